/** The board of Paletto, its moves and rules, their texts and the picture, and a fast game on bits. */
@NullMarked
package tilewright.paletto.model;

import org.jspecify.annotations.NullMarked;
