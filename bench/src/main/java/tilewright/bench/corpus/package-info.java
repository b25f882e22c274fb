/** Makes an open corpus of puzzles in parts. */
@NullMarked
package tilewright.bench.corpus;

import org.jspecify.annotations.NullMarked;
