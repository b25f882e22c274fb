package tilewright.bulk.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
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
        merge(name, List.of(part.file()), second.stream().map(Part::file).toList());
        List<String> errors = second.stream().map(Part::errors).toList();
        boolean any = !part.errors().isEmpty() || errors.stream().anyMatch(file -> !file.isEmpty());
        if (any) {
            merge(name + "-errors", List.of(part.errors()), errors);
        }
        return part.merged(name, any ? name + "-errors" : "", second.stream());
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
                    String value = Harvest.value((Json.Obj) Json.parse(line), field);
                    return !most.containsKey(value) || left.merge(value, -1L, Long::sum) >= 0;
                },
                fields);
    }

    private Part rewritten(Part part, String kind, Predicate<String> kept, List<String> fields) {
        String name = "%s/%s-%06d-%d".formatted(folder, kind, part.number(), attempt);
        long fewer = 0;
        Tallies left = new Tallies();
        left.addAll(part.tallies());
        Path path = new Path(name);
        try (OutputStream out = Files.create(path, Files.system(path, hadoop));
                NumberedLines all = new NumberedLines(List.of(part.file()), hadoop)) {
            for (var line = all.next(); line.isPresent(); line = all.next()) {
                if (kept.test(line.get())) {
                    out.write((line.get() + "\n").getBytes(StandardCharsets.UTF_8));
                } else {
                    fewer++;
                    Json.Obj answer = (Json.Obj) Json.parse(line.get());
                    fields.forEach(field -> left.add(field, Harvest.value(answer, field), -1));
                }
            }
            return part.without(name, fewer, left);
        } catch (IOException error) {
            throw Trouble.writing(folder, error);
        }
    }

    /** Both files have their lines in order of their numbers; where both have a number, the second is taken. */
    private void merge(String name, List<String> first, List<String> second) {
        Path path = new Path(name);
        try (OutputStream out = Files.create(path, Files.system(path, hadoop));
                NumberedLines before = new NumberedLines(first, hadoop);
                NumberedLines after = new NumberedLines(second, hadoop)) {
            Optional<String> old = before.next();
            Optional<String> fresh = after.next();
            while (old.isPresent() || fresh.isPresent()) {
                long oldNumber = old.map(NumberedLines::number).orElse(Long.MAX_VALUE);
                long freshNumber = fresh.map(NumberedLines::number).orElse(Long.MAX_VALUE);
                String line = (freshNumber <= oldNumber ? fresh : old).orElseThrow();
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                old = oldNumber <= freshNumber ? before.next() : old;
                fresh = freshNumber <= oldNumber ? after.next() : fresh;
            }
        } catch (IOException error) {
            throw Trouble.writing(folder, error);
        }
    }
}
