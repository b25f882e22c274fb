package tilewright.sudoku.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.puzzle.Command;
import tilewright.sudoku.rules.GivenText;

/** Commands that change the notes of all cells at once. */
public final class VariantNoteCommands {

    /** Digits that have a command of their own. */
    private static final int MOST = 9;

    private VariantNoteCommands() {}

    /** Returns all commands. */
    public static List<Command<VariantBoard, VariantMove>> all() {
        return Stream.concat(
                        Stream.of(
                                command("auto", GameMessages.automaticNotes(), true, board -> mode(board, true)),
                                command("own", GameMessages.manualNotes(), false, board -> mode(board, false)),
                                command("fill", GameMessages.fillNotes(), true, VariantNoteCommands::filled),
                                command("sweep", GameMessages.sweepNotes(), true, VariantNoteCommands::swept),
                                command("singles", GameMessages.enterSingles(), false, VariantNoteCommands::singles),
                                command("clear", GameMessages.clearNotes(), false, VariantNoteCommands::cleared)),
                        IntStream.rangeClosed(1, MOST)
                                .mapToObj(digit -> new Command<VariantBoard, VariantMove>(
                                        "note-" + digit,
                                        GameMessages.noteEverywhere(),
                                        Message.verbatim(GivenText.text(digit)),
                                        true,
                                        board -> added(board, DigitSet.of(digit)))))
                .toList();
    }

    private static Command<VariantBoard, VariantMove> command(
            String id, Message words, boolean reveals, Function<VariantBoard, List<VariantMove>> moves) {
        return new Command<>(id, Message.NONE, words, reveals, moves);
    }

    private static List<VariantMove> mode(VariantBoard board, boolean automatic) {
        return board.automatic() == automatic ? List.of() : List.of(new VariantMove.Automatic(automatic));
    }

    private static List<VariantMove> filled(VariantBoard board) {
        return board.automatic() ? List.of() : added(board, DigitSet.upTo(board.side()));
    }

    /** The moves that note digits where they are possible and not noted. */
    private static List<VariantMove> added(VariantBoard board, int digits) {
        if (board.automatic()) {
            return marks(
                    board,
                    NoteKind.REMOVED,
                    cell -> board.notes(cell, NoteKind.REMOVED) & board.possible(cell) & digits);
        }
        return marks(
                board,
                NoteKind.CORNER,
                cell -> board.possible(cell)
                        & digits
                        & ~board.notes(cell, NoteKind.CORNER)
                        & ~board.notes(cell, NoteKind.REMOVED));
    }

    /** Returns moves that remove notes of digits that a cell in sight holds. */
    private static List<VariantMove> swept(VariantBoard board) {
        List<VariantMove> moves = new ArrayList<>();
        if (!board.automatic()) {
            moves.addAll(
                    marks(board, NoteKind.CORNER, cell -> board.notes(cell, NoteKind.CORNER) & ~board.possible(cell)));
        }
        moves.addAll(marks(board, NoteKind.CENTER, cell -> board.notes(cell, NoteKind.CENTER) & ~board.possible(cell)));
        return moves;
    }

    private static List<VariantMove> cleared(VariantBoard board) {
        return empty(
                board, cell -> board.erasable(cell) ? List.of(new VariantMove.Erase(board.named(cell))) : List.of());
    }

    private static List<VariantMove> singles(VariantBoard board) {
        return empty(
                board,
                cell -> board.single(cell) == 0
                        ? List.of()
                        : List.of(new VariantMove.Place(board.named(cell), board.single(cell))));
    }

    private static List<VariantMove> marks(VariantBoard board, NoteKind kind, IntUnaryOperator set) {
        return empty(board, cell -> {
            int digits = set.applyAsInt(cell);
            return digits == 0 ? List.of() : List.of(new VariantMove.Mark(board.named(cell), kind, digits));
        });
    }

    /** The moves of all empty cells. */
    private static List<VariantMove> empty(VariantBoard board, IntFunction<List<VariantMove>> moves) {
        List<VariantMove> all = new ArrayList<>();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.digit(cell) == 0) {
                all.addAll(moves.apply(cell));
            }
        }
        return all;
    }
}
