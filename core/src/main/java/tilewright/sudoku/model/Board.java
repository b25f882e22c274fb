package tilewright.sudoku.model;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.Status;
import tilewright.text.Format;

/**
 * A Sudoku as it stands: the clues, the digits that the player set, and the player's notes.
 *
 * <p>81 cells, row by row. A cell holds a clue, or an entry, or nothing; notes of all kinds may be in any cell without a clue,
 * and are not seen beneath an entry. Equal digits that see each other are possible, among the clues too. While notes are
 * automatic, each empty cell shows what no digit in sight rules out and the player did not take away, in place of the
 * corner notes, which wait. Any cell may be colored by the player.
 *
 * <p>A Sukaku also gives candidates, which are clues: the digits that may stand in a cell. Its notes are automatic, so that these
 * can be seen. Immutable; a value.
 */
public final class Board implements DigitBoard<Board> {

    /** No entries or notes, as on most boards. */
    private static final int[] NONE = new int[Houses.CELLS];

    /** No candidates taken away by the puzzle, as on most boards. */
    private static final int[] ALL = filled(Digits.ALL);

    private final int[] clues;
    /** The digits that the puzzle allows in each cell. */
    private final int[] candidates;

    private final int[] entries;
    private final int[] notes;
    private final boolean automatic;
    /** The tint of each cell, 0 for none. */
    private final int[] tints;

    /**
     * The set of digits that the cells of each house hold, followed by the set of digits that several cells of each
     * house hold; made when first asked for. Threads may make it twice.
     */
    private volatile int @Nullable [] held;

    @SuppressWarnings("ReferenceEquality") // ALL stands for itself
    private Board(int[] clues, int[] candidates, int[] entries, int[] notes, boolean automatic, int[] tints) {
        this.clues = clues;
        this.candidates = candidates;
        this.entries = entries;
        this.notes = notes;
        this.automatic = automatic || candidates != ALL;
        this.tints = tints;
    }

    private static int[] filled(int set) {
        int[] sets = new int[Houses.CELLS];
        Arrays.fill(sets, set);
        return sets;
    }

