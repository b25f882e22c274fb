package tilewright.puzzle;

import java.util.List;
import tilewright.search.Limits;

/**
 * A review of a play: where it went wrong, and what would have been right. Threads may share one.
 *
 * @param <S> the position
 * @param <M> the move
 */
@FunctionalInterface
public interface Review<S, M> {

    /** The fields of a review that tables have as columns. */
    Columns COLUMNS = Columns.NONE
            .json("turns")
            .wholes("mistakes")
            .whole("firstLosing", "open")
            .truth("proven");

    /**
     * Reviews a play.
     *
     * @param start where it began
     * @param moves those that led to where it stands, each legal after those before; perhaps none
     * @param limits for each proof that it takes
     * @throws Study.Refused when nothing can be said of such a play
     */
    Study.Report review(S start, List<M> moves, Limits limits);
}
