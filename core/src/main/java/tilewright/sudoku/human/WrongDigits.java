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
import tilewright.search.Stop;
import tilewright.sudoku.model.DigitBoard;
import tilewright.sudoku.model.Digits;
import tilewright.text.Json;

/**
 * Finds the player's wrong digits: those that differ from the only solution of the clues, or, if the clues have
 * several, those that conflict with other digits. In the field {@code missing} are the empty cells whose notes lack
 * their digit.
 *
 * @param <B> the board
 */
public final class WrongDigits<B extends DigitBoard<B>> implements Study<B> {

    private final ClueSolutions<B> puzzles;

    public WrongDigits(ClueSolutions<B> puzzles) {
        this.puzzles = puzzles;
    }

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
    public Report study(B position, int depth, Limits limits) {
        return puzzles.of(position, limits)
                .map(solutions -> report(position, solutions, limits.stop()))
                .orElseGet(() -> new Report(HumanMessages.notDecided(), Json.obj(), false));
    }

    private Report report(B position, List<int[]> solutions, Stop stop) {
        if (solutions.isEmpty()) {
            return withoutSolution(position);
        }
        boolean one = solutions.size() == 1;
        List<Integer> wrong = new ArrayList<>();
        List<Integer> missing = new ArrayList<>();
        for (int cell = 0; cell < position.cells(); cell++) {
            int right = one ? solutions.getFirst()[cell] : 0;
            int entry = position.entry(cell);
            if (entry != 0 && (one ? entry != right : puzzles.clashes(position, cell))) {
                wrong.add(cell);
            }
            if (one && position.marked(cell) != 0 && !Digits.holds(position.marked(cell), right)) {
                missing.add(cell);
            }
        }
        Message line = line(position, wrong.size(), missing.size(), one, stop);
        return new Report(line, fields(position, wrong, missing), true, Optional.of(picture(position, wrong, missing)));
    }

    private Json.Obj fields(B position, List<Integer> wrong, List<Integer> missing) {
        return Json.obj()
                .with("wrong", names(position, wrong))
                .with("missing", names(position, missing))
                .withAll(puzzles.about(position));
    }

    /** The report where candidates that are clues exclude the one solution of the digits: these cells lack theirs. */
    private Report withoutSolution(B position) {
        List<Integer> missing = puzzles.excluded(position);
        return missing.isEmpty()
                ? new Report(HumanMessages.cluesWithoutSolution(), puzzles.about(position), true)
                : new Report(
                        HumanMessages.candidatesWithoutSolution(missing.size()),
                        fields(position, List.of(), missing),
                        true,
                        Optional.of(picture(position, List.of(), missing)));
    }

    private Message line(B position, int wrong, int missing, boolean one, Stop stop) {
        Message digits = !position.hasEntries()
                ? HumanMessages.noDigit()
                : one ? HumanMessages.wrong(wrong) : puzzles.clashing(wrong);
        if (!one) {
            return wrong == 0 && puzzles.none(position, stop)
                    ? HumanMessages.cannotBeCompleted(digits)
                    : HumanMessages.puzzleHasSeveral(digits);
        }
        return missing == 0 ? digits : HumanMessages.notesLack(digits, missing);
    }

    private Picture picture(B position, List<Integer> wrong, List<Integer> missing) {
        List<Mark> marks = new ArrayList<>();
        wrong.forEach(cell -> marks.add(ring(position, cell, Ink.CONFLICT)));
        missing.forEach(cell -> marks.add(ring(position, cell, Ink.HINT)));
        return new Picture(HumanMessages.rings(), marks);
    }

    private Mark ring(B position, int cell, Ink ink) {
        return new Mark.Ring(position.box(cell).inset(1), ink);
    }

    private Json names(B position, List<Integer> cells) {
        return Json.strings(cells.stream().map(position.grid()::name).toList());
    }
}
