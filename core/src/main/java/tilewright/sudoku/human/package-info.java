/** Solving as people do: techniques, hints, and what there is to say of a cell. */
@NullMarked
package tilewright.sudoku.human;

import org.jspecify.annotations.NullMarked;
