/** The normal form: the smallest of all puzzles that are the same, and the ways between them. */
@NullMarked
package tilewright.sudoku.canonical;

import org.jspecify.annotations.NullMarked;
