package tilewright.bulk.output;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.TaskContext;
import tilewright.bulk.input.IoFailure;
import tilewright.bulk.input.WorkerContext;
import tilewright.cli.bulk.Counters;
import tilewright.cli.bulk.OutputOptions;
import tilewright.text.Json;

/**
 * Merges parts into new ones: answers of the second pass take the places of those of the first, and some may be left
 * out.
 *
 * @param folder where all attempts write
 * @param attempt no other attempt of the job has this number
 */
public record PartMerger(String folder, long attempt, Configuration hadoop) {

    /** The merger of the task that runs on this thread. */
    public static PartMerger here(WorkerContext context) {
        return new PartMerger(context.attempts(), TaskContext.get().taskAttemptId(), context.hadoop());
    }

    /**
     * Returns a part in which the answers of the second pass have replaced others.
     *
     * @param second the answers of the second pass, in order
     */
    public Part merged(Part part, List<Part> second) {
        String name = "%s/merged-%06d-%d".formatted(folder, part.number(), attempt);
        SummedFile all = merge(
                name, List.of(part.file()), second.stream().map(Part::file).toList());
        List<SummedFile> errors = second.stream().map(Part::errors).toList();
        SummedFile allErrors = merge(name + "-errors", List.of(part.errors()), errors);
        return part.merged(all, allErrors, second.stream());
    }

    /**
     * Returns a part with only some of its answers.
     *
     * @param kind of the new file, a word in its name
     * @param kept returns whether a line stays; the lines are asked about in their order
     * @param fields those that are tallied
     */
    public Part rewritten(Part part, String kind, Predicate<String> kept, List<String> fields) {
        String name = "%s/%s-%06d-%d".formatted(folder, kind, part.number(), attempt);
        long fewer = 0;
        Counters left = new Counters();
        left.addAll(part.counters());
        try (SummedWriter out = new SummedWriter(name, hadoop);
                NumberedLines all = new NumberedLines(List.of(part.file()), hadoop)) {
            for (var line = all.next(); line.isPresent(); line = all.next()) {
                if (kept.test(line.get())) {
                    out.write(line.get() + "\n");
                } else {
                    fewer++;
                    Json.Obj answer = NumberedLines.fields(line.get());
                    fields.forEach(field -> left.add(field, OutputOptions.value(answer, field), -1));
                }
            }
            return part.without(out.finish(), fewer, left);
        } catch (IOException error) {
            throw IoFailure.reading(name, error);
        }
    }

    /** Merges files whose lines are in order of their numbers; where both have a number, the second is taken. */
    private SummedFile merge(String name, List<SummedFile> first, List<SummedFile> second) {
        try (SummedWriter out = new SummedWriter(name, hadoop);
                NumberedLines before = new NumberedLines(first, hadoop);
                NumberedLines after = new NumberedLines(second, hadoop)) {
            Optional<String> old = before.next();
            Optional<String> fresh = after.next();
            while (old.isPresent() || fresh.isPresent()) {
                long oldNumber = old.map(NumberedLines::number).orElse(Long.MAX_VALUE);
                long freshNumber = fresh.map(NumberedLines::number).orElse(Long.MAX_VALUE);
                String line = (freshNumber <= oldNumber ? fresh : old).orElseThrow();
                out.write(line + "\n");
                old = oldNumber <= freshNumber ? before.next() : old;
                fresh = freshNumber <= oldNumber ? after.next() : fresh;
            }
            return out.finish();
        } catch (IOException error) {
            throw IoFailure.reading(name, error);
        }
    }
}
