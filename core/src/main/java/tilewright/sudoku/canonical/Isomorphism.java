package tilewright.sudoku.canonical;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tilewright.message.Message;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Note;

/**
 * A symmetry of Sudoku, which turns a puzzle into an equivalent one: it may transpose the grid, then permutes rows and
 * columns so that bands and stacks stay together, and renames the digits.
 *
 * <p>There are 3,359,232 ways to move the cells [1] and 9! to name the digits. Immutable; a value.
 *
 * <p>[1] Ed Russell and Frazer Jarvis, Mathematics of Sudoku II, 2006.
 */
public final class Isomorphism {

    private static final int[] IN_PLACE = {0, 1, 2, 3, 4, 5, 6, 7, 8};

    /** Whether rows and columns are exchanged first. */
    private final boolean transposed;

    /** The row of the old grid, transposed or not, for each row of the new one, 0 to 8. */
    private final int[] rows;

    /** The column of the old grid for each column of the new one. */
    private final int[] columns;

    /** The new digit for each old one; 0 stays 0. */
    private final int[] digits;

    private Isomorphism(boolean transposed, int[] rows, int[] columns, int[] digits) {
        this.transposed = transposed;
        this.rows = rows;
        this.columns = columns;
        this.digits = digits;
    }

    /**
     * @param rows of each new row the old one, 0 to 8; three of a band stay together
     * @param columns likewise
     * @param digits ten: of each old digit the new one, and 0 for 0
     */
    static Isomorphism of(boolean transposed, int[] rows, int[] columns, int[] digits) {
        check("rows", rows);
        check("columns", columns);
        int seen = 0;
        for (int digit : digits) {
            seen |= 1 << digit;
        }
        if (digits.length != 10 || digits[0] != 0 || seen != 0x3ff) {
            throw new IllegalArgumentException(
                    "digits are 0 and a permutation of 1 to 9, not " + Arrays.toString(digits));
        }
        return new Isomorphism(transposed, rows.clone(), columns.clone(), digits.clone());
    }

    /** A random isomorphism, each equally likely. */
    public static Isomorphism random(SeededRandom random) {
        int[] rows = randomLines(random);
        int[] columns = randomLines(random);
        int[] digits = randomDigits(random);
        return new Isomorphism(random.below(2) == 1, rows, columns, digits);
    }

    /** A random isomorphism that keeps all cells in place and renames the digits, each renaming equally likely. */
    public static Isomorphism ofDigits(SeededRandom random) {
        return new Isomorphism(false, IN_PLACE, IN_PLACE, randomDigits(random));
    }

    private static int[] randomDigits(SeededRandom random) {
        int[] names = random.permutation(9);
        int[] digits = new int[10];
        for (int digit = 1; digit <= 9; digit++) {
            digits[digit] = 1 + names[digit - 1];
        }
        return digits;
    }

    private static int[] randomLines(SeededRandom random) {
        int[] threes = random.permutation(3);
        int[] lines = new int[9];
        for (int three = 0; three < 3; three++) {
            int[] within = random.permutation(3);
            for (int i = 0; i < 3; i++) {
                lines[3 * three + i] = 3 * threes[three] + within[i];
            }
        }
        return lines;
    }

    private static void check(String name, int[] lines) {
        int seen = 0;
        boolean together = lines.length == 9;
        for (int i = 0; i < lines.length; i++) {
            seen |= 1 << lines[i];
            together &= lines[i] / 3 == lines[i / 3 * 3] / 3;
        }
        if (seen != 0x1ff || !together) {
            throw new IllegalArgumentException("%s must be a permutation of 0 to 8 that keeps threes together, not %s"
                    .formatted(name, Arrays.toString(lines)));
        }
    }

    /**
     * The digits of the other Sudoku.
     *
     * @param grid 81 digits, 0 for an empty cell
     */
    public int[] of(int[] grid) {
        int[] other = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            other[cell] = digits[grid[from(cell)]];
        }
        return other;
    }

    /** The other Sudoku, with all that the player set. */
    public Board of(Board board) {
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        int[] notes = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int from = from(cell);
            clues[cell] = digits[board.clue(from)];
            entries[cell] = digits[board.entry(from)];
            for (Note kind : Note.values()) {
                for (int digit : Digits.list(board.notes(from, kind))) {
                    notes[cell] |= kind.in(0, Digits.bit(digits[digit]));
                }
            }
        }
        Board other = Board.of(clues, entries, notes, board.automatic());
        return board.givesCandidates() ? other.withCandidates(candidates(board)) : other;
    }

    private int[] candidates(Board board) {
        int[] sets = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int digit : Digits.list(board.candidates(from(cell)))) {
                sets[cell] |= Digits.bit(digits[digit]);
            }
        }
        return sets;
    }

    /** The cell of the old grid that comes to a cell of the new one. */
    int from(int cell) {
        int row = rows[Houses.row(cell)];
        int column = columns[Houses.column(cell)];
        return transposed ? Houses.GRID.cell(column, row) : Houses.GRID.cell(row, column);
    }

    boolean transposed() {
        return transposed;
    }

    /** The old row of each new one, counted from 1. */
    int[] rowsFromOne() {
        return Arrays.stream(rows).map(row -> row + 1).toArray();
    }

    /** The old column of each new one, counted from 1. */
    int[] columnsFromOne() {
        return Arrays.stream(columns).map(column -> column + 1).toArray();
    }

    /** The new digits for 1 to 9. */
    int[] newDigits() {
        return Arrays.copyOfRange(digits, 1, 10);
    }

    /** The isomorphism in words: the new order of the rows and the columns, and the new digits. */
    Message words() {
        return CanonicalMessages.way(
                transposed ? "transposed" : "", text(rowsFromOne()), text(columnsFromOne()), text(newDigits()));
    }

    @Override
    public String toString() {
        return words().text();
    }

    private static String text(int[] numbers) {
        return Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Isomorphism that
                && transposed == that.transposed
                && Arrays.equals(rows, that.rows)
                && Arrays.equals(columns, that.columns)
                && Arrays.equals(digits, that.digits);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(rows) + Arrays.hashCode(columns))
                + Arrays.hashCode(digits)
                + (transposed ? 1 : 0);
    }
}
