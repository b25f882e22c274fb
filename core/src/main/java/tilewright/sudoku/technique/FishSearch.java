package tilewright.sudoku.technique;

import java.util.Arrays;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;

/** Finds all fish of one digit and one size. One thread. */
final class FishSearch {

    /*
     * Base houses are chosen in ascending order, then for each choice the cover houses, likewise, so that fish come in the
     * lexicographic order of base and cover. A branch is left as soon as no candidate can be removed any more:
     *
     *   missing   the candidates that no placement of the digit has (PossiblePlaces); whatever a fish removes is among them
     *   target    those of them that see all fins so far; without any, no fish follows
     *
     * When the search has passed the last cover house of a base cell without taking one that has it, the cell is a fin.
     *
     * Sets of cells are two longs, as in CellSet; "low" and "high" stand side by side in arrays, indexed by depth or by house.
     */

    /** Fish with more fins are not looked for, as HoDoKu does not. */
    private static final int MOST_FINS = 5;

    /** The most fins that may lie in two base houses. */
    private static final int MOST_SHARED = 2;

    /** Maximum fins that may lead on by chains. */
    private static final int MOST_CHAINED_FINS = 2;

    private static final int HOUSES = 27;
    private static final int FIRST_BOX = 18;

    /** The houses that may be base and cover. */
    enum Shape {
        /** Rows and columns, or columns and rows. */
        BASIC,
        /** The same, with boxes on either side. */
        FRANKEN,
        /** Any. */
        MUTANT
    }

    /** The fins that a fish may have. */
    enum Fins {
        NONE,
        /** None, or some that see what it removes. */
        ANY,
        /** Some that see what it removes. */
        SOME,
        /** One or two, wherever they are: what follows from them is for chains to tell. */
        CHAINED;

        static Fins of(boolean finless, boolean finned) {
            return finned ? finless ? ANY : SOME : NONE;
        }
    }

    private final CandidateGrid grid;
    private final int digit;
    private final int size;
    private final Shape shape;
    private final boolean finless;
    private final boolean finned;
    private final boolean chained;
    private final int mostFins;
    private final Stop stop;
    private final Predicate<Fish> enough;
    private final CellSet missing;

    /** The houses that may be base, in ascending order, and their places. */
    private final int[] bases = new int[HOUSES];

    private int baseCount;

    private final int[] covers = new int[HOUSES];
    private int coverCount;
    private final long[] low = new long[HOUSES];
    private final long[] high = new long[HOUSES];

    private final int[] base = new int[7];
    private boolean[] isBase = new boolean[HOUSES];

    /** The cover houses that meet the present base, and the cells that only the last of them can cover. */
    private final int[] meeting = new int[HOUSES];

    private final long[] lastLow = new long[HOUSES];
    private final long[] lastHigh = new long[HOUSES];
    private int meetingCount;
    private int widest;
    private final int[] cover = new int[7];

    private long baseLow;
    private long baseHigh;
    private CellSet shared = CellSet.NONE;

    FishSearch(CandidateGrid grid, int digit, int size, Shape shape, Fins fins, Stop stop, Predicate<Fish> enough) {
        this.grid = grid;
        this.digit = digit;
        this.size = size;
        this.shape = shape;
        finless = fins == Fins.NONE || fins == Fins.ANY;
        finned = fins != Fins.NONE;
        chained = fins == Fins.CHAINED;
        mostFins = chained ? MOST_CHAINED_FINS : MOST_FINS;
        this.stop = stop;
        this.enough = enough;
        this.missing = chained ? grid.places(digit) : PossiblePlaces.missing(grid, digit);
        for (int house = 0; house < HOUSES; house++) {
            CellSet places = grid.places(digit, house);
            low[house] = places.low();
            high[house] = places.high();
        }
    }

    /** Whether the taker had enough. */
    boolean run() {
        if (missing.isEmpty()) {
            return false;
        }
        if (shape == Shape.MUTANT) {
            return run(0, HOUSES, 0, HOUSES);
        }
        return run(0, 9, 9, FIRST_BOX) || run(9, FIRST_BOX, 0, 9);
    }

    private boolean run(int firstBase, int endBase, int firstCover, int endCover) {
        baseCount = 0;
        coverCount = 0;
        for (int house = 0; house < HOUSES; house++) {
            int places = Long.bitCount(low[house]) + Long.bitCount(high[house]);
            boolean box = house >= FIRST_BOX && shape == Shape.FRANKEN;
            if (places > 0 && (finned || places <= size) && (box || house >= firstBase && house < endBase)) {
                bases[baseCount++] = house;
            }
            if (places > 0 && (box || house >= firstCover && house < endCover)) {
                covers[coverCount++] = house;
            }
        }
        return bases(0, 0, 0, 0, CellSet.NONE, 0, missing);
    }

