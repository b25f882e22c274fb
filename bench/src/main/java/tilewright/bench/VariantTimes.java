package tilewright.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.compose.VariantGenerator;
import tilewright.sudoku.compose.VariantSetupText;
import tilewright.sudoku.game.VariantBoard;
import tilewright.sudoku.game.VariantHinter;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.rules.VariantPuzzle;

/**
 * Measures how long Sudokus of other sizes and rules take to make, and the hints on the way to their solutions, setup by setup.
 *
 * <p>Arguments: the number of puzzles (20), the seconds after which one is stopped (60), and setups ({@link #SETUPS}). Times are of one
 * thread's CPU in milliseconds. Hints are those of a game that is opened by its text, in which all of them are followed.
 */
public final class VariantTimes {

    private static final List<String> SETUPS = List.of(
            "6x6",
            "9x9,jigsaw",
            "9x9,x",
            "16x16",
            "25x25",
            "9x9,killer",
            "9x9,x,hard",
            "9x9,jigsaw,hard",
            "9x9,thermo",
            "9x9,arrow",
            "9x9,kropki",
            "9x9,xv",
            "9x9,sandwich",
            "9x9,little-killer",
            "9x9,palindrome",
            "9x9,whispers",
            "9x9,renban",
            "9x9,anti-knight",
            "9x9,non-consecutive",
            "9x9,x,little-killer",
            "9x9,x,kropki");

    /** The largest side of which all hints are asked for. */
    private static final int LARGEST_HINTED = 9;

    private static final SudokuRules<VariantBoard> RULES = new SudokuRules<>();

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private VariantTimes() {}

    /** Prints the table. */
    public static void main(String[] arguments) {
        int puzzles = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20;
        long seconds = arguments.length > 1 ? Long.parseLong(arguments[1]) : 60;
        List<String> setups = arguments.length > 2 ? List.of(arguments).subList(2, arguments.length) : SETUPS;
        System.out.printf(
                "%-24s %6s %10s %10s %10s %8s %10s %10s %8s %8s %10s %10s%n",
                "setup",
                "made",
                "median ms",
                "p90",
                "max",
                "late",
                "first hint",
                "max",
                "hints",
                "median",
                "p99",
                "max");
        for (String setup : setups) {
            print(setup, puzzles, seconds * 1_000_000_000);
        }
    }

    private static void print(String setup, int puzzles, long mostNanos) {
        VariantGenerator generator = new VariantGenerator(VariantSetupText.FORMAT.parse(setup));
        List<Double> times = new ArrayList<>();
        List<Double> first = new ArrayList<>();
        List<Double> hints = new ArrayList<>();
        int late = 0;
        for (int seed = 0; seed < puzzles; seed++) {
            long start = cpu();
            try {
                VariantPuzzle made = generator.generate(SeededRandom.ofItem(seed, 0), () -> cpu() - start > mostNanos);
                times.add((cpu() - start) / 1e6);
                if (made.rules().side() <= LARGEST_HINTED) {
                    List<Double> all = hints(made);
                    first.add(all.getFirst());
                    hints.addAll(all);
                }
            } catch (Stopped | Generator.GaveUp _) {
                late++;
            }
        }
        System.out.printf(
                "%-24s %6d %10.1f %10.1f %10.1f %8d %10.1f %10.1f %8d %8.2f %10.1f %10.1f%n",
                setup,
                times.size(),
                part(times, 0.5),
                part(times, 0.9),
                part(times, 1),
                late,
                part(first, 0.5),
                part(first, 1),
                hints.size(),
                part(hints, 0.5),
                part(hints, 0.99),
                part(hints, 1));
    }

    private static List<Double> hints(VariantPuzzle puzzle) {
        List<Double> times = new ArrayList<>();
        VariantHinter hinter = new VariantHinter(new Workspace());
        VariantBoard position = VariantBoard.of(puzzle);
        while (!position.solved()) {
            long start = cpu();
            List<Move> moves = hinter.hint(position, Stop.never()).orElseThrow().moves();
            times.add((cpu() - start) / 1e6);
            for (Move move : moves) {
                position = RULES.after(position, move);
            }
        }
        return times;
    }

    private static double part(List<Double> values, double part) {
        return values.stream()
                .sorted()
                .skip(Math.max(0, (long) Math.ceil(values.size() * part) - 1))
                .findFirst()
                .orElse(0.0);
    }

    private static long cpu() {
        return THREADS.getCurrentThreadCpuTime();
    }
}
