package tilewright.sudoku.game;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Status;
import tilewright.sudoku.model.CellOffers;
import tilewright.sudoku.model.DigitBoard;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.Format;

/**
 * A Sudoku of any houses as it stands: the puzzle, the digits that the player set, and the player's notes and colors.
 *
 * <p>Immutable; a value.
 */
public final class VariantBoard implements DigitBoard<VariantBoard> {

    /** The largest grid, whose cells moves name. */
    static final Grid LARGEST = Grid.square(Variant.MOST_SIDE);

    /** Characters of the longest name of a cell. */
    private static final int LONGEST_NAME = 6;

    private final VariantPuzzle puzzle;
    private final Sight sight;
    private final int[] entries;
    private final int[][] notes;
    private final int[] tints;
    private final boolean automatic;

    /** The digits of all cells, and which of them break a rule; made when first asked for. Threads may make it twice. */
    private volatile @Nullable Filling digits;

    private record Filling(int[] all, BitSet broken, int empty) {}

    private VariantBoard(
            VariantPuzzle puzzle, Sight sight, int[] entries, int[][] notes, int[] tints, boolean automatic) {
        this.puzzle = puzzle;
        this.sight = sight;
        this.entries = entries;
        this.notes = notes;
        this.tints = tints;
        this.automatic = automatic;
    }

    /** Returns the board of a puzzle before its first move. */
    public static VariantBoard of(VariantPuzzle puzzle) {
        int cells = puzzle.rules().cells();
        return new VariantBoard(
                puzzle,
                new Sight(puzzle.rules()),
                new int[cells],
                new int[Note.values().length][cells],
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

    @Override
    public Grid grid() {
        return Grid.square(puzzle.rules().side());
    }

    @Override
    public int cellOf(int moved) {
        int row = LARGEST.row(moved);
        int column = LARGEST.column(moved);
        return row < side() && column < side() ? row * side() + column : -1;
    }

    @Override
    public int named(int cell) {
        return LARGEST.cell(cell / side(), cell % side());
    }

    @Override
    public int cellOf(String spot) {
        int between = spot.indexOf('c');
        if (!spot.startsWith("r") || between < 2 || spot.length() > LONGEST_NAME) {
            return -1;
        }
        for (int cell = 0; cell < cells(); cell++) {
            if (grid().name(cell).equals(spot)) {
                return cell;
            }
        }
        return -1;
    }

    @Override
    public Format<Move> moves() {
        return VariantBoardText.MOVES;
    }

    @Override
    public CellOffers offers(int cell) {
        return new CellOffers(named(cell), grid().name(cell), side());
    }

    @Override
    public Status status() {
        int broken = broken().cardinality();
        if (empty() == 0 && broken == 0) {
            return new Status.Solved(GameMessages.solved());
        }
        return new Status.Open(broken > 0 ? GameMessages.inConflict(empty(), broken) : GameMessages.toFill(empty()));
    }

    @Override
    public Message keys() {
        return GameMessages.keys(new Value.Digit(side()).text());
    }

    @Override
    public Box box(int cell) {
        return BoardLayout.of(rules()).box(cell);
    }

    @Override
    public Mark note(int cell, int digit) {
        return new Mark.Glyph(VariantDrawing.noteBox(this, cell, digit), new Value.Digit(digit).text(), Ink.NOTE);
    }

    @Override
    public int[] peers(int cell) {
        return sight.of(cell);
    }

    @Override
    public List<Mark> sight(int cell) {
        return Arrays.stream(peers(cell))
                .<Mark>mapToObj(peer -> new Mark.Area(box(peer), Ink.CHOSEN))
                .toList();
    }

    @Override
    public int clue(int cell) {
        return puzzle.givens().get(cell);
    }

    @Override
    public int entry(int cell) {
        return entries[cell];
    }

    @Override
    public int digit(int cell) {
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

    @Override
    public boolean conflicting(int cell) {
        return broken().get(cell);
    }

    @Override
    public boolean solved() {
        return empty() == 0 && broken().isEmpty();
    }

    private Filling made() {
        Filling known = digits;
        if (known != null) {
            return known;
        }
        int[] all = entries.clone();
        int empty = 0;
        for (int cell = 0; cell < all.length; cell++) {
            all[cell] += puzzle.givens().get(cell);
            empty += all[cell] == 0 ? 1 : 0;
        }
        Filling made = new Filling(all, sight.broken(all), empty);
        digits = made;
        return made;
    }

    /** The puzzle with all digits of the player as givens. */
    VariantPuzzle filled() {
        return new VariantPuzzle(rules(), Arrays.stream(digits()).boxed().toList());
    }

    @Override
    public boolean hasEntries() {
        return Arrays.stream(entries).anyMatch(entry -> entry != 0);
    }

    @Override
    public int notes(int cell, Note kind) {
        return notes[kind.ordinal()][cell];
    }

    @Override
    public boolean automatic() {
        return automatic;
    }

    @Override
    public int tint(int cell) {
        return tints[cell];
    }

    @Override
    public int possible(int cell) {
        return digit(cell) != 0 ? 0 : candidates(cell) & ~sight.held(cell, digits());
    }

    @Override
    public VariantBoard withEntry(int cell, int digit) {
        return new VariantBoard(puzzle, sight, with(entries, cell, digit), notes, tints, automatic);
    }

    @Override
    public VariantBoard withNotes(int cell, Note kind, int set) {
        int[][] other = notes.clone();
        other[kind.ordinal()] = with(notes[kind.ordinal()], cell, set);
        return new VariantBoard(puzzle, sight, entries, other, tints, automatic);
    }

    @Override
    public VariantBoard withTint(int cell, int tint) {
        return new VariantBoard(puzzle, sight, entries, notes, with(tints, cell, tint), automatic);
    }

    @Override
    public VariantBoard withAutomatic(boolean on) {
        return new VariantBoard(puzzle, sight, entries, notes, tints, on);
    }

    /** Returns the puzzle alone, as nobody has begun it. */
    VariantBoard fresh() {
        int[] none = new int[cells()];
        return new VariantBoard(puzzle, sight, none, new int[Note.values().length][cells()], none, false);
    }

    /** Returns a new puzzle whose givens are all digits of this one. */
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
