package tilewright.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Random solutions of the color puzzle, by our own search and by a constraint solver. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class HuesBenchmark {

    private final Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find("hues").orElseThrow();
    private final Task solutions = new Tasks<>(puzzle, new Workspace()).generate("tiles-63", 1);
    private final Task unique = new Tasks<>(puzzle, new Workspace()).generate("medium", 1);
    private int next;

    /** A random solution, with one tile taken away. */
    @Benchmark
    public Answer solution() {
        return solutions.answer(next++, "");
    }

    /** A board of medium difficulty with one completion. */
    @Benchmark
    public Answer mediumBoard() {
        return unique.answer(next++, "");
    }

    /** A random solution, as the first benchmark, by Choco with a new model each time. */
    @Benchmark
    public boolean solutionByChoco() {
        return HuesModel.solved(next++);
    }
}
