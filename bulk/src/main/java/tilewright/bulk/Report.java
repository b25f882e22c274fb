package tilewright.bulk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.bulk.output.Part;
import tilewright.cli.batch.Query;
import tilewright.cli.bulk.BulkJob;
import tilewright.cli.bulk.Counters;
import tilewright.cli.bulk.RowQuota;
import tilewright.cli.bulk.TaskSpec;
import tilewright.cli.commands.Version;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.message.Message;
import tilewright.text.Json;

/** The report of a job at its end. */
record Report(BulkJob job, Part.Tally tally, Counters counters, long nanos) {

    /**
     * The report as JSON; {@code nodes} is the limit of each line where there is one, {@code spent} the number of nodes
     * that all searches took.
     *
     * @param files the other files of the results with their lengths
     */
    Json.Obj json(Map<String, Long> files) {
        Json.Obj report = Json.obj()
                .with("lines", tally.lines())
                .with("good", tally.good())
                .with("bad", tally.bad())
                .with("overBudget", tally.overBudget())
                .with("seconds", new Json.Num("%d.%03d".formatted(nanos / 1_000_000_000, nanos / 1_000_000 % 1_000)));
        report = nodes() < Long.MAX_VALUE ? report.with("nodes", nodes()) : report;
        report = report.with("seed", seed())
                .with("version", version())
                .with("command", Json.strings(job.words()))
                .with("recipe", Json.strings(job.recipe()));
        report = tally.spent() > 0 ? report.with("spent", tally.spent()) : report;
        report = job.spec().generates()
                ? report.with("first", job.spec().output().first()).with("made", tally.lines() + tally.dropped())
                : report;
        report = tally.dropped() > 0 ? report.with("dropped", tally.dropped()) : report;
        report = counters.isEmpty() ? report : report.with("tally", counters.json());
        Map<String, Json> named = new LinkedHashMap<>();
        files.forEach((name, length) -> named.put(name, Json.number(length)));
        return report.with("files", new Json.Obj(named));
    }

    /** The version of the program, without its name. */
    static String version() {
        return new Version().getVersion()[0].replaceFirst("^tilewright ", "");
    }

    /** Sentences about answers that a spread wants and that were not found. */
    List<Message> missing() {
        List<Message> missing = new ArrayList<>();
        RowQuota quota = job.spec().output().spread();
        quota.wanted().forEach((value, wanted) -> {
            long found = counters.of(quota.field()).getOrDefault(value, 0L);
            if (found < wanted) {
                Message field = Message.verbatim(quota.field());
                Message typed = Message.verbatim(value);
                missing.add(
                        job.spec().generates()
                                ? BulkMessages.missingMade(found, wanted, field, typed)
                                : BulkMessages.missing(found, wanted, field, typed));
            }
        });
        return missing;
    }

    /** The nodes of each line; reviews have their own for each proof. */
    private long nodes() {
        TaskSpec task = job.spec().task();
        return task.query().itself() instanceof Query.Review ? Long.MAX_VALUE : task.nodes();
    }

    private Json seed() {
        return job.seed().<Json>map(seed -> new Json.Num(Long.toString(seed))).orElse(Json.NULL);
    }

    /**
     * Prints sentences about the lines without a result, and of the job.
     *
     * @param told the first of those lines
     * @return the exit code
     */
    int print(Context context, List<String> told) {
        told.forEach(context.messages()::line);
        long without = tally.bad() + tally.overBudget();
        if (without > told.size()) {
            context.messages()
                    .line(BulkMessages.more(
                            without - told.size(),
                            Message.verbatim(job.options().out())));
        }
        context.messages()
                .say(BulkMessages.lines(
                        tally.lines(), "%,.1f".formatted(nanos / 1e9), tally.good(), tally.bad(), tally.overBudget()));
        missing().forEach(context.messages()::say);
        if (tally.defects() > 0) {
            return Exit.FAILED;
        }
        return without > 0 || !missing().isEmpty() ? Exit.LINES : Exit.FINE;
    }
}
