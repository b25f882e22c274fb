/** The techniques of HoDoKu: a class for each, and the order in which they solve a Sudoku. */
@NullMarked
package tilewright.sudoku.technique;

import org.jspecify.annotations.NullMarked;
