package tilewright.sudoku.human;

import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.puzzle.Hinter.Stage;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepSentences;

/** The stages of the hint of a step, made from its data: where to look, which technique, why, and what follows. */
final class StepStages {

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
    private static Message button(Step step) {
        boolean places = !step.placements().isEmpty();
        int digits = 0;
        for (Candidate candidate : places ? step.placements() : step.eliminations()) {
            digits |= Digits.bit(candidate.digit());
        }
        return places
                ? NoteHints.placing(digits)
                : NoteHints.removing(
                        digits,
                        step.eliminations().stream()
                                .map(Candidate::cell)
                                .distinct()
                                .count());
    }

    static List<Mark> tinted(List<Integer> houses) {
        return houses.stream()
                .<Mark>map(house -> new Mark.Area(Houses.area(house), Ink.HINT))
                .toList();
    }
}
