import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * All that a language says, by name: a pattern by its catalog and key, {@code core/tilewright/hues/HuesMessages/forced-cell}, a text
 * by its file, {@code texts/hues/rules.md}.
 */
final class Sentences {

    private Sentences() {}

    /** Reads the folder of a language. */
    static SortedMap<String, String> of(Path language) throws IOException {
        SortedMap<String, String> sentences = new TreeMap<>();
        for (Path file : catalogs(language)) {
            Catalog.read(file).patterns().forEach((key, pattern) -> sentences.put(name(language, file, key), pattern));
        }
        for (Path file : texts(language)) {
            sentences.put(language.relativize(file).toString(), Files.readString(file));
        }
        return sentences;
    }

    /** The name of a pattern. */
    static String name(Path language, Path catalog, String key) {
        return language.relativize(catalog).toString().replace(".properties", "/") + key;
    }

    /** The catalogs of a language. */
    static List<Path> catalogs(Path language) throws IOException {
        return Catalog.files(language).stream()
                .filter(file -> language.relativize(file).getNameCount() > 1)
                .toList();
    }

    /** The Markdown files of a language. */
    static List<Path> texts(Path language) throws IOException {
        Path folder = language.resolve("texts");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
