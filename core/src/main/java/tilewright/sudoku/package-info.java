/**
 * Sudoku: {@link tilewright.sudoku.Sudoku} is for programs, and stable; {@link tilewright.sudoku.SudokuPuzzle} is the puzzle among
 * others, which joins the packages below.
 */
@NullMarked
package tilewright.sudoku;

import org.jspecify.annotations.NullMarked;
