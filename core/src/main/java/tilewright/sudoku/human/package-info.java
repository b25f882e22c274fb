/** Solving as people do: techniques, hints, and explanations of cells. */
@NullMarked
package tilewright.sudoku.human;

import org.jspecify.annotations.NullMarked;