    /**
     * Chooses the base houses from one on.
     *
     * @param endo the cells in two of them
     * @param endoCount of those, with repetition
     * @param target what can still be removed
     */
    private boolean bases(
            int from, int depth, long unionLow, long unionHigh, CellSet endo, int endoCount, CellSet target) {
        if (depth == size) {
            baseLow = unionLow;
            baseHigh = unionHigh;
            shared = endo;
            return covers(target);
        }
        for (int i = from; i <= baseCount - (size - depth); i++) {
            int house = bases[i];
            CellSet twice = new CellSet(unionLow & low[house], unionHigh & high[house]);
            int count = endoCount + twice.size();
            CellSet left = target;
            if (!twice.isEmpty()) {
                if (!finned || chained || shape == Shape.BASIC || count > MOST_SHARED) {
                    continue;
                }
                left = target.and(twice.seenByAll());
                if (left.isEmpty()) {
                    continue;
                }
            }
            base[depth] = house;
            isBase[house] = true;
            boolean ended = bases(
                    i + 1, depth + 1, unionLow | low[house], unionHigh | high[house], endo.or(twice), count, left);
            isBase[house] = false;
            if (ended) {
                return true;
            }
        }
        return false;
    }

    private boolean covers(CellSet target) {
        stop.check();
        meetingCount = 0;
        widest = 0;
        for (int i = 0; i < coverCount; i++) {
            int house = covers[i];
            int meets = Long.bitCount(low[house] & baseLow) + Long.bitCount(high[house] & baseHigh);
            if (!isBase[house] && meets > 0) {
                widest = Math.max(widest, meets);
                meeting[meetingCount++] = house;
            }
        }
        if (meetingCount < size) {
            return false;
        }
        long laterLow = 0;
        long laterHigh = 0;
        for (int i = meetingCount - 1; i >= 0; i--) {
            int house = meeting[i];
            lastLow[i] = low[house] & baseLow & ~laterLow;
            lastHigh[i] = high[house] & baseHigh & ~laterHigh;
            laterLow |= lastLow[i];
            laterHigh |= lastHigh[i];
        }
        CellSet never = new CellSet(baseLow & ~laterLow, baseHigh & ~laterHigh);
        CellSet fins = never.or(shared);
        if (!fins.isEmpty() && !finned || fins.size() > mostFins) {
            return false;
        }
        CellSet left = never.isEmpty() ? target : target.and(seen(never));
        return !left.isEmpty() && covers(0, 0, 0, 0, 0, 0, fins, left);
    }

    /**
     * Chooses the cover houses from one on.
     *
     * @param unionLow the cells that are covered, and of these those that are covered twice
     * @param fins that are sure
     */
    private boolean covers(
            int from,
            int depth,
            long unionLow,
            long unionHigh,
            long twiceLow,
            long twiceHigh,
            CellSet fins,
            CellSet target) {
        if (depth == size) {
            return fish(unionLow, unionHigh, twiceLow, twiceHigh);
        }
        CellSet sure = fins;
        CellSet left = target;
        int uncovered = Long.bitCount(baseLow & ~unionLow) + Long.bitCount(baseHigh & ~unionHigh);
        if (uncovered > widest * (size - depth) + (finned ? mostFins : 0)) {
            return false;
        }
        for (int i = from; i <= meetingCount - (size - depth); i++) {
            int house = meeting[i];
            cover[depth] = house;
            boolean ended = covers(
                    i + 1,
                    depth + 1,
                    unionLow | low[house],
                    unionHigh | high[house],
                    twiceLow | unionLow & low[house],
                    twiceHigh | unionHigh & high[house],
                    sure,
                    left);
            if (ended) {
                return true;
            }
            long newLow = lastLow[i] & ~unionLow;
            long newHigh = lastHigh[i] & ~unionHigh;
            if ((newLow | newHigh) != 0) {
                if (!finned) {
                    return false;
                }
                CellSet added = new CellSet(newLow, newHigh);
                sure = sure.or(added);
                left = left.and(seen(added));
                if (sure.size() > mostFins || left.isEmpty()) {
                    return false;
                }
            }
        }
        return false;
    }

    private boolean fish(long unionLow, long unionHigh, long twiceLow, long twiceHigh) {
        CellSet fins = new CellSet(baseLow & ~unionLow, baseHigh & ~unionHigh).or(shared);
        if (fins.isEmpty() ? !finless : !finned || fins.size() > mostFins) {
            return false;
        }
        CellSet seen = seen(fins);
        CellSet outside = new CellSet(unionLow & ~baseLow, unionHigh & ~baseHigh).and(seen);
        CellSet within = new CellSet(twiceLow, twiceHigh).and(seen);
        if (!chained && outside.isEmpty() && within.isEmpty()) {
            return false;
        }
        return enough.test(
                new Fish(digit, Arrays.copyOf(base, size), Arrays.copyOf(cover, size), fins, outside, within, grid));
    }

    /** The cells in which a fish with these fins can remove something. */
    private CellSet seen(CellSet fins) {
        return chained ? CellSet.ALL : fins.seenByAll();
    }
}
