package tilewright.sudoku.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.sudoku.deduction.CandidateGrid;
import tilewright.sudoku.deduction.Deduction;
import tilewright.sudoku.deduction.DeductionPath;
import tilewright.sudoku.deduction.RuleFacts;
import tilewright.sudoku.deduction.VariantTechniques;
import tilewright.sudoku.human.NoteHints;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.variant.Work;
import tilewright.text.Json;

/**
 * Gives hints: a wrong digit to take back, or notes without the right digit; else the easiest step from the player's
 * digits and notes. Threads may share one.
 */
public final class VariantHinter implements Hinter<VariantBoard, Move> {

    /** Digits that are tried to see that a position follows from its puzzle: some hundredths of a second. */
    private static final long MOST_TRIES = 1_000_000;

    private final Workspace workspace;

    /** @param workspace keeps solutions from one hint of a game to the next */
    public VariantHinter(Workspace workspace) {
        this.workspace = workspace;
    }

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
        KnownSolutions known = KnownSolutions.in(workspace);
        Optional<List<List<Integer>>> solutions = soon(known, position, stop);
        if (solutions.isEmpty()) {
            Optional<Deduction> step = provenStep(position, stop);
            if (step.isPresent()) {
                return Optional.of(new StepHint(position, step.get()).hint());
            }
            solutions = known.of(position.puzzle(), stop);
        }
        if (solutions.isEmpty()) {
            return Optional.of(plain("Not decided", GameMessages.notDecided()));
        }
        if (solutions.get().size() != 1) {
            return Optional.of(
                    solutions.get().isEmpty()
                            ? plain("No solution", GameMessages.noSolution()).claiming(List.of("none"))
                            : plain("Several solutions", GameMessages.severalSolutions())
                                    .claiming(List.of("several")));
        }
        List<Integer> solution = solutions.get().getFirst();
        for (int cell = 0; cell < position.cells(); cell++) {
            if (position.entry(cell) != 0 && position.entry(cell) != solution.get(cell)) {
                return Optional.of(
                        NoteHints.wrongDigit(position, cell, row(position, cell), tinted(position, cell), Json::obj));
            }
        }
        for (int cell = 0; cell < position.cells(); cell++) {
            int marked = position.marked(cell);
            if (marked != 0 && !Digits.holds(marked, solution.get(cell))) {
                return Optional.of(
                        NoteHints.missingNote(position, cell, row(position, cell), tinted(position, cell), Json::obj));
            }
        }
        return Optional.of(new StepHint(position, VariantTechniques.hint(noted(position), solution, stop)).hint());
    }

    /**
     * The solutions of a puzzle, if a short search finds them; else those of the position, unless there are none, as a digit may be wrong.
     * When the position has a single one, no other can be that of the puzzle.
     */
    private static Optional<List<List<Integer>>> soon(KnownSolutions known, VariantBoard position, Stop stop) {
        Optional<List<List<Integer>>> solutions = known.soon(position.puzzle(), stop);
        return solutions.isPresent() || !position.hasEntries()
                ? solutions
                : known.soon(position.filled(), stop).filter(found -> !found.isEmpty());
    }

    /**
     * The step of a position all of whose digits and notes follow from the puzzle by steps that are soon found; it needs no solution.
     * Empty when there is none, or something in the position may be wrong.
     */
    private static Optional<Deduction> provenStep(VariantBoard position, Stop stop) {
        int[] claimed = new int[position.cells()];
        for (int cell = 0; cell < claimed.length; cell++) {
            claimed[cell] = position.entry(cell) == 0 ? position.marked(cell) : Digits.bit(position.entry(cell));
        }
        return DeductionPath.leadsTo(claimed, position.puzzle(), new Work(stop, MOST_TRIES))
                ? VariantTechniques.reasoned(noted(position), stop)
                : Optional.empty();
    }

    private static CandidateGrid noted(VariantBoard position) {
        CandidateGrid grid = CandidateGrid.of(new RuleFacts(position.rules()), position.filled());
        for (int cell = 0; cell < position.cells(); cell++) {
            if (position.marked(cell) != 0) {
                grid.keep(cell, position.marked(cell));
            }
        }
        return grid;
    }

    private static Hint<Move> plain(String technique, Message text) {
        return new Hint<>(technique, text, List.of(), List.of(), Json::obj);
    }

    /** The row of a cell: each grid has it, as not each has boxes. */
    private static Value.House row(VariantBoard position, int cell) {
        return new Value.House(Value.House.Kind.ROW, position.grid().row(cell));
    }

    private static List<Mark> tinted(VariantBoard position, int cell) {
        int first = cell - position.grid().column(cell);
        return IntStream.range(first, first + position.side())
                .<Mark>mapToObj(other -> new Mark.Area(position.box(other), Ink.HINT))
                .toList();
    }
}
