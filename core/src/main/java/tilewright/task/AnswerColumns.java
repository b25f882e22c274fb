package tilewright.task;

import tilewright.puzzle.Columns;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Review;
import tilewright.puzzle.Study;

/** The columns of tables of answers: those of the common verbs, and those that puzzles declare. */
public final class AnswerColumns {

    private static final Columns NEW = Columns.NONE.text("puzzle", "setup").whole("seed", "item");
    private static final Columns SOLVE =
            Columns.NONE.text("puzzle").whole("solutions").text("solution").json("path");
    private static final Columns SHOW = Columns.NONE.text("puzzle", "title", "status", "drawing", "svg");

    private AnswerColumns() {}

    /** Returns the columns of a verb's answers for a puzzle; none when neither declares any. */
    public static Columns of(Tasks<?, ?, ?> tasks, String verb) {
        return switch (verb) {
            case "new" -> NEW;
            case "solve" -> SOLVE;
            case "show" -> SHOW;
            case "count" -> Counter.COLUMNS;
            case "review" -> Review.COLUMNS;
            case "prove", "check-proof" -> Prover.COLUMNS;
            case "hint" -> tasks.abilities().hinter().map(Hinter::columns).orElse(Columns.NONE);
            default ->
                tasks.abilities().studies().stream()
                        .filter(study -> study.verb().equals(verb))
                        .findFirst()
                        .map(Study::columns)
                        .orElse(Columns.NONE);
        };
    }
}
