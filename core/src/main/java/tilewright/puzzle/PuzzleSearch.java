package tilewright.puzzle;

import java.util.List;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.search.Search;

/**
 * A search whose state is a position of the puzzle, so that it can be watched.
 *
 * @param <S> the position
 */
public interface PuzzleSearch<S> extends Search {

    /** The board as the search has it now; a full solution when it halts at {@link #SOLUTION}. */
    S position();

    /** Returns the subject of the last event in a few plain words. */
    Message caption(int event);

    /** Returns the marks that point at the board. */
    default List<Mark> marks() {
        return List.of();
    }
}
