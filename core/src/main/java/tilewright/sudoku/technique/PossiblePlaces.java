package tilewright.sudoku.technique;

import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Houses;

/**
 * The places that a digit takes in some way of placing it in all houses at once, other digits aside.
 *
 * <p>Whatever follows from one digit alone follows from these ways: a candidate that a fish removes is in none of them.
 * One thread.
 */
final class PossiblePlaces {

    private final int[] columns = new int[9];
    private final int[] picked = new int[9];
    private final CellSet places;
    private CellSet found = CellSet.NONE;

    private PossiblePlaces(CandidateGrid grid, int digit) {
        places = grid.places(digit).or(grid.placed(digit));
        for (int cell = places.next(0); cell >= 0; cell = places.next(cell + 1)) {
            columns[Houses.row(cell)] |= 1 << Houses.column(cell);
        }
    }

    /** The candidates of a digit that are in no such way. */
    static CellSet missing(CandidateGrid grid, int digit) {
        PossiblePlaces search = new PossiblePlaces(grid, digit);
        search.row(0, 0, 0);
        return grid.places(digit).minus(search.found);
    }

    /** Places the digit in the rows from one on; ends early when all places are found. */
    private boolean row(int row, int usedColumns, int usedStacks) {
        if (row == 9) {
            int[] cells = new int[9];
            for (int r = 0; r < 9; r++) {
                cells[r] = 9 * r + picked[r];
            }
            found = found.or(CellSet.of(cells));
            return found.equals(places);
        }
        int stacks = row % 3 == 0 ? 0 : usedStacks;
        for (int rest = columns[row] & ~usedColumns; rest != 0; rest &= rest - 1) {
            int column = Integer.numberOfTrailingZeros(rest);
            int stack = 1 << column / 3;
            if ((stacks & stack) == 0) {
                picked[row] = column;
                if (row(row + 1, usedColumns | 1 << column, stacks | stack)) {
                    return true;
                }
            }
        }
        return false;
    }
}
