package tilewright.bulk;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSError;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.jspecify.annotations.Nullable;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.IoFailure;
import tilewright.bulk.output.Manifest;
import tilewright.bulk.output.OutFolder;
import tilewright.bulk.output.Part;
import tilewright.cli.BulkProgram;
import tilewright.cli.bulk.BulkEngine;
import tilewright.cli.bulk.BulkJob;
import tilewright.cli.bulk.BulkOptions;
import tilewright.cli.bulk.OutputOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.puzzle.Puzzle;
import tilewright.search.Stop;
import tilewright.search.Stopped;

/** Runs jobs with Spark: on the cores of this machine, or on the cluster that the options or spark-submit name. */
final class SparkEngine implements BulkEngine {

    private final Context context;
    private final Sessions sessions;

    SparkEngine(Context context, Sessions sessions) {
        this.context = context;
        this.sessions = sessions;
    }

    private Stop interrupted() {
        return context.environment().interrupted();
    }

    @Override
    public int run(BulkJob typed) {
        long start = context.environment().nanoClock().getAsLong();
        BulkJob job = complete(typed);
        BulkOptions options = job.options();
        Stop stop = job.run().timeLimit(context).or(interrupted());
        SparkConf conf = Settings.of(job, context.environment());
        Configuration hadoop = SparkHadoopUtil.get().newConfiguration(conf);
        List<Files.Found> files = job.spec().generates()
                ? List.of()
                : told(() -> OutFolder.checkInput(options.out(), Files.find(options.in(), hadoop), hadoop));
        Manifest manifest = manifest(job, files);
        try (OutFolder out = told(() -> OutFolder.open(
                options.out(), options.overwrite(), options.resume(), manifest, hadoop, context.messages()::say))) {
            JavaSparkContext spark = sessions.begin(conf);
            try {
                JobRunner runner = new JobRunner(spark, context, stop, options.progress());
                LineWork work =
                        LineWork.of(spark, runner, job, out, out.begin(manifest.withCores(spark.defaultParallelism())));
                List<Part> parts = work.parts(files);
                place(job, out, parts, work);
                return finish(job, out, parts, start);
            } finally {
                sessions.end(spark);
            }
        } catch (Stopped stopped) {
            return stopped(options);
        } catch (IOException error) {
            throw told(IoFailure.writing(options.out(), error), options.out());
        } catch (RuntimeException
                | FSError // what Hadoop throws when a disk of this machine fails
                | LinkageError failed) { // a class of Spark may refuse to be loaded while the JVM ends
            if (stop.asked()) {
                return stopped(options);
            }
            throw told(failed, options.out());
        }
    }

    /** The job with what else is asked of positions, which is read and refused here and not on other machines. */
    private BulkJob complete(BulkJob job) {
        OutputOptions output = job.spec().output();
        Puzzle<?, ?, ?> puzzle = context.puzzle(job.spec().task().puzzle());
        if ((output.distinct() || !output.with().isEmpty())
                && job.spec().task().query().position().isEmpty()) {
            throw Failure.usage(BulkMessages.needsPositions(puzzle.id()));
        }
        BulkJob whole = BulkProgram.with(context.environment(), job)
                .orElseThrow(() -> Failure.usage(BulkMessages.cannotAsk(Message.verbatim(with(output)))));
        if (output.distinct() && context.tasks(puzzle).convert("canonical").isEmpty()) {
            throw context.cannot(puzzle, "--distinct canonical");
        }
        return whole;
    }

    private static String with(OutputOptions output) {
        return output.with().stream().map(words -> String.join(" ", words)).collect(Collectors.joining(","));
    }

    private static Manifest manifest(BulkJob job, List<Files.Found> files) {
        List<String> input = files.stream()
                .map(file -> file.name() + " " + file.length() + " " + file.modified())
                .toList();
        return new Manifest(Report.version(), job.spec().toString(), job.words(), input, 0);
    }

    private static void place(BulkJob job, OutFolder out, List<Part> parts, LineWork work) throws IOException {
        String format = job.options().format();
        if (format.equals("json")) {
            out.place(parts);
        } else {
            out.placeTables(work.tables(parts, out.bytes(parts)), format);
        }
    }

    private int finish(BulkJob job, OutFolder out, List<Part> parts, long start) throws IOException {
        out.placeErrors(parts);
        long nanos = context.environment().nanoClock().getAsLong() - start;
        Report report = new Report(job, Part.tally(parts), Part.counters(parts), nanos);
        out.placeReport(report.json(out.placed()) + "\n");
        out.commit();
        return report.print(context, Part.told(parts));
    }

    private int stopped(BulkOptions options) {
        boolean byHand = interrupted().asked();
        String then = options.resume() ? "resume" : "";
        context.messages().say(byHand ? BulkMessages.interrupted(then) : BulkMessages.timeUp(then));
        return byHand ? Exit.INTERRUPTED : Exit.LIMIT;
    }

    private static <T> T told(Supplier<T> work) {
        try {
            return work.get();
        } catch (IoFailure failure) {
            throw told(failure, "");
        }
    }

    /**
     * The reason of a failure, in a sentence: our own when there is one, else the first cause's.
     *
     * @param out the folder that is written
     */
    static Failure told(Throwable failed, String out) {
        Throwable cause = failed;
        for (@Nullable Throwable next = failed; next != null; next = next.getCause()) {
            if (next instanceof Failure known) {
                return known;
            }
            if (next instanceof IoFailure known) {
                return Failure.files(Failure.told(known));
            }
            if (next instanceof FSError && next.getCause() instanceof IOException error) {
                return told(IoFailure.writing(out, error), out);
            }
            cause = next;
        }
        String said = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        return Failure.files(BulkMessages.failed(cause.getClass().getSimpleName(), Message.verbatim(said)));
    }
}
