/** The model of a Sudoku: cells, houses, boards, notes, moves, rules, setups, and how they are written and drawn. */
@NullMarked
package tilewright.sudoku.model;

import org.jspecify.annotations.NullMarked;
