package tilewright.cli.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.text.Json;

/**
 * Generates the same positions as {@link tilewright.task.Tasks#generate} and shows the generator's log: line by line
 * while it works, or in the field {@code log}. So all is done in turn.
 */
public final class GenerationLog {

    private static final long TICK_MILLIS = 2;
    /** So long after being asked to stop, a position that is not finished is given up. */
    private static final int LAST_TICKS = 2;

    private GenerationLog() {}

    static <P, S> int run(Context context, RunOptions options, Puzzle<P, S, ?> puzzle, P setup, long seed, long count) {
        LocalRun run = new LocalRun(context, options);
        Generator<P, S> generator = puzzle.generator(context.workspace());
        int exit = Exit.FINE;
        for (long item = 0; item < count; item++) {
            if (run.stop().asked()) {
                return run.stopped(item);
            }
            List<String> log = new ArrayList<>();
            Generator.Log taker = options.json ? log::add : context.messages()::line;
            String text;
            Json.Obj found = Json.obj().with("line", item + 1);
            try {
                SeededRandom random = SeededRandom.ofItem(seed, item);
                S position = watched(heard -> generator.generate(setup, random, run.stop(), heard), taker, run.stop());
                text = puzzle.texts().positions().format(position);
                found = found.with("puzzle", text);
            } catch (Stopped stopped) {
                return run.stopped(item);
            } catch (Generator.GaveUp gaveUp) {
                text = "";
                found = found.with("error", String.valueOf(gaveUp.getMessage()));
                context.messages().line("line " + (item + 1) + ": " + gaveUp.getMessage());
                exit = Exit.LINES;
            }
            Json.Obj fields = found.with("setup", puzzle.texts().setups().format(setup))
                    .with("seed", seed)
                    .with("item", item)
                    .with("log", Json.strings(log));
            context.results().line(options.json ? fields.toString() : text);
            context.results().flush();
        }
        return exit;
    }

    /**
     * Generates in a thread of its own, and hands its log on in this one.
     *
     * @throws Stopped when asked to, even if the generator does not stop soon
     */
    private static <S> S watched(Function<Generator.Log, S> generator, Generator.Log taker, Stop stop) {
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        FutureTask<S> work = new FutureTask<>(() -> generator.apply(lines::add));
        Thread.ofPlatform().daemon().name("generator").start(work);
        try {
            int ticks = 0;
            while (!work.isDone()) {
                if (stop.asked() && ticks++ == LAST_TICKS) {
                    throw new Stopped();
                }
                Optional.ofNullable(lines.poll(TICK_MILLIS, TimeUnit.MILLISECONDS))
                        .ifPresent(taker::line);
            }
            lines.forEach(taker::line);
            return work.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Stopped();
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case RuntimeException error -> throw error;
                case Error error -> throw error;
                case null, default -> throw new IllegalStateException(failed);
            }
        }
    }
}
