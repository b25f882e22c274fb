package tilewright.sudoku.solve;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.PlainGrids;
import tilewright.text.AsciiBuilder;

/**
 * The fast solver: counts the ways to complete a grid, and finds them.
 *
 * <p>Nobody can watch it; that is what {@link CoverWatch} is for, and exact cover is what it is compared with. It allocates
 * nothing while it solves one puzzle after the other, but for more levels the first time that one needs them. Mutable; one thread at a time.
 */
public final class BandSolver {

    /*
     * For each digit the cells where it can stand, as two words (Bands). What is done with one digit is done with all rows, or all
     * stacks, at once:
     *
     *   rows against boxes      In a band the digit's triads must match three rows with three boxes; others are left out.
     *   bands against columns   The same for the column triads of a stack.
     *   singles                 A cell that is alone in its row is solved, and taken from the other digits when they are next looked at.
     *
     * The two matchings contain hidden singles and locked candidates, and they carry a solved cell to its column and box. Naked
     * singles are found with two saturating counters over the digits; restricting their row is enough, the matchings do the rest.
     * All digits that something was taken from have a look, in turn; then one pass over all digits without a branch finds those that need
     * another look, naked singles, and cells without a candidate.
     *
     * Where nothing moves any more and many cells are open, Triads looks at the digits together and chooses what to guess. Where
     * fewer are open that costs more than it saves: there a cell with two candidates is guessed, the one with most open peers.
     *
     * Digits by band are an idea of Zhou Yundong (2012), matchings of triads of "fastbandsolver" (2026); all rows of a digit at once
     * in two words, without tables for the columns, is ours. docs/decisions/0031-what-was-tried-for-speed.md has what failed.
     *
     * The file is longer than others, for the state and the loop over it are better read together.
     *
     * A level of the search is STRIDE longs from base on:
     *
     *   base + d, + LOWER_HALF      open candidates of digit d (from 0), without solved cells
     *   base + SOLVED + d, …        solved cells of digit d
     *   base + ALL, + 1             solved cells of all digits
     *   base + TOUCHED              digits whose candidates were changed from outside, as bits
     *
     * Invariant between looks at digit d: no row, column or box lacks a place for it, or the level is found to be dead at the next look.
     * A level that was guessed on holds the second half of the guess; the first is the next level.
     */
    static final int LOWER_HALF = 9;
    static final int SOLVED = 18;
    static final int ALL = 36;
    private static final int TOUCHED = 38;
    private static final int STRIDE = 40;

    /** Most puzzles need no more; the state grows when one does. */
    private static final int FEW_LEVELS = 24;

    /** Minimum number of open cells for which a look at triads pays. */
    private static final int MANY_OPEN = 53;

    private static final int EVERY_DIGIT = 0x1FF;

    private enum Standing {
        DEAD,
        SOLVED,
        OPEN
    }

    private long[] state = new long[STRIDE * FEW_LEVELS];
    private final Triads triads = new Triads();
    private final CellGuess cells = new CellGuess();

    /** The digits of a text that begins or is made. */
    private final int[] ofText = new int[Houses.CELLS];

    private @Nullable SeededRandom random;
    private int level;
    private long found;
    private long nodes;

    private boolean triadsKnown;

    /**
     * Begins with a grid, and forgets the one before.
     *
     * @param digits 81 digits, 0 for an empty cell; equal ones may see each other
     */
    public void begin(int[] digits) {
        long[] a = state;
        for (int i = SOLVED; i < ALL; i++) {
            a[i] = 0;
        }
        long allUpper = clues(digits, 0, 54);
        place(a, digits, 0, allUpper, SOLVED - 1);
        long allLower = clues(digits, 54, 27);
        place(a, digits, 54, allLower, SOLVED + LOWER_HALF - 1);
        int houses = 0;
        for (int d = 0; d < 9; d++) {
            long upper = a[SOLVED + d];
            long lower = a[SOLVED + LOWER_HALF + d];
            long upperRows = Bands.fullRows(upper);
            long lowerRows = Bands.fullRows(lower);
            long triads = Bands.columnTriads(upper, lower);
            long columns = (triads | triads >>> 27 | triads >>> 54) & Bands.ROW;
            a[d] = Bands.UPPER & ~(upperRows | columns * Bands.STARTS);
            a[d + LOWER_HALF] = Bands.LOWER & ~(lowerRows | columns * Bands.BAND_STARTS);
            houses += Long.bitCount(upperRows & Bands.STARTS | (lowerRows & Bands.BAND_STARTS) << 1)
                    + Long.bitCount(columns)
                    + Long.bitCount(Bands.boxes(triads));
        }
        a[ALL] = allUpper;
        a[ALL + 1] = allLower;
        a[TOUCHED] = EVERY_DIGIT;
        boolean dead = houses != 3 * (Long.bitCount(allUpper) + Long.bitCount(allLower)); // equal clues see each other
        random = null;
        level = dead ? -1 : 0;
        found = 0;
        nodes = dead ? 1 : 0;
    }

