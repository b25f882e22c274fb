/** Solving and counting: the fast solver, and the searches that can be watched. */
@NullMarked
package tilewright.sudoku.solve;

import org.jspecify.annotations.NullMarked;
