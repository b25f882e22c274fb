/** Sheets and books of puzzles, on paper. */
@NullMarked
package tilewright.print;

import org.jspecify.annotations.NullMarked;
