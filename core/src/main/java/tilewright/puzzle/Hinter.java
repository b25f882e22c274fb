package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Mark;
import tilewright.search.Stop;
import tilewright.text.Json;

/**
 * Finds the next step a person could make, and says why.
 *
 * @param <S> the position
 * @param <M> the move
 */
@FunctionalInterface
public interface Hinter<S, M> {

    /**
     * Empty when nothing is left to do or no reason is known.
     *
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    Optional<Hint<M>> hint(S position, Stop stop);

    default Optional<Hint<M>> hint(S position) {
        return hint(position, Stop.never());
    }

    /**
     * A next step with its reason.
     *
     * @param technique the name of the way to reason
     * @param text the step and its reason, for a person
     * @param moves the moves that carry it out
     * @param marks what to point at in the scene
     * @param details further fields for programs
     * @param <M> the move
     */
    record Hint<M>(String technique, String text, List<M> moves, List<Mark> marks, Json.Obj details) {
        public Hint {
            moves = List.copyOf(moves);
            marks = List.copyOf(marks);
        }
    }
}
