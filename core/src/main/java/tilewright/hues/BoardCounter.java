package tilewright.hues;

import tilewright.puzzle.Counter;
import tilewright.search.Limits;
import tilewright.search.Runner;

/** Counts the ways to fill the rest of a board, one by one. */
final class BoardCounter implements Counter<Board> {

    @Override
    public Count count(Board board, Limits limits) {
        return Count.of(Runner.run(new HuesSearch(board), limits, Runner.Listener.NONE));
    }
}
