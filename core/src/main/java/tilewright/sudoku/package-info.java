/** Sudoku: rules, texts, drawing, the phased generator, solving, counting and hints. */
@NullMarked
package tilewright.sudoku;

import org.jspecify.annotations.NullMarked;
