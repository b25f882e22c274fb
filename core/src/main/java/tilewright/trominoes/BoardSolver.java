package tilewright.trominoes;

import java.util.List;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;

/** Covers boards: by exact cover, or as the original puzzle's program does. */
final class BoardSolver implements Solver<Board> {

    private static final Method COVER = new Method("cover", "exact cover: always the cell with the fewest tiles left");
    private static final Method SCAN =
            new Method("scan", "the next free cell in reading order: a tile across, else down, else take one back");

    @Override
    public List<Method> methods() {
        return List.of(COVER, SCAN);
    }

    @Override
    public PuzzleSearch<Board> search(Board board, String method, SeededRandom random) {
        return switch (method) {
            case "cover" -> new CoverBoards(board);
            case "scan" -> new ScanSearch(board);
            default ->
                throw new IllegalArgumentException("there is no method (%s); there are cover, scan".formatted(method));
        };
    }

    /** Answers "none" without a search where the coloring proves it; the searches themselves do not look at it. */
    @Override
    public Solutions<Board> solve(Board board, Limits limits) {
        return Coloring.allows(board)
                ? Solver.super.solve(board, limits)
                : new Solutions<>(List.of(), new Outcome.Complete(0, 0));
    }
}
