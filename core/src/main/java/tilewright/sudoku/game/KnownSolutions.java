package tilewright.sudoku.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.puzzle.Solver;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.VariantSolver;

/** The solutions of the puzzles that were asked about last, up to two of each. Threads may share one. */
final class KnownSolutions {

    /** Nodes of the search that makes sure of one solution. */
    private static final long NODES = 2_000_000;

    private static final int MOST_PUZZLES = 32;

    private final long nodes;
    private final Map<VariantPuzzle, Optional<List<List<Integer>>>> known = new LinkedHashMap<>(16, 0.75F, true);

    KnownSolutions() {
        this(NODES);
    }

    /** @param nodes of a search at most */
    KnownSolutions(long nodes) {
        this.nodes = nodes;
    }

    /**
     * Returns the solutions of a puzzle, two if there are several; empty when the search for them was too long.
     *
     * @throws tilewright.search.Stopped when it was stopped
     */
    Optional<List<List<Integer>>> of(VariantPuzzle puzzle, Stop stop) {
        synchronized (known) {
            Optional<List<List<Integer>>> solutions = known.get(puzzle);
            if (solutions != null) {
                return solutions;
            }
        }
        Solver.Solutions<List<Integer>> search = new VariantSolver(puzzle.rules())
                .solve(puzzle, Limits.NONE.withSolutions(2).withNodes(nodes).withStop(stop));
        stop.check();
        boolean decided = search.found().size() > 1 || search.outcome() instanceof Outcome.Complete;
        Optional<List<List<Integer>>> found = decided ? Optional.of(search.found()) : Optional.empty();
        synchronized (known) {
            known.put(puzzle, found);
            if (known.size() > MOST_PUZZLES) {
                known.remove(known.keySet().iterator().next());
            }
        }
        return found;
    }
}
