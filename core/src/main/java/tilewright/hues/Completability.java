package tilewright.hues;

import tilewright.rng.SeededRandom;
import tilewright.search.Search;

/** Whether a board can still be completed. */
sealed interface Completability {

    /** It can: this is one of its completions. */
    record Completable(Board completion, long nodes) implements Completability {}

    /** It cannot: a search tried everything. */
    record Dead(long nodes) implements Completability {}

    /** The search was not done within its limit. */
    record Undecided(long nodes) implements Completability {}

    /** What it took, in tiles laid by the search. */
    long nodes();

    /** Enough for every board that was ever met, some tenths of a second. */
    long USUAL = 400_000;

    /** Nodes of the first try. */
    long FIRST = 1_000;

    /**
     * Whether a board can be completed.
     *
     * <p>A try that grows too long is given up and another one begins, in another order and four times as long: boards
     * that are hard in one order are mostly easy in another. The same board gets the same tries.
     *
     * @param nodes of all tries together, at most
     */
    static Completability of(Board board, long nodes) {
        SeededRandom random = new SeededRandom(1);
        long spent = 0;
        long patience = FIRST;
        while (spent < nodes) {
            HuesSearch search = spent == 0 ? new HuesSearch(board) : new HuesSearch(board, random);
            int event = search.run(Search.SOLUTION, Math.min(patience, nodes - spent));
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

    static Completability of(Board board) {
        return of(board, USUAL);
    }
}
