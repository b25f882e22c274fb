package tilewright.bench.paletto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import tilewright.agent.Turn;
import tilewright.agent.Turns;
import tilewright.agent.WinSearch;
import tilewright.paletto.PalettoPuzzle;
import tilewright.paletto.model.Shape;
import tilewright.paletto.proof.Shapes;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;

/**
 * Proving who wins a Paletto start board: by solving all its shapes, and by a plain depth-first search with a table. The
 * boards change from call to call; the shapes of a full board are kept, as they are in use.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx4g")
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 5, time = 5)
public class ProofBenchmark {

    private static final int BOARDS = 16;

    private final PalettoPuzzle paletto = new PalettoPuzzle();
    private final Task analyze = new Tasks<>(paletto, new Workspace())
            .study("analyze", 0, Limits.NONE)
            .orElseThrow();
    private final List<String> boards5 = new ArrayList<>();
    private final List<String> boards6 = new ArrayList<>();
    private int next;

    @org.openjdk.jmh.annotations.Setup
    public void prepare() {
        for (int item = 0; item < BOARDS; item++) {
            boards5.add(board("5x5", item));
            boards6.add(board("6x6", item));
        }
    }

    private String board(String setup, int item) {
        return ((Answer.Done)
                        new Tasks<>(paletto, new Workspace()).generate(setup, 1).answer(item, ""))
                .line()
                .text();
    }

    @Benchmark
    public Answer solve6x6() {
        return analyze.answer(0, boards6.get(next++ % BOARDS));
    }

    @Benchmark
    public Object shapes6x6() {
        return Shapes.below(Shape.full(6), Integer.MAX_VALUE, Stop.never());
    }

    @Benchmark
    public Answer solve5x5() {
        return analyze.answer(0, boards5.get(next++ % BOARDS));
    }

    @Benchmark
    public boolean search5x5() {
        return searched(paletto, boards5.get(next++ % BOARDS));
    }

    private static <S, M> boolean searched(Puzzle<?, S, M> puzzle, String text) {
        Turns<S, M> turns = Turns.by(puzzle.rules());
        S position = puzzle.texts().positions().parse(text);
        Optional<List<Turn<S, M>>> winning =
                new WinSearch<>(puzzle.rules(), turns, key -> key).winning(position, Limits.NONE);
        return winning.orElseThrow().isEmpty();
    }
}
