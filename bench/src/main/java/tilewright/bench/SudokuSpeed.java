package tilewright.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.solve.BandSolver;

/**
 * Measures the Sudokus a second of CPU that the fast solver counts to 2, beside Choco and Sat4j in the same run.
 *
 * <p>Arguments: the folder of the nine sets, and perhaps the number of rounds (7). All take turns on one thread. Ten
 * thousand random isomorphs stand for each set, always the same ones. Every count is compared with the known one.
 */
public final class SudokuSpeed {

    private static final int LINES = 10_000;
    private static final long ROUND_NANOS = 300_000_000;
    private static final long PEER_NANOS = 1_500_000_000;
    private static final int REPETITIONS = 5;
    private static final int BATCH = 200_000;

    /** The lines of the set without solutions that are altered puzzles; the rest are random clues. */
    private static final int ALTERED = 1_285;

    private static final List<Peer> PEERS = List.of(
            new Peer("Choco 4.10.18", "17clue", SudokuModel::count),
            new Peer("Choco 4.10.18", "hardest-1905-11plus", SudokuModel::count),
            new Peer("Sat4j 2.3.6", "17clue", SudokuClauses::count),
            new Peer("Sat4j 2.3.6", "hardest-1905-11plus", SudokuClauses::count));

    private record Peer(String name, String set, ToIntFunction<int[]> count) {}

    /** Rates of some work over and over the same lines, each round going on where the last one ended. */
    private static final class Rates {

        private final List<SudokuSets.Known> lines;
        private final ToIntFunction<int[]> count;
        private final List<Double> rates = new ArrayList<>();
        private int next;

        Rates(List<SudokuSets.Known> lines, ToIntFunction<int[]> count) {
            this.lines = lines;
            this.count = count;
        }

        void round(long nanos, int atOnce) {
            long start = cpu();
            long end = start + nanos;
            int done = 0;
            long now = start;
            while (now < end) {
                for (int i = 0; i < atOnce; i++) {
                    SudokuSets.Known line = lines.get(next);
                    if (count.applyAsInt(line.digits()) != line.solutions()) {
                        throw new IllegalStateException("a wrong number of solutions of " + line);
                    }
                    next = next + 1 == lines.size() ? 0 : next + 1;
                }
                done += atOnce;
                now = cpu();
            }
            rates.add(done * 1e9 / (now - start));
        }

        /** The first round is for warming up. */
        double[] sorted() {
            return rates.subList(1, rates.size()).stream()
                    .mapToDouble(rate -> rate)
                    .sorted()
                    .toArray();
        }

        double median() {
            return sorted()[sorted().length / 2];
        }

        /** Lowest and highest, in percent of the median. */
        String spread() {
            double[] sorted = sorted();
            return "%+.0f %+.0f %%"
                    .formatted(100 * sorted[0] / median() - 100, 100 * sorted[sorted.length - 1] / median() - 100);
        }
    }

