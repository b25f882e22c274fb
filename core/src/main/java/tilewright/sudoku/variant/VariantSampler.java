package tilewright.sudoku.variant;

import java.util.Arrays;
import java.util.function.Predicate;
import tilewright.rng.SeededRandom;
import tilewright.search.Search;

/**
 * Random grids of some rules, and whether givens determine one. What it finds depends on the random numbers and on what it was asked before.
 *
 * <p>Mutable; one thread at a time.
 */
public final class VariantSampler {

    /** Nodes after which another grid is looked for by all that removes candidates: few puzzles need as many. */
    private static final int QUICK_NODES = 100;

    private final Network network;
    private final SeededRandom random;
    private final VariantSearch grids;
    private final Proof proof;
    private final Proof drawn;

    /** Two searches for another grid: one that is soon done if there are many, and one for all. */
    private record Proof(VariantSearch quick, VariantSearch thorough) {

        Proof(Network network, boolean byPlaces) {
            this(
                    new VariantSearch(network.withoutLockedDigits(), options -> options & -options, byPlaces),
                    new VariantSearch(network, options -> options & -options, byPlaces));
        }
    }

    VariantSampler(Network network, SeededRandom random) {
        this.network = network;
        this.random = random;
        Network plain = network.plain();
        grids = new VariantSearch(plain, this::any, true);
        proof = new Proof(network, false);
        drawn = new Proof(plain, true);
    }

    private int any(int options) {
        int rest = options;
        for (int skipped = random.below(Integer.bitCount(options)); skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }

    /** The answer of a search. */
    public sealed interface Found {

        /** A grid, row by row; the caller's own. */
        record Grid(int[] digits) implements Found {}

        /** There is no grid. */
        record None() implements Found {}

        /** The nodes of the search are spent. */
        record Spent() implements Found {}
    }

    /**
     * Returns a grid that keeps the rules, not each equally likely.
     *
     * @param nodes of the search, at most
     * @throws tilewright.search.Stopped when it was stopped, or the work is spent
     */
    public Found grid(long nodes, Work work) {
        grids.begin(new int[network.cells()], -1);
        return first(grids, _ -> true, nodes, work);
    }

    /**
     * Returns a grid with these givens that differs in a cell from the grid from which they were taken.
     *
     * @param givens 0 for none
     * @param cell that has its given no more, but is to have another digit
     * @param nodes of the search, at most
     * @throws tilewright.search.Stopped when it was stopped, or the work is spent
     */
    public Found other(int[] givens, int cell, long nodes, Work work) {
        return other(proof, givens, cell, _ -> true, nodes, work);
    }

    /**
     * Returns a grid with the givens that differs from another one.
     *
     * @param grid with these givens
     * @param nodes of the search, at most
     * @throws tilewright.search.Stopped when it was stopped, or the work is spent
     */
    public Found other(int[] givens, int[] grid, long nodes, Work work) {
        return other(proof, givens, -1, digits -> !Arrays.equals(digits, grid), nodes, work);
    }

    /**
     * Returns a grid that differs from another one, always the same one: what is drawn depends on it, and seeds keep what they draw.
     *
     * @param nodes of the search, at most
     * @throws tilewright.search.Stopped when it was stopped, or the work is spent
     */
    public Found drawnOther(int[] grid, long nodes, Work work) {
        return other(drawn, new int[grid.length], -1, digits -> !Arrays.equals(digits, grid), nodes, work);
    }

    private Found other(Proof by, int[] givens, int cell, Predicate<int[]> wanted, long nodes, Work work) {
        by.quick.begin(givens, cell);
        Found found = first(by.quick, wanted, Math.min(nodes, QUICK_NODES), work);
        if (!(found instanceof Found.Spent)) {
            return found;
        }
        by.thorough.begin(givens, cell);
        return first(by.thorough, wanted, nodes, work);
    }

    /** Returns whether the cells that must differ from a cell have all other digits, so that it needs no given. */
    public boolean onlyDigit(int[] givens, int cell) {
        int seen = 0;
        for (int peer : network.peers(cell)) {
            seen |= givens[peer] == 0 ? 0 : 1 << givens[peer] - 1;
        }
        return (seen | 1 << givens[cell] - 1) == network.all();
    }

    private Found first(VariantSearch search, Predicate<int[]> wanted, long nodes, Work work) {
        while (true) {
            work.check();
            long before = search.nodes();
            int event = search.run(Search.SOLUTION, nodes - before);
            work.add((1 + search.nodes() - before) * network.cells());
            if (event == Search.FINISHED) {
                return new Found.None();
            }
            if (event == Search.SOLUTION) {
                int[] digits = search.solution();
                if (wanted.test(digits)) {
                    return new Found.Grid(digits);
                }
            } else if (search.nodes() >= nodes) {
                return new Found.Spent();
            }
        }
    }
}
