/** The rules of a Sudoku of any size: its side, boxes, and constraints, their one-line text, and puzzles of such rules. */
@NullMarked
package tilewright.sudoku.rules;

import org.jspecify.annotations.NullMarked;
