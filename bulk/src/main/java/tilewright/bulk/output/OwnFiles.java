package tilewright.bulk.output;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.Files.Entry;
import tilewright.text.Json;
import tilewright.text.TextError;

/** The files and folders that jobs make: all others are foreign, and neither replaced nor deleted with them. */
final class OwnFiles {

    static final String REPORT = "_report.json";
    static final String OLD = "_old";

    /** Fields that every report has. */
    private static final List<String> FIELDS = List.of("lines", "good", "bad", "command", "recipe", "version");

    private static final long LONGEST_REPORT = 64L << 20;

    private static final String RUN = "_attempts/\\d+-\\d+-[0-9a-f]{8}";
    /** Names of files that Spark writes while it makes tables. */
    private static final String TABLE =
            "(_temporary|_SUCCESS|\\d+|(attempt|task)_[\\w-]+|part-[\\w.-]+|\\.[\\w.-]+\\.crc)";

    private static final Pattern FOLDERS =
            Pattern.compile("_attempts|results|%s(/tables(/%s)*)?".formatted(RUN, TABLE));
    private static final Pattern FILES = Pattern.compile(("_owner|_job\\.json"
                    + "|%s/(part|again|merged|distinct|spread)-\\d{6,}-\\d+(-errors|-again)?(\\.done)?"
                    + "|%s/tables(/%s)+"
                    + "|results/(_errors|_report\\.json|part-\\d{5,}\\.(json|csv|parquet))")
            .formatted(RUN, RUN, TABLE));

    private OwnFiles() {}

    /**
     * Returns why a folder is not the whole results of a job, in words; empty when it is, or when there is nothing in it.
     *
     * @param folder nothing that is a link is taken for a part of it
     */
    static Optional<String> foreignResults(Path folder, FileSystem system) throws IOException {
        if (!Files.entry(folder, system).map(Entry::isFolder).orElse(false)) {
            return Optional.of("it is no folder");
        }
        List<Entry> entries = Files.entries(folder, system);
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Long> named = report(new Path(folder, REPORT), system);
        for (Entry entry : entries) {
            boolean report = entry.name().equals(REPORT) && !named.isEmpty();
            if (entry.kind() != Entry.Kind.FILE || !report && !named.containsKey(entry.name())) {
                return Optional.of("bulk did not make '" + entry.name() + "' in it");
            }
            if (!report && named.getOrDefault(entry.name(), -1L) != entry.length()) {
                return Optional.of("'" + entry.name() + "' in it has been changed since bulk made it");
            }
        }
        Set<String> missing = new TreeSet<>(named.keySet());
        entries.forEach(entry -> missing.remove(entry.name()));
        return missing.stream().findFirst().map(name -> "'" + name + "' is missing in it");
    }

    /** The files that a report names, with their lengths; empty when it is none. */
    private static Map<String, Long> report(Path file, FileSystem system) throws IOException {
        Map<String, Long> named = new TreeMap<>();
        if (Files.entry(file, system)
                .filter(entry -> entry.kind() == Entry.Kind.FILE && entry.length() <= LONGEST_REPORT)
                .isEmpty()) {
            return named;
        }
        try (InputStream in = system.open(file)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
            if (Json.parse(text) instanceof Json.Obj report
                    && FIELDS.stream().allMatch(field -> report.field(field).isPresent())
                    && report.field("files").orElse(Json.NULL) instanceof Json.Obj files) {
                files.fields().forEach((name, length) -> named.put(name, Long.parseLong(length.toString())));
            }
            return named;
        } catch (TextError | NumberFormatException none) {
            return Map.of();
        }
    }

    /** Returns the first name in the folder in which a job works that no job gives; it may be the folder's own. */
    static Optional<String> foreignWork(Path work, FileSystem system) throws IOException {
        return Files.entry(work, system).map(Entry::isFolder).orElse(true)
                ? foreign(work, "", system)
                : Optional.of(work.getName());
    }

    private static Optional<String> foreign(Path folder, String before, FileSystem system) throws IOException {
        if (Files.entry(folder, system).isEmpty()) {
            return Optional.empty();
        }
        for (Entry entry : Files.entries(folder, system)) {
            String name = before + entry.name();
            Path path = new Path(folder, entry.name());
            boolean own = switch (entry.kind()) {
                case FILE -> FILES.matcher(name).matches();
                case FOLDER -> name.equals(OLD) || FOLDERS.matcher(name).matches();
                case OTHER -> false;
            };
            if (!own) {
                return Optional.of(name);
            }
            if (name.equals(OLD)) {
                if (foreignResults(path, system).isPresent()) {
                    return Optional.of(name);
                }
            } else if (entry.isFolder()) {
                Optional<String> inside = foreign(path, name + "/", system);
                if (inside.isPresent()) {
                    return inside;
                }
            }
        }
        return Optional.empty();
    }
}
