/**
 * The tromino puzzle: one green tile on a square board, and tiles of three cells on all the others.
 *
 * <p>{@link tilewright.trominoes.Trominoes} is for programs, and stable.
 */
@NullMarked
package tilewright.trominoes;

import org.jspecify.annotations.NullMarked;
