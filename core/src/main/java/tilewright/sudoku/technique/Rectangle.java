package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * Four cells in two rows, two columns and two boxes that two digits alone would fill in two ways: no puzzle with one
 * solution ends like that, so something else is in one of them.
 *
 * @param cells the corners
 * @param low and {@code high} the two digits
 */
record Rectangle(CellSet cells, int low, int high) {

    int pair() {
        return Digits.bit(low) | Digits.bit(high);
    }

    /** The corners with no other candidates. */
    CellSet floor(CandidateGrid grid) {
        CellSet floor = CellSet.NONE;
        for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
            if ((grid.candidates(cell) & ~pair()) == 0) {
                floor = floor.with(cell);
            }
        }
        return floor;
    }

    /**
     * All rectangles of empty cells, from each cell with two candidates.
     *
     * @param missing whether the other corners may have lost one or both of the digits by an earlier step
     * @param once whether four cells are looked at with one pair of digits alone, the first, as HoDoKu does
     */
    static List<Rectangle> all(CandidateGrid grid, boolean missing, boolean once) {
        List<Rectangle> all = new ArrayList<>();
        Set<Object> known = new HashSet<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int start = cell;
            int pair = grid.candidates(start);
            if (Digits.size(pair) != 2) {
                continue;
            }
            CellSet corners = CellSet.NONE;
            for (int other = 0; other < Houses.CELLS; other++) {
                boolean both = missing ? allowed(grid, other, pair) : (grid.candidates(other) & pair) == pair;
                corners = both ? corners.with(other) : corners;
            }
            CellSet possible = corners;
            int low = Digits.first(pair);
            int high = Digits.first(pair & pair - 1);
            corners(start, cells -> {
                Rectangle rectangle = new Rectangle(cells, low, high);
                if (cells.without(start).within(possible) && known.add(once ? cells : rectangle)) {
                    all.add(rectangle);
                }
            });
        }
        return all;
    }

    /** Whether a cell is empty and sees neither of two digits, which the puzzle allows there. */
    private static boolean allowed(CandidateGrid grid, int cell, int pair) {
        if (grid.digit(cell) != 0 || (grid.allowed(cell) & pair) != pair) {
            return false;
        }
        for (int peer : Houses.peers(cell)) {
            if (grid.digit(peer) != 0 && (Digits.bit(grid.digit(peer)) & pair) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The four corners of every rectangle in two boxes with a cell: its partner in the box first, then along their lines. */
    static void corners(int start, Consumer<CellSet> taker) {
        for (int partner : Houses.cells(Houses.of(start)[2])) {
            boolean row = Houses.row(partner) == Houses.row(start);
            if (partner == start || !row && Houses.column(partner) != Houses.column(start)) {
                continue;
            }
            for (int i = 0; i < 9; i++) {
                int opposite = row ? Houses.GRID.cell(i, Houses.column(start)) : Houses.GRID.cell(Houses.row(start), i);
                int other =
                        row ? Houses.GRID.cell(i, Houses.column(partner)) : Houses.GRID.cell(Houses.row(partner), i);
                if (Houses.box(opposite) != Houses.box(start)) {
                    taker.accept(CellSet.of(start, partner, opposite, other));
                }
            }
        }
    }
}
