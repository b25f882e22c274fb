/** Certificates of what is said about a Sudoku, and their check. Nothing here solves. */
@NullMarked
package tilewright.sudoku.certificate;

import org.jspecify.annotations.NullMarked;
