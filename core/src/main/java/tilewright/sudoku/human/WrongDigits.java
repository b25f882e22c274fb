package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.Completions;
import tilewright.sudoku.solve.GivenCandidates;
import tilewright.sudoku.step.Candidate;
import tilewright.text.Json;

/**
 * The number of the player's wrong digits, and which they are: those that differ from the one solution of the clues,
 * or, if there is more than one, those that see an equal digit. In the field {@code missing} are the empty cells whose
 * notes lack their digit.
 */
public final class WrongDigits implements Study<Board> {

    private final Completions completions = new Completions();

    @Override
    public String verb() {
        return "check";
    }

    @Override
    public Message title() {
        return HumanMessages.checkTitle();
    }

    @Override
    public Message about() {
        return HumanMessages.checkAbout();
    }

    @Override
    public boolean spoiler() {
        return true;
    }

    @Override
    public Columns columns() {
        return Columns.NONE.json("wrong", "missing");
    }

    @Override
    public Report study(Board position, int depth, Limits limits) {
        List<int[]> solutions = new ArrayList<>();
        Outcome outcome = completions.each(position.fresh(), limits.withSolutions(2), solutions::add);
        boolean one = outcome instanceof Outcome.Complete && solutions.size() == 1;
        if (solutions.size() < 2 && !(outcome instanceof Outcome.Complete)) {
            return new Report(HumanMessages.notDecided(), Json.obj(), false);
        }
        if (solutions.isEmpty()) {
            return withoutSolution(position);
        }
        List<Integer> wrong = new ArrayList<>();
        List<Integer> missing = new ArrayList<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int right = one ? solutions.getFirst()[cell] : 0;
            int entry = position.entry(cell);
            if (entry != 0 && (one ? entry != right : position.conflictingPeers(cell).length > 0)) {
                wrong.add(cell);
            }
            if (one && position.marked(cell) != 0 && !Digits.holds(position.marked(cell), right)) {
                missing.add(cell);
            }
        }
        Json.Obj fields = fields(position, wrong, missing);
        Message line = line(position, wrong.size(), missing.size(), one, limits.stop());
        return new Report(line, fields, true, Optional.of(picture(wrong, missing)));
    }

    private static Json.Obj fields(Board position, List<Integer> wrong, List<Integer> missing) {
        return Json.obj()
                .with("wrong", names(wrong))
                .with("missing", names(missing))
                .withAll(GivenCandidates.about(position));
    }

    /** The report where candidates that are clues exclude the one solution of the digits: these cells lack theirs. */
    private static Report withoutSolution(Board position) {
        List<Integer> missing =
                ExcludedDigits.of(position).stream().map(Candidate::cell).toList();
        return missing.isEmpty()
                ? new Report(HumanMessages.cluesWithoutSolution(), GivenCandidates.about(position), true)
                : new Report(
                        HumanMessages.candidatesWithoutSolution(missing.size()),
                        fields(position, List.of(), missing),
                        true,
                        Optional.of(picture(List.of(), missing)));
    }

    private Message line(Board position, int wrong, int missing, boolean one, Stop stop) {
        Message digits = !position.hasEntries()
                ? HumanMessages.noDigit()
                : one ? HumanMessages.wrong(wrong) : HumanMessages.clashing(wrong);
        if (!one) {
            return wrong == 0 && completions.none(position, stop)
                    ? HumanMessages.cannotBeCompleted(digits)
                    : HumanMessages.puzzleHasSeveral(digits);
        }
        return missing == 0 ? digits : HumanMessages.notesLack(digits, missing);
    }

    private static Picture picture(List<Integer> wrong, List<Integer> missing) {
        List<Mark> marks = new ArrayList<>();
        wrong.forEach(cell -> marks.add(new Mark.Ring(Drawing.box(cell).inset(1), Ink.CONFLICT)));
        missing.forEach(cell -> marks.add(new Mark.Ring(Drawing.box(cell).inset(1), Ink.HINT)));
        return new Picture(HumanMessages.rings(), marks);
    }

    private static Json names(List<Integer> cells) {
        return Json.strings(cells.stream().map(Houses.GRID::name).toList());
    }
}
