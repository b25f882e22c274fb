package tilewright.puzzle;

import tilewright.search.Search;

/**
 * A search whose state is a position of the puzzle, so that it can be watched.
 *
 * @param <S> the position
 */
public interface PuzzleSearch<S> extends Search {

    /** The board as the search has it now; a full solution when it halts at {@link #SOLUTION}. */
    S position();

    /** What the last event was about, in a few plain words. */
    String caption(int event);
}
