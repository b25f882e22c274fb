/** Makes the certificates of Sudokus. */
@NullMarked
package tilewright.sudoku.prove;

import org.jspecify.annotations.NullMarked;
