package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Hinter;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.rating.OrderedSteps;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.solve.Completions;
import tilewright.sudoku.solve.EqualDigits;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.StepResult;

/**
 * The next step: a wrong digit to take back, or notes that lack their digit; else the first step from the player's
 * digits and notes in an order of techniques. Threads may share it.
 */
public final class SudokuHinter implements Hinter<Board, Move> {

    private final OrderedSteps steps;
    private final Completions completions = new Completions();

    public SudokuHinter(OrderedSteps steps) {
        this.steps = steps;
    }

    /** Constructs a hinter with the usual order of techniques. */
    public SudokuHinter(Raters raters) {
        this(new OrderedSteps(raters));
    }

    @Override
    public Columns columns() {
        return Columns.NONE
                .text("technique")
                .decimal("se")
                .texts("placements", "eliminations")
                .text("text")
                .json("steps");
    }

    @Override
    public Optional<Hint<Move>> hint(Board position, Stop stop) {
        if (position.solved()) {
            return Optional.empty();
        }
        List<int[]> solutions = solutions(position, stop);
        if (solutions.isEmpty()) {
            return Optional.of(mistake(position, stop));
        }
        if (solutions.size() > 1) {
            return Optional.of(Optional.of(position)
                    .filter(board -> !board.givesCandidates())
                    .flatMap(VisibleSingles::first)
                    .map(single -> NextStep.hint(position, single))
                    .orElseGet(SudokuHinter::several));
        }
        Position noted = Position.of(position);
        int lacking = lacking(noted, solutions.getFirst());
        return lacking >= 0
                ? Optional.of(NextStep.missingNote(position, lacking))
                : steps.next(position.fresh().digits(), noted, stop)
                        .map(step -> NextStep.hint(position, VisibleSingles.shown(position, step)));
    }

    @Override
    public boolean refutes() {
        return true;
    }

    @Override
    public Optional<Hint<Move>> whyNot(Board position, String spot, String content, Stop stop) {
        int cell = Houses.cell(spot);
        int digit = content.length() == 1 ? content.charAt(0) - '0' : 0;
        if (position.digit(cell) != 0 || digit < 1 || digit > 9 || !Digits.holds(position.possible(cell), digit)) {
            return Optional.empty();
        }
        if (completions.none(position, stop)) {
            return Optional.of(mistake(position, stop));
        }
        int[] all = Position.of(position.fresh()).candidates();
        return steps.raters()
                .ask(rater -> rater.refuted(new Candidate(cell, digit), position.digits(), all, stop))
                .map(step -> NextStep.hint(position, step));
    }

    /** The solutions of a position, two if there are several. */
    private List<int[]> solutions(Board position, Stop stop) {
        List<int[]> solutions = new ArrayList<>();
        completions.each(position, Limits.NONE.withSolutions(2).withStop(stop), solutions::add);
        stop.check();
        return solutions;
    }

    /** The first empty cell whose notes lack its digit; -1 when there is none. */
    private static int lacking(Position noted, int[] solution) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (noted.digits()[cell] == 0 && !Digits.holds(noted.candidates()[cell], solution[cell])) {
                return cell;
            }
        }
        return -1;
    }

    private static Hint<Move> several() {
        return new Hint<Move>(
                        "Several solutions", HumanMessages.severalSolutions(), List.of(), List.of(), StepResult.NOTHING)
                .claiming(List.of("several"));
    }

    /** The first of the player's digits, in reading order, with which the clues cannot be completed any more. */
    private Hint<Move> mistake(Board position, Stop stop) {
        Board board = position.fresh();
        if (completions.none(board, stop)) {
            return unsolvable(board);
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (position.entry(cell) != 0) {
                board = board.withEntry(cell, position.entry(cell));
                if (completions.none(board, stop)) {
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
        List<Candidate> excluded = ExcludedDigits.of(clues);
        excluded.forEach(candidate -> marks.add(ring(candidate.cell())));
        Message text = marks.isEmpty()
                ? HumanMessages.noSolution()
                : excluded.isEmpty()
                        ? HumanMessages.cluesClash(EqualDigits.words(clues))
                        : HumanMessages.candidatesExclude(
                                new Value.Digit(excluded.getFirst().digit()),
                                Houses.GRID.place(excluded.getFirst().cell()));
        return new Hint<Move>("No solution", text, List.of(), marks, StepResult.NOTHING)
                .claiming(List.of(NoteHints.NONE));
    }

    private static Hint<Move> wrong(Board position, int cell) {
        StepResult result = new StepResult(0, 0, List.of(), List.of(new Candidate(cell, position.entry(cell))));
        int box = Houses.of(cell)[2];
        return NoteHints.wrongDigit(position, cell, Houses.value(box), StepStages.tinted(List.of(box)), result);
    }

    private static Mark ring(int cell) {
        return new Mark.Ring(Drawing.box(cell).inset(1), Ink.HINT);
    }
}
