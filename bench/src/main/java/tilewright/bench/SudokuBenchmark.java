package tilewright.bench;

import java.io.IOException;
import java.nio.file.Path;
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
import tilewright.rng.SeededRandom;
import tilewright.sudoku.solve.BandSolver;

/**
 * Counting the solutions of a Sudoku up to two, by the fast solver, a constraint solver and a SAT solver: random isomorphs
 * of known puzzles in random order. {@link SudokuSpeed} has all sets, CPU time and other programs' rates.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class SudokuBenchmark {

    private static final int LINES = 10_000;

    /** The folder of the sets, relative to the working directory. */
    @Param("core/src/test/resources/tilewright/sudoku")
    public String folder = "";

    @Param({"17clue", "unbiased", "top1465", "hardest-1905-11plus"})
    public String set = "";

    private final BandSolver solver = new BandSolver();
    private List<SudokuSets.Known> lines = List.of();
    private int next;

    @Setup
    public void read() throws IOException {
        lines = SudokuSets.isomorphs(SudokuSets.read(Path.of(folder), set), LINES, new SeededRandom(1));
    }

    private int[] digits() {
        next = next + 1 == lines.size() ? 0 : next + 1;
        return lines.get(next).digits();
    }

    @Benchmark
    public int fastSolver() {
        return solver.count(digits(), 2);
    }

    @Benchmark
    public int choco() {
        return SudokuModel.count(digits());
    }

    @Benchmark
    public int sat4j() {
        return SudokuClauses.count(digits());
    }
}
