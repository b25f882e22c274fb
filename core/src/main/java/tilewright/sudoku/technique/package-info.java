/** The ways in which people solve a Sudoku: a class for each technique, the steps that they find, and words for them. */
@NullMarked
package tilewright.sudoku.technique;

import org.jspecify.annotations.NullMarked;
