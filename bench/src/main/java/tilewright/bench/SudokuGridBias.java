package tilewright.bench;

import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.stream.LongStream;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.generate.RandomGrids;
import tilewright.sudoku.generate.UniformGrids;
import tilewright.sudoku.solve.BandSolver;

/**
 * Compares the filled grids that puzzles are made from with uniform ones: the mean number of four-cell exchanges, and the share
 * of grids whose first two boxes have no row of one with digits of two rows of the other. Then the numbers of completions of
 * first bands and stacks.
 *
 * <p>A four-cell exchange is two digits in two rows of a band, or two columns of a stack, that stand in two columns, or rows,
 * of different boxes, and could swap places.
 */
public final class SudokuGridBias {

    private SudokuGridBias() {}

    /** Prints the figures. Arguments: UNIFORM QUICK PARTS, the numbers of grids of both kinds, and of parts. */
    public static void main(String[] arguments) {
        BandSolver solver = new BandSolver();
        bias("uniform", Integer.parseInt(arguments[0]), new UniformGrids(solver)::fill);
        bias("for puzzles", Integer.parseInt(arguments[1]), new RandomGrids(solver)::fill);
        completions(Integer.parseInt(arguments[2]), solver);
    }

    private static void bias(String name, int grids, BiConsumer<int[], SeededRandom> source) {
        SeededRandom random = new SeededRandom(1);
        int[] grid = new int[81];
        double sum = 0;
        double squares = 0;
        int pure = 0;
        for (int i = 0; i < grids; i++) {
            source.accept(grid, random);
            int exchanges = exchanges(grid, 9, 1) + exchanges(grid, 1, 9);
            sum += exchanges;
            squares += (double) exchanges * exchanges;
            pure += pure(grid) ? 1 : 0;
        }
        double mean = sum / grids;
        double error = Math.sqrt((squares / grids - mean * mean) / (grids - 1));
        System.out.printf(
                "%-12s %,8d grids: %.3f exchanges, standard error %.3f; no mixed rows: %.2f %%%n",
                name, grids, mean, error, 100.0 * pure / grids);
    }

    /** Exchanges in rows, where a step down is {@code down} cells and one aside {@code aside}; or the same for columns. */
    private static int exchanges(int[] grid, int down, int aside) {
        int found = 0;
        for (int upper = 0; upper < 9; upper++) {
            for (int lower = upper + 1; lower / 3 == upper / 3 && lower < 9; lower++) {
                for (int left = 0; left < 6; left++) {
                    for (int right = left / 3 * 3 + 3; right < 9; right++) {
                        int a = grid[upper * down + left * aside];
                        int b = grid[upper * down + right * aside];
                        found += grid[lower * down + left * aside] == b && grid[lower * down + right * aside] == a
                                ? 1
                                : 0;
                    }
                }
            }
        }
        return found;
    }

    /** Whether each row of the second box has the digits of one row of the first. */
    private static boolean pure(int[] grid) {
        boolean pure = true;
        for (int row = 0; row < 3; row++) {
            int from = rowInFirstBox(grid, grid[9 * row + 3]);
            pure &= from == rowInFirstBox(grid, grid[9 * row + 4]) && from == rowInFirstBox(grid, grid[9 * row + 5]);
        }
        return pure;
    }

    private static int rowInFirstBox(int[] grid, int digit) {
        int cell = 0;
        while (grid[cell] != digit) {
            cell = cell % 9 == 2 ? cell + 7 : cell + 1;
        }
        return cell / 9;
    }

    private static void completions(int parts, BandSolver solver) {
        SeededRandom random = new SeededRandom(1);
        UniformGrids grids = new UniformGrids(solver);
        long[] ways = LongStream.generate(() -> grids.ways(random))
                .limit(parts)
                .sorted()
                .toArray();
        System.out.printf(
                "%,d first bands and stacks: %,d to %,d completions, %.1f on average%n",
                parts, ways[0], ways[parts - 1], Arrays.stream(ways).average().orElse(0));
    }
}
