package tilewright.cli.commands.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.batch.Printed;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.message.Message;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.SeedVersion;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.Json;
import tilewright.text.Reason;

/**
 * Generates positions in turn and shows the generator's log: line by line while it works, or in the field {@code log}.
 */
public final class GenerationLog {

    private static final long TICK_MILLIS = 2;
    /** Ticks after a request to stop at which an unfinished position is given up. */
    private static final int LAST_TICKS = 2;

    private GenerationLog() {}

    /**
     * The positions to generate.
     *
     * @param asOf the version whose generator makes them
     */
    record Wanted<P>(Puzzle<P, ?, ?> puzzle, P setup, SeedVersion asOf, long seed, long count) {

        Task task(Context context, Stop stop, Generator.Log log) {
            return new Tasks<>(puzzle, context.workspace()).generate(setup, seed, asOf, stop, log);
        }
    }

    static <P> int run(Context context, RunOptions options, Wanted<P> wanted) {
        LocalRun run = new LocalRun(context, options);
        BlockingQueue<Message> lines = new LinkedBlockingQueue<>();
        Task task = wanted.task(context, run.stop(), lines::add);
        int exit = Exit.FINE;
        for (long item = 0; item < wanted.count(); item++) {
            if (run.stop().asked()) {
                return run.stopped(item);
            }
            List<Message> log = new ArrayList<>();
            Generator.Log listener = options.json ? log::add : context.messages()::line;
            Line line = Line.of(item + 1, "", 0);
            Answer answer = watched(() -> task.answer(line.number() - 1, line.text()), lines, listener, run.stop());
            Json.Obj fields = answer.fields()
                    .with("setup", wanted.puzzle().texts().setups().format(wanted.setup()))
                    .with("seed", wanted.seed())
                    .with("item", item + 1)
                    .with("log", Json.texts(log));
            Printed printed = Printed.of(line, answer.with(fields), options.json, context.words());
            if (printed.without(Reason.STOPPED)) {
                return run.stopped(item);
            }
            if (!printed.done()) {
                context.messages().line(printed.err());
                exit = Exit.LINES;
            }
            context.results().print(printed.out());
            context.results().flush();
        }
        return exit;
    }

    /** Generates in a thread of its own, and hands its log on in this one. When it does not stop soon, it is left alone. */
    private static Answer watched(
            Callable<Answer> generate, BlockingQueue<Message> lines, Generator.Log listener, Stop stop) {
        FutureTask<Answer> work = new FutureTask<>(generate);
        Thread.ofPlatform().daemon().name("generator").start(work);
        try {
            int ticks = 0;
            while (!work.isDone()) {
                if (stop.asked() && ticks++ == LAST_TICKS) {
                    return Answer.of(new Stopped());
                }
                Optional.ofNullable(lines.poll(TICK_MILLIS, TimeUnit.MILLISECONDS))
                        .ifPresent(listener::line);
            }
            List<Message> left = new ArrayList<>();
            lines.drainTo(left);
            left.forEach(listener::line);
            return work.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Answer.of(new Stopped());
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case RuntimeException error -> throw error;
                case Error error -> throw error;
                case null, default -> throw new IllegalStateException(failed);
            }
        }
    }
}
