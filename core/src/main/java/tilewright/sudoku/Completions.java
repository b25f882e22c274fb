package tilewright.sudoku;

import java.util.function.Consumer;
import tilewright.search.Limits;
import tilewright.search.Outcome;

/** The ways to complete a position, as the fast solver finds them. */
final class Completions {

    /** Nodes between two looks at the stop: a few milliseconds. */
    private static final long SLICE = 10_000;

    /**
     * Nodes after which a question that must be answered at once is given up: some seconds. The hardest puzzles that are
     * known need some thousands.
     */
    static final long PATIENCE = 10_000_000;

    private static final Limits QUESTION = Limits.NONE.withSolutions(1).withNodes(PATIENCE);

    private Completions() {}

    /** Counts them. */
    static Outcome count(Board board, Limits limits) {
        return run(board, limits, limits.solutions(), _ -> {});
    }

    /**
     * Finds them one by one.
     *
     * @param solution told of each: 81 digits, its own to keep
     */
    static Outcome each(Board board, Limits limits, Consumer<int[]> solution) {
        return run(board, limits, 1, solution);
    }

    /** Whether there is proved to be none. */
    static boolean none(Board board) {
        return count(board, QUESTION) instanceof Outcome.Complete;
    }

    private static Outcome run(Board board, Limits limits, long atOnce, Consumer<int[]> solution) {
        BandSolver solver = new BandSolver();
        solver.begin(board.digits());
        long told = 0;
        while (true) {
            if (limits.stop().asked()) {
                return new Outcome.Limited(told, solver.nodes(), Outcome.Reason.STOPPED);
            }
            long grant = Math.min(SLICE, limits.nodes() - solver.nodes());
            boolean end = solver.run(told + Math.min(atOnce, limits.solutions() - told), grant);
            if (solver.found() > told) {
                told = solver.found();
                int[] digits = new int[Houses.CELLS];
                solver.solution(digits);
                solution.accept(digits);
                if (told == limits.solutions()) {
                    return new Outcome.Limited(told, solver.nodes(), Outcome.Reason.SOLUTIONS);
                }
            }
            if (end) {
                return new Outcome.Complete(told, solver.nodes());
            }
            if (solver.nodes() >= limits.nodes()) {
                return new Outcome.Limited(told, solver.nodes(), Outcome.Reason.NODES);
            }
        }
    }
}