    /** Begins with a plain text. */
    void begin(byte[] bytes, int from) {
        PlainGrids.read(bytes, from, ofText);
        begin(ofText);
    }

    /** The cells among these that have a digit, the first one as bit 0. */
    private static long clues(int[] digits, int first, int cells) {
        long some = 0;
        for (int i = 0; i < cells; i++) {
            some |= (long) (-digits[first + i] >>> 31) << i;
        }
        return some;
    }

    private static void place(long[] a, int[] digits, int first, long clues, int at) {
        for (long left = clues; left != 0; left &= left - 1) {
            a[at + digits[first + Long.numberOfTrailingZeros(left)]] |= left & -left;
        }
    }

    /** Takes a candidate of an empty cell away. Only before the search. */
    public void forbid(int cell, int digit) {
        int d = digit - 1;
        state[d] &= ~Bands.upper(cell);
        state[d + LOWER_HALF] &= ~Bands.lower(cell);
    }

    /** Lets chance decide which half of each guess is tried first, until the next {@link #begin}. */
    public void randomize(SeededRandom random) {
        this.random = random;
    }

    /** The halves of a guess; they differ in candidates alone. */
    private void exchange(int base, int next) {
        for (int i = 0; i < SOLVED; i++) {
            long half = state[base + i];
            state[base + i] = state[next + i];
            state[next + i] = half;
        }
    }

    /**
     * Continues the search.
     *
     * @param solutions stop after this many solutions since the beginning
     * @param grant stop after this many nodes from now on
     * @return whether the search is at its end: there are no more than {@link #found}
     */
    public boolean run(long solutions, long grant) {
        long last = nodes + grant;
        while (level >= 0 && found < solutions && nodes < last) {
            nodes++;
            int base = level * STRIDE;
            Standing standing = settle(base);
            if (standing == Standing.OPEN) {
                int next = base + STRIDE;
                if (next == state.length) {
                    state = Arrays.copyOf(state, 2 * next);
                }
                System.arraycopy(state, base, state, next, TOUCHED);
                int digits = triadsKnown ? triads.guess(state, base, next) : cells.guess(state, base, next);
                if (random != null && random.below(2) == 1) {
                    exchange(base, next);
                }
                state[base + TOUCHED] = digits;
                state[next + TOUCHED] = digits;
                level++;
            } else {
                found += standing == Standing.SOLVED ? 1 : 0;
                level--;
            }
        }
        return level < 0;
    }

    /** Counts the ways to complete the grid, up to a limit. However hard, it comes to an end. */
    public int count(int[] digits, int most) {
        begin(digits);
        run(most, Long.MAX_VALUE >> 1);
        return (int) found;
    }

    /** Solutions since the beginning. */
    public long found() {
        return found;
    }

    /** Nodes since the beginning. */
    public long nodes() {
        return nodes;
    }

    /** Copies the solution that was found last, which halted the search. */
    public void solution(int[] digits) {
        int base = (level + 1) * STRIDE + SOLVED;
        for (int d = 0; d < 9; d++) {
            for (long cells = state[base + d]; cells != 0; cells &= cells - 1) {
                digits[Long.numberOfTrailingZeros(cells)] = d + 1;
            }
            for (long cells = state[base + LOWER_HALF + d]; cells != 0; cells &= cells - 1) {
                digits[54 + Long.numberOfTrailingZeros(cells)] = d + 1;
            }
        }
    }

    /** Appends that solution to a text. */
    void solution(AsciiBuilder out) {
        solution(ofText);
        out.append(ofText);
    }

