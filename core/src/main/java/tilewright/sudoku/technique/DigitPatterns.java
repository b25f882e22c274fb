package tilewright.sudoku.technique;

import java.util.Arrays;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;

/**
 * For each digit, all ways to place it in all rows, columns and boxes at once (its templates), without those that take a cell
 * which another digit takes in all of its ways. Mutable while it is computed; one thread.
 */
final class DigitPatterns {

    private final long[][] low = new long[9][];
    private final long[][] high = new long[9][];
    private final int[] size = new int[9];

    /** The cells in all ways to place each digit, and the cells in some. */
    private final CellSet[] always = new CellSet[9];

    private final CellSet[] sometimes = new CellSet[9];

    DigitPatterns(CandidateGrid grid, Stop stop) {
        for (int digit = 1; digit <= 9; digit++) {
            stop.check();
            low[digit - 1] = new long[64];
            high[digit - 1] = new long[64];
            CellSet cells = grid.places(digit).or(grid.placed(digit));
            place(digit - 1, cells, 0, CellSet.NONE, CellSet.ALL);
            sum(digit - 1);
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int digit = 0; digit < 9; digit++) {
                stop.check();
                changed |= withoutOthers(digit);
            }
        }
    }

    private void place(int digit, CellSet cells, int row, CellSet chosen, CellSet free) {
        if (row == 9) {
            if (size[digit] == low[digit].length) {
                low[digit] = Arrays.copyOf(low[digit], 2 * size[digit]);
                high[digit] = Arrays.copyOf(high[digit], 2 * size[digit]);
            }
            low[digit][size[digit]] = chosen.low();
            high[digit][size[digit]++] = chosen.high();
            return;
        }
        CellSet here = cells.and(CellSet.house(row)).and(free);
        for (int cell = here.first(); cell >= 0; cell = here.next(cell + 1)) {
            place(digit, cells, row + 1, chosen.with(cell), free.minus(CellSet.peers(cell)));
        }
    }

    private void sum(int digit) {
        CellSet all = CellSet.ALL;
        CellSet some = CellSet.NONE;
        for (int i = 0; i < size[digit]; i++) {
            CellSet way = new CellSet(low[digit][i], high[digit][i]);
            all = all.and(way);
            some = some.or(way);
        }
        always[digit] = all;
        sometimes[digit] = some;
    }

    private boolean withoutOthers(int digit) {
        CellSet taken = CellSet.NONE;
        for (int other = 0; other < 9; other++) {
            taken = other == digit ? taken : taken.or(always[other]);
        }
        int kept = 0;
        for (int i = 0; i < size[digit]; i++) {
            if ((low[digit][i] & taken.low() | high[digit][i] & taken.high()) == 0) {
                low[digit][kept] = low[digit][i];
                high[digit][kept++] = high[digit][i];
            }
        }
        boolean changed = kept != size[digit];
        if (changed) {
            size[digit] = kept;
            sum(digit);
        }
        return changed;
    }

    /** The cells that a digit takes in all ways; all cells, if there is no way. */
    CellSet always(int digit) {
        return always[digit - 1];
    }

    /** The cells that a digit takes in some way. */
    CellSet sometimes(int digit) {
        return sometimes[digit - 1];
    }
}
