package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.puzzle.Hinter.Hint;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.Note;
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
                StepStages.of(board, step, words));
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
        moves.addAll(eliminations(board, step.eliminations()));
        return moves;
    }

    private static Mark ring(int cell, int inset) {
        return new Mark.Ring(Drawing.box(cell).inset(inset), Ink.HINT);
    }

    /** Removes candidates from the notes. A board without notes gets automatic ones, a cell without notes those that are left. */
    private static List<Move> eliminations(Board board, List<Candidate> removed) {
        int[] sets = new int[Houses.CELLS];
        removed.forEach(candidate -> sets[candidate.cell()] |= Digits.bit(candidate.digit()));
        List<Move> moves = new ArrayList<>();
        boolean automatic = board.automatic() || !board.hasNotes();
        if (!removed.isEmpty() && automatic && !board.automatic()) {
            moves.add(new Move.Automatic(true));
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (sets[cell] == 0) {
                continue;
            }
            if (automatic) {
                moves.add(new Move.Mark(cell, Note.REMOVED, sets[cell]));
            } else if (board.marked(cell) == 0) {
                int left = board.possible(cell) & ~board.notes(cell, Note.REMOVED) & ~sets[cell];
                addMark(moves, cell, Note.CORNER, left);
            } else {
                addMark(moves, cell, Note.CORNER, sets[cell] & board.notes(cell, Note.CORNER));
            }
            addMark(moves, cell, Note.CENTER, sets[cell] & board.notes(cell, Note.CENTER));
        }
        return moves;
    }

    private static void addMark(List<Move> moves, int cell, Note kind, int set) {
        if (set != 0) {
            moves.add(new Move.Mark(cell, kind, set));
        }
    }

    /** The notes of a cell lack its digit: all that is possible there comes back. */
    static Hint<Move> missingNote(Board board, int cell) {
        int back = board.automatic()
                ? board.notes(cell, Note.REMOVED) & board.possible(cell)
                : board.possible(cell) & ~board.notes(cell, Note.CORNER);
        List<Move> moves = new ArrayList<>();
        addMark(moves, cell, board.automatic() ? Note.REMOVED : Note.CORNER, back);
        Message text = HumanMessages.wrongNote(Houses.GRID.place(cell));
        int box = Houses.of(cell)[2];
        Message where = HumanMessages.wrongNoteWhere(Houses.value(box));
        List<Mark> around = StepStages.tinted(List.of(box));
        Hint<Move> hint = new Hint<>("Wrong note", text, moves, List.of(ring(cell, 1)), StepResult.NOTHING);
        return moves.isEmpty()
                ? hint.staged(where, around)
                : hint.staged(where, around, HumanMessages.restoreButton(), HumanMessages.restore());
    }
}
