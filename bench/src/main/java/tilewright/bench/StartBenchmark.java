package tilewright.bench;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
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
import tilewright.paletto.PalettoPuzzle;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;

/**
 * Making uniform Paletto start boards, by the puzzle's generator and by naive rejection: shuffling all pieces until no two
 * like ones touch, with the test behind the whole shuffle as the source has it, or inside it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class StartBenchmark {

    @Param({"6", "8"})
    public int size;

    private final SeededRandom random = new SeededRandom(1);
    private Supplier<Object> boards = Object::new;
    private Supplier<Object> corners = Object::new;

    @Setup
    public void prepare() {
        boards = maker(new PalettoPuzzle(), size + "x" + size);
        corners = maker(new PalettoPuzzle(), size + "x" + size + "-corners");
    }

    private <P, S> Supplier<Object> maker(Puzzle<P, S, ?> puzzle, String setup) {
        P chosen = puzzle.texts().setups().parse(setup);
        Generator<P, S> generator = puzzle.generator(new Workspace());
        return () -> generator.generate(chosen, random);
    }

    @Benchmark
    public Object strips() {
        return boards.get();
    }

    @Benchmark
    public Object stripsWithCorners() {
        return corners.get();
    }

    @Benchmark
    public int[] naive() {
        int[] colors = pieces();
        do {
            random.shuffle(colors);
        } while (!valid(colors));
        return colors;
    }

    private int[] pieces() {
        int[] colors = new int[size * size];
        for (int i = 0; i < colors.length; i++) {
            colors[i] = i % size;
        }
        return colors;
    }

    private boolean valid(int[] colors) {
        for (int i = 0; i < colors.length; i++) {
            if (clashes(colors, i)) {
                return false;
            }
        }
        return true;
    }

    private boolean clashes(int[] colors, int cell) {
        return cell % size > 0 && colors[cell] == colors[cell - 1]
                || cell >= size && colors[cell] == colors[cell - size];
    }

    @Benchmark
    public int[] naiveStoppingEarly() {
        int[] colors = pieces();
        int filled = 0;
        while (filled < colors.length) {
            int chosen = filled + random.below(colors.length - filled);
            int held = colors[chosen];
            colors[chosen] = colors[filled];
            colors[filled] = held;
            filled = clashes(colors, filled) ? 0 : filled + 1;
        }
        return colors;
    }
}
