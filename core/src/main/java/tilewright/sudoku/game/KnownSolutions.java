package tilewright.sudoku.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.VariantSolver;

/** The solutions of the puzzles that were asked about last, up to two of each. Threads may share one. */
final class KnownSolutions {

    /** Nodes of the search that makes sure of one solution. */
    private static final long NODES = 2_000_000;

    private static final int MOST_PUZZLES = 32;

    private final Map<VariantPuzzle, List<List<Integer>>> known = new LinkedHashMap<>(16, 0.75F, true);

    /**
     * Returns the solutions of a puzzle, two if there are several.
     *
     * @throws tilewright.search.Stopped when it was stopped
     */
    List<List<Integer>> of(VariantPuzzle puzzle, Stop stop) {
        synchronized (known) {
            List<List<Integer>> solutions = known.get(puzzle);
            if (solutions != null) {
                return solutions;
            }
        }
        List<List<Integer>> found = List.copyOf(new VariantSolver(puzzle.rules())
                .solve(puzzle, Limits.NONE.withSolutions(2).withNodes(NODES).withStop(stop))
                .found());
        stop.check();
        synchronized (known) {
            known.put(puzzle, found);
            if (known.size() > MOST_PUZZLES) {
                known.remove(known.keySet().iterator().next());
            }
        }
        return found;
    }
}
