package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;

/**
 * The almost locked sets of a grid: cells of a house that have one candidate more than there are cells. Unchanging.
 *
 * <p>They are numbered in the order in which HoDoKu finds them: rows, columns, boxes; in each, a set comes before those that
 * continue it. A set in two houses is listed once.
 */
final class AlmostLockedSets {

    private final List<CellSet> cells = new ArrayList<>();
    private int[] digits = new int[256];
    private final CellSet[][] places;
    private final CellSet[][] seen;

    private AlmostLockedSets(CandidateGrid grid, int least) {
        int[] chosen = new int[9];
        for (int house = 0; house < Houses.COUNT; house++) {
            collect(grid, Houses.cells(house), 0, chosen, 0, 0, least);
        }
        places = new CellSet[size()][];
        seen = new CellSet[size()][];
        for (int set = 0; set < size(); set++) {
            fillIn(grid, set);
        }
    }

    /**
     * All sets of a grid.
     *
     * @param least how many cells a set has at least: with 1, cells of two candidates are sets as well
     */
    static AlmostLockedSets of(CandidateGrid grid, int least) {
        return new AlmostLockedSets(grid, least);
    }

    private void collect(CandidateGrid grid, int[] house, int from, int[] chosen, int count, int union, int least) {
        for (int i = from; i < 9 && count < 8; i++) {
            int candidates = grid.candidates(house[i]);
            if (candidates == 0) {
                continue;
            }
            chosen[count] = house[i];
            int all = union | candidates;
            if (Digits.size(all) == count + 2 && count + 1 >= least && !listed(house, chosen, count + 1)) {
                int set = cells.size();
                if (set == digits.length) {
                    digits = Arrays.copyOf(digits, 2 * set);
                }
                digits[set] = all;
                cells.add(CellSet.of(Arrays.copyOf(chosen, count + 1)));
            }
            collect(grid, house, i + 1, chosen, count + 1, all, least);
        }
    }

    /** Whether cells of a house lie in a house of another kind that was looked through before. */
    private static boolean listed(int[] house, int[] chosen, int count) {
        boolean row = house[8] - house[0] == 8;
        boolean sameRow = true;
        boolean sameColumn = house[8] - house[0] != 72;
        for (int i = 1; i < count; i++) {
            sameRow &= Houses.row(chosen[i]) == Houses.row(chosen[0]);
            sameColumn &= Houses.column(chosen[i]) == Houses.column(chosen[0]);
        }
        return !row && (sameRow || sameColumn);
    }

    private void fillIn(CandidateGrid grid, int set) {
        places[set] = new CellSet[9];
        seen[set] = new CellSet[9];
        for (int digit = 1; digit <= 9; digit++) {
            CellSet places = CellSet.NONE;
            CellSet seen = CellSet.NONE;
            if (Digits.holds(digits[set], digit)) {
                places = cells.get(set).and(grid.places(digit));
                seen = places.seenByAll().and(grid.places(digit)).minus(cells.get(set));
            }
            this.places[set][digit - 1] = places;
            this.seen[set][digit - 1] = seen;
        }
    }

    int size() {
        return cells.size();
    }

    CellSet cells(int set) {
        return cells.get(set);
    }

    /** The candidates of a set. */
    int digits(int set) {
        return digits[set];
    }

    /** The cells of a set that have a candidate. */
    CellSet places(int set, int digit) {
        return places[set][digit - 1];
    }

    /** The cells outside of a set that have a candidate and see all its places in the set. */
    CellSet seen(int set, int digit) {
        return seen[set][digit - 1];
    }

    /** Whether a digit can be in one of two sets only: all its places in the one see all those in the other. */
    boolean restricted(int one, int other, int digit) {
        CellSet there = places[other][digit - 1];
        return !there.isEmpty() && there.within(seen[one][digit - 1]);
    }

    Premise premise(int set) {
        return new Premise.AlmostLocked(cells(set), digits(set));
    }
}
