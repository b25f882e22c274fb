package tilewright.cli.bulk;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.LineSource;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;

/**
 * The options of a job over files: its input, its output, and the way it runs.
 *
 * @param in a file, a folder, or a pattern of names; empty where nothing is read
 * @param out the folder of the results
 * @param overwrite whether it may exist
 * @param resume whether what is done is kept when the job ends early, and taken from a job that did
 * @param format json, csv or parquet
 * @param column of tables, that which holds the texts; empty for plain text
 * @param output which answers are kept
 * @param master the cluster, as Spark names it; empty for this process, or what spark-submit says
 * @param progress where the progress of the job is shown
 * @param firstNodes the nodes that each line has before those that need more are done, one by one
 */
public record BulkOptions(
        String in,
        String out,
        boolean overwrite,
        boolean resume,
        String format,
        Optional<String> column,
        OutputOptions output,
        Optional<String> master,
        Progress progress,
        long firstNodes) {

    /** The way in which the progress of a job is shown. */
    public enum Progress {
        /** A line on a terminal, which changes; else a line each minute. */
        AUTO,
        BAR,
        LINES,
        NEVER;

        private static Progress named(String typed) {
            return Stream.of(values())
                    .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(typed))
                    .findFirst()
                    .orElseThrow(() -> Failure.usage(BulkMessages.progress(Message.verbatim(typed))));
        }
    }

    private static final List<String> FORMATS = List.of("json", "csv", "parquet");

    /** These options among those of a command that makes positions, or reads lines. */
    static Supplier<BulkOptions> of(OptionsBuilder builder, boolean generating) {
        if (generating) {
            Supplier<Optional<String>> last = builder.last("SETUP");
            Supplier<String> out = () -> last.get().orElseThrow(() -> Failure.usage(BulkMessages.needsOut()));
            return with(builder, () -> "", out, Optional::empty, OutputOptions.of(builder, true));
        }
        builder.without("INPUT", "--text", "--column");
        Supplier<String> in = builder.at(1, "IN", HelpMessages.in());
        Supplier<String> out = builder.at(2, "OUT", HelpMessages.out());
        Supplier<Optional<String>> column = builder.optional("--column", "NAME", String.class, HelpMessages.column());
        return with(builder, in, out, column, OutputOptions.of(builder, false));
    }

    private static Supplier<BulkOptions> with(
            OptionsBuilder builder,
            Supplier<String> in,
            Supplier<String> out,
            Supplier<Optional<String>> column,
            Supplier<OutputOptions> output) {
        builder.without("--out", "--resume", "--log", "--starts", "--csv", "--provenance");
        Supplier<Boolean> overwrite = builder.flag("--overwrite", HelpMessages.overwrite());
        Supplier<Boolean> resume = builder.flag("--resume", HelpMessages.resume());
        Supplier<String> format = builder.option("--format", "FORMAT", "json", HelpMessages.format());
        Supplier<Optional<String>> master = builder.optional("--master", "URL", String.class, HelpMessages.master());
        Supplier<String> progress = builder.option("--progress", "HOW", "auto", HelpMessages.progress());
        Supplier<Long> firstNodes = builder.option("--first-nodes", "N", 1_000_000L, HelpMessages.firstNodes());
        return () -> new BulkOptions(
                in.get(),
                out.get(),
                overwrite.get(),
                resume.get(),
                known(format.get()),
                column.get(),
                output.get(),
                master.get(),
                Progress.named(progress.get()),
                OutputOptions.natural("--first-nodes", firstNodes.get()));
    }

    /** Returns the part of a job with these options that every process needs. */
    JobSpec spec(String verb, LineJob job, Context context) {
        return new JobSpec(
                verb,
                TaskSpec.of(job, context.debug()),
                List.of(),
                output,
                job.source() instanceof LineSource.Numbered numbered ? numbered.count() : 0,
                column.orElse(""),
                firstNodes);
    }

    private static String known(String format) {
        if (!FORMATS.contains(format)) {
            throw Failure.usage(BulkMessages.format(Message.verbatim(format)));
        }
        return format;
    }
}
