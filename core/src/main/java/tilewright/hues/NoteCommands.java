package tilewright.hues;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import tilewright.message.Message;
import tilewright.puzzle.Command;

/** Commands that change the notes of all free cells at once. */
final class NoteCommands {

    private NoteCommands() {}

    static List<Command<Board, Move>> all() {
        return List.of(
                new Command<>(
                        "fill",
                        Message.NONE,
                        HuesMessages.fillNotes(),
                        true,
                        board -> toggled(board, cell -> open(board, cell) & ~board.notes(cell))),
                new Command<>(
                        "sweep",
                        Message.NONE,
                        HuesMessages.sweepNotes(),
                        true,
                        board -> toggled(board, cell -> board.notes(cell) & ~open(board, cell))),
                new Command<>("clear", HuesMessages.clearNotes(), board -> toggled(board, board::notes)));
    }

    /** The colors that the rules let on a free cell: bit c is color c. */
    private static int open(Board board, int cell) {
        int open = 0;
        for (int color = 0; color < Peers.COLORS; color++) {
            open |= board.takes(cell, color) ? 1 << color : 0;
        }
        return open;
    }

    private static List<Move> toggled(Board board, IntUnaryOperator set) {
        List<Move> moves = new ArrayList<>();
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            int colors = board.free(cell) ? set.applyAsInt(cell) : 0;
            if (colors != 0) {
                moves.add(new Move.Note(cell, colors));
            }
        }
        return moves;
    }
}
