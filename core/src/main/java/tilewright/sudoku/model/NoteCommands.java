package tilewright.sudoku.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.puzzle.Command;

/** Commands that change the notes of all cells at once. */
public final class NoteCommands {

    private NoteCommands() {}

    public static List<Command<Board, Move>> all() {
        return Stream.concat(
                        Stream.of(
                                revealing("auto", ModelMessages.automaticNotes(), board -> mode(board, true)),
                                command("own", ModelMessages.manualNotes(), board -> mode(board, false)),
                                revealing("fill", ModelMessages.fillNotes(), board -> added(board, Digits.ALL)),
                                revealing("sweep", ModelMessages.sweepNotes(), NoteCommands::swept),
                                command("singles", ModelMessages.enterSingles(), NoteCommands::singles),
                                command("clear", ModelMessages.clearNotes(), NoteCommands::cleared)),
                        IntStream.rangeClosed(1, 9)
                                .mapToObj(digit -> new Command<Board, Move>(
                                        "note-" + digit,
                                        ModelMessages.noteEverywhere(),
                                        Message.verbatim(String.valueOf(digit)),
                                        true,
                                        board -> added(board, Digits.bit(digit)))))
                .toList();
    }

    private static Command<Board, Move> command(String id, Message words, Function<Board, List<Move>> moves) {
        return new Command<>(id, words, moves);
    }

    private static Command<Board, Move> revealing(String id, Message words, Function<Board, List<Move>> moves) {
        return new Command<>(id, Message.NONE, words, true, moves);
    }

    private static List<Move> mode(Board board, boolean automatic) {
        return board.automatic() == automatic || board.givesCandidates()
                ? List.of()
                : List.of(new Move.Automatic(automatic));
    }

    /**
     * The moves that note some digits where they are possible and not noted; the player's corrections of automatic
     * notes count as the player's.
     */
    private static List<Move> added(Board board, int digits) {
        if (board.automatic()) {
            return marks(
                    board,
                    Note.REMOVED,
                    cell -> board.notes(cell, Note.REMOVED) & board.possible(cell) & notAll(digits));
        }
        return marks(
                board,
                Note.CORNER,
                cell -> board.possible(cell)
                        & digits
                        & ~board.notes(cell, Note.CORNER)
                        & ~board.notes(cell, Note.REMOVED));
    }

    /** Automatic notes need no filling in; a single digit is brought back to where it was taken away. */
    private static int notAll(int digits) {
        return digits == Digits.ALL ? 0 : digits;
    }

    /** Returns moves that remove notes of digits that a cell in sight holds. */
    private static List<Move> swept(Board board) {
        List<Move> moves = new ArrayList<>();
        if (!board.automatic()) {
            moves.addAll(marks(board, Note.CORNER, cell -> board.notes(cell, Note.CORNER) & ~board.possible(cell)));
        }
        moves.addAll(marks(board, Note.CENTER, cell -> board.notes(cell, Note.CENTER) & ~board.possible(cell)));
        return moves;
    }

    private static List<Move> cleared(Board board) {
        return cells(board, cell -> board.erasable(cell) ? 1 : 0, (cell, _) -> new Move.Erase(cell));
    }

    private static List<Move> singles(Board board) {
        return cells(board, board::single, Move.Place::new);
    }

    private static List<Move> marks(Board board, Note kind, IntUnaryOperator set) {
        return cells(board, set, (cell, digits) -> new Move.Mark(cell, kind, digits));
    }

    /** A maker of the move of a cell from the digits that were found for it. */
    @FunctionalInterface
    private interface MoveOf {
        Move of(int cell, int found);
    }

    /** The moves of all empty cells where something else than 0 is found. */
    private static List<Move> cells(Board board, IntUnaryOperator find, MoveOf move) {
        List<Move> moves = new ArrayList<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int found = board.digit(cell) == 0 ? find.applyAsInt(cell) : 0;
            if (found != 0) {
                moves.add(move.of(cell, found));
            }
        }
        return moves;
    }
}
