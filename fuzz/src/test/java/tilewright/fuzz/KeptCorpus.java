package tilewright.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tilewright.text.Json;

/**
 * The texts that are kept for each fuzz test, in {@code corpus/NAME.txt} among the resources: a JSON string on each line.
 * Lines that begin with {@code #} say where the next ones are from.
 */
final class KeptCorpus {

    /** A file of them is no larger, so that a checkout stays small. */
    private static final int MOST_BYTES = 40_000;

    private static final String FOLDER = "corpus/";

    private KeptCorpus() {}

    /** The texts for a test; none when there is no file. */
    static List<String> of(String name) {
        try (InputStream file = KeptCorpus.class.getResourceAsStream(FOLDER + name + ".txt")) {
            if (file == null) {
                return List.of();
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> ((Json.Str) Json.parse(line)).value())
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Writes each text for a test into a file of a folder. */
    static void copy(String name, Path folder) throws IOException {
        int number = 0;
        for (String text : of(name)) {
            Files.writeString(folder.resolve("kept-" + ++number), text);
        }
    }

    /**
     * Appends the inputs in a folder to the file of a test; the smallest, if there are too many, and
     * none that is no text.
     *
     * @param resources where the resources of the tests are
     * @param origin of the inputs, a line
     */
    static void add(Path resources, String name, Path inputs, String origin) throws IOException {
        Path file = resources.resolve("tilewright/fuzz").resolve(FOLDER + name + ".txt");
        List<String> lines = new ArrayList<>(Files.exists(file) ? Files.readAllLines(file) : List.of());
        List<String> more = new ArrayList<>();
        int bytes = lines.stream().mapToInt(String::length).sum();
        for (byte[] input : smallestFirst(inputs)) {
            String text = TextsFuzzTest.text(input);
            String line = new Json.Str(text).toString();
            boolean same = Arrays.equals(text.getBytes(StandardCharsets.UTF_8), input);
            if (same && !lines.contains(line) && bytes + line.length() <= MOST_BYTES) {
                more.add(line);
                bytes += line.length();
            }
        }
        if (!more.isEmpty()) {
            lines.add("# " + origin);
            lines.addAll(more);
            Files.createDirectories(file.resolveSibling("."));
            Files.write(file, lines);
        }
    }

    private static List<byte[]> smallestFirst(Path folder) throws IOException {
        List<byte[]> inputs = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                inputs.add(Files.readAllBytes(file));
            }
        }
        inputs.sort(Comparator.comparingInt(input -> input.length));
        return inputs;
    }
}
