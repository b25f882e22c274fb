package tilewright.sudoku.model;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilewright.puzzle.Cells;
import tilewright.text.Cursor;
import tilewright.text.Format;

/**
 * The texts of setups, positions and moves.
 *
 * <p>A position is up to three parts with a blank between them; empty ones at the end are left out:
 *
 * <ol>
 *   <li>the clues: 81 cells row by row, {@code 1} to {@code 9}, or {@code .} for none (read as well: {@code 0 * _});
 *   <li>the player's digits: 81 cells likewise;
 *   <li>the notes: for each cell that has some, in reading order with {@code /} between, the digit of its row, the digit
 *       of its column, and the digits noted in its corners in ascending order, then {@code c} and those in its center, then
 *       {@code x} and those taken away from automatic notes: {@code 1314/217c12} is 1 and 4 in row 1, column 3, and in row 2,
 *       column 1 a 7 in the corner and 1 and 2 in the center.
 * </ol>
 *
 * <p>{@code auto} at the end says that notes are automatic.
 *
 * <p>This file is long because reading and writing of one form stand side by side.
 */
public final class Text {

    public static final Format<Setup> SETUPS = Format.of(
            "singles, minimal, minimal-SYMMETRY, clues-N, pattern- and 81 cells x or ., grid",
            Text::readSetup,
            Text::writeSetup);

    public static final Format<Board> POSITIONS = new Positions();

    public static final Format<Move> MOVES = Format.of(
            "r1c3=4 sets a digit, r1c3=. erases, r1c3?4 notes in a corner, r1c3!4 in the center, r1c3x4 takes away an "
                    + "automatic note, auto=on or auto=off",
            Text::readMove,
            Text::writeMove);

    /** Of each character up to the last that is one: whether it is a cell. */
    private static final boolean[] CELL = new boolean['_' + 1];

    static {
        for (char c : "0123456789.*_".toCharArray()) {
            CELL[c] = true;
        }
    }

    private static final String AUTO = "auto";
    private static final char CENTER = 'c';
    private static final char AWAY = 'x';

    private Text() {}

    /** A class of its own, for bulk work reads little else: see {@link tilewright.task.Tasks#onPositions}. */
    private record Positions() implements Format<Board> {
        @Override
        public Board read(Cursor cursor) {
            return readBoard(cursor);
        }

        @Override
        public void write(Board board, StringBuilder out) {
            writeBoard(board, out);
        }

        @Override
        public String shape() {
            return "81 cells row by row, 1 to 9 or . when empty; then the player's 81 cells and notes, if any";
        }
    }

    /** 81 characters: digits, and something else for 0. */
    public static String cells(int[] digits, char empty) {
        StringBuilder out = new StringBuilder(Houses.CELLS);
        for (int digit : digits) {
            out.append(digit == 0 ? empty : (char) ('0' + digit));
        }
        return out.toString();
    }

    private static Setup readSetup(Cursor cursor) {
        if (cursor.skip("singles")) {
            return new Setup.Singles();
        }
        if (cursor.skip("grid")) {
            return new Setup.Grid();
        }
        if (cursor.skip("minimal")) {
            return new Setup.Minimal(cursor.skip('-') ? readSymmetry(cursor) : Symmetry.NONE);
        }
        if (cursor.skip("clues-")) {
            return new Setup.Clues(cursor.number("the number of clues", Setup.Clues.FEWEST, Setup.Clues.MOST));
        }
        if (cursor.skip("pattern-")) {
            return new Setup.InPattern(readPattern(cursor));
        }
        throw cursor.error("wanted singles, minimal, clues-, pattern- or grid, found " + cursor.found());
    }

    private static Symmetry readSymmetry(Cursor cursor) {
        Symmetry best = Symmetry.NONE;
        for (Symmetry symmetry : Symmetry.values()) {
            if (cursor.sees(symmetry.text())
                    && symmetry.text().length() > best.text().length()) {
                best = symmetry;
            }
        }
        if (best == Symmetry.NONE) {
            throw cursor.error("wanted a symmetry ("
                    + Arrays.stream(Symmetry.values())
                            .skip(1)
                            .map(Symmetry::text)
                            .collect(Collectors.joining(", "))
                    + "), found " + cursor.found());
        }
        cursor.skip(best.text());
        return best;
    }

