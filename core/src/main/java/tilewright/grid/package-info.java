/** Cells of a rectangular board, numbered row by row. */
@NullMarked
package tilewright.grid;

import org.jspecify.annotations.NullMarked;
