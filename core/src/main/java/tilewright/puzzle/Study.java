package tilewright.puzzle;

import tilewright.search.Limits;
import tilewright.text.Json;

/**
 * A question about a position that has a verb of its own: perft, analyze, rate.
 *
 * @param <S> the position
 */
public interface Study<S> {

    /** Lower case letters; the command's name. */
    String verb();

    String about();

    /**
     * The answer for one position.
     *
     * @param depth how far to look, where the question has a depth; 0 or more
     * @throws Refused when the position is readable but the question makes no sense for it
     */
    Report study(S position, int depth, Limits limits);

    /**
     * An answer.
     *
     * @param line for people: one line
     * @param fields for programs
     * @param complete false when a limit came first
     */
    record Report(String line, Json.Obj fields, boolean complete) {}

    /** A question that cannot be answered for this position. */
    final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** @param reason one sentence without a full stop */
        public Refused(String reason) {
            super(reason, null, false, false);
        }
    }
}
