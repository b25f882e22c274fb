package tilewright.paletto.model;

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
            players = cursor.number("the number of players", Board.FEWEST_PLAYERS, Board.MOST_PLAYERS);
            if (anotherNumber()) {
                mover = cursor.number("the player to move", 0, players - 1);
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
            throw cursor.error(
                    start, "a board is " + Board.SMALLEST + " to " + Board.LARGEST + " cells wide, not " + size);
        }
        for (int row = 1; row < size; row++) {
            if (!cursor.skip('/')) {
                throw cursor.error("expected (/) and row " + (row + 1) + " of " + size + ", found " + cursor.found());
            }
            int at = cursor.offset();
            row();
            int width = cells.length() - row * size;
            if (width != size) {
                throw cursor.error(
                        at + Math.min(width, size),
                        "row " + (row + 1) + " has " + width + " cells, expected " + size + " as in row 1");
            }
        }
        if (cursor.sees('/')) {
            throw cursor.error("a board with rows of " + size + " cells has " + size + " rows; unexpected extra row");
        }
    }

    private void row() {
        int at = cursor.offset();
        while (isCell(cursor.peek())) {
            cells.append(cursor.next("a cell"));
        }
        boolean ended = cursor.atEnd() || cursor.sees('/') || cursor.sees(' ') || cursor.sees('\t');
        if (cursor.offset() == at || !ended && startsMore(cursor.peek())) {
            throw cursor.error("expected a color from A to H, or . for an empty cell, found " + cursor.found());
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
                char last = Text.letter(size - 1);
                throw error(i, "a board of size " + size + " has the colors A to " + last + ", not (" + c + ")");
            }
            if (++counts[found] > size) {
                throw error(i, "there are " + size + " pieces of color " + Ascii.upper(c) + ", this is one more");
            }
            if (c == Ascii.upper(c)) {
                pieces[found] |= 1L << cell(i);
                occupied |= 1L << cell(i);
            } else if (color >= 0 && color != found) {
                char first = (char) ('a' + color);
                throw error(
                        i,
                        "small letters are the pieces taken in this turn and have one color: (" + first + ") and (" + c
                                + ") do not go together");
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
            throw error(i, "color " + here + " must not touch itself, as here and at " + words(other));
        }
    }

    private void together() {
        cutOff(occupied, "all pieces must be connected by their sides");
        cutOff(occupied | taken, "all pieces must have been connected before this turn");
        long stuck = taken & ~Shape.loose(occupied | taken);
        if (stuck != 0) {
            throw error(number(stuck), "this piece cannot have been taken: it had fewer than two open sides");
        }
    }

    private void cutOff(long set, String rule) {
        long apart = set & ~Shape.reached(set);
        if (apart != 0) {
            throw error(number(apart), rule + ", and this one is cut off from that in " + words(number(set)));
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

    private String words(int i) {
        return Move.GRID.words(cell(i));
    }

    private TextError error(int i, String reason) {
        return cursor.error(start + i + i / size, reason);
    }
}
