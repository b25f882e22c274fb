package tilewright.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Prints the CPU time in which positions are answered, one by one, in one thread of one process that begins cold. */
public final class AnswerTimes {

    private AnswerTimes() {}

    /**
     * Reads positions, a line each, from standard input: VERB PUZZLE [GIGABYTES].
     *
     * @param arguments solve (one solution), count, or what else the puzzle studies; the puzzle; the memory for tables, 1
     *     unless named
     */
    public static void main(String[] arguments) throws IOException {
        long gigabytes = arguments.length > 2 ? Long.parseLong(arguments[2]) : 1;
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find(arguments[1]).orElseThrow();
        Task task = task(puzzle, arguments[0], Limits.NONE.withBytes(gigabytes << 30));
        List<String> lines;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            lines = in.readAllLines();
        }
        double[] times = new double[lines.size()];
        int answered = 0;
        for (int item = 0; item < times.length; item++) {
            long start = cpu();
            Answer answer = task.answer(item, lines.get(item));
            times[item] = (cpu() - start) / 1e6;
            answered += answer instanceof Answer.Done ? 1 : 0;
        }
        double first = times[0];
        Arrays.sort(times);
        System.out.printf(
                "%d of %d answered; ms of CPU: first %.3f, least %.3f, median %.3f, 95 %% below %.3f, most %.3f%n",
                answered,
                times.length,
                first,
                times[0],
                times[times.length / 2],
                times[times.length * 95 / 100],
                times[times.length - 1]);
    }

    private static Task task(Puzzle<?, ?, ?> puzzle, String verb, Limits limits) {
        Tasks<?, ?, ?> tasks = new Tasks<>(puzzle, new Workspace());
        return switch (verb) {
            case "solve" -> tasks.solve(limits.withSolutions(1)).orElseThrow();
            case "count" -> tasks.count(limits).orElseThrow();
            default -> tasks.study(verb, 0, limits).orElseThrow();
        };
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
