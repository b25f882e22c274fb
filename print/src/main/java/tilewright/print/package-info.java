/** Sheets of puzzles on paper, from the same scenes as on the screen. Knows no puzzle by name. */
@NullMarked
package tilewright.print;

import org.jspecify.annotations.NullMarked;