    private int[] held() {
        int[] known = held;
        if (known != null) {
            return known;
        }
        int[] found = new int[2 * Houses.COUNT];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digit = digit(cell);
            if (digit != 0) {
                int bit = Digits.bit(digit);
                for (int house : Houses.of(cell)) {
                    found[Houses.COUNT + house] |= found[house] & bit;
                    found[house] |= bit;
                }
            }
        }
        held = found;
        return found;
    }

    /**
     * Returns the board of a puzzle before its first move.
     *
     * @param clues 81 digits, 0 for an empty cell
     */
    public static Board of(int[] clues) {
        check("clues", clues, 9);
        return ofOwn(clues.clone());
    }

    /** A puzzle that nobody has begun, of digits that are nobody else's and known to be 0 to 9. */
    static Board ofOwn(int[] clues) {
        return new Board(clues, ALL, NONE, NONE, false, NONE);
    }

    /**
     * A puzzle of candidates. A cell with one holds that digit as a clue, unless a cell in sight still has it: then nobody set it.
     * If the others are what the clues leave, it is a puzzle of digits, else its candidates are clues.
     *
     * @param sets 81 sets of {@link Digits}, none empty
     */
    public static Board ofCandidates(int[] sets) {
        int[] clues = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            clues[cell] = isSet(sets, cell) ? Digits.first(sets[cell]) : 0;
        }
        return of(clues).withCandidates(sets);
    }

    private static boolean isSet(int[] sets, int cell) {
        boolean single = Digits.size(sets[cell]) == 1;
        for (int peer : Houses.peers(cell)) {
            single &= sets[peer] == sets[cell] || (sets[peer] & sets[cell]) == 0;
        }
        return single;
    }

    /**
     * A position with all that the player did. A cell with a clue has neither an entry nor notes.
     *
     * @param clues 81 digits, 0 for none
     * @param entries 81 digits, 0 for none
     * @param notes 81 times the layers of {@link Note}; a set of {@link Digits} is corner notes
     * @param automatic whether notes are automatic
     */
    public static Board of(int[] clues, int[] entries, int[] notes, boolean automatic) {
        check("clues", clues, 9);
        check("entries", entries, 9);
        check("notes", notes, Note.ALL);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (clues[cell] != 0 && entries[cell] + notes[cell] != 0) {
                throw new IllegalArgumentException("cell (%d) may hold a clue (%d), or an entry (%d) and notes (%d)"
                        .formatted(cell, clues[cell], entries[cell], notes[cell]));
            }
        }
        return new Board(clues.clone(), ALL, entries.clone(), notes.clone(), automatic, NONE);
    }

    /** A position with all that the player did, without automatic notes. */
    public static Board of(int[] clues, int[] entries, int[] notes) {
        return of(clues, entries, notes, false);
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

    @Override
    public Grid grid() {
        return Houses.GRID;
    }

    @Override
    public int cellOf(String spot) {
        return Houses.cell(spot);
    }

    @Override
    public Format<Move> moves() {
        return Text.MOVES;
    }

    @Override
    public CellOffers offers(int cell) {
        return CellOffers.of(cell);
    }

    @Override
    public Status status() {
        int empty = emptyCells();
        int conflicts = conflicts();
        if (empty == 0 && conflicts == 0) {
            return new Status.Solved(ModelMessages.solved());
        }
        if (conflicts > 0) {
            return new Status.Open(ModelMessages.inConflict(empty, conflicts));
        }
        return new Status.Open(givesCandidates() ? ModelMessages.toFillWithin(empty) : ModelMessages.toFill(empty));
    }

    @Override
    public Message keys() {
        return ModelMessages.keys();
    }

    @Override
    public Box box(int cell) {
        return Drawing.box(cell);
    }

    @Override
    public Mark note(int cell, int digit) {
        return NoteDrawing.third(cell, digit);
    }

    @Override
    public int[] peers(int cell) {
        return Houses.peers(cell);
    }

    @Override
    public List<Mark> sight(int cell) {
        return Arrays.stream(Houses.of(cell))
                .<Mark>mapToObj(house -> new Mark.Area(Houses.area(house), Ink.CHOSEN))
                .toList();
    }

    @Override
    public int clue(int cell) {
        return clues[cell];
    }

    /** The clues themselves, which nobody may change. */
    int[] clues() {
        return clues;
    }

    /** The player's digits themselves, which nobody may change. */
    int[] entries() {
        return entries;
    }

    /** Returns the number of clues. */
    public int countClues() {
        int count = 0;
        for (int clue : clues) {
            count += clue == 0 ? 0 : 1;
        }
        return count;
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // ALL stands for itself
    public boolean givesCandidates() {
        return candidates != ALL;
    }

    @Override
    public int candidates(int cell) {
        return candidates[cell];
    }

    @Override
    public int entry(int cell) {
        return entries[cell];
    }

    /** The set of the player's corner notes in a cell. */
    public int notes(int cell) {
        return notes(cell, Note.CORNER);
    }

    @Override
    public int notes(int cell, Note kind) {
        return kind.of(notes[cell]);
    }

    /** All the player's notes in a cell: the layers of {@link Note}. */
    int layers(int cell) {
        return notes[cell];
    }

    @Override
    public boolean automatic() {
        return automatic;
    }

    @Override
    public int digit(int cell) {
        return clues[cell] + entries[cell];
    }

    /** The clues and the player's digits, 0 for an empty cell; the caller's own. */
    @SuppressWarnings("ReferenceEquality") // most have this one
    public int[] digits() {
        int[] digits = clues.clone();
        for (int cell = 0; entries != NONE && cell < Houses.CELLS; cell++) {
            digits[cell] += entries[cell];
        }
        return digits;
    }

    public int emptyCells() {
        int empty = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            empty += digit(cell) == 0 ? 1 : 0;
        }
        return empty;
    }

    @Override
    public boolean hasEntries() {
        return !Arrays.equals(entries, NONE);
    }

    /** Whether a cell has any of the layers of {@link Note}, seen or not. */
    boolean hasLayers() {
        return !Arrays.equals(notes, NONE);
    }

    boolean hasTints() {
        return !Arrays.equals(tints, NONE);
    }

    @Override
    public int possible(int cell) {
        if (digit(cell) != 0) {
            return 0;
        }
        int[] found = held();
        int set = candidates[cell];
        for (int house : Houses.of(cell)) {
            set &= ~found[house];
        }
        return set;
    }

    @Override
    public boolean conflicting(int cell) {
        int digit = digit(cell);
        if (digit == 0) {
            return false;
        }
        if (excluded(cell)) {
            return true;
        }
        int[] found = held();
        int several = 0;
        for (int house : Houses.of(cell)) {
            several |= found[Houses.COUNT + house];
        }
        return Digits.holds(several, digit);
    }

    /** Whether the digit of a cell is none of the candidates that the puzzle gives there. */
    boolean excluded(int cell) {
        return digit(cell) != 0 && !Digits.holds(candidates[cell], digit(cell));
    }

    /** The number of cells whose digit is repeated in sight of them, or is not among the given candidates. */
    public int conflicts() {
        int count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            count += conflicting(cell) ? 1 : 0;
        }
        return count;
    }

    @Override
    public boolean solved() {
        return emptyCells() == 0 && conflicts() == 0;
    }

    /** Returns the clues alone, with the candidates that the puzzle gives. */
    public Board fresh() {
        return new Board(clues, candidates, NONE, NONE, false, NONE);
    }

    /** Returns this board without the candidates that the puzzle gives. */
    public Board withoutCandidates() {
        return new Board(clues, ALL, entries, notes, false, tints);
    }

    /**
     * Returns this board with candidates as clues, which turns on automatic notes for good. If these are in no empty
     * cell fewer than the clues leave, the puzzle gives none.
     *
     * @param sets 81 sets of {@link Digits}, the empty one not among them; those of cells with a clue are not looked at
     */
    public Board withCandidates(int[] sets) {
        check("candidates", sets, Digits.ALL);
        Board plain = ofOwn(clues);
        int[] given = filled(Digits.ALL);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (clues[cell] == 0) {
                int left = plain.possible(cell);
                int set = sets[cell] & left;
                given[cell] = set == left ? Digits.ALL : set == 0 ? sets[cell] : set;
            }
        }
        int[] kept = Arrays.equals(given, ALL) ? ALL : given;
        return new Board(clues, kept, entries, notes, automatic, tints);
    }

    /** Returns this board with the candidates that another board of the same puzzle gives. */
    public Board withCandidates(Board puzzle) {
        return new Board(clues, puzzle.candidates, entries, notes, automatic, tints);
    }

    /** Returns a board whose clues are all digits of this one. */
    public Board fixed() {
        return new Board(digits(), ALL, NONE, NONE, false, NONE);
    }

    @Override
    public Board withEntry(int cell, int digit) {
        int[] moreEntries = with(entries, cell, digit, 9);
        return new Board(clues, candidates, moreEntries, notes, automatic, tints);
    }

    /** Returns a copy of values with another one in a cell that is no clue. */
    private int[] with(int[] values, int cell, int value, int most) {
        if (value < 0 || value > most || value != 0 && clues[cell] != 0) {
            throw new IllegalArgumentException(
                    "cell (%d) with the clue (%d) may hold 0 to (%d) and nothing beside a clue, not (%d)"
                            .formatted(cell, clues[cell], most, value));
        }
        int[] others = values.clone();
        others[cell] = value;
        return others;
    }

    /** Returns this board with another set of corner notes in a cell without a clue. */
    public Board withNotes(int cell, int set) {
        return withNotes(cell, Note.CORNER, set);
    }

    @Override
    public Board withNotes(int cell, Note kind, int set) {
        int[] otherNotes = with(notes, cell, kind.in(notes[cell], set), Note.ALL);
        return new Board(clues, candidates, entries, otherNotes, automatic, tints);
    }

    @Override
    public Board withAutomatic(boolean on) {
        return new Board(clues, candidates, entries, notes, on, tints);
    }

    @Override
    public int tint(int cell) {
        return tints[cell];
    }

    @Override
    public Board withTint(int cell, int tint) {
        int[] other = tints.clone();
        other[cell] = tint;
        return new Board(clues, candidates, entries, notes, automatic, other);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Board that
                && Arrays.equals(clues, that.clues)
                && Arrays.equals(candidates, that.candidates)
                && Arrays.equals(entries, that.entries)
                && Arrays.equals(notes, that.notes)
                && automatic == that.automatic
                && Arrays.equals(tints, that.tints);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(clues) + Arrays.hashCode(entries))
                + Arrays.hashCode(notes)
                + 961 * Arrays.hashCode(tints)
                + (automatic ? 1 : 0);
    }

    @Override
    public String toString() {
        return Text.POSITIONS.format(this);
    }
}
