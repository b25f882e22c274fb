package tilewright.sudoku.technique;

import java.util.Arrays;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * A loop through four boxes in a rectangle: two rows and two columns that cross in a cell of each box, and in each box the two
 * other cells of the row and the two of the column. If the four lines and the four boxes allow just as many digits as these
 * cells are, each allowed digit is in them, and nowhere else in its house.
 *
 * <p>Source: Stephen Kurzhals' loop in Easter Monster, in the general form of a locked set over several houses.
 */
final class SkLoop implements Technique {

    /*
     * The pairs of cells lie in a ring: pair i is in the houses i and i + 1 (modulo 8) of the loop, a line and a box in turn. Each
     * digit of a pair is allowed by its line or by its box, the same for all: so for each digit the houses that allow it
     * cover the pairs that have it. Fewest houses for each digit make the fewest allowed digits. There are never fewer than
     * empty cells; if there are as many, each cell takes one, and each is taken.
     *
     * COVERS has for each set of pairs (bits) the sets of houses that cover it with the fewest houses.
     */
    private static final int PAIRS = 8;

    /** The covers, made when they are first used: simpler steps come before. */
    private static final class Covers {

        static final int[][] COVERS = covers();

        private static int[][] covers() {
            int[][] covers = new int[1 << PAIRS][];
            for (int pairs = 0; pairs < covers.length; pairs++) {
                int[] found = new int[1 << PAIRS];
                int count = 0;
                int fewest = PAIRS;
                for (int houses = 0; houses < 1 << PAIRS; houses++) {
                    int covered = houses | houses >> 1 | (houses & 1) << PAIRS - 1;
                    int size = Integer.bitCount(houses);
                    if ((pairs & ~covered) == 0 && size <= fewest) {
                        count = size < fewest ? 0 : count;
                        fewest = size;
                        found[count++] = houses;
                    }
                }
                covers[pairs] = Arrays.copyOf(found, count);
            }
            return covers;
        }
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        for (int top = 0; top < 6; top++) {
            for (int bottom = 3 * (top / 3 + 1); bottom < 9; bottom++) {
                stop.check();
                for (int left = 0; left < 6; left++) {
                    for (int right = 3 * (left / 3 + 1); right < 9; right++) {
                        if (loop(grid, top, bottom, left, right, enough)) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private static boolean loop(CandidateGrid grid, int top, int bottom, int left, int right, Predicate<Step> enough) {
        int[] houses = {
            top,
            18 + Houses.box(9 * top + right),
            9 + right,
            18 + Houses.box(9 * bottom + right),
            bottom,
            18 + Houses.box(9 * bottom + left),
            9 + left,
            18 + Houses.box(9 * top + left)
        };
        CellSet corners = CellSet.of(9 * top + left, 9 * top + right, 9 * bottom + left, 9 * bottom + right);
        CellSet[] pairs = new CellSet[PAIRS];
        CellSet cells = CellSet.NONE;
        for (int i = 0; i < PAIRS; i++) {
            CellSet both = CellSet.house(houses[i]).and(CellSet.house(houses[(i + 1) % PAIRS]));
            pairs[i] = open(grid, both.minus(corners));
            if (pairs[i].isEmpty()) {
                return false;
            }
            cells = cells.or(pairs[i]);
        }
        int[] having = new int[9];
        int allowed = 0;
        for (int digit = 1; digit <= 9; digit++) {
            for (int i = 0; i < PAIRS; i++) {
                having[digit - 1] |= pairs[i].meets(grid.places(digit)) ? 1 << i : 0;
            }
            allowed += Integer.bitCount(Covers.COVERS[having[digit - 1]][0]);
        }
        return allowed == cells.size() && connected(having) && locked(grid, houses, cells, having, enough);
    }

    private static CellSet open(CandidateGrid grid, CellSet cells) {
        CellSet open = CellSet.NONE;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell + 1)) {
            open = grid.digit(cell) == 0 ? open.with(cell) : open;
        }
        return open;
    }

    /** Whether in each house of the loop both its pairs share a digit that it allows. */
    private static boolean connected(int[] having) {
        int linked = 0;
        for (int pairs : having) {
            int both = pairs & (pairs << 1 | pairs >> PAIRS - 1);
            linked |= both & Covers.COVERS[pairs][0];
        }
        return linked == (1 << PAIRS) - 1;
    }

    private static boolean locked(
            CandidateGrid grid, int[] houses, CellSet cells, int[] having, Predicate<Step> enough) {
        int digits = 0;
        int[] allowed = new int[PAIRS];
        Eliminations eliminations = new Eliminations();
        for (int digit = 1; digit <= 9; digit++) {
            int pairs = having[digit - 1];
            digits |= pairs == 0 ? 0 : Digits.bit(digit);
            for (int cover : Covers.COVERS[pairs]) {
                CellSet once = CellSet.NONE;
                for (int i = 0; i < PAIRS; i++) {
                    if ((cover >> i & 1) != 0) {
                        CellSet places = grid.places(digit, houses[i]);
                        eliminations.add(digit, places.minus(cells));
                        eliminations.add(digit, places.and(cells).and(once));
                        once = once.or(places);
                    }
                }
            }
            for (int i = 0; i < PAIRS; i++) {
                allowed[i] |= (Covers.COVERS[pairs][0] >> i & 1) != 0 ? Digits.bit(digit) : 0;
            }
        }
        if (eliminations.isEmpty()) {
            return false;
        }
        StepDraft draft = new StepDraft(StepKind.SK_LOOP, digits);
        for (int digit = 1; digit <= 9; digit++) {
            draft.remove(grid, eliminations.cells(digit), digit);
        }
        draft.because(new Premise.Cells(cells, digits));
        for (int i = 0; i < PAIRS; i++) {
            draft.because(new Premise.Cells(cells.and(CellSet.house(houses[i])), allowed[i]));
            draft.because(new Premise.Cover(houses[i]));
        }
        return enough.test(draft.step());
    }
}
