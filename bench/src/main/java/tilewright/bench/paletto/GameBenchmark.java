package tilewright.bench.paletto;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Setup;
import tilewright.paletto.start.StartBoards;
import tilewright.rng.SeededRandom;

/** Games of Paletto from start boards, all turns equally likely in each position, from the beginning to the end. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 2)
public class GameBenchmark {

    private static final int BOARDS = 64;

    @Param({"6", "8"})
    public int size;

    private final SeededRandom random = new SeededRandom(1);
    private final FastGame[] games = new FastGame[BOARDS];
    private int next;

    @org.openjdk.jmh.annotations.Setup
    public void prepare() {
        for (int i = 0; i < BOARDS; i++) {
            games[i] = new FastGame(new StartBoards().generate(Setup.of(size, 2), random));
        }
    }

    @Benchmark
    public int game() {
        FastGame game = games[next++ % BOARDS];
        game.restart();
        return game.finish(random, 0);
    }
}
