package tilewright.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongConsumer;
import tilewright.Puzzles;
import tilewright.cli.bulk.BulkEngine;
import tilewright.cli.bulk.BulkJob;
import tilewright.cli.commands.Commands;
import tilewright.cli.context.CommonOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Faults;
import tilewright.cli.context.Messages;
import tilewright.cli.context.Results;
import tilewright.cli.context.Terminals;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;

/** The command {@code bulk} for the processes that do it. */
public final class BulkProgram {

    private BulkProgram() {}

    /**
     * Has a job done. Nothing is thrown; what is wrong with the words is told in a sentence.
     *
     * @param bulk does it
     * @param words from {@code bulk} on
     * @return the exit code
     */
    public static int run(Environment environment, Function<Context, BulkEngine> bulk, List<String> words) {
        return new Cli(Puzzles.CATALOG, environment, bulk).run(words.toArray(String[]::new));
    }

    /**
     * The job of words that were read before, on a machine that does a part of it. Its workspace stays open.
     *
     * @param stop asked while a line is answered
     * @param mostNodes bounds the nodes of a line below what was typed
     * @param spent told how many nodes searches took
     */
    public static BulkJob job(List<String> words, Stop stop, long mostNodes, LongConsumer spent) {
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        Environment environment = new Environment(
                new ByteArrayInputStream(new byte[0]),
                OutputStream.nullOutputStream(),
                messages,
                Terminals.NONE,
                Map.of(),
                System::nanoTime,
                () -> 0,
                stop,
                _ -> {
                    throw new IOException("no server here");
                });
        Context context = new Context(
                Puzzles.CATALOG,
                environment,
                new Results(environment.out()),
                new Messages(messages),
                new CommonOptions(),
                new Workspace(Runtime.getRuntime().maxMemory() / 2));
        List<BulkJob> jobs = new ArrayList<>();
        BulkEngine bulk = new BulkEngine() {
            @Override
            public Stop stop() {
                return stop;
            }

            @Override
            public Limits of(Limits limits) {
                return limits.withStop(stop).withSpent(spent).withNodes(Math.min(mostNodes, limits.nodes()));
            }

            @Override
            public int run(BulkJob job) {
                jobs.add(job);
                return Exit.FINE;
            }
        };
        String[] arguments = words.toArray(String[]::new);
        new Commands(context, bulk).line(arguments, new Faults(context)).execute(arguments);
        if (jobs.isEmpty()) {
            throw new IllegalArgumentException(
                    "the words (%s) are no job: %s".formatted(words, messages.toString(StandardCharsets.UTF_8)));
        }
        return jobs.getFirst();
    }
}
