package tilewright.cli.bulk;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;

/**
 * Where a job over files reads and writes, and how.
 *
 * @param puzzle its name
 * @param in a file, a folder, or a pattern of names; empty where nothing is read
 * @param out the folder of the results
 * @param overwrite whether it may exist
 * @param resume whether what is done is kept when the job ends early, and taken from a job that did
 * @param format json, csv or parquet
 * @param column of tables, that which holds the texts; empty for plain text
 * @param harvest what becomes of answers and positions
 * @param master the cluster, as Spark names it; empty for this process, or what spark-submit says
 * @param firstNodes the nodes that each line has before those that need more are done, one by one
 */
public record BulkOptions(
        String puzzle,
        String in,
        String out,
        boolean overwrite,
        boolean resume,
        String format,
        Optional<String> column,
        Harvest harvest,
        Optional<String> master,
        long firstNodes) {

    private static final List<String> FORMATS = List.of("json", "csv", "parquet");

    /** These options among those of a command that reads lines. */
    static Supplier<BulkOptions> reading(OptionsBuilder builder) {
        builder.without("INPUT", "--text");
        Supplier<String> in = builder.at(1, "IN", "File, folder, or pattern such as 'corpus/*.txt.gz'.");
        Supplier<String> out = builder.at(2, "OUT", "New folder for the results.");
        Supplier<Optional<String>> column = builder.optional(
                "--column",
                "NAME",
                String.class,
                "IN is CSV with a line of names, or Parquet (*.parquet); this column holds the texts.");
        return with(builder, in, out, column, Harvest.of(builder));
    }

    /** These options among those of a command that reads nothing. */
    static Supplier<BulkOptions> generating(OptionsBuilder builder) {
        Supplier<String> out = () -> {
            List<String> words = builder.typed("SETUP");
            if (words.isEmpty()) {
                throw Failure.usage("new needs OUT, the new folder for the results, as the last word");
            }
            return words.getLast();
        };
        return with(builder, () -> "", out, Optional::empty, Harvest.ofMade(builder));
    }

    private static Supplier<BulkOptions> with(
            OptionsBuilder builder,
            Supplier<String> in,
            Supplier<String> out,
            Supplier<Optional<String>> column,
            Supplier<Harvest> harvest) {
        builder.without("--out", "--resume", "--log", "--starts");
        Supplier<Boolean> overwrite = builder.flag("--overwrite", "Replace OUT if it exists.");
        Supplier<Boolean> resume = builder.flag(
                "--resume", "Go on with the same job if it ended early, and keep what is done if it does so again.");
        Supplier<String> format =
                builder.option("--format", "FORMAT", "json", "Results as json (lines, the default), csv or parquet.");
        Supplier<Optional<String>> master = builder.optional(
                "--master", "URL", String.class, "Cluster, such as spark://host:7077; by default this machine.");
        Supplier<Long> firstNodes = builder.option(
                "--first-nodes",
                "N",
                1_000_000L,
                "Lines that need more nodes are done in a second pass; by default 1,000,000.");
        return () -> new BulkOptions(
                builder.typed("PUZZLE").getFirst(),
                in.get(),
                out.get(),
                overwrite.get(),
                resume.get(),
                known(format.get()),
                column.get(),
                harvest.get(),
                master.get(),
                natural(firstNodes.get()));
    }

    private static long natural(long nodes) {
        if (nodes < 0) {
            throw Failure.usage("--first-nodes must be at least 0, not " + nodes);
        }
        return nodes;
    }

    private static String known(String format) {
        if (!FORMATS.contains(format)) {
            throw Failure.usage("--format must be json, csv or parquet, not '" + format + "'");
        }
        return format;
    }
}
