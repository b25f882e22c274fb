/** The steps of a person: their kinds, effects, reasons, and sentences. */
@NullMarked
package tilewright.sudoku.step;

import org.jspecify.annotations.NullMarked;
