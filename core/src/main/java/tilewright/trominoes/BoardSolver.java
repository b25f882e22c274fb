package tilewright.trominoes;

import java.util.List;
import java.util.Optional;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;

/** Covers boards: by exact cover, or as the original puzzle's program does. */
final class BoardSolver implements Solver<Board> {

    private static final Method COVER = new Method(
            "cover",
            TrominoesMessages.methodCoverName(),
            TrominoesMessages.methodCover(TrominoesMessages.methodCoverName()));
    private static final Method SCAN = new Method(
            "scan",
            TrominoesMessages.methodScanName(),
            TrominoesMessages.methodScan(TrominoesMessages.methodScanName()));

    @Override
    public List<Method> methods() {
        return List.of(COVER, SCAN);
    }

    /**
     * Returns true, because the first covering comes from a search or from the graph of all coverings, and these may
     * differ.
     */
    @Override
    public boolean dependsOnBudget() {
        return true;
    }

    @Override
    public PuzzleSearch<Board> search(Board board, String method, SeededRandom random) {
        return switch (method) {
            case "cover" -> new ExactCoverSearch(board);
            case "scan" -> new ScanSearch(board);
            default -> throw new IllegalArgumentException("no method (%s); choose cover or scan".formatted(method));
        };
    }

    /**
     * Answers "none" at once where the coloring proves it, else from the graph of all coverings, whose first one lies open;
     * only when that does not fit into the limits it searches. The searches themselves look at neither.
     */
    @Override
    public Solutions<Board> solve(Board board, Limits limits) {
        if (!Coloring.allows(board)) {
            return new Solutions<>(List.of(), new Outcome.Complete(0, 0));
        }
        Optional<TilingGraph> graph = TilingGraph.of(board, limits);
        if (graph.isEmpty()) {
            return Solver.super.solve(board, limits);
        }
        List<Board> found = graph.get().first(limits.solutions());
        Outcome outcome = found.size() < limits.solutions()
                ? new Outcome.Complete(found.size(), graph.get().nodes())
                : new Outcome.Limited(found.size(), graph.get().nodes(), Outcome.Reason.SOLUTIONS);
        return new Solutions<>(found, outcome);
    }
}