    private SudokuSpeed() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Path.of(arguments[0]);
        int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 7;
        Map<String, List<SudokuSets.Known>> sets = new LinkedHashMap<>();
        for (String name : SudokuSets.NAMES) {
            List<SudokuSets.Known> known = SudokuSets.read(folder, name);
            sets.put(name, name.equals("unsolvable") ? known.subList(0, ALTERED) : known);
        }
        Map<String, List<SudokuSets.Known>> lines = new LinkedHashMap<>();
        sets.forEach((name, known) -> lines.put(name, SudokuSets.isomorphs(known, LINES, new SeededRandom(1))));
        rates(lines, rounds);
        worst(sets);
        threads(lines);
    }

    private static void rates(Map<String, List<SudokuSets.Known>> sets, int rounds) {
        BandSolver solver = new BandSolver();
        Map<String, Rates> ours = new LinkedHashMap<>();
        sets.forEach((name, lines) -> ours.put(name, new Rates(lines, digits -> solver.count(digits, 2))));
        List<Rates> peers = PEERS.stream()
                .map(peer -> new Rates(Objects.requireNonNull(sets.get(peer.set())), peer.count()))
                .toList();
        for (int round = 0; round <= rounds; round++) {
            ours.values().forEach(rates -> rates.round(ROUND_NANOS, 200));
            peers.forEach(rates -> rates.round(PEER_NANOS, 1));
        }
        System.out.printf("%-16s %-22s %12s  %s%n", "peer", "set", "puzzles/s", "spread");
        for (int i = 0; i < PEERS.size(); i++) {
            Peer peer = PEERS.get(i);
            Rates rates = peers.get(i);
            System.out.printf(
                    "%-16s %-22s %,12.0f  %-12s the fast solver is %.0f times as fast%n",
                    peer.name(),
                    peer.set(),
                    rates.median(),
                    rates.spread(),
                    Objects.requireNonNull(ours.get(peer.set())).median() / rates.median());
        }
        System.out.printf("%n%-22s %12s  %s%n", "set", "puzzles/s", "spread");
        ours.forEach((name, rates) -> System.out.printf("%-22s %,12.0f  %s%n", name, rates.median(), rates.spread()));
        System.out.println();
    }

    /** Measures every puzzle in all eight orientations, by the median of some times. */
    private static void worst(Map<String, List<SudokuSets.Known>> sets) {
        BandSolver solver = new BandSolver();
        System.out.printf("%-22s %12s %12s  %s%n", "slowest of a set", "us of CPU", "nodes", "puzzle");
        sets.forEach((name, known) -> {
            long worst = 0;
            long nodes = 0;
            String text = "";
            for (SudokuSets.Known puzzle : known) {
                for (int way = 0; way < 8; way++) {
                    SudokuSets.Known turned = puzzle.turned(way);
                    long nanos = median(solver, turned.digits());
                    if (nanos > worst) {
                        worst = nanos;
                        nodes = solver.nodes();
                        text = turned.toString();
                    }
                }
            }
            System.out.printf("%-22s %,12.1f %,12d  %s%n", name, worst / 1e3, nodes, text);
        });
        System.out.println();
    }

    private static long median(BandSolver solver, int[] digits) {
        long[] times = new long[REPETITIONS];
        for (int i = 0; i < REPETITIONS; i++) {
            long start = cpu();
            solver.count(digits, 2);
            times[i] = cpu() - start;
        }
        Arrays.sort(times);
        return times[REPETITIONS / 2];
    }

    /** Measures one thread and two on the same puzzles, in turn; wall time, so only an idle machine gives a figure. */
    private static void threads(Map<String, List<SudokuSets.Known>> sets) throws InterruptedException {
        List<SudokuSets.Known> lines =
                sets.values().stream().flatMap(List::stream).toList();
        double[] ratios = new double[7];
        for (int round = 0; round < ratios.length; round++) {
            double one = seconds(lines, 1);
            ratios[round] = one / seconds(lines, 2);
        }
        Arrays.sort(ratios);
        System.out.printf(
                "two threads are %.2f times as fast as one by the clock (%.2f to %.2f; load average %.1f)%n",
                ratios[ratios.length / 2],
                ratios[0],
                ratios[ratios.length - 1],
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    private static double seconds(List<SudokuSets.Known> lines, int threads) throws InterruptedException {
        int each = BATCH / threads;
        Thread[] running = new Thread[threads];
        long start = System.nanoTime();
        for (int thread = 0; thread < threads; thread++) {
            int from = thread * each;
            running[thread] = Thread.ofPlatform().start(() -> {
                BandSolver solver = new BandSolver();
                for (int i = from; i < from + each; i++) {
                    solver.count(lines.get((int) (i * 7_919L % lines.size())).digits(), 2);
                }
            });
        }
        for (Thread thread : running) {
            thread.join();
        }
        return (System.nanoTime() - start) / 1e9;
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
