package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Stopped;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.solve.GivenCandidates;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepSentences;
import tilewright.text.Json;

/** The steps that solve a puzzle, each the first in an order of techniques. Threads may share it. */
public final class SolutionPath implements Study<Board> {

    private final OrderedSteps steps;

    public SolutionPath(OrderedSteps steps) {
        this.steps = steps;
    }

    @Override
    public String verb() {
        return "path";
    }

    @Override
    public Message title() {
        return RatingMessages.pathTitle();
    }

    @Override
    public Message about() {
        return RatingMessages.pathAbout();
    }

    @Override
    public boolean spoiler() {
        return true;
    }

    @Override
    public Columns columns() {
        return Columns.NONE.whole("solutions").text("solution").json("path");
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        if (board.solved()) {
            throw new Refused(RatingMessages.solved());
        }
        Position position = Position.ofPuzzle(board, limits.stop());
        try {
            return report(position, path(position, limits), GivenCandidates.about(board));
        } catch (Stopped stopped) {
            return new Report(RatingMessages.noPath(), Json.obj(), false);
        }
    }

    private List<Step> path(Position position, Limits limits) {
        return steps.path(position, limits.stop());
    }

    /**
     * The steps that solve a puzzle.
     *
     * @throws Refused when it has no solution or several
     * @throws Stopped when it was stopped
     */
    public List<Step> path(Board board, Limits limits) {
        return path(Position.ofPuzzle(board, limits.stop()), limits);
    }

    private static Report report(Position position, List<Step> path, Json.Obj about) {
        int[] digits = position.digits().clone();
        List<Json> steps = new ArrayList<>();
        List<Row> rows = new ArrayList<>();
        List<Message> words = new ArrayList<>();
        for (Step step : path) {
            step.placements().forEach(candidate -> digits[candidate.cell()] = candidate.digit());
            steps.add(Json.obj()
                    .with("technique", step.kind().title())
                    .withAll(step.result().toJson()));
            rows.add(new Row(step.kind().words(), StepSentences.of(step).text(), Tone.PLAIN));
            words.add(RatingMessages.step(step.kind().words(), step.changes()));
        }
        StringBuilder solution = new StringBuilder();
        for (int digit : digits) {
            solution.append(digit == 0 ? "." : String.valueOf(digit));
        }
        Json.Obj fields = Json.obj()
                .with("solutions", 1)
                .with("solution", solution.toString())
                .with("path", Json.arr(steps.stream()))
                .withAll(about);
        return new Report(RatingMessages.path(words), fields, true).withRows(rows);
    }
}
