package tilewright.bulk.output;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.hadoop.conf.Configuration;
import tilewright.bulk.input.Trouble;
import tilewright.cli.bulk.Harvest;
import tilewright.cli.bulk.Tallies;
import tilewright.text.Json;

/**
 * Puts answers of a second pass in the places of those of the first.
 *
 * @param folder where all attempts write
 * @param attempt no other attempt of the job has this number
 */
public record PartMerger(String folder, long attempt, Configuration hadoop) {

    /**
     * A part with all its answers.
     *
     * @param second the answers of the second pass, in order
     */
    public Part merged(Part part, List<Part> second) {
        String name = "%s/merged-%06d-%d".formatted(folder, part.number(), attempt);
        SummedFile all = merge(
                name, List.of(part.file()), second.stream().map(Part::file).toList());
        List<SummedFile> errors = second.stream().map(Part::errors).toList();
        boolean any = !part.errors().isEmpty() || errors.stream().anyMatch(file -> !file.isEmpty());
        SummedFile allErrors = any ? merge(name + "-errors", List.of(part.errors()), errors) : SummedFile.NONE;
        return part.merged(all, allErrors, second.stream());
    }

    /**
     * A part without some of its answers.
     *
     * @param lines their numbers
     * @param fields those that are tallied
     */
    public Part without(Part part, Set<Long> lines, List<String> fields) {
        return rewritten(part, "distinct", line -> !lines.contains(NumberedLines.number(line)), fields);
    }

    /**
     * A part with the first answers of each value of a field.
     *
     * @param most how many, by value
     * @param fields those that are tallied
     */
    public Part limited(Part part, String field, Map<String, Long> most, List<String> fields) {
        Map<String, Long> left = new HashMap<>(most);
        return rewritten(
                part,
                "spread",
                line -> {
                    String value = Harvest.value(NumberedLines.fields(line), field);
                    return !most.containsKey(value) || left.merge(value, -1L, Long::sum) >= 0;
                },
                fields);
    }

    private Part rewritten(Part part, String kind, Predicate<String> kept, List<String> fields) {
        String name = "%s/%s-%06d-%d".formatted(folder, kind, part.number(), attempt);
        long fewer = 0;
        Tallies left = new Tallies();
        left.addAll(part.tallies());
        try (SummedWriter out = new SummedWriter(name, hadoop);
                NumberedLines all = new NumberedLines(List.of(part.file()), hadoop)) {
            for (var line = all.next(); line.isPresent(); line = all.next()) {
                if (kept.test(line.get())) {
                    out.write(line.get() + "\n");
                } else {
                    fewer++;
                    Json.Obj answer = NumberedLines.fields(line.get());
                    fields.forEach(field -> left.add(field, Harvest.value(answer, field), -1));
                }
            }
            return part.without(out.finish(), fewer, left);
        } catch (IOException error) {
            throw Trouble.reading(name, error);
        }
    }

    /** Both files have their lines in order of their numbers; where both have a number, the second is taken. */
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
            throw Trouble.reading(name, error);
        }
    }
}
