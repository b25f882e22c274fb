package tilewright.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tilewright.Puzzles;
import tilewright.message.Message;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.TextError;

/** Counting the solutions of a generated puzzle, up to two, by each puzzle that can count. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CountBenchmark {

    /** A puzzle and a setup whose positions are counted. */
    @Param({"sudoku singles", "trominoes 8", "hues tiles-40"})
    public String what = "";

    private final List<String> lines = new ArrayList<>();
    private Task count = (_, _) -> new Answer.Bad(new TextError("", 0, Message.verbatim("not set up")));
    private int next;

    @Setup
    public void prepare() {
        String[] names = what.split(" ");
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find(names[0]).orElseThrow();
        Task generate = new Tasks<>(puzzle, new Workspace()).generate(names[1], 1);
        for (int item = 0; item < 100; item++) {
            lines.add(((Answer.Done) generate.answer(item, "")).line().text());
        }
        count = new Tasks<>(puzzle, new Workspace())
                .count(Limits.NONE.withSolutions(2))
                .orElseThrow();
    }

    @Benchmark
    public Answer count() {
        next = (next + 1) % lines.size();
        return count.answer(0, lines.get(next));
    }
}
