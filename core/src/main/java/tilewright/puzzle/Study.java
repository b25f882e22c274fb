package tilewright.puzzle;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Mark;
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
     * @param picture where the answer can be shown on the board
     */
    record Report(String line, Json.Obj fields, boolean complete, Optional<Picture> picture) {

        public Report(String line, Json.Obj fields, boolean complete) {
            this(line, fields, complete, Optional.empty());
        }
    }

    /**
     * An answer to look at.
     *
     * @param caption what is to be seen, one sentence or two
     * @param marks to lay over the scene of the position
     */
    record Picture(String caption, List<Mark> marks) {
        public Picture {
            marks = List.copyOf(marks);
        }
    }

    /** A question that cannot be answered for this position. */
    final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** @param reason one sentence without a full stop */
        public Refused(String reason) {
            super(reason, null, false, false);
        }
    }
}
