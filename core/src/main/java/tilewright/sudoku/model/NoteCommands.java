package tilewright.sudoku.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import tilewright.message.Message;
import tilewright.puzzle.Command;

/** Commands that change the notes of all cells at once. */
public final class NoteCommands {

    private NoteCommands() {}

    /** Returns all commands, for boards of any size. */
    public static <B extends DigitBoard<B>> List<Command<B, Move>> all() {
        List<Command<B, Move>> all = new ArrayList<>();
        all.add(revealing("auto", ModelMessages.automaticNotes(), board -> mode(board, true)));
        all.add(command("own", ModelMessages.manualNotes(), board -> mode(board, false)));
        all.add(revealing("fill", ModelMessages.fillNotes(), NoteCommands::filled));
        all.add(revealing("sweep", ModelMessages.sweepNotes(), NoteCommands::swept));
        all.add(command("singles", ModelMessages.enterSingles(), NoteCommands::singles));
        all.add(command("clear", ModelMessages.clearNotes(), NoteCommands::cleared));
        for (int digit = 1; digit <= 9; digit++) {
            int bit = Digits.bit(digit);
            Message key = Message.verbatim(String.valueOf(digit));
            all.add(new Command<>(
                    "note-" + digit, ModelMessages.noteEverywhere(), key, true, board -> added(board, bit)));
        }
        return List.copyOf(all);
    }

    private static <B> Command<B, Move> command(String id, Message words, Function<B, List<Move>> moves) {
        return new Command<>(id, words, moves);
    }

    private static <B> Command<B, Move> revealing(String id, Message words, Function<B, List<Move>> moves) {
        return new Command<>(id, Message.NONE, words, true, moves);
    }

    private static List<Move> mode(DigitBoard<?> board, boolean automatic) {
        return board.automatic() == automatic || board.givesCandidates()
                ? List.of()
                : List.of(new Move.Automatic(automatic));
    }

    /** Automatic notes need no filling in. */
    private static List<Move> filled(DigitBoard<?> board) {
        return board.automatic() ? List.of() : added(board, Digits.upTo(board.side()));
    }

    /**
     * The moves that note some digits where they are possible and not noted; the player's corrections of automatic
     * notes count as the player's.
     */
    private static List<Move> added(DigitBoard<?> board, int digits) {
        if (board.automatic()) {
            return marks(board, Note.REMOVED, cell -> board.notes(cell, Note.REMOVED) & board.possible(cell) & digits);
        }
        return marks(
                board,
                Note.CORNER,
                cell -> board.possible(cell)
                        & digits
                        & ~board.notes(cell, Note.CORNER)
                        & ~board.notes(cell, Note.REMOVED));
    }

    /** Returns moves that remove notes of digits that a cell in sight holds. */
    private static List<Move> swept(DigitBoard<?> board) {
        List<Move> moves = new ArrayList<>();
        if (!board.automatic()) {
            moves.addAll(marks(board, Note.CORNER, cell -> board.notes(cell, Note.CORNER) & ~board.possible(cell)));
        }
        moves.addAll(marks(board, Note.CENTER, cell -> board.notes(cell, Note.CENTER) & ~board.possible(cell)));
        return moves;
    }

    private static List<Move> cleared(DigitBoard<?> board) {
        return cells(board, cell -> board.erasable(cell) ? 1 : 0, (cell, _) -> new Move.Erase(cell));
    }

    private static List<Move> singles(DigitBoard<?> board) {
        return cells(board, board::single, Move.Place::new);
    }

    private static List<Move> marks(DigitBoard<?> board, Note kind, IntUnaryOperator set) {
        return cells(board, set, (cell, digits) -> new Move.Mark(cell, kind, digits));
    }

    /** A maker of the move of a cell from the digits that were found for it. */
    @FunctionalInterface
    private interface MoveOf {
        Move of(int cell, int found);
    }

    /** The moves of all empty cells where something else than 0 is found. */
    private static List<Move> cells(DigitBoard<?> board, IntUnaryOperator find, MoveOf move) {
        List<Move> moves = new ArrayList<>();
        for (int cell = 0; cell < board.cells(); cell++) {
            int found = board.digit(cell) == 0 ? find.applyAsInt(cell) : 0;
            if (found != 0) {
                moves.add(move.of(board.named(cell), found));
            }
        }
        return moves;
    }
}
