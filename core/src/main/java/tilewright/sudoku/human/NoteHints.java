package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Hinter.Hint;
import tilewright.puzzle.Result;
import tilewright.sudoku.model.DigitBoard;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.Note;

/** Hints about the player's digits and notes on boards of any size, and the moves that carry out a step in the notes. */
public final class NoteHints {

    /** A button names no more digits. */
    private static final int FEW_DIGITS = 3;

    /** The claim that a position has no solution. */
    static final String NONE = "none";

    private NoteHints() {}

    /**
     * Returns the hint to take back a wrong digit.
     *
     * @param house one with the cell
     * @param around marks of the house
     */
    public static Hint<Move> wrongDigit(
            DigitBoard<?> board, int cell, Value.House house, List<Mark> around, Result result) {
        Value.Digit digit = new Value.Digit(board.entry(cell));
        Value.Cell place = board.grid().place(cell);
        List<Value.Cell> conflicting = Arrays.stream(board.conflictingPeers(cell))
                .mapToObj(board.grid()::place)
                .toList();
        Message text = conflicting.isEmpty()
                ? HumanMessages.wrongDigit(digit, place)
                : HumanMessages.wrongDigitTwice(digit, place, conflicting);
        List<Move> moves = List.of(new Move.Erase(board.named(cell)));
        return new Hint<>("Wrong digit", text, moves, List.of(ring(board, cell)), result)
                .staged(
                        HumanMessages.wrongDigitWhere(house),
                        around,
                        HumanMessages.eraseButton(digit),
                        HumanMessages.erase(digit, place))
                .claiming(List.of(NONE));
    }

    /**
     * Returns the hint that the notes of a cell lack its digit: all that is possible there comes back, and nothing else stays of notes
     * that are kept by hand.
     *
     * @param house one with the cell
     * @param around marks of the house
     */
    public static Hint<Move> missingNote(
            DigitBoard<?> board, int cell, Value.House house, List<Mark> around, Result result) {
        int back = board.automatic()
                ? board.notes(cell, Note.REMOVED) & board.possible(cell)
                : board.possible(cell) ^ board.notes(cell, Note.CORNER);
        List<Move> moves = new ArrayList<>();
        addMark(moves, board.named(cell), board.automatic() ? Note.REMOVED : Note.CORNER, back);
        Message text = HumanMessages.wrongNote(board.grid().place(cell));
        Message where = HumanMessages.wrongNoteWhere(house);
        Hint<Move> hint = new Hint<>("Wrong note", text, moves, List.of(ring(board, cell)), result);
        return moves.isEmpty()
                ? hint.staged(where, around)
                : hint.staged(where, around, HumanMessages.restoreButton(), HumanMessages.restore());
    }

    private static Mark ring(DigitBoard<?> board, int cell) {
        return new Mark.Ring(board.box(cell).inset(1), Ink.HINT);
    }

    /**
     * Returns the moves that remove candidates from the notes. A board without notes gets automatic ones, a cell without notes those
     * that are left.
     *
     * @param removed the set of digits that each cell loses
     */
    public static List<Move> removing(DigitBoard<?> board, int[] removed) {
        List<Move> moves = new ArrayList<>();
        boolean automatic = board.automatic() || !board.hasNotes();
        if (automatic && !board.automatic() && Arrays.stream(removed).anyMatch(set -> set != 0)) {
            moves.add(new Move.Automatic(true));
        }
        for (int cell = 0; cell < removed.length; cell++) {
            int set = removed[cell];
            if (set == 0) {
                continue;
            }
            int named = board.named(cell);
            if (automatic) {
                addMark(moves, named, Note.REMOVED, set & ~board.notes(cell, Note.REMOVED));
            } else if (board.marked(cell) == 0) {
                int left = board.possible(cell) & ~board.notes(cell, Note.REMOVED) & ~set;
                addMark(moves, named, Note.CORNER, left);
            } else {
                addMark(moves, named, Note.CORNER, set & board.notes(cell, Note.CORNER));
            }
            addMark(moves, named, Note.CENTER, set & board.notes(cell, Note.CENTER));
        }
        return moves;
    }

    private static void addMark(List<Move> moves, int cell, Note kind, int set) {
        if (set != 0) {
            moves.add(new Move.Mark(cell, kind, set));
        }
    }

    /** Returns a button that places digits: Place 5. */
    public static Message placing(int digits) {
        return Digits.size(digits) <= FEW_DIGITS
                ? HumanMessages.placeDigits(Digits.values(digits))
                : HumanMessages.placeCandidates();
    }

    /** Returns a button that removes digits from a number of cells: Remove 3 from 2 cells. */
    public static Message removing(int digits, long cells) {
        return Digits.size(digits) <= FEW_DIGITS
                ? HumanMessages.removeDigits(Digits.values(digits), cells)
                : HumanMessages.removeCandidates(cells);
    }
}
