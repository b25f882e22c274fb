package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Hinter;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.rating.ExplainerStep;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.StepKind;
import tilewright.text.Json;

/**
 * What follows from a position: a digit for a cell.
 *
 * @param kind the way to reason
 * @param tenths how hard it is to see, on the scale of Sudoku Explainer 1.2.1: 15 is 1.5
 * @param text with the reason, for a person
 * @param houses where to look
 * @param cells whose digits are the reason
 */
record Deduction(
        StepKind kind, int tenths, int cell, int digit, String text, List<Integer> houses, List<Integer> cells) {

    Deduction {
        houses = List.copyOf(houses);
        cells = List.copyOf(cells);
    }

    /** Whether it is the same as a step. */
    boolean says(ExplainerStep step) {
        return step.technique() == kind
                && step.placements().equals(List.of(new Candidate(cell, digit)));
    }

    Hinter.Hint<Move> hint() {
        List<Mark> marks = new ArrayList<>();
        for (int house : houses) {
            marks.add(new Mark.Ring(Houses.area(house), Ink.HINT));
        }
        for (int reason : cells) {
            marks.add(new Mark.Ring(Drawing.box(reason).inset(2), Ink.HINT));
        }
        marks.add(new Mark.Ring(Drawing.box(cell).inset(1), Ink.HINT));
        Move move = new Move.Place(cell, digit);
        Json.Obj details = Json.obj()
                .with("se", Json.tenths(tenths))
                .with("placements", Json.strings(List.of(Text.MOVES.format(move))))
                .with("eliminations", Json.strings(List.of()));
        return new Hinter.Hint<>(kind.title(), text, List.of(move), marks, details, stages());
    }

    private List<Hinter.Stage> stages() {
        List<Integer> around = houses.isEmpty() ? List.of(Houses.of(cell)[2]) : houses;
        List<Mark> tinted = StepStages.tinted(around);
        List<Mark> reason = new ArrayList<>(StepStages.tinted(houses));
        cells.forEach(other -> reason.add(StepMarks.ring(other, 2, Ink.HINT)));
        List<Mark> all = new ArrayList<>(reason);
        reason.add(StepMarks.ring(cell, 1, Ink.HINT));
        Candidate placed = new Candidate(cell, digit);
        all.addAll(StepMarks.digit(placed));
        return List.of(
                new Hinter.Stage(Hinter.Stage.WHERE, "Look at " + Houses.words(around.getFirst()) + ".", tinted),
                new Hinter.Stage(Hinter.Stage.TECHNIQUE, TechniqueWords.about(kind), tinted),
                new Hinter.Stage(Hinter.Stage.WHY, text, reason),
                new Hinter.Stage("Place " + digit, StepStages.placed(placed), all));
    }
}