    private static Pattern readPattern(Cursor cursor) {
        int start = cursor.offset();
        StringBuilder cells = new StringBuilder();
        while (cells.length() < Houses.CELLS) {
            if (!cursor.sees(Pattern.CLUE) && !cursor.sees(Pattern.NONE)) {
                throw cursor.error("a pattern has 81 cells, x for a clue or . for none; after " + cells.length()
                        + " of them comes " + cursor.found());
            }
            cells.append(cursor.next("a cell"));
        }
        Pattern pattern = new Pattern(cells.toString());
        pattern.hopeless().ifPresent(reason -> {
            throw cursor.error(start, reason);
        });
        return pattern;
    }

    private static void writeSetup(Setup setup, StringBuilder out) {
        switch (setup) {
            case Setup.Singles _ -> out.append("singles");
            case Setup.Minimal minimal ->
                out.append("minimal")
                        .append(
                                minimal.symmetry() == Symmetry.NONE
                                        ? ""
                                        : "-" + minimal.symmetry().text());
            case Setup.Clues clues -> out.append("clues-").append(clues.number());
            case Setup.InPattern in ->
                out.append("pattern-").append(in.pattern().text());
            case Setup.Grid _ -> out.append("grid");
        }
    }

    /** Reads clues alone, when they are all that is left; else nothing. */
    public static Optional<Board> readPlain(Cursor cursor) {
        String text = cursor.rest();
        int[] clues = new int[Houses.CELLS];
        if (text.length() != Houses.CELLS || readCells(text, clues) != Houses.CELLS) {
            return Optional.empty();
        }
        cursor.skip(Houses.CELLS);
        return Optional.of(Board.of(clues));
    }

    private static Board readBoard(Cursor cursor) {
        int[] clues = readCells(cursor);
        if (cursor.atEnd()) {
            return Board.of(clues);
        }
        int[] entries = new int[Houses.CELLS];
        int[] notes = new int[Houses.CELLS];
        cursor.skipBlanks();
        if (isCell(cursor.peek())) {
            int start = cursor.offset();
            entries = readCells(cursor);
            dropClues(cursor, cell -> start + cell, clues, entries);
            cursor.skipBlanks();
            if (isCell(cursor.peek())) {
                readNotes(cursor, clues, notes);
                cursor.skipBlanks();
            }
        }
        return Board.of(clues, entries, notes, readAutomatic(cursor));
    }

    private static boolean readAutomatic(Cursor cursor) {
        boolean automatic = cursor.skip(AUTO);
        cursor.skipBlanks();
        return automatic;
    }

    /** Reads 81 cells, 0 for an empty one. */
    public static int[] readCells(Cursor cursor) {
        int[] digits = new int[Houses.CELLS];
        int cells = readCells(cursor.rest(), digits);
        cursor.skip(cells);
        if (cells < Houses.CELLS) {
            throw cursor.error("a grid has 81 cells, each 1 to 9 or . when empty; after " + cells + " of them comes "
                    + cursor.found());
        }
        if (isCell(cursor.peek())) {
            throw cursor.error("a grid has 81 cells, and here is one more " + cursor.found());
        }
        return digits;
    }

    /** Reads the cells that a text begins with, 0 for an empty one; returns how many. */
    private static int readCells(String text, int[] digits) {
        char[] characters = text.toCharArray();
        int most = Math.min(Houses.CELLS, characters.length);
        for (int cell = 0; cell < most; cell++) {
            char c = characters[cell];
            if (!isCell(c)) {
                return cell;
            }
            digits[cell] = c >= '1' && c <= '9' ? c - '0' : 0;
        }
        return most;
    }

    /** Whether a character is a digit or stands for an empty cell. */
    public static boolean isCell(char c) {
        return c < CELL.length && CELL[c]; // short enough for any compiler to put it into its callers
    }

