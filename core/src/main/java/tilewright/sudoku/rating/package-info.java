/** The difficulty of a Sudoku on the scale of Sudoku Explainer, and the steps by which that program solves it. */
@NullMarked
package tilewright.sudoku.rating;

import org.jspecify.annotations.NullMarked;
