package tilewright.hues;

import java.util.List;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;

/** Completes boards: cell by cell where the fewest colors are left, or as the original puzzle's program does. */
final class BoardSolver implements Solver<Board> {

    private static final Method CELLS = new Method(
            "cells", HuesMessages.methodCellsName(), HuesMessages.methodCells(HuesMessages.methodCellsName()));
    private static final Method FIXED = new Method(
            "fixed", HuesMessages.methodFixedName(), HuesMessages.methodFixed(HuesMessages.methodFixedName()));
    private static final Method SHUFFLED = new Method(
            "shuffled",
            HuesMessages.methodShuffledName(),
            HuesMessages.methodShuffled(HuesMessages.methodShuffledName()),
            true);

    @Override
    public List<Method> methods() {
        return List.of(CELLS, FIXED, SHUFFLED);
    }

    @Override
    public PuzzleSearch<Board> search(Board board, String method, SeededRandom random) {
        return switch (method) {
            case "cells" -> new HuesSearch(board);
            case "fixed" -> new ReadingOrderSearch(board, ReadingOrderTree.ColorOrder.fixed());
            case "shuffled" -> new ReadingOrderSearch(board, ReadingOrderTree.ColorOrder.shuffled(random));
            default ->
                throw new IllegalArgumentException(
                        "no method (%s); choose cells, fixed, or shuffled".formatted(method));
        };
    }
}
