package tilewright.page;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
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
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        run(Path.of(""), Map.of(), java, "../words/build/Pseudo.java", "../words", words.toString());
        return words;
    }

    /** Builds it; gives the folder of the page. */
    static Path build() {
        Path words = words();
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

    /** What a language says instead of each English text without holes. */
    static Map<String, String> words(String tag) {
        Map<String, String> others = new HashMap<>();
        try (Stream<Path> files = Files.walk(ENGLISH)) {
            for (Path file : files.filter(it -> it.toString().endsWith(".properties")).toList()) {
                Properties english = read(file);
                Properties other = read(BUILT.resolve("words").resolve(tag).resolve(ENGLISH.relativize(file)));
                english.forEach((key, text) -> others.put((String) text, other.getProperty((String) key)));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return others;
    }

    private static Properties read(Path file) throws IOException {
        Properties read = new Properties();
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            read.load(lines);
        }
        return read;
    }
}
