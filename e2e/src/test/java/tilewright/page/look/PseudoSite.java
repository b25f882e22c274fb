package tilewright.page.look;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;

/** The page in two languages that only tests speak, which words/build/Pseudo.java makes of the English words: in target/pseudo. */
final class PseudoSite {

    /** With accents, in brackets, 1.6 times as long. */
    static final String ACCENTED = "en-XA";

    /** In Arabic letters, from right to left. */
    static final String MIRRORED = "ar-XB";

    private static final Path ENGLISH = Path.of("../words/en");
    private static final Path BUILT = Path.of("target/pseudo").toAbsolutePath();

    private PseudoSite() {}

    /** Writes the words; gives their folder. */
    static Path words() {
        Path words = BUILT.resolve("words");
        java("../words/build/Pseudo.java", "../words", words.toString());
        return words;
    }

    /** Writes what the engines say. English texts that are equal are told apart as in the engines, which know all languages. */
    private static void engines() throws IOException {
        Path all = Files.createDirectories(BUILT.resolve("all"));
        for (Path words : List.of(BUILT.resolve("words"), Path.of("../words"))) {
            try (Stream<Path> languages = Files.list(words)) {
                for (Path language : languages.toList()) {
                    Path link = all.resolve(language.getFileName());
                    if (!Files.exists(link)) {
                        Files.createSymbolicLink(link, language.toAbsolutePath().normalize());
                    }
                }
            }
        }
        String resources = BUILT.resolve("resources").toString();
        String factories = BUILT.resolve("factories").toString();
        java("../words/build/Words.java", all.toString(), "core", factories, resources);
        String path = resources + File.pathSeparator + System.getProperty("java.class.path");
        String engine = BUILT.resolve("engine").toString();
        java("-cp", path, "tilewright.browser.PseudoFiles", "../browser/target/engine", engine, ACCENTED, MIRRORED);
    }

    private static void java(String... arguments) {
        // It ends before the optimizing compiler pays.
        Stream<String> java = Stream.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1");
        run(Path.of(""), Map.of(), Stream.concat(java, Stream.of(arguments)).toArray(String[]::new));
    }

    /** Builds it; gives the folder of the page. */
    static Path build() {
        Path words = words();
        try {
            engines();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        run(Path.of("../browser/page"), Map.of("TILEWRIGHT_WORDS", words.toString()), "node", "build.mjs");
        return BUILT.resolve("public");
    }

    private static void run(Path place, Map<String, String> environment, String... command) {
        try {
            Path log = Files.createDirectories(BUILT).resolve("log.txt");
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(place.toAbsolutePath().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile());
            builder.environment().putAll(environment);
            int code = builder.start().waitFor();
            Assertions.assertThat(code)
                    .as("%s: %s", List.of(command), code == 0 ? "" : Files.readString(log))
                    .isZero();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new AssertionError(stopped);
        }
    }

    /** What one of the two languages says instead of each English text without holes. */
    static Map<String, Set<String>> words(String tag) {
        return words(BUILT.resolve("words"), tag);
    }

    /** The same for a language in a folder of languages; what it lacks is said in English. */
    static Map<String, Set<String>> words(Path folder, String tag) {
        Map<String, Set<String>> others = new HashMap<>();
        try (Stream<Path> files = Files.walk(ENGLISH)) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".properties")).toList()) {
                Properties english = read(file);
                Properties other = read(folder.resolve(tag).resolve(ENGLISH.relativize(file)));
                english.forEach((key, text) -> others.computeIfAbsent((String) text, _ -> new TreeSet<>())
                        .add(other.getProperty((String) key, (String) text)));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return others;
    }

    private static Properties read(Path file) throws IOException {
        Properties read = new Properties();
        if (Files.exists(file)) {
            try (BufferedReader lines = Files.newBufferedReader(file)) {
                read.load(lines);
            }
        }
        return read;
    }
}
