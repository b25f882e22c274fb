package tilewright.paletto.model;

import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/**
 * Reads the text of a position, and refuses what breaks a rule. Mutable; one reading each.
 *
 * <p>The rows, joined by {@code /}: {@code A} to {@code H} are pieces, {@code .} is an empty cell, a small letter is a
 * cell whose piece the player to move has taken in the turn in progress. Then, if one likes, each after a blank: the
 * number of players; the player to move, from 0; the pieces owned, a group of digits for each player, one digit for each
 * color, joined by commas. One group more says how many pieces are out of play. Without groups, whatever is missing on
 * the board is out of play, but for the small letters, which the player to move owns. Blanks behind all that are taken
 * too.
 */
final class BoardReader {

    private final Cursor cursor;
    private final int start;
    /** The characters of the cells, row by row. */
    private final StringBuilder cells = new StringBuilder();

    private int size;
    private long[] pieces = {};
    private long occupied;
    private long taken;
    private int color = -1;

    BoardReader(Cursor cursor) {
        this.cursor = cursor;
        this.start = cursor.offset();
    }

    Board read() {
        rows();
        pieces();
        neighbors();
        together();
        int players = Board.FEWEST_PLAYERS;
        int mover = 0;
        if (anotherNumber()) {
            players = cursor.number(ModelMessages.thePlayers(), Board.FEWEST_PLAYERS, Board.MOST_PLAYERS);
            if (anotherNumber()) {
                mover = cursor.number(ModelMessages.thePlayerToMove(), 0, players - 1);
                if (anotherNumber()) {
                    return new OwnerReader(cursor, size, pieces, players).read(mover, taken, color);
                }
            }
        }
        int[] owned = new int[players];
        if (color >= 0) {
            owned[mover] = Long.bitCount(taken) << 4 * color;
        }
        return new Board(size, mover, pieces, owned, taken, color);
    }

    /** Reads a draft: pieces that need not be connected, and perhaps the number of players; nobody has taken any. */
    Board readDraft() {
        rows();
        pieces();
        neighbors();
        int players = anotherNumber()
                ? cursor.number(ModelMessages.thePlayers(), Board.FEWEST_PLAYERS, Board.MOST_PLAYERS)
                : Board.FEWEST_PLAYERS;
        if (anotherNumber()) {
            cursor.number(ModelMessages.thePlayerToMove(), 0, 0);
        }
        if (taken != 0 || anotherNumber()) {
            throw cursor.error(ModelMessages.draftOfStart());
        }
        return new Board(size, 0, pieces, new int[players], 0, -1);
    }

    private boolean anotherNumber() {
        if (!cursor.sees(' ') && !cursor.sees('\t')) {
            return false;
        }
        cursor.skipBlanks();
        return cursor.peek() >= '0' && cursor.peek() <= '9';
    }

    private void rows() {
        row();
        size = cells.length();
        if (size < Board.SMALLEST || size > Board.LARGEST) {
            throw cursor.error(start, ModelMessages.wrongSize(Board.SMALLEST, Board.LARGEST, size));
        }
        for (int row = 1; row < size; row++) {
            if (!cursor.skip('/')) {
                throw cursor.error(ModelMessages.expectedRow(row + 1, size, cursor.found()));
            }
            int at = cursor.offset();
            row();
            int width = cells.length() - row * size;
            if (width != size) {
                throw cursor.error(at + Math.min(width, size), ModelMessages.unequalRow(row + 1, width, size));
            }
        }
        if (cursor.sees('/')) {
            throw cursor.error(ModelMessages.extraRow(size));
        }
    }

    private void row() {
        int at = cursor.offset();
        while (isCell(cursor.peek())) {
            cells.append(cursor.next());
        }
        boolean ended = cursor.atEnd() || cursor.sees('/') || cursor.sees(' ') || cursor.sees('\t');
        if (cursor.offset() == at || !ended && startsMore(cursor.peek())) {
            throw cursor.error(ModelMessages.expectedColor(cursor.found()));
        }
    }

    /** Whether somebody who wrote this meant a further cell; letters of other scripts look like ours. */
    private static boolean startsMore(char c) {
        return Ascii.isLetter(c) || Ascii.isDigit(c) || c > 0x7f;
    }

    private static boolean isCell(char c) {
        return c == '.' || c >= 'A' && c <= 'H' || c >= 'a' && c <= 'h';
    }

    private void pieces() {
        pieces = new long[size];
        int[] counts = new int[size];
        for (int i = 0; i < cells.length(); i++) {
            char c = cells.charAt(i);
            if (c == '.') {
                continue;
            }
            int found = Ascii.upper(c) - 'A';
            if (found >= size) {
                throw error(i, ModelMessages.wrongColor(size, Text.color(size - 1), String.valueOf(c)));
            }
            if (++counts[found] > size) {
                throw error(i, ModelMessages.onePieceMore(size, Text.color(found)));
            }
            if (c == Ascii.upper(c)) {
                pieces[found] |= 1L << cell(i);
                occupied |= 1L << cell(i);
            } else if (color >= 0 && color != found) {
                throw error(i, ModelMessages.takenColors(String.valueOf((char) ('a' + color)), String.valueOf(c)));
            } else {
                color = found;
                taken |= 1L << cell(i);
            }
        }
    }

    private void neighbors() {
        for (int i = 0; i < cells.length(); i++) {
            if (i % size > 0) {
                apart(i, i - 1);
            }
            if (i >= size) {
                apart(i, i - size);
            }
        }
    }

    private void apart(int i, int other) {
        char here = Ascii.upper(cells.charAt(i));
        if (here != '.' && here == Ascii.upper(cells.charAt(other))) {
            throw error(i, ModelMessages.touches(new Value.Color(String.valueOf(here)), place(other)));
        }
    }

    private void together() {
        cutOff(occupied, "now");
        cutOff(occupied | taken, "before");
        long stuck = taken & ~Shape.loose(occupied | taken);
        if (stuck != 0) {
            throw error(number(stuck), ModelMessages.notTaken());
        }
    }

    private void cutOff(long set, String when) {
        long apart = set & ~Shape.reached(set);
        if (apart != 0) {
            throw error(number(apart), ModelMessages.apart(when, place(number(set))));
        }
    }

    private int cell(int i) {
        return 8 * (i / size) + i % size;
    }

    /** Returns the place of the first of these cells in the text of the rows. */
    private int number(long set) {
        int cell = Long.numberOfTrailingZeros(set);
        return (cell >> 3) * size + (cell & 7);
    }

    private Value.Cell place(int i) {
        return Move.GRID.place(cell(i));
    }

    private TextError error(int i, Message reason) {
        return cursor.error(start + i + i / size, reason);
    }
}
