package tilewright.sudoku.game;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilewright.grid.Grid;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;

/**
 * A Sudoku of any houses as it stands: the puzzle, the digits that the player set, and the player's notes and colors.
 *
 * <p>A cell holds a given, or an entry, or nothing; notes of all kinds may be in any cell without a given, and are not seen beneath
 * an entry. While notes are automatic, each empty cell shows what no digit in sight rules out and the player did not take away, in
 * place of the corner notes, which wait. Immutable; a value.
 */
public final class VariantBoard {

    private final VariantPuzzle puzzle;
    private final Sight sight;
    private final int[] entries;
    private final int[][] notes;
    private final int[] tints;
    private final boolean automatic;

    /** The digits of all cells, and which of them break a rule; made when first asked for. Threads may make it twice. */
    private volatile @Nullable Digits digits;

    private record Digits(int[] all, BitSet broken, int empty) {}

    private VariantBoard(
            VariantPuzzle puzzle, Sight sight, int[] entries, int[][] notes, int[] tints, boolean automatic) {
        this.puzzle = puzzle;
        this.sight = sight;
        this.entries = entries;
        this.notes = notes;
        this.tints = tints;
        this.automatic = automatic;
    }

    /** Returns a puzzle that nobody has begun. */
    public static VariantBoard of(VariantPuzzle puzzle) {
        int cells = puzzle.rules().cells();
        return new VariantBoard(
                puzzle,
                new Sight(puzzle.rules()),
                new int[cells],
                new int[NoteKind.values().length][cells],
                new int[cells],
                false);
    }

    /** Returns the puzzle. */
    public VariantPuzzle puzzle() {
        return puzzle;
    }

    /** Returns the rules of the puzzle. */
    public Variant rules() {
        return puzzle.rules();
    }

    int side() {
        return puzzle.rules().side();
    }

    int cells() {
        return entries.length;
    }

    Grid grid() {
        return Grid.square(side());
    }

    /** The cell of a move, or of a gesture; -1 when it is outside this grid. */
    int cellOf(int largest) {
        int row = VariantMove.LARGEST.row(largest);
        int column = VariantMove.LARGEST.column(largest);
        return row < side() && column < side() ? row * side() + column : -1;
    }

    /** The cell as moves name it. */
    int named(int cell) {
        return VariantMove.LARGEST.cell(cell / side(), cell % side());
    }

    Sight sight() {
        return sight;
    }

    int given(int cell) {
        return puzzle.givens().get(cell);
    }

    int entry(int cell) {
        return entries[cell];
    }

    int digit(int cell) {
        return made().all()[cell];
    }

    /** The digits of all cells, 0 for none; not to be written into. */
    int[] digits() {
        return made().all();
    }

    int empty() {
        return made().empty();
    }

    /** The cells that break a rule; not to be changed. */
    BitSet broken() {
        return made().broken();
    }

    boolean solved() {
        return empty() == 0 && broken().isEmpty();
    }

    private Digits made() {
        Digits known = digits;
        if (known != null) {
            return known;
        }
        int[] all = entries.clone();
        int empty = 0;
        for (int cell = 0; cell < all.length; cell++) {
            all[cell] += puzzle.givens().get(cell);
            empty += all[cell] == 0 ? 1 : 0;
        }
        Digits made = new Digits(all, sight.broken(all), empty);
        digits = made;
        return made;
    }

    /** The puzzle with all digits of the player as givens. */
    VariantPuzzle filled() {
        return new VariantPuzzle(rules(), Arrays.stream(digits()).boxed().toList());
    }

    boolean hasEntries() {
        return Arrays.stream(entries).anyMatch(entry -> entry != 0);
    }

    int notes(int cell, NoteKind kind) {
        return notes[kind.ordinal()][cell];
    }

    boolean automatic() {
        return automatic;
    }

    int tint(int cell) {
        return tints[cell];
    }

    /** The set of digits that no cell in sight holds; empty for a cell that holds a digit. */
    int possible(int cell) {
        return digit(cell) != 0 ? 0 : DigitSet.upTo(side()) & ~sight.held(cell, digits());
    }

    /** The small digits that a cell shows but for center notes: corner notes, or automatic ones. */
    int small(int cell) {
        if (digit(cell) != 0) {
            return 0;
        }
        return automatic ? possible(cell) & ~notes(cell, NoteKind.REMOVED) : notes(cell, NoteKind.CORNER);
    }

    /** All noted digits that a cell shows. */
    int marked(int cell) {
        return digit(cell) != 0 ? 0 : small(cell) | notes(cell, NoteKind.CENTER);
    }

    /** The digit that alone is left by the notes of a cell; 0 when there are none or several. */
    int single(int cell) {
        return DigitSet.single(automatic ? small(cell) : marked(cell));
    }

    boolean hasNotes() {
        for (int cell = 0; cell < cells(); cell++) {
            if (marked(cell) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether an empty cell has notes of the player's that can be seen. */
    boolean erasable(int cell) {
        return digit(cell) == 0 && (notes(cell, seen()) | notes(cell, NoteKind.CENTER)) != 0;
    }

    private NoteKind seen() {
        return automatic ? NoteKind.REMOVED : NoteKind.CORNER;
    }

    /** Returns this board with a digit of the player's; 0 takes it away. */
    VariantBoard withEntry(int cell, int digit) {
        return new VariantBoard(puzzle, sight, with(entries, cell, digit), notes, tints, automatic);
    }

    VariantBoard withNotes(int cell, NoteKind kind, int set) {
        int[][] other = notes.clone();
        other[kind.ordinal()] = with(notes[kind.ordinal()], cell, set);
        return new VariantBoard(puzzle, sight, entries, other, tints, automatic);
    }

    /** Returns this board without the visible notes of a cell. */
    VariantBoard erased(int cell) {
        return withNotes(cell, seen(), 0).withNotes(cell, NoteKind.CENTER, 0);
    }

    VariantBoard withTint(int cell, int tint) {
        return new VariantBoard(puzzle, sight, entries, notes, with(tints, cell, tint), automatic);
    }

    VariantBoard withAutomatic(boolean on) {
        return new VariantBoard(puzzle, sight, entries, notes, tints, on);
    }

    /** Returns the puzzle alone, as nobody has begun it. */
    VariantBoard fresh() {
        int[] none = new int[cells()];
        return new VariantBoard(puzzle, sight, none, new int[NoteKind.values().length][cells()], none, false);
    }

    /** Returns a puzzle that nobody has begun, whose givens are all digits of this one. */
    public VariantBoard fixed() {
        return hasEntries() ? of(filled()) : fresh();
    }

    private static int[] with(int[] values, int cell, int value) {
        int[] other = values.clone();
        other[cell] = value;
        return other;
    }

    /** The player's digits, as many as cells. */
    List<Integer> entries() {
        return Arrays.stream(entries).boxed().toList();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof VariantBoard that
                && puzzle.equals(that.puzzle)
                && Arrays.equals(entries, that.entries)
                && Arrays.deepEquals(notes, that.notes)
                && Arrays.equals(tints, that.tints)
                && automatic == that.automatic;
    }

    @Override
    public int hashCode() {
        return 31 * puzzle.hashCode() + Arrays.hashCode(entries) + 31 * Arrays.deepHashCode(notes);
    }

    @Override
    public String toString() {
        return VariantBoardText.POSITIONS.format(this);
    }
}
