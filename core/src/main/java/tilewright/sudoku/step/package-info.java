/** The steps of a person: their kinds, what they place and remove, why, and their sentences. */
@NullMarked
package tilewright.sudoku.step;

import org.jspecify.annotations.NullMarked;
