package tilewright.bench;

import java.math.BigInteger;
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
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Counting the coverings of tromino boards: all squares of the seven boards, and a position after each placement. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class TilingBenchmark {

    private final Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find("trominoes").orElseThrow();
    private final Task placements = new Tasks<>(puzzle, new Workspace())
            .study("candidates", 0, Limits.NONE)
            .orElseThrow();
    private final Task count =
            new Tasks<>(puzzle, new Workspace()).count(Limits.NONE).orElseThrow();

    /** The setup of the position that is counted. */
    @Param({"11", "13"})
    public String board = "";

    private String position = "";

    @Setup
    public void prepare() {
        position = line(new Tasks<>(puzzle, new Workspace()).generate(board, 1));
    }

    private static String line(Task generate) {
        return ((Answer.Done) generate.answer(0, "")).line().text();
    }

    /** All squares and all placements of all seven boards. */
    @Benchmark
    public BigInteger sevenBoards() {
        BigInteger sum = BigInteger.ZERO;
        for (int width : new int[] {4, 5, 7, 8, 10, 11, 13}) {
            String row = ".".repeat(width);
            String text = row + ("/" + row).repeat(width - 1);
            String found = ((Answer.Done) placements.answer(0, text)).line().text();
            sum = sum.add(new BigInteger(found.substring(0, found.indexOf(';'))));
        }
        return sum;
    }

    /** The number of coverings after the green tile was set. */
    @Benchmark
    public Answer countAfterPlacement() {
        return count.answer(0, position);
    }
}
