package tilewright.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tilewright.search.Stop;
import tilewright.sudoku.rating.ExplainerRater;

/**
 * Measures how many puzzles a second one thread rates: CPU time of that thread, after a first round over all lines.
 *
 * <p>The last line is for scripts that run other raters on the same lines in turn.
 */
public final class RatingSpeed {

    private RatingSpeed() {}

    /**
     * Runs the measurement. Arguments: a file with a puzzle at the beginning of each line, and the number of rounds, 3
     * by default.
     */
    public static void main(String[] arguments) throws IOException {
        List<int[]> puzzles = Files.readAllLines(Path.of(arguments[0])).stream()
                .filter(line -> line.length() >= 81 && !line.startsWith("#"))
                .map(SudokuSets::digits)
                .toList();
        int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 3;
        ExplainerRater rater = new ExplainerRater();
        double best = Double.MAX_VALUE;
        for (int round = 0; round <= rounds; round++) {
            long start = cpuNanos();
            long steps = 0;
            for (int[] puzzle : puzzles) {
                steps += rater.rate(puzzle, Stop.never()).steps();
            }
            double seconds = (cpuNanos() - start) / 1e9;
            best = round == 0 ? best : Math.min(best, seconds);
            System.out.printf(
                    "%s: %,d puzzles, %,d steps, %.3f s%n",
                    round == 0 ? "warm-up" : "round " + round, puzzles.size(), steps, seconds);
        }
        System.out.printf("%.2f puzzles a second%n", puzzles.size() / best);
    }

    static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
