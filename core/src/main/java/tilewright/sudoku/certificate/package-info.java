/** The formulas of Sudokus of any rules, for certificates. Nothing here solves. */
@NullMarked
package tilewright.sudoku.certificate;

import org.jspecify.annotations.NullMarked;
