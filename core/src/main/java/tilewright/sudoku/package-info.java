/** Sudoku as a puzzle among others: its front joins the rooms below. */
@NullMarked
package tilewright.sudoku;

import org.jspecify.annotations.NullMarked;
