/** Solving, counting, and generating puzzles of any rules. */
@NullMarked
package tilewright.sudoku.variant;

import org.jspecify.annotations.NullMarked;
