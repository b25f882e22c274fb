package tilewright.sudoku.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.PlainTexts;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.sudoku.model.Board;

/** Finds the ways to complete a position, the player's digits included. Threads may share one. */
public final class SudokuSolver implements Solver<Board> {

    private static final Method COVER = new Method(
            "cover", SolveMessages.methodCoverName(), SolveMessages.methodCover(SolveMessages.methodCoverName()));
    private static final Method CELLS = new Method(
            "cells", SolveMessages.methodCellsName(), SolveMessages.methodCells(SolveMessages.methodCellsName()));

    private final Completions completions = new Completions();

    @Override
    public List<Method> methods() {
        return List.of(COVER, CELLS);
    }

    @Override
    public PuzzleSearch<Board> search(Board position, String method, SeededRandom random) {
        return switch (method) {
            case "cover" -> new CoverWatch(position);
            case "cells" -> new CellWatch(position);
            default ->
                throw new IllegalArgumentException("unknown method (%s); expected cover or cells".formatted(method));
        };
    }

    @Override
    public Message obstacle(Board position) {
        return EqualDigits.words(position);
    }

    /** Finds solutions, each a grid of its own with all its digits as clues: its text is 81 digits. */
    @Override
    public Solutions<Board> solve(Board position, Limits limits) {
        List<Board> found = new ArrayList<>();
        Outcome outcome = completions.each(position, limits, digits -> found.add(Board.of(digits)));
        return new Solutions<>(found, outcome);
    }

    @Override
    public Optional<PlainTexts.Answers> plain(Limits limits) {
        return Optional.of(new PlainCompletions(completions, limits, true));
    }
}
