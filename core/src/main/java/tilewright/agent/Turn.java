package tilewright.agent;

import java.util.List;

/**
 * The moves of one player, up to another player's turn or the end of the game.
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
