package tilewright.puzzle;

import java.util.List;
import tilewright.rng.SeededRandom;

/**
 * A computer player.
 *
 * @param <S> the position
 * @param <M> the move
 */
public interface Agent<S, M> {

    /** Lower case letters and digits. */
    String id();

    /** How it plays, in a few words. */
    String about();

    /**
     * The moves of its whole turn, one or more, each legal after those before.
     *
     * @param position a position where the game is not over
     */
    List<M> turn(S position, SeededRandom random);
}
