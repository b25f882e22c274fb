/** Steps of a person: their kinds, what they place and remove, and why. */
@NullMarked
package tilewright.sudoku.step;

import org.jspecify.annotations.NullMarked;
