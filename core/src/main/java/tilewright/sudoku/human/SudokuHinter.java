package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Hinter;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.solve.Completions;
import tilewright.text.Json;

/** The next step: a wrong digit to take back, if there is one; else what the easiest technique finds. */
public final class SudokuHinter implements Hinter<Board, Move> {

    @Override
    public Optional<Hint<Move>> hint(Board position, Stop stop) {
        if (position.solved()) {
            return Optional.empty();
        }
        if (Completions.none(position, stop)) {
            return Optional.of(mistake(position, stop));
        }
        for (Technique technique : Technique.ALL) {
            Optional<Deduction> found = technique.next(position);
            if (found.isPresent()) {
                return found.map(Deduction::hint);
            }
        }
        return Optional.empty();
    }

    /** The first of the player's digits, in reading order, with which the clues cannot be completed any more. */
    private static Hint<Move> mistake(Board position, Stop stop) {
        Board board = position.fresh();
        if (Completions.none(board, stop)) {
            return unsolvable(board);
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (position.entry(cell) != 0) {
                board = board.withEntry(cell, position.entry(cell));
                if (Completions.none(board, stop)) {
                    return wrong(position, cell);
                }
            }
        }
        throw new IllegalStateException("position (%s) is impossible, but no digit is to blame".formatted(position));
    }

    private static Hint<Move> unsolvable(Board clues) {
        List<Mark> marks = new ArrayList<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (clues.conflictingPeers(cell).length > 0) {
                marks.add(ring(cell));
            }
        }
        String text = marks.isEmpty() ? "This puzzle has no solution." : "Equal clues see each other: no solution.";
        return new Hint<>("No solution", text, List.of(), marks, details(List.of()));
    }

    private static Hint<Move> wrong(Board position, int cell) {
        int digit = position.entry(cell);
        int[] conflicting = position.conflictingPeers(cell);
        String reason = conflicting.length > 0
                ? "it is in " + Drawing.words(conflicting) + " as well"
                : "with it the puzzle cannot be completed";
        String text = "The " + digit + " in " + Houses.GRID.words(cell) + " is wrong: " + reason + ".";
        List<String> eliminations = List.of(Houses.GRID.name(cell) + "-" + digit);
        return new Hint<>(
                "Wrong digit", text, List.of(new Move.Erase(cell)), List.of(ring(cell)), details(eliminations));
    }

    private static Mark ring(int cell) {
        return new Mark.Ring(Drawing.box(cell).inset(1), Ink.HINT);
    }

    private static Json.Obj details(List<String> eliminations) {
        return Json.obj()
                .with("se", Json.tenths(0))
                .with("placements", Json.strings(List.of()))
                .with("eliminations", Json.strings(eliminations));
    }
}
