package tilewright.sudoku.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;

/**
 * Finds and counts the solutions of puzzles with the same rules, always in the same order. A node of limits is a
 * candidate that is tried.
 *
 * <p>Immutable; threads may share one.
 */
public final class VariantSolver {

    private final Network network;

    public VariantSolver(Variant rules) {
        network = new Network(rules);
    }

    /** Returns the solutions, as many as the limits allow: the digits of all cells. */
    public Solver.Solutions<List<Integer>> solve(VariantPuzzle puzzle, Limits limits) {
        List<List<Integer>> found = new ArrayList<>();
        Outcome outcome = each(
                puzzle,
                limits,
                digits -> found.add(Arrays.stream(digits).boxed().toList()));
        return new Solver.Solutions<>(found, outcome);
    }

    /** Returns the number of solutions, exact unless a limit comes first. */
    public Counter.Count count(VariantPuzzle puzzle, Limits limits) {
        return Counter.Count.of(each(puzzle, limits, _ -> {}));
    }

    /** Passes each solution to a listener. */
    public Outcome each(VariantPuzzle puzzle, Limits limits, Consumer<int[]> listener) {
        VariantSearch search = new VariantSearch(network, puzzle);
        return Runner.run(search, limits, () -> listener.accept(search.solution()));
    }

    /** Returns a sampler of grids. */
    public VariantSampler sampler(SeededRandom random) {
        return new VariantSampler(network, random);
    }

    /** Returns the search for callers that run it step by step. */
    public VariantSearch search(VariantPuzzle puzzle) {
        return new VariantSearch(network, puzzle);
    }
}
