package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All languages say all that English says; what lists the rest finds it. */
class TranslationsTest {

    private static final String FILE = "core/tilewright/a/AMessages.properties";
    private static final String ENGLISH = """
            cells={count, plural, one {# cell} other {# cells}} of {name}
            name=X-Wing
            row=row {row, number}
            """;
    private static final String GERMAN = """
            cells={count, plural, one {# Feld} other {# Felder}} von {name}
            name=X-Wing
            row={case, select, in {der Zeile} other {Zeile}} {row, number}
            """;

    @Test
    void all_languages_are_complete() throws IOException, InterruptedException {
        assertThat(report(Path.of("../words"))).as("./build words").isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            row=.*               | ''                          | AMessages.properties: row is missing: row {row, number}
            \\{name}             | ''                          | AMessages.properties: cells lacks the holes [name]
            one \\{# Feld}       | ''                          | AMessages.properties: cells has the plural forms [other] of [one, other]
            von \\{name}         | von {name                   | AMessages.properties: cells a brace is not closed
            von                  | of                          | AMessages.properties: cells has English in it (of): {count, plural, one {# Feld} other {# Felder}} of {name}
            row=.*               | row=row {row, number}       | AMessages.properties: row is the same as in English: row {row, number}
            \\{row, number       | {column, number             | AMessages.properties: row there is no hole (column); the holes are [row]
            name=                | game=                       | AMessages.properties: name is missing: X-Wing
            """)
    void what_is_wrong_is_listed(String wrong, String instead, String line, @TempDir Path words)
            throws IOException, InterruptedException {
        write(words, ENGLISH, GERMAN.replaceFirst(wrong, instead));
        assertThat(report(words)).contains("de/core/tilewright/a/" + line);
    }

    @Test
    void a_sentence_is_stale_when_its_english_has_changed(@TempDir Path words)
            throws IOException, InterruptedException {
        write(words, ENGLISH, GERMAN);
        assertThat(report(words)).hasSize(3);
        assertThat(report(words, "--accept")).isEmpty();
        assertThat(report(words)).isEmpty();
        write(words, ENGLISH.replace("X-Wing", "X-wing"), GERMAN);
        assertThat(report(words))
                .containsExactly("de/" + FILE + "/name: its English is not the one that was translated");
    }

    private static void write(Path words, String english, String german) throws IOException {
        for (String folder : List.of("en/texts", "en/core/tilewright/a", "de/core/tilewright/a")) {
            Files.createDirectories(words.resolve(folder));
        }
        Files.writeString(words.resolve("en").resolve(FILE), english);
        Files.writeString(words.resolve("de").resolve(FILE), german);
        Files.writeString(words.resolve("de/language.properties"), "plurals=one: i = 1\n");
        Files.writeString(words.resolve("de/same-as-english.txt"), "X-Wing\n");
    }

    private static List<String> report(Path words, String... options) throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command = new ArrayList<>(
                List.of(java.toString(), "-XX:TieredStopAtLevel=1", "../words/build/Report.java", words.toString()));
        command.addAll(List.of(options));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return lines.lines().toList();
    }
}
