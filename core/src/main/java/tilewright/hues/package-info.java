/** The color puzzle: eight tiles in each of eight colors on a board of 64 cells, no two of a color too near. */
@NullMarked
package tilewright.hues;

import org.jspecify.annotations.NullMarked;
