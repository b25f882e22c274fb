package tilewright.sudoku.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.VariantSolver;

/** The solutions of the puzzles that were asked about last, up to two of each. Threads may share one. */
public final class KnownSolutions {

    /** Nodes of the search that makes sure of one solution. */
    private static final long NODES = 2_000_000;

    /** Nodes of a search that nobody waits for: some hundredths of a second. */
    private static final long FEW_NODES = 1_000;

    private static final int MOST_PUZZLES = 32;

    private final long nodes;
    private final long fewNodes;
    private final Map<VariantPuzzle, Known> known = new LinkedHashMap<>(16, 0.75F, true);

    /**
     * What a search found.
     *
     * @param solutions empty when it was too long
     * @param nodes of the search
     */
    private record Known(Optional<List<List<Integer>>> solutions, long nodes) {

        /** Whether it says what a search of so many nodes at most would find. */
        boolean covers(long most) {
            return solutions.isPresent() || nodes >= most;
        }

        /** What it would find; a single solution in any case, as it changes no hint. */
        Optional<List<List<Integer>>> within(long most) {
            return solutions.filter(found -> found.size() == 1 || nodes <= most);
        }
    }

    KnownSolutions() {
        this(NODES, FEW_NODES);
    }

    /**
     * @param nodes of a search at most
     * @param fewNodes of a short one
     */
    KnownSolutions(long nodes, long fewNodes) {
        this.nodes = nodes;
        this.fewNodes = fewNodes;
    }

    /** Returns those that a workspace keeps. */
    public static KnownSolutions in(Workspace workspace) {
        return workspace.of(KnownSolutions.class, KnownSolutions::new);
    }

    /** Keeps the only solution of a puzzle. */
    public void add(VariantPuzzle puzzle, List<Integer> solution) {
        add(puzzle, new Known(Optional.of(List.of(solution)), 0));
    }

    private void add(VariantPuzzle puzzle, Known found) {
        synchronized (known) {
            known.put(puzzle, found);
            if (known.size() > MOST_PUZZLES) {
                known.remove(known.keySet().iterator().next());
            }
        }
    }

    /**
     * Returns the solutions of a puzzle, two if there are several; empty when the search for them was too long.
     *
     * @throws tilewright.search.Stopped when it was stopped
     */
    Optional<List<List<Integer>>> of(VariantPuzzle puzzle, Stop stop) {
        return of(puzzle, nodes, stop);
    }

    /** The same of a short search. */
    Optional<List<List<Integer>>> soon(VariantPuzzle puzzle, Stop stop) {
        return of(puzzle, fewNodes, stop);
    }

    private Optional<List<List<Integer>>> of(VariantPuzzle puzzle, long most, Stop stop) {
        synchronized (known) {
            Known found = known.get(puzzle);
            if (found != null && found.covers(most)) {
                return found.within(most);
            }
        }
        Solver.Solutions<List<Integer>> search = new VariantSolver(puzzle.rules())
                .solve(puzzle, Limits.NONE.withSolutions(2).withNodes(most).withStop(stop));
        stop.check();
        boolean decided = search.found().size() > 1 || search.outcome() instanceof Outcome.Complete;
        Known found = decided
                ? new Known(Optional.of(search.found()), search.outcome().nodes())
                : new Known(Optional.empty(), most);
        add(puzzle, found);
        return found.solutions;
    }
}
