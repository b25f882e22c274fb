/** Steps by reasoning for Sudokus of any rules: techniques, paths, and their sentences, none of which is ever wrong. */
@NullMarked
package tilewright.sudoku.deduction;

import org.jspecify.annotations.NullMarked;
