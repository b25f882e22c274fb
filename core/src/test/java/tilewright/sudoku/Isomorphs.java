package tilewright.sudoku;

import tilewright.rng.SeededRandom;

/** Random isomorphs: digits, bands, rows in a band, stacks, columns in a stack exchanged, and perhaps transposed. */
final class Isomorphs {

    private Isomorphs() {}

    static int[] of(int[] digits, SeededRandom random) {
        int[] rows = lines(random);
        int[] columns = lines(random);
        int[] names = random.permutation(9);
        boolean transposed = random.below(2) == 1;
        int[] out = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            int row = rows[cell / 9];
            int column = columns[cell % 9];
            int digit = digits[transposed ? 9 * column + row : 9 * row + column];
            out[cell] = digit == 0 ? 0 : 1 + names[digit - 1];
        }
        return out;
    }

    private static int[] lines(SeededRandom random) {
        int[] bands = random.permutation(3);
        int[] lines = new int[9];
        for (int band = 0; band < 3; band++) {
            int[] inside = random.permutation(3);
            for (int i = 0; i < 3; i++) {
                lines[3 * band + i] = 3 * bands[band] + inside[i];
            }
        }
        return lines;
    }
}
