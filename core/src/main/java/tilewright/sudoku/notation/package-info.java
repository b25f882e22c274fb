/** The files of other programs: how positions are read from them and written for them. */
@NullMarked
package tilewright.sudoku.notation;

import org.jspecify.annotations.NullMarked;
