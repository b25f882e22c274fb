package tilewright.puzzle;

import java.util.List;
import tilewright.message.Message;

/**
 * The presentation of a puzzle where one chooses among several. Immutable; threads may share one.
 *
 * @param about what one has to do, in two short lines
 * @param quick three setups to begin with by one press, easiest first
 * @param position part of it is drawn as a building
 * @param heights how high the building is on each cell, in steps of 1 to 9, or 0 where nothing stands: rows from the upper left
 *     corner of the position on, joined by /
 * @param accent the cell that stands out, such as {@code r2c2}; empty for none
 * @param <P> the setup
 * @param <S> the position
 */
public record Card<P, S>(Message about, List<P> quick, S position, String heights, String accent) {

    public Card {
        quick = List.copyOf(quick);
    }
}
