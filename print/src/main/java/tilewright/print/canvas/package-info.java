/** Pages to draw on, in points, and the files that they become. Knows no puzzles. */
@NullMarked
package tilewright.print.canvas;

import org.jspecify.annotations.NullMarked;
