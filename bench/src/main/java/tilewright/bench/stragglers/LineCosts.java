package tilewright.bench.stragglers;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Measures what each line costs: processor time of one thread, after a first round over the lines that come first. */
public final class LineCosts {

    private static final double[] SHARES = {0, 0.1, 0.5, 0.9, 0.99, 0.999, 0.9999};

    /** The budgets of jobs: of the first pass, and of a line in all. */
    private static final double FIRST = 1e6;

    private static final double MOST = 1e9;

    private LineCosts() {}

    /**
     * Prints costs to be simulated. Arguments: a verb, a puzzle, a file of lines, and the maximum number of nodes of a
     * line.
     */
    public static void main(String[] arguments) throws IOException {
        String verb = arguments[0];
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find(arguments[1]).orElseThrow();
        List<String> lines = Files.readAllLines(Path.of(arguments[2]));
        long most = Long.parseLong(arguments[3]);
        LongAdder nodes = new LongAdder();
        Limits limits = Limits.NONE.withNodes(most).withSpent(nodes::add);
        Tasks<?, ?, ?> tasks = new Tasks<>(puzzle, new Workspace());
        Task task = verb.equals("count")
                ? tasks.count(limits).orElseThrow()
                : tasks.study(verb, 1, limits).orElseThrow();
        int warm = Math.min(lines.size(), 2_000);
        for (int i = 0; i < warm; i++) {
            task.answer(i, lines.get(i));
        }
        nodes.reset();
        double[] seconds = new double[lines.size()];
        for (int i = 0; i < seconds.length; i++) {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            task.answer(i, lines.get(i));
            seconds[i] = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e9;
        }
        double total = Arrays.stream(seconds).sum();
        double node = nodes.sum() == 0 ? 0 : total / nodes.sum();
        Arrays.sort(seconds);
        System.out.printf(
                "%s %s, %,d lines measured, mean %.3g s%n", verb, arguments[1], seconds.length, total / seconds.length);
        System.out.printf("budget %.4g%n", node == 0 ? 1e9 : FIRST * node);
        System.out.printf("most %.4g%n", node == 0 ? 1e9 : MOST * node);
        for (double share : SHARES) {
            if (share * seconds.length <= seconds.length - 2) {
                System.out.printf("%s %.3g%n", share, Math.max(1e-6, seconds[(int) (share * seconds.length)]));
            }
        }
    }
}
