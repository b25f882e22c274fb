package tilewright.prove;

import java.util.List;
import java.util.Optional;
import tilewright.proof.Encoding;
import tilewright.proof.Sum;
import tilewright.puzzle.Solver;
import tilewright.search.Limits;

/**
 * What makes proofs about the completions of a puzzle's positions. Threads may share one.
 *
 * @param <S> the position
 */
public interface Provable<S> {

    Encoding encoding();

    Solver<S> solver();

    /**
     * The text of a position as {@link #encoding} reads it.
     *
     * @throws tilewright.puzzle.Study.Refused when it has clues of which no formula speaks
     */
    String text(S position);

    /** Returns the position without what no formula speaks of. */
    default S bare(S position) {
        return position;
    }

    /** The text of a completion. */
    default String completion(S completion) {
        return text(completion);
    }

    /** The positions that lack one of the tiles or clues each, in the order of {@link Encoding.Encoded#weaker}. */
    List<S> weaker(S position);

    /**
     * Returns constraints whose sum is impossible; empty when none are known.
     *
     * @param constraints of the position, numbered from 1
     */
    default Optional<List<Integer>> impossible(S position, List<Sum> constraints) {
        return Optional.empty();
    }

    /**
     * Returns a position with few tiles, all of which the given one has, that cannot be completed either; empty when none is known that
     * has fewer.
     *
     * @param position one that cannot be completed
     */
    Optional<S> conflict(S position, Limits limits);
}
