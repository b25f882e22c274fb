/** The small interface of a puzzle. */
@NullMarked
package tilewright.puzzle;

import org.jspecify.annotations.NullMarked;
