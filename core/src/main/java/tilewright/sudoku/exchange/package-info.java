/** Puzzles of any rules in the texts of other programs. No engine of the page has it. */
@NullMarked
package tilewright.sudoku.exchange;

import org.jspecify.annotations.NullMarked;
