package tilewright.sudoku;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A Sudoku as it stands: the clues, the digits that the player set, and the player's notes.
 *
 * <p>81 cells, row by row. A cell holds a clue, or an entry, or any set of notes, or nothing. Equal digits that see each
 * other are possible, among the clues too. Immutable; a value.
 */
final class Board {

    /** What most boards have of entries and notes. */
    private static final int[] NONE = new int[Houses.CELLS];

    private final int[] clues;
    private final int[] entries;
    private final int[] notes;

    private Board(int[] clues, int[] entries, int[] notes) {
        this.clues = clues;
        this.entries = entries;
        this.notes = notes;
    }

    /**
     * A puzzle that nobody has begun.
     *
     * @param clues 81 digits, 0 for an empty cell
     */
    static Board of(int[] clues) {
        check("clues", clues, 9);
        return new Board(clues.clone(), NONE, NONE);
    }

    /**
     * @param clues 81 digits, 0 for none
     * @param entries 81 digits, 0 for none
     * @param notes 81 sets of {@link Digits}
     */
    static Board of(int[] clues, int[] entries, int[] notes) {
        check("clues", clues, 9);
        check("entries", entries, 9);
        check("notes", notes, Digits.ALL);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int kinds = Integer.signum(clues[cell]) + Integer.signum(entries[cell]) + Integer.signum(notes[cell]);
            if (kinds > 1) {
                throw new IllegalArgumentException(
                        "cell (%d) may hold a clue (%d) or an entry (%d) or notes (%d), but only one of them"
                                .formatted(cell, clues[cell], entries[cell], notes[cell]));
            }
        }
        return new Board(clues.clone(), entries.clone(), notes.clone());
    }

    private static void check(String name, int[] values, int most) {
        if (values.length != Houses.CELLS) {
            throw new IllegalArgumentException("%s must be (81) cells, not (%d)".formatted(name, values.length));
        }
        for (int value : values) {
            if (value < 0 || value > most) {
                throw new IllegalArgumentException("%s go from 0 to (%d), not (%d)".formatted(name, most, value));
            }
        }
    }

    /** The clue in a cell, or 0. */
    int clue(int cell) {
        return clues[cell];
    }

    /** The player's digit in a cell, or 0. */
    int entry(int cell) {
        return entries[cell];
    }

    /** The set of the player's notes in a cell. */
    int notes(int cell) {
        return notes[cell];
    }

    /** The clue or the player's digit in a cell, or 0. */
    int digit(int cell) {
        return clues[cell] + entries[cell];
    }

    /** The clues and the player's digits, 0 for an empty cell; the caller's own. */
    int[] digits() {
        int[] digits = clues.clone();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            digits[cell] += entries[cell];
        }
        return digits;
    }

    int emptyCells() {
        int empty = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            empty += digit(cell) == 0 ? 1 : 0;
        }
        return empty;
    }

    boolean hasEntries() {
        return Arrays.stream(entries).anyMatch(entry -> entry != 0);
    }

    boolean hasNotes() {
        return Arrays.stream(notes).anyMatch(set -> set != 0);
    }

    /** The set of digits that no cell in sight of this one holds; empty for a cell that holds a digit. */
    int possible(int cell) {
        if (digit(cell) != 0) {
            return 0;
        }
        int set = Digits.ALL;
        for (int peer : Houses.peers(cell)) {
            int digit = digit(peer);
            set &= digit == 0 ? Digits.ALL : ~Digits.bit(digit);
        }
        return set;
    }

    /** The cells in sight that hold the same digit as this one, in reading order; none for an empty cell. */
    int[] rivals(int cell) {
        int digit = digit(cell);
        return Arrays.stream(Houses.peers(cell))
                .filter(peer -> digit != 0 && digit(peer) == digit)
                .toArray();
    }

    /** The number of cells whose digit stands in their sight once more. */
    int conflicts() {
        int count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            count += rivals(cell).length > 0 ? 1 : 0;
        }
        return count;
    }

    boolean solved() {
        return emptyCells() == 0 && conflicts() == 0;
    }

    /** The clues alone. */
    Board fresh() {
        return new Board(clues, NONE, NONE);
    }

    /** All digits as clues: a filled grid of its own. */
    Board fixed() {
        return new Board(digits(), NONE, NONE);
    }

    /** With a digit of the player's in a cell that is no clue, whose notes go; 0 empties the cell. */
    Board withEntry(int cell, int digit) {
        int[] moreEntries = entries.clone();
        int[] lessNotes = notes.clone();
        moreEntries[cell] = digit;
        lessNotes[cell] = 0;
        return of(clues, moreEntries, lessNotes);
    }

    /** With another set of notes in an empty cell. */
    Board withNotes(int cell, int set) {
        int[] otherNotes = notes.clone();
        otherNotes[cell] = set;
        return of(clues, entries, otherNotes);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Board that
                && Arrays.equals(clues, that.clues)
                && Arrays.equals(entries, that.entries)
                && Arrays.equals(notes, that.notes);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(clues) + Arrays.hashCode(entries)) + Arrays.hashCode(notes);
    }

    @Override
    public String toString() {
        return Text.POSITIONS.format(this);
    }
}
