package tilewright.bench.stragglers;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilewright.rng.SeededRandom;

/**
 * Simulates jobs of very many lines, some of which take much longer than the others: how long the cluster works, and how much
 * of the time its cores are busy, in one pass and in two, with speculation and without, with one slow core and without.
 *
 * <p>The numbers are drawn from measured costs ({@link LineCosts}) with a fixed seed: the same figures each time.
 */
public final class Stragglers {

    /** The slices of a job: 32 tasks for each core, or more, with a maximum number of lines each, and a maximum number of tasks. */
    private static final int MOST_LINES = 10_000;

    private static final int MOST_SLICES = 20_000;
    private static final int MOST_AGAIN = 1_000;
    private static final int TASKS_PER_CORE = 32;
    private static final double SLOW = 0.25;

    private Stragglers() {}

    /**
     * Runs a simulation. Arguments: the number of lines, the number of cores, and the name of the costs, or a file with
     * costs.
     */
    public static void main(String[] arguments) throws IOException {
        long lines = arguments.length > 0 ? Long.parseLong(arguments[0]) : 1_000_000_000L;
        int cores = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 64;
        List<String> names =
                arguments.length > 2 ? List.of(arguments[2]) : List.of("count-sudoku", "rate-sudoku", "count-hues");
        for (String name : names) {
            CostFile costs = CostFile.read(name);
            System.out.printf("%s: %,d lines, %,d cores%n", costs.about(), lines, cores);
            Job job = Job.drawn(lines, cores, costs, new SeededRandom(1));
            System.out.printf(
                    "  %,d slices, mean of a line %.3g s; %,d lines beyond the first budget, the longest %.3g s%n",
                    job.whole().length, job.total() / lines, job.hard(), job.longest());
            for (boolean slow : new boolean[] {false, true}) {
                double[] speeds = new double[cores];
                Arrays.fill(speeds, 1);
                speeds[0] = slow ? SLOW : 1;
                double fair = job.total() / Arrays.stream(speeds).sum();
                for (boolean twice : job.hard() == 0 ? new boolean[] {false} : new boolean[] {false, true}) {
                    for (boolean speculation : new boolean[] {false, true}) {
                        double[] run = run(job, speeds, twice, speculation);
                        System.out.printf(
                                "  %-15s %-10s %-12s %,12.1f s, %.2f times the least; work %.2f%n",
                                slow ? "one slow core" : "equal cores",
                                twice ? "two passes" : "one pass",
                                speculation ? "speculation" : "",
                                run[0],
                                run[0] / fair,
                                run[1] / job.total());
                    }
                }
            }
        }
    }

    /** The seconds that a job takes, and those that its cores are busy. */
    static double[] run(Job job, double[] speeds, boolean twice, boolean speculation) {
        Schedule first = new Schedule(twice ? job.first() : job.whole(), speeds, speculation);
        if (!twice || job.hard() == 0) {
            return new double[] {first.seconds(), first.work()};
        }
        int size = Math.clamp(job.hard() / ((long) speeds.length * TASKS_PER_CORE), 1, MOST_AGAIN);
        Schedule second = new Schedule(job.again(size), speeds, speculation);
        return new double[] {first.seconds() + second.seconds(), first.work() + second.work()};
    }

    /**
     * Measured costs.
     *
     * @param about what was measured
     * @param budget the cost of the first budget of a line, in seconds
     */
    record CostFile(String about, double budget, CostDistribution costs) {

        static CostFile read(String name) throws IOException {
            return of(text(name));
        }

        private static String text(String name) throws IOException {
            try (@Nullable InputStream in = Stragglers.class.getResourceAsStream(name + ".costs")) {
                return in == null
                        ? Files.readString(Path.of(name))
                        : new String(in.readAllBytes(), StandardCharsets.UTF_8);
            }
        }

        /** Reads a line about it, the budget, the most, and the quantiles. */
        static CostFile of(String text) {
            String[] rows = text.strip().split("\n");
            List<CostDistribution.Quantile> quantiles = new ArrayList<>();
            for (String row : Arrays.asList(rows).subList(3, rows.length)) {
                String[] fields = row.split(" ");
                quantiles.add(
                        new CostDistribution.Quantile(Double.parseDouble(fields[0]), Double.parseDouble(fields[1])));
            }
            double budget = Double.parseDouble(rows[1].replaceAll(".* ", ""));
            double most = Double.parseDouble(rows[2].replaceAll(".* ", ""));
            return new CostFile(rows[0], budget, new CostDistribution(quantiles, most));
        }
    }

    /**
     * The lines of a job, in slices.
     *
     * @param first seconds of each slice where lines end at the first budget
     * @param whole seconds of each slice with all its lines
     * @param hardLines seconds of each line that needs more than the first budget, in order
     */
    record Job(double[] first, double[] whole, double[] hardLines) {

        /** Common lines of a slice are drawn together, by the normal distribution; hard ones one by one. */
        static Job drawn(long lines, int cores, CostFile file, SeededRandom random) {
            CostDistribution costs = file.costs();
            double common = costs.share(file.budget());
            double[] moments = costs.moments(common);
            long length =
                    Math.max(Math.clamp(lines / ((long) cores * TASKS_PER_CORE), 1, MOST_LINES), lines / MOST_SLICES);
            int slices = (int) ((lines + length - 1) / length);
            double[] first = new double[slices];
            double[] whole = new double[slices];
            List<Double> hard = new ArrayList<>();
            for (int slice = 0; slice < slices; slice++) {
                long size = lines * (slice + 1) / slices - lines * slice / slices;
                int before = hard.size();
                double sum = 0;
                for (long line = skipped(random, 1 - common); line < size; line += 1 + skipped(random, 1 - common)) {
                    double cost = costs.cost(common + (1 - common) * random.unit());
                    hard.add(cost);
                    sum += cost;
                }
                int count = hard.size() - before;
                double commonLines = size - count;
                double easy = commonLines * moments[0] + Math.sqrt(commonLines) * moments[1] * normal(random);
                first[slice] = Math.max(0, easy) + count * file.budget();
                whole[slice] = Math.max(0, easy) + sum;
            }
            return new Job(
                    first, whole, hard.stream().mapToDouble(Double::doubleValue).toArray());
        }

        /** Returns the number of lines before the next one that happens with this share. */
        private static long skipped(SeededRandom random, double share) {
            return share <= 0 ? Long.MAX_VALUE / 4 : (long) (Math.log1p(-random.unit()) / Math.log1p(-share));
        }

        private static double normal(SeededRandom random) {
            return Math.sqrt(-2 * Math.log1p(-random.unit())) * Math.cos(2 * Math.PI * random.unit());
        }

        double total() {
            return Arrays.stream(whole).sum();
        }

        double longest() {
            return Arrays.stream(hardLines).max().orElse(0);
        }

        int hard() {
            return hardLines.length;
        }

        /** Returns the tasks of the second pass, each with {@code size} lines. */
        double[] again(int size) {
            double[] tasks = new double[(hardLines.length + size - 1) / size];
            for (int i = 0; i < hardLines.length; i++) {
                tasks[i / size] += hardLines[i];
            }
            return tasks;
        }
    }
}
