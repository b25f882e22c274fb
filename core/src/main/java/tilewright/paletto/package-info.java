/**
 * The board game Paletto: take pieces of one color, and take them all first or take the last one.
 *
 * <p>{@link tilewright.paletto.Paletto} is for programs, and stable.
 */
@NullMarked
package tilewright.paletto;

import org.jspecify.annotations.NullMarked;
