package tilewright.agent;

import java.util.List;

/**
 * All that one player does before it is another's turn or the game is over.
 *
 * @param moves one or more, each legal after those before
 * @param end the position after all of them
 * @param <S> the position
 * @param <M> the move
 */
public record Turn<S, M>(List<M> moves, S end) {
    public Turn {
        moves = List.copyOf(moves);
    }
}