    /** Draws all conclusions of a level. */
    private Standing settle(int base) {
        long[] a = state;
        long allUpper = a[base + ALL];
        long allLower = a[base + ALL + 1];
        int touched = (int) a[base + TOUCHED];
        long lastUpper = 0;
        long lastLower = 0;
        while (true) {
            while (touched != 0) {
                int at = base + Integer.numberOfTrailingZeros(touched);
                touched &= touched - 1;
                long upperWas = a[at + SOLVED];
                long lowerWas = a[at + SOLVED + LOWER_HALF];
                long upper = a[at] & ~allUpper | upperWas;
                long lower = a[at + LOWER_HALF] & ~allLower | lowerWas;
                long settled = 0;
                while (true) {
                    upper &= Bands.matchedUpper(upper);
                    lower &= Bands.matchedLower(lower);
                    long columns = Bands.columnTriads(upper, lower);
                    if (columns == settled) {
                        break;
                    }
                    settled = Bands.matchedColumns(columns);
                    if (columns == settled) {
                        break;
                    }
                    upper &= Bands.upperCells(settled);
                    lower &= Bands.lowerCells(settled);
                }
                if (lower == 0) {
                    return Standing.DEAD;
                }
                long upperNow = Bands.alone(upper, Bands.STARTS);
                long lowerNow = Bands.alone(lower, Bands.BAND_STARTS);
                a[at] = upper & ~upperNow;
                a[at + LOWER_HALF] = lower & ~lowerNow;
                a[at + SOLVED] = upperNow;
                a[at + SOLVED + LOWER_HALF] = lowerNow;
                allUpper |= upperNow;
                allLower |= lowerNow;
                if (allUpper == Bands.UPPER && allLower == Bands.LOWER) {
                    return Standing.SOLVED;
                }
            }

            long upperOnes = 0;
            long lowerOnes = 0;
            long upperTwo = 0;
            long lowerTwo = 0;
            long upperThree = 0;
            long lowerThree = 0;
            for (int d = 0; d < 9; d++) {
                long upper = a[base + d];
                long lower = a[base + d + LOWER_HALF];
                touched |= (int) (-(upper & allUpper | lower & allLower) >>> 63) << d;
                upperThree |= upperTwo & upper;
                upperTwo |= upperOnes & upper;
                upperOnes |= upper;
                lowerThree |= lowerTwo & lower;
                lowerTwo |= lowerOnes & lower;
                lowerOnes |= lower;
            }
            if ((upperOnes | allUpper) != Bands.UPPER || (lowerOnes | allLower) != Bands.LOWER) {
                return Standing.DEAD;
            }
            if (touched != 0) {
                continue;
            }
            long upperNaked = upperOnes & ~(upperTwo | allUpper);
            long lowerNaked = lowerOnes & ~(lowerTwo | allLower);
            if ((upperNaked | lowerNaked) != 0) {
                if ((upperNaked & lastUpper | lowerNaked & lastLower) != 0) {
                    return Standing.DEAD; // two cells of a row that can hold the same digit alone
                }
                lastUpper = upperNaked;
                lastLower = lowerNaked;
                touched = placeNaked(base, upperNaked, lowerNaked);
                continue;
            }
            triadsKnown = 81 - Long.bitCount(allUpper) - Long.bitCount(allLower) >= MANY_OPEN;
            if (triadsKnown) {
                touched = triads.settle(a, base);
                if (touched < 0) {
                    return Standing.DEAD;
                }
                if (touched > 0) {
                    continue;
                }
            }
            cells.open(upperTwo, lowerTwo, upperThree, lowerThree);
            a[base + ALL] = allUpper;
            a[base + ALL + 1] = allLower;
            return Standing.OPEN;
        }
    }

    /** Gives naked singles their rows; returns the digits touched. */
    private int placeNaked(int base, long upperNaked, long lowerNaked) {
        long[] a = state;
        int touched = 0;
        for (int d = 0; d < 9; d++) {
            int at = base + d;
            long upper = a[at] & upperNaked;
            long lower = a[at + LOWER_HALF] & lowerNaked;
            if ((upper | lower) != 0) {
                a[at] &= upper | ~Bands.fullRows(upper);
                a[at + LOWER_HALF] &= lower | ~Bands.fullRows(lower);
                touched |= 1 << d;
            }
        }
        return touched;
    }
}
