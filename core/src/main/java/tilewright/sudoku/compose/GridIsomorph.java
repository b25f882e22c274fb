package tilewright.sudoku.compose;

import tilewright.rng.SeededRandom;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.Variant;

/** Random isomorphs of grids: mirrored and turned as far as the rules allow it, with other digits. So no cell and no digit is preferred. */
final class GridIsomorph {

    private GridIsomorph() {}

    /** @param rules whole rows and columns, boxes, and constraints on the whole grid */
    static int[] of(int[] grid, Variant rules, SeededRandom random) {
        int side = rules.side();
        int[] names = names(rules, random);
        boolean mirrored = random.below(2) == 0 && !shaped(rules);
        boolean flipped = random.below(2) == 0 && !shaped(rules);
        boolean transposed = random.below(2) == 0 && square(rules);
        int[] isomorph = new int[grid.length];
        for (int cell = 0; cell < grid.length; cell++) {
            int row = flipped ? side - 1 - cell / side : cell / side;
            int column = mirrored ? side - 1 - cell % side : cell % side;
            isomorph[transposed ? column * side + row : row * side + column] = names[grid[cell] - 1];
        }
        return isomorph;
    }

    /** All orders of digits are alike, but where neighbors differ by more than 1: there high and low are. */
    private static int[] names(Variant rules, SeededRandom random) {
        int side = rules.side();
        int[] names = random.permutation(side);
        boolean reversed = random.below(2) == 0;
        for (int i = 0; i < side; i++) {
            names[i] = rules.has(GlobalConstraint.NON_CONSECUTIVE) ? reversed ? side - i : i + 1 : names[i] + 1;
        }
        return names;
    }

    private static boolean shaped(Variant rules) {
        return rules.boxes() instanceof Boxes.Shapes;
    }

    private static boolean square(Variant rules) {
        return switch (rules.boxes()) {
            case Boxes.None _ -> true;
            case Boxes.Rectangles(int rows, int columns) -> rows == columns;
            case Boxes.Shapes _ -> false;
        };
    }
}
