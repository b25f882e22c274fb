package tilewright.sudoku.variant;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.VariantPuzzle;

/** All ways to fill a grid so that the digits of each house differ: cell by cell, each digit in turn. Other constraints are left out. */
final class PlainGrids {

    private final List<House> houses;
    private final int side;
    private final int[] digits;
    private final List<int[]> found = new ArrayList<>();

    private PlainGrids(VariantPuzzle puzzle) {
        houses = puzzle.rules().houses();
        side = puzzle.rules().side();
        digits = puzzle.givens().stream().mapToInt(Integer::intValue).toArray();
    }

    static List<int[]> all(VariantPuzzle puzzle) {
        PlainGrids grids = new PlainGrids(puzzle);
        grids.fill(0);
        return grids.found;
    }

    private void fill(int cell) {
        if (cell == digits.length) {
            found.add(digits.clone());
        } else if (digits[cell] != 0) {
            fill(cell + 1);
        } else {
            for (int digit = 1; digit <= side; digit++) {
                if (fits(cell, digit)) {
                    digits[cell] = digit;
                    fill(cell + 1);
                    digits[cell] = 0;
                }
            }
        }
    }

    private boolean fits(int cell, int digit) {
        return houses.stream()
                .filter(house -> house.cells().contains(cell))
                .allMatch(house -> house.cells().stream().allMatch(other -> digits[other] != digit));
    }
}
