/** Making puzzles: filled grids, minimal puzzles, and puzzles with a given number or pattern of clues. */
@NullMarked
package tilewright.sudoku.generate;

import org.jspecify.annotations.NullMarked;
