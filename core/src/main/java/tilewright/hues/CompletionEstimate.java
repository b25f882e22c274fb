package tilewright.hues;

import tilewright.puzzle.Counter;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/** Estimates the number of completions by random probes. */
final class CompletionEstimate {

    /*
     * Knuth's method [1]: walk down a search tree, at each level to one of its children by chance, until a completion or a
     * dead end. The product of the numbers of children is, on average, the number of completions (0 at a dead end). What
     * the search knows about dead children only makes the tree smaller, so the mean stays right. The interval is twice
     * the standard error of the mean to either side; the walks differ by factors, so it is honest only for many walks.
     *
     * [1] Estimating the efficiency of backtrack programs, Mathematics of Computation 29, 1975.
     */

    private CompletionEstimate() {}

    /**
     * An estimate, the same for the same board and number.
     *
     * @param probes 2 or more
     * @param stop asked for each probe
     * @throws tilewright.search.Stopped when it was stopped
     */
    static Counter.Estimate of(Board board, int probes, Stop stop) {
        return of(board, probes, new SeededRandom(1), stop);
    }

    /** Estimates the number by other random numbers. */
    static Counter.Estimate of(Board board, int probes, SeededRandom random, Stop stop) {
        HuesSearch search = new HuesSearch(board);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < probes; i++) {
            stop.check();
            double weight = search.probe(random);
            sum += weight;
            squares += weight * weight;
        }
        double mean = sum / probes;
        double error = Math.sqrt(Math.max(0, squares / probes - mean * mean) / (probes - 1));
        return new Counter.Estimate(mean, Math.max(0, mean - 2 * error), mean + 2 * error);
    }
}
