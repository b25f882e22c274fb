package tilewright.sudoku.game;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Value;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Hinter;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.deduction.CandidateGrid;
import tilewright.sudoku.deduction.RuleFacts;
import tilewright.sudoku.deduction.VariantTechniques;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.text.Json;

/**
 * The next step: a wrong digit to take back, or notes that lack their digit; else the easiest step from the player's digits and notes.
 * Threads may share one.
 */
public final class VariantHinter implements Hinter<VariantBoard, Move> {

    /** Nodes of the search that makes sure of one solution. */
    private static final long NODES = 2_000_000;

    @Override
    public Columns columns() {
        return Columns.NONE
                .text("technique")
                .decimal("se")
                .texts("placements", "eliminations")
                .text("text");
    }

    @Override
    public Optional<Hint<Move>> hint(VariantBoard position, Stop stop) {
        if (position.solved()) {
            return Optional.empty();
        }
        VariantSolver solver = new VariantSolver(position.rules());
        List<List<Integer>> solutions = solutions(solver, position.puzzle(), stop);
        if (solutions.size() != 1) {
            return Optional.of(plain(solutions.isEmpty() ? "No solution" : "Several solutions", solutions.isEmpty()));
        }
        List<Integer> solution = solutions.getFirst();
        for (int cell = 0; cell < position.cells(); cell++) {
            if (position.entry(cell) != 0 && position.entry(cell) != solution.get(cell)) {
                return Optional.of(wrong(position, cell));
            }
        }
        for (int cell = 0; cell < position.cells(); cell++) {
            int marked = position.marked(cell);
            if (marked != 0 && !Digits.holds(marked, solution.get(cell))) {
                return Optional.of(missingNote(position, cell));
            }
        }
        CandidateGrid grid = CandidateGrid.of(new RuleFacts(position.rules()), position.filled());
        for (int cell = 0; cell < position.cells(); cell++) {
            if (position.marked(cell) != 0) {
                grid.keep(cell, position.marked(cell));
            }
        }
        return VariantTechniques.next(grid, stop).map(step -> new StepHint(position, step).hint());
    }

    private static List<List<Integer>> solutions(VariantSolver solver, VariantPuzzle puzzle, Stop stop) {
        List<List<Integer>> found = solver.solve(
                        puzzle, Limits.NONE.withSolutions(2).withNodes(NODES).withStop(stop))
                .found();
        stop.check();
        return found;
    }

    private static Hint<Move> plain(String technique, boolean none) {
        return new Hint<>(
                technique,
                none ? GameMessages.noSolution() : GameMessages.severalSolutions(),
                List.of(),
                List.of(),
                Json::obj);
    }

    private static Hint<Move> wrong(VariantBoard position, int cell) {
        Value.Digit digit = new Value.Digit(position.entry(cell));
        Value.Cell place = position.grid().place(cell);
        Mark ring = new Mark.Ring(position.box(cell).inset(1), Ink.HINT);
        return new Hint<Move>(
                        "Wrong digit",
                        GameMessages.wrongDigit(digit, place),
                        List.of(new Move.Erase(position.named(cell))),
                        List.of(ring),
                        Json::obj)
                .staged(
                        GameMessages.wrongDigitWhere(cell / position.side() + 1),
                        List.of(),
                        GameMessages.eraseButton(digit),
                        GameMessages.erase(digit, place));
    }

    /** The notes of a cell lack its digit: all that is possible there comes back. */
    private static Hint<Move> missingNote(VariantBoard position, int cell) {
        boolean automatic = position.automatic();
        Note kind = automatic ? Note.REMOVED : Note.CORNER;
        int back = automatic
                ? position.notes(cell, kind) & position.possible(cell)
                : position.possible(cell) & ~position.notes(cell, kind);
        Mark ring = new Mark.Ring(position.box(cell).inset(1), Ink.HINT);
        List<Move> moves = back == 0 ? List.of() : List.of(new Move.Mark(position.named(cell), kind, back));
        Hint<Move> hint = new Hint<>(
                "Wrong note", GameMessages.wrongNote(position.grid().place(cell)), moves, List.of(ring), Json::obj);
        return moves.isEmpty()
                ? hint
                : hint.staged(
                        GameMessages.wrongNoteWhere(cell / position.side() + 1),
                        List.of(),
                        GameMessages.restoreButton(),
                        GameMessages.restore());
    }
}
