/** Sudokus of any houses as games: positions, moves, pictures, and hints. */
@NullMarked
package tilewright.sudoku.game;

import org.jspecify.annotations.NullMarked;
