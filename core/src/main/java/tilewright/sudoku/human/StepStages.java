package tilewright.sudoku.human;

import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Hinter.Stage;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepSentences;
import tilewright.text.Words;

/** The stages of the hint of a step, made from its data: where to look, which technique, why, and what follows. */
final class StepStages {

    /** A button names no more digits. */
    private static final int FEW_DIGITS = 3;

    private StepStages() {}

    static List<Stage> of(Board board, Step step, StepSentences words) {
        StepMarks marks = new StepMarks(board, step);
        List<Mark> around = words.digit() == 0 ? tinted(words.houses()) : marks.places(words.digit(), words.houses());
        return List.of(
                new Stage(Stage.WHERE, words.where(), around),
                new Stage(Stage.TECHNIQUE, words.technique(), around),
                new Stage(Stage.WHY, words.why(), marks.reason()),
                new Stage(button(step), words.act(), marks.all()));
    }

    /** The conclusion in a few words: Place 5, Remove 3 from 2 cells. */
    private static String button(Step step) {
        if (!step.placements().isEmpty()) {
            return "Place " + digits(step.placements());
        }
        long cells =
                step.eliminations().stream().map(Candidate::cell).distinct().count();
        return "Remove " + digits(step.eliminations()) + " from " + (cells == 1 ? "1 cell" : cells + " cells");
    }

    private static String digits(List<Candidate> candidates) {
        List<String> digits = candidates.stream()
                .map(Candidate::digit)
                .distinct()
                .sorted()
                .map(String::valueOf)
                .toList();
        return digits.size() > FEW_DIGITS ? "candidates" : Words.list(digits, ", ", " and ");
    }

    static List<Mark> tinted(List<Integer> houses) {
        return houses.stream()
                .<Mark>map(house -> new Mark.Area(Houses.area(house), Ink.HINT))
                .toList();
    }
}
