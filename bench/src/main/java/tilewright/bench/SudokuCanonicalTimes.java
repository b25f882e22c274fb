package tilewright.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tilewright.search.Limits;
import tilewright.sudoku.canonical.Canonical;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.solve.SudokuSolver;

/**
 * Measures the canonical forms a second of CPU, of the puzzles in a file and of their solutions.
 *
 * <p>The argument is a file whose lines begin with a puzzle, or with # when they are comments. Prints the best of eight rounds, and the longest that one took in it.
 */
public final class SudokuCanonicalTimes {

    private static final int ROUNDS = 8;

    private SudokuCanonicalTimes() {}

    public static void main(String[] arguments) throws IOException {
        List<Board> puzzles = Files.readAllLines(Path.of(arguments[0])).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Text.POSITIONS.parse(line.split(" ", -1)[0]))
                .toList();
        print("puzzles", puzzles);
        Limits one = Limits.NONE.withSolutions(1);
        print(
                "filled grids",
                puzzles.stream()
                        .flatMap(puzzle -> new SudokuSolver().solve(puzzle, one).found().stream())
                        .map(Board::fixed)
                        .toList());
    }

    private static void print(String name, List<Board> boards) {
        long best = Long.MAX_VALUE;
        long longest = 0;
        long automorphisms = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long sum = 0;
            long most = 0;
            for (Board board : boards) {
                long start = cpu();
                automorphisms += Canonical.of(board).automorphisms();
                long nanos = cpu() - start;
                sum += nanos;
                most = Math.max(most, nanos);
            }
            longest = sum < best ? most : longest;
            best = Math.min(best, sum);
        }
        System.out.printf(
                "%d %s: %,.0f a second, the longest %,d us, %.3f automorphisms each%n",
                boards.size(),
                name,
                boards.size() * 1e9 / best,
                longest / 1_000,
                (double) automorphisms / ROUNDS / boards.size());
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