    /**
     * Takes the clues out of the player's part, which may repeat them, but not change them.
     *
     * @param place of a cell of the player's part
     */
    public static void dropClues(Cursor cursor, IntUnaryOperator place, int[] clues, int[] entries) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (clues[cell] != 0 && entries[cell] != 0) {
                if (clues[cell] != entries[cell]) {
                    throw cursor.error(
                            place.applyAsInt(cell),
                            "%s has the clue %d, so the player's digit there is . or %d, not (%d)"
                                    .formatted(Houses.GRID.words(cell), clues[cell], clues[cell], entries[cell]));
                }
                entries[cell] = 0;
            }
        }
    }

    private static void readNotes(Cursor cursor, int[] clues, int[] notes) {
        do {
            int start = cursor.offset();
            int row = readDigit(cursor, "the row of a note");
            int column = readDigit(cursor, "the column of a note");
            int cell = Houses.GRID.cell(row - 1, column - 1);
            if (clues[cell] != 0) {
                throw cursor.error(start, Houses.GRID.words(cell) + " holds a clue, and notes are for other cells");
            }
            if (notes[cell] != 0) {
                throw cursor.error(start, Houses.GRID.words(cell) + " has its notes already");
            }
            if (cursor.peek() != CENTER && cursor.peek() != AWAY) {
                notes[cell] = Note.CORNER.in(0, readSet(cursor));
            }
            if (cursor.skip(CENTER)) {
                notes[cell] = Note.CENTER.in(notes[cell], readSet(cursor));
            }
            if (cursor.skip(AWAY)) {
                notes[cell] = Note.AWAY.in(notes[cell], readSet(cursor));
            }
        } while (cursor.skip('/'));
    }

    /** One digit or more, each once. */
    private static int readSet(Cursor cursor) {
        int set = 0;
        do {
            int at = cursor.offset();
            int bit = Digits.bit(readDigit(cursor, "a noted digit"));
            if ((set & bit) != 0) {
                throw cursor.error(at, "this digit is noted twice");
            }
            set |= bit;
        } while (isCell(cursor.peek()));
        return set;
    }

    private static int readDigit(Cursor cursor, String name) {
        char c = cursor.peek();
        if (c < '1' || c > '9') {
            throw cursor.error("wanted " + name + ", 1 to 9, found " + cursor.found());
        }
        return cursor.next(name) - '0';
    }

    private static void writeBoard(Board board, StringBuilder out) {
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            clues[cell] = board.clue(cell);
            entries[cell] = board.entry(cell);
        }
        out.append(cells(clues, '.'));
        boolean notes = IntStream.range(0, Houses.CELLS).anyMatch(cell -> board.layers(cell) != 0);
        if (board.hasEntries() || notes) {
            out.append(' ').append(cells(entries, '.'));
        }
        char separator = ' ';
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.layers(cell) != 0) {
                out.append(separator).append(Houses.row(cell) + 1).append(Houses.column(cell) + 1);
                writeSet("", board.notes(cell, Note.CORNER), out);
                writeSet("c", board.notes(cell, Note.CENTER), out);
                writeSet("x", board.notes(cell, Note.AWAY), out);
                separator = '/';
            }
        }
        out.append(board.automatic() ? " " + AUTO : "");
    }

    private static void writeSet(String before, int set, StringBuilder out) {
        out.append(set == 0 ? "" : before).append(Digits.text(set, ""));
    }

    private static Move readMove(Cursor cursor) {
        if (cursor.skip(AUTO)) {
            cursor.expect('=');
            boolean on = cursor.skip("on");
            if (!on && !cursor.skip("off")) {
                throw cursor.error("wanted on or off, found " + cursor.found());
            }
            return new Move.Automatic(on);
        }
        int cell = Cells.read(cursor, Houses.GRID);
        for (Note kind : Note.values()) {
            if (cursor.skip(kind.sign())) {
                return new Move.Mark(cell, kind, readSet(cursor));
            }
        }
        if (!cursor.skip('=')) {
            throw cursor.error(
                    "wanted = for a digit, ? or ! for notes or x for notes taken away, found " + cursor.found());
        }
        return cursor.skip('.') ? new Move.Erase(cell) : new Move.Place(cell, readDigit(cursor, "a digit or ."));
    }

    private static void writeMove(Move move, StringBuilder out) {
        out.append(move.cell() < 0 ? AUTO : Houses.GRID.name(move.cell()));
        switch (move) {
            case Move.Place(int _, int digit) -> out.append('=').append(digit);
            case Move.Erase _ -> out.append("=.");
            case Move.Mark(int _, Note kind, int set) -> out.append(kind.sign()).append(Digits.text(set, ""));
            case Move.Automatic(boolean on) -> out.append(on ? "=on" : "=off");
        }
    }
}
