/** Setups of Sudokus of other sizes and rules, and puzzles that are made for them. */
@NullMarked
package tilewright.sudoku.compose;

import org.jspecify.annotations.NullMarked;
