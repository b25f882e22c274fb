package tilewright.bench.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.text.TableRow;

/**
 * Makes an open corpus of puzzles: a folder with tables in parts, and a data card.
 *
 * <p>A part is a whole file or none. What is there is left, so that the same command goes on after a stop, and the folders of several
 * machines can be put together when each made other parts.
 */
public final class Corpus {

    private final Path folder;
    private final long seed;

    private Corpus(Path folder, long seed) {
        this.folder = folder;
        this.seed = seed;
    }

    /** Arguments: the folder, the table or {@code all}, the seed, the first part, how many parts, and the rows of each. */
    public static void main(String[] arguments) throws IOException {
        Corpus corpus = new Corpus(Path.of(arguments[0]), Long.parseLong(arguments[2]));
        int first = Integer.parseInt(arguments[3]);
        int size = Integer.parseInt(arguments[5]);
        for (Rows rows : Rows.ALL) {
            if (arguments[1].equals("all") || arguments[1].equals(rows.name())) {
                for (int part = first; part < first + Integer.parseInt(arguments[4]); part++) {
                    corpus.make(rows, part, size);
                }
            }
        }
        corpus.writeCard();
    }

    private void make(Rows rows, int part, int size) throws IOException {
        Path file = folder.resolve(rows.name()).resolve("part-%05d.csv".formatted(part));
        if (Files.exists(file)) {
            return;
        }
        List<String> lines = new ArrayList<>(List.of(String.join(",", rows.columns())));
        for (long number = 1L + (long) part * size; number <= (part + 1L) * size; number++) {
            List<Object> row = rows.maker().row(seed, number);
            if (!row.isEmpty()) {
                lines.add(row.stream().map(Corpus::quoted).collect(Collectors.joining(",")));
            }
        }
        Files.createDirectories(file.getParent());
        Path made = file.resolveSibling(file.getFileName() + ".tmp");
        Files.write(made, lines);
        Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
        System.out.println(file + ": " + (lines.size() - 1) + " rows");
    }

    /** A field, in quotes where a comma is in it. */
    private static String quoted(Object field) {
        String text = field.toString();
        return text.indexOf(',') < 0 ? text : '"' + text + '"';
    }

    /** Looks at all parts; two rows that share what no two may share end it. */
    private void writeCard() throws IOException {
        StringBuilder card = new StringBuilder("""
                # A corpus of puzzles

                License: CC0 1.0, no rights reserved. Made by Tilewright, seed %d; a row is a function of the seed and its number.
                `split` is made of `canonical`, which no two rows of a table share: the least of all equivalent Sudokus, the puzzle itself of others.
                `solution` is a text of digits, which readers that guess types take for a number: name its type.
                `proof_sha256` is that of the certificate that `tilewright prove` writes, of `proof_bytes` bytes.
                """.formatted(seed));
        for (Rows rows : Rows.ALL) {
            Path table = folder.resolve(rows.name());
            if (Files.isDirectory(table)) {
                Map<String, Long> splits = splits(rows, table);
                long all = splits.values().stream().mapToLong(count -> count).sum();
                card.append("\n## ").append(rows.name()).append("\n\n").append(rows.about());
                card.append("\n\n").append(all).append(" rows: ");
                card.append(splits.entrySet().stream()
                        .map(split -> split.getKey() + " " + split.getValue())
                        .collect(Collectors.joining(", ")));
                card.append("\n\nColumns: ")
                        .append(String.join(", ", rows.columns()))
                        .append('\n');
            }
        }
        Files.writeString(folder.resolve("README.md"), card);
    }

    private static Map<String, Long> splits(Rows rows, Path table) throws IOException {
        int canonical = rows.columns().indexOf("canonical");
        int split = rows.columns().indexOf("split");
        Map<String, Long> splits = new TreeMap<>();
        Map<String, String> known = new HashMap<>();
        try (Stream<Path> files = Files.list(table)) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".csv")).sorted().toList()) {
                for (String line : Files.readAllLines(file).stream().skip(1).toList()) {
                    List<String> fields =
                            TableRow.values(line, ',', rows.columns().size()).orElseThrow();
                    Optional.ofNullable(known.putIfAbsent(fields.get(canonical), file + ", " + fields.getFirst()))
                            .ifPresent(other -> {
                                throw new IllegalStateException(
                                        "%s, %s is equivalent to %s".formatted(file, fields.getFirst(), other));
                            });
                    splits.merge(fields.get(split), 1L, Long::sum);
                }
            }
        }
        return splits;
    }
}
