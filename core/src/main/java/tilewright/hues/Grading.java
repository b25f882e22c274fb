package tilewright.hues;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;
import tilewright.text.Json;

/** Rates a board with one completion by the steps that it takes. */
final class Grading implements Study<Board> {

    private static final String SEVERAL = "several completions";
    private static final String NONE = "no completion";

    @Override
    public String verb() {
        return "rate";
    }

    @Override
    public Message title() {
        return HuesMessages.rateTitle();
    }

    @Override
    public Message about() {
        return HuesMessages.rateAbout();
    }

    @Override
    public boolean reveals() {
        return false;
    }

    @Override
    public Columns columns() {
        List<String> grades = new ArrayList<>();
        for (Grade grade : Grade.values()) {
            grades.add(grade.word());
        }
        grades.add(SEVERAL);
        grades.add(NONE);
        return Columns.NONE.words("grade", grades).whole("tiles");
    }

    /** The end of a search for two completions: one that is complete and found one has proved it the only one. */
    static Outcome completions(Board board, Limits limits) {
        return Runner.run(new HuesSearch(board), limits.withSolutions(2), Runner.Listener.NONE);
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        Outcome outcome = completions(board, limits);
        if (outcome.solutions() > 1) {
            return new Report(HuesMessages.several(), Json.obj().with("grade", SEVERAL), true)
                    .said(HuesMessages.severalCompletions());
        }
        if (!(outcome instanceof Outcome.Complete)) {
            return new Report(HuesMessages.verdictUndecided(), Json.obj().with("grade", "?"), false)
                    .said(HuesMessages.gradeUndecided());
        }
        String grade = outcome.solutions() == 0 ? NONE : Logic.grade(board).word();
        return new Report(
                        HuesMessages.grade(grade),
                        Json.obj().with("grade", grade).with("tiles", board.tiles()),
                        true)
                .said(outcome.solutions() == 0 ? HuesMessages.gradeNone() : HuesMessages.graded(grade));
    }
}
