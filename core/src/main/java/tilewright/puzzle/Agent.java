package tilewright.puzzle;

import java.util.List;
import tilewright.message.Message;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * A computer player.
 *
 * @param <S> the position
 * @param <M> the move
 */
public interface Agent<S, M> {

    /** Lower case letters and digits. */
    String id();

    /** Describes its play in a few words. */
    Message about();

    /**
     * The moves of its whole turn, one or more, each legal after those before.
     *
     * @param position a position where the game is not over
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    List<M> turn(S position, SeededRandom random, Stop stop);

    default List<M> turn(S position, SeededRandom random) {
        return turn(position, random, Stop.never());
    }
}
