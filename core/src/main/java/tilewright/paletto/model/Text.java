package tilewright.paletto.model;

import tilewright.message.Value;
import tilewright.puzzle.Cells;
import tilewright.text.Cursor;
import tilewright.text.Format;

/** The texts of setups, moves and positions. */
public final class Text {

    /** The text of a setup, such as {@code 6x6-3p}. */
    public static final Format<Setup> SETUPS = Format.of(ModelMessages.setupForm(), Text::setup, Text::write);

    /** The text of a move. */
    public static final Format<Move> MOVES =
            Format.of(ModelMessages.moveForm(), Text::move, (move, out) -> out.append(move));

    /** The text of a position: its rows, the players, the player to move, and the pieces owned. */
    public static final Format<Board> POSITIONS = Format.of(
            "rows joined by /, then players, player to move and the pieces owned, such as"
                    + " ..AB/..BC/.BAD/.ACB 2 0 1020,0003",
            cursor -> new BoardReader(cursor).read(),
            Text::write);

    private static final String CORNERS = "-corners";

    private Text() {}

    private static Setup setup(Cursor cursor) {
        int size = cursor.number(ModelMessages.theSize(), Board.SMALLEST, Board.LARGEST);
        int at = cursor.offset() + 1;
        if (cursor.skip('x') && cursor.number(ModelMessages.theSize(), Board.SMALLEST, Board.LARGEST) != size) {
            throw cursor.error(at, ModelMessages.notSquare(size));
        }
        int players = Board.FEWEST_PLAYERS;
        at = cursor.offset();
        boolean corners = cursor.skip(CORNERS);
        Kind kind = kind(cursor, size, players);
        if (!corners && kind == Kind.ANY && cursor.skip('-')) {
            players = cursor.number(ModelMessages.thePlayers(), Board.FEWEST_PLAYERS, Board.MOST_PLAYERS);
            cursor.expect('p');
            at = cursor.offset();
            corners = cursor.skip(CORNERS);
            kind = kind(cursor, size, players);
        }
        if (corners && size < 4) {
            throw cursor.error(at + 1, ModelMessages.fourCorners());
        }
        return new Setup(size, players, corners, kind);
    }

    private static Kind kind(Cursor cursor, int size, int players) {
        int at = cursor.offset() + 1;
        for (Kind kind : Kind.SPECIAL) {
            if (cursor.skip("-" + kind.word)) {
                if (players != Board.FEWEST_PLAYERS) {
                    throw cursor.error(at, ModelMessages.provedForTwo(kind.word));
                }
                if (!Kind.provable(size)) {
                    throw cursor.error(at, ModelMessages.provedForSizes(kind.word));
                }
                return kind;
            }
        }
        return Kind.ANY;
    }

    private static void write(Setup setup, StringBuilder out) {
        out.append(setup.size()).append('x').append(setup.size());
        if (setup.players() != Board.FEWEST_PLAYERS) {
            out.append('-').append(setup.players()).append('p');
        }
        if (setup.corners()) {
            out.append(CORNERS);
        }
        if (setup.kind() != Kind.ANY) {
            out.append('-').append(setup.kind().word);
        }
    }

    private static Move move(Cursor cursor) {
        if (cursor.skip("end")) {
            return Move.END;
        }
        if (!cursor.sees('r')) {
            throw cursor.error(ModelMessages.expectedMove(cursor.found()));
        }
        return new Move.Take(Cells.read(cursor, Move.GRID));
    }

    private static void write(Board board, StringBuilder out) {
        for (int row = 0; row < board.size(); row++) {
            out.append(row == 0 ? "" : "/");
            for (int column = 0; column < board.size(); column++) {
                out.append(letter(board, 8 * row + column));
            }
        }
        boolean owned = false;
        boolean outOfPlay = false;
        for (int color = 0; color < board.size(); color++) {
            outOfPlay |= board.outOfPlay(color) > 0;
            owned |= board.outOfPlay(color) < board.size() - Long.bitCount(board.pieces(color));
        }
        if (owned || board.mover() != 0 || board.players() != Board.FEWEST_PLAYERS) {
            out.append(' ').append(board.players()).append(' ').append(board.mover());
        }
        if (owned) {
            for (int player = 0; player < board.players(); player++) {
                out.append(player == 0 ? ' ' : ',');
                for (int color = 0; color < board.size(); color++) {
                    out.append(board.owned(player, color));
                }
            }
        }
        if (owned && outOfPlay) {
            out.append(',');
            for (int color = 0; color < board.size(); color++) {
                out.append(board.outOfPlay(color));
            }
        }
    }

    private static char letter(Board board, int cell) {
        if ((board.taken() >>> cell & 1) != 0) {
            return (char) ('a' + board.color());
        }
        int color = board.at(cell);
        return color < 0 ? '.' : letter(color);
    }

    /** A color as a value of messages. */
    public static Value.Color color(int color) {
        return new Value.Color(String.valueOf(letter(color)));
    }

    /** The letter of a color. */
    public static char letter(int color) {
        return (char) ('A' + color);
    }
}
