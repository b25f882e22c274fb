package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Hinter.Hint;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepResult;
import tilewright.sudoku.step.StepSentences;

/** Hints from steps: moves that carry them out in the player's notes, and rings around what they are about. */
final class NextStep {

    private NextStep() {}

    static Hint<Move> hint(Board board, Step step) {
        StepSentences words = StepSentences.of(step);
        return new Hint<>(
                step.kind().title(),
                words.text(),
                moves(board, step),
                rings(step),
                step.result(),
                StepStages.of(board, step, words),
                step.placements().isEmpty() ? step.removed() : step.placed());
    }

    private static List<Mark> rings(Step step) {
        List<Mark> marks = new ArrayList<>();
        for (Premise premise : step.premises()) {
            switch (premise) {
                case Premise.Base(int house) -> marks.add(new Mark.Ring(Houses.area(house), Ink.HINT));
                case Premise.Cells(CellSet cells, int _) -> cells.forEach(cell -> marks.add(ring(cell, 2)));
                case Premise.Seen(CellSet cells) -> cells.forEach(cell -> marks.add(ring(cell, 2)));
                case Premise.Wing wing -> wing.cells().forEach(cell -> marks.add(ring(cell, 2)));
                case Premise.Link link -> link.from().forEach(cell -> marks.add(ring(cell, 2)));
                case Premise.Cover _, Premise.AlmostLocked _, Premise.Fins _, Premise.Color _, Premise.Removal _ -> {}
            }
        }
        step.placements().forEach(placed -> marks.add(ring(placed.cell(), 1)));
        step.eliminations().stream().map(Candidate::cell).distinct().forEach(cell -> marks.add(ring(cell, 1)));
        return marks;
    }

    private static List<Move> moves(Board board, Step step) {
        List<Move> moves = new ArrayList<>();
        step.placements().forEach(placed -> moves.add(new Move.Place(placed.cell(), placed.digit())));
        int[] removed = new int[Houses.CELLS];
        step.eliminations().forEach(candidate -> removed[candidate.cell()] |= Digits.bit(candidate.digit()));
        moves.addAll(NoteHints.removing(board, removed));
        return moves;
    }

    private static Mark ring(int cell, int inset) {
        return new Mark.Ring(Drawing.box(cell).inset(inset), Ink.HINT);
    }

    /** The notes of a cell lack its digit. */
    static Hint<Move> missingNote(Board board, int cell) {
        int box = Houses.of(cell)[2];
        return NoteHints.missingNote(
                board, cell, Houses.value(box), StepStages.tinted(List.of(box)), StepResult.NOTHING);
    }
}
