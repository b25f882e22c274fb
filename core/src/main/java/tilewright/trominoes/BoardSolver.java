package tilewright.trominoes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;

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

    /** The nodes of a short search: hundreds find a covering of most boards that have one, however large. */
    private static final long FEW_NODES = 20_000;

    /** Whether the graph of all coverings is small, whatever lies on the board: up to 13 cells one way. */
    static boolean narrow(Board board) {
        return Math.min(board.width(), board.grid().rows()) <= 13;
    }

    /** Searches for one covering by exact cover, with few nodes: complete without one, there is none. */
    static Solutions<Board> searched(Board board, Limits limits) {
        ExactCoverSearch search = new ExactCoverSearch(board);
        List<Board> found = new ArrayList<>();
        Limits few = limits.withSolutions(1).withNodes(Math.min(FEW_NODES, limits.nodes()));
        return new Solutions<>(found, Runner.run(search, few, () -> found.add(search.position())));
    }

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
     * Answers "none" at once where the coloring proves it; one covering of a wide board by a short search; else from the graph
     * of all coverings, whose first one lies open; only when that does not fit into the limits it searches. The searches
     * themselves look at neither.
     */
    @Override
    public Solutions<Board> solve(Board board, Limits limits) {
        if (!Coloring.allows(board)) {
            return new Solutions<>(List.of(), new Outcome.Complete(0, 0));
        }
        if (limits.solutions() == 1 && !narrow(board)) {
            Solutions<Board> one = searched(board, limits);
            if (!one.found().isEmpty() || one.outcome() instanceof Outcome.Complete) {
                return one;
            }
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
