package tilewright.sudoku.generate;

import java.util.Arrays;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * A random first band and first stack of a grid: each of the 9! × 2,612,736 × 2,612,736 ways to fill these 45 cells is
 * equally likely.
 *
 * <p>The number of bands: Felgenhauer and Jarvis, Mathematics of Sudoku I, 2006.
 */
final class FirstBandAndStack {

    /**
     * The number of ways in which the second box can take 0 to 3 digits of its first row from the second row of the
     * first box.
     */
    private static final int[] PATTERNS = {1, 27, 27, 1};

    private FirstBandAndStack() {}

    /** Fills a grid's first band and first stack, and empties the rest. */
    static void fill(int[] digits, SeededRandom random) {
        Arrays.fill(digits, 0);
        int[] box = random.permutation(9);
        for (int i = 0; i < 9; i++) {
            digits[cell(i / 3, i % 3, false)] = 1 + box[i];
        }
        fillBeside(digits, random, false);
        fillBeside(digits, random, true);
    }

    /** Fills the second and third box of the first band, or of the first stack, seen in the same way after a transposition. */
    private static void fillBeside(int[] digits, SeededRandom random, boolean transposed) {
        int[][] first = new int[3][3];
        for (int i = 0; i < 9; i++) {
            first[i / 3][i % 3] = digits[cell(i / 3, i % 3, transposed)];
        }
        for (int[] row : first) {
            random.shuffle(row);
        }
        // The second box: row 1 takes some digits of the first box's row 2 and the others of its row 3. What is left of
        // row 3
        // must go to row 2 and of row 2 to row 3; the digits of row 1 fill both up.
        int some = pattern(random.below(56));
        int[][] second = new int[3][3];
        int[] filled = new int[3];
        for (int i = 0; i < 3; i++) {
            int to = i < some ? 0 : 2;
            second[to][filled[to]++] = first[1][i];
            to = i < 3 - some ? 0 : 1;
            second[to][filled[to]++] = first[2][i];
            to = i < 3 - some ? 1 : 2;
            second[to][filled[to]++] = first[0][i];
        }
        for (int row = 0; row < 3; row++) {
            random.shuffle(second[row]);
            int[] third = others(first[row], second[row]);
            random.shuffle(third);
            for (int i = 0; i < 3; i++) {
                digits[cell(row, 3 + i, transposed)] = second[row][i];
                digits[cell(row, 6 + i, transposed)] = third[i];
            }
        }
    }

    private static int pattern(int number) {
        int some = 0;
        int rest = number;
        while (rest >= PATTERNS[some]) {
            rest -= PATTERNS[some++];
        }
        return some;
    }

    private static int[] others(int[] three, int[] more) {
        int set = Digits.ALL;
        for (int i = 0; i < 3; i++) {
            set &= ~(Digits.bit(three[i]) | Digits.bit(more[i]));
        }
        return Digits.list(set).stream().mapToInt(digit -> digit).toArray();
    }

    private static int cell(int row, int column, boolean transposed) {
        return transposed ? Houses.GRID.cell(column, row) : Houses.GRID.cell(row, column);
    }
}
