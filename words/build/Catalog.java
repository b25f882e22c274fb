import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A file of Java properties: patterns by their keys. */
record Catalog(Path file, SortedMap<String, String> patterns) {

    /** The catalogs of a folder, in the order of their names; none if there is no such folder. */
    static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(file -> file.toString().endsWith(".properties")).sorted().toList();
        }
    }

    /** Reads a catalog; ends the build if a key stands there twice. */
    static Catalog read(Path file) throws IOException {
        SortedMap<String, String> patterns = new TreeMap<>();
        Properties lines = new Properties() {
            @Override
            public synchronized Object put(Object key, Object pattern) {
                if (patterns.put((String) key, (String) pattern) != null) {
                    Words.fail(file + ": message (" + key + ") stands there twice");
                }
                return super.put(key, pattern);
            }
        };
        try (Reader reader = Files.newBufferedReader(file)) {
            lines.load(reader);
        }
        return new Catalog(file, patterns);
    }

    /** Reads a catalog that may be missing, which is empty then. */
    static Catalog readIfThere(Path file) throws IOException {
        return Files.exists(file) ? read(file) : new Catalog(file, new TreeMap<>(Map.of()));
    }

    /** Does something with a message; ends the build with its file and key if it is not well formed. */
    void at(String key, Runnable work) {
        try {
            work.run();
        } catch (IllegalArgumentException | StringIndexOutOfBoundsException e) {
            Words.fail(file + ": message (" + key + "): " + e.getMessage());
        }
    }
}
