package tilewright.hues;

import tilewright.rng.SeededRandom;
import tilewright.search.Search;
import tilewright.search.Stop;

/** The answer to whether a board can still be completed. */
sealed interface Completability {

    /** The board can be completed: this is one of its completions. */
    record Completable(Board completion, long nodes) implements Completability {}

    /** The board cannot be completed: a search tried everything. */
    record Dead(long nodes) implements Completability {}

    /** The search was not done within its limit. */
    record Undecided(long nodes) implements Completability {}

    /** Returns the effort, in tiles laid by the search. */
    long nodes();

    /** Enough for every board that was ever met, some tenths of a second. */
    long USUAL = 400_000;

    /** Nodes of the first try. */
    long FIRST = 1_000;

    /** Nodes between two looks at the stop: a millisecond or two. */
    long SLICE = 2_000;

    /**
     * Whether a board can be completed.
     *
     * <p>A try that grows too long is given up and another one begins, in another order and four times as long: boards
     * that are hard in one order are mostly easy in another. The same board gets the same tries.
     *
     * @param nodes of all tries together, at most
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    static Completability of(Board board, long nodes, Stop stop) {
        SeededRandom random = new SeededRandom(1);
        long spent = 0;
        long patience = FIRST;
        while (spent < nodes) {
            HuesSearch search = spent == 0 ? new HuesSearch(board) : new HuesSearch(board, random);
            int event = run(search, Math.min(patience, nodes - spent), stop);
            spent += search.nodes();
            if (event == Search.SOLUTION) {
                return new Completable(search.position(), spent);
            }
            if (event == Search.FINISHED) {
                return new Dead(spent);
            }
            patience *= 4;
        }
        return new Undecided(spent);
    }

    private static int run(HuesSearch search, long nodes, Stop stop) {
        int event;
        do {
            stop.check();
            event = search.run(Search.SOLUTION, Math.min(SLICE, nodes - search.nodes()));
        } while (event != Search.SOLUTION && event != Search.FINISHED && search.nodes() < nodes);
        return event;
    }

    static Completability of(Board board, long nodes) {
        return of(board, nodes, Stop.never());
    }

    static Completability of(Board board) {
        return of(board, USUAL);
    }
}
