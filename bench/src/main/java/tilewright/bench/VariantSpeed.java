package tilewright.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.sudoku.exchange.VariantJson;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.text.Json;

/**
 * Measures how long all solutions of Sudokus of other sizes and rules take, kind by kind: rules are compiled each time.
 *
 * <p>Arguments: the folder of the cases, and perhaps the number of rounds (7), of which the first warms up. Times are of one thread's
 * CPU: of each case the median of its rounds, and of these the median and the largest one of the kind.
 */
public final class VariantSpeed {

    private VariantSpeed() {}

    /** Measures the cases of a folder. */
    public static void main(String[] arguments) throws IOException {
        int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 7;
        System.out.println("kind             cases   median ms      max ms       nodes");
        try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
            for (Path file : files.sorted().toList()) {
                measure(file, rounds);
            }
        }
    }

    private static void measure(Path file, int rounds) throws IOException {
        Json.Arr cases = (Json.Arr) Json.parse(Files.readString(file));
        List<Double> times = new ArrayList<>();
        long nodes = 0;
        for (Json item : cases.items()) {
            VariantPuzzle puzzle = VariantJson.read((Json.Obj) item).orElseThrow();
            List<Double> ofCase = new ArrayList<>();
            for (int round = 0; round < rounds; round++) {
                long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                Outcome outcome = new VariantSolver(puzzle.rules()).each(puzzle, Limits.NONE, _ -> {});
                ofCase.add((ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e6);
                nodes += round == 0 ? outcome.nodes() : 0;
            }
            times.add(median(ofCase.subList(1, rounds)));
        }
        System.out.printf(
                "%-16s %5d %11.3f %11.3f %11d%n",
                file.getFileName().toString().replace(".json", ""),
                times.size(),
                median(times),
                times.stream().mapToDouble(time -> time).max().orElse(0),
                nodes);
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElse(0.0);
    }
}
