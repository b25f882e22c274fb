package tilewright.puzzle;

import java.util.List;
import tilewright.message.Message;
import tilewright.rng.SeededRandom;

/**
 * The making of positions, as searches that are watched from an empty board on.
 *
 * @param <S> the position
 */
public interface Maker<S> {

    /**
     * A way to make positions.
     *
     * @param method its name; unlike those of the puzzle's solver
     * @param chapters in the order of their depths; at least one
     */
    record Way(Solver.Method method, List<Chapter> chapters) {
        public Way {
            chapters = List.copyOf(chapters);
        }
    }

    /**
     * A part of the work.
     *
     * @param words a few
     * @param depth of the search where it begins
     */
    record Chapter(Message words, int depth) {}

    /** The ways, at least one. */
    List<Way> ways();

    /**
     * The making of a position from its beginning.
     *
     * @param method the id of one of the ways
     */
    PuzzleSearch<S> making(String method, SeededRandom random);
}
