/**
 * The color puzzle: eight tiles in each of eight colors on a board of 64 cells, no two of a color too near.
 *
 * <p>{@link tilewright.hues.Hues} is for programs, and stable.
 */
@NullMarked
package tilewright.hues;

import org.jspecify.annotations.NullMarked;
