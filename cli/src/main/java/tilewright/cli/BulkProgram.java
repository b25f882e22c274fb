package tilewright.cli;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tilewright.Puzzles;
import tilewright.cli.bulk.BulkEngine;
import tilewright.cli.bulk.BulkJob;
import tilewright.cli.bulk.Question;
import tilewright.cli.context.Context;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.ServerStarter;
import tilewright.cli.context.Terminals;
import tilewright.search.Stop;

/** The command {@code bulk} for the process that leads a job. */
public final class BulkProgram {

    private BulkProgram() {}

    /**
     * Runs a job. Nothing is thrown; a sentence says what is wrong with the words.
     *
     * @param bulk does it
     * @param words from {@code bulk} on
     * @return the exit code
     */
    public static int run(Environment environment, Function<Context, BulkEngine> bulk, List<String> words) {
        return new Cli(Puzzles.CATALOG, environment, bulk).run(words.toArray(String[]::new));
    }

    /** Returns the words of a job that asks a question, for its answers alone: nothing is read or written. */
    public static List<String> words(String verb, String puzzle, List<String> options) {
        List<String> words = new ArrayList<>(List.of("bulk", verb, puzzle, "-"));
        if (!verb.equals("new")) {
            words.add("-");
        }
        words.addAll(options);
        return words;
    }

    /** Returns the job of these words, which is not begun; empty, after a message, when they name no job. */
    public static Optional<BulkJob> job(Environment environment, List<String> words) {
        List<BulkJob> jobs = new ArrayList<>();
        run(
                environment,
                _ -> job -> {
                    jobs.add(job);
                    return Exit.FINE;
                },
                words);
        return jobs.stream().findFirst();
    }

    /**
     * Returns a job with the further questions of its options about each position; empty, after a message, when one of
     * them is not a question.
     *
     * @throws Failure when its options name fields, or values, that answers cannot have
     */
    public static Optional<BulkJob> with(Environment environment, BulkJob job) {
        List<Question> further = new ArrayList<>();
        for (List<String> words : job.spec().output().with()) {
            String puzzle = job.spec().task().puzzle();
            Optional<BulkJob> asked = job(environment, words(words.getFirst(), puzzle, words.subList(1, words.size())));
            if (asked.isEmpty()) {
                return Optional.empty();
            }
            further.add(asked.get().spec().own());
        }
        return Optional.of(job.with(further));
    }

    /**
     * Returns the job that these words describe, without starting it.
     *
     * @throws IllegalArgumentException when they name no job
     */
    public static BulkJob job(List<String> words) {
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        Environment environment = new Environment(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                messages,
                Terminals.NONE,
                Map.of(),
                System::nanoTime,
                () -> 0,
                Stop.never(),
                ServerStarter.NONE);
        try {
            return job(environment, words)
                    .flatMap(job -> with(environment, job))
                    .orElseThrow(() -> none(words, messages.toString(StandardCharsets.UTF_8)));
        } catch (Failure failure) {
            throw none(words, failure.getMessage());
        }
    }

    private static IllegalArgumentException none(List<String> words, @Nullable String why) {
        return new IllegalArgumentException("the words (%s) are no job: %s".formatted(words, why));
    }
}
