package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The translations: all are well formed, and missing sentences are in English, and listed. */
class TranslationsTest {

    private static final String FILE = "core/tilewright/a/AMessages.properties";
    private static final String NAMES = "de/core/tilewright/a/AMessages/";
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

    /** The first digits of what sha256sum prints of each English sentence. */
    private static final String TRANSLATED_FROM = """
            core/tilewright/a/AMessages/cells=b85e5d15
            core/tilewright/a/AMessages/name=0666447a
            core/tilewright/a/AMessages/row=e1ac19b0
            texts/a/rules.md=3a098304
            """;

    @TempDir
    private static Path programs;

    private Path words;
    private SmallWords folder;

    @BeforeAll
    static void compile() throws IOException {
        SmallWords.compile(programs);
    }

    @BeforeEach
    void write_two_languages(@TempDir Path root) throws IOException {
        words = root.resolve("words");
        folder = new SmallWords(programs, words, "de", "nl");
        folder.write("en/" + FILE, ENGLISH);
        folder.write("de/" + FILE, GERMAN);
        folder.write("de/same-as-english.txt", "X-Wing\n");
        folder.write("en/texts/a/rules.md", "One piece in each row.\n");
        folder.write("de/texts/a/rules.md", "Ein Stein in jeder Zeile.\n");
        folder.write("translated-from.properties", TRANSLATED_FROM);
    }

    private List<String> report(String... options) throws IOException, InterruptedException {
        return folder.run("Report", options);
    }

    @Test
    void nothing_is_wrong_in_any_language() throws IOException, InterruptedException {
        assertThat(new SmallWords(programs, Path.of("../words")).run("Report", "--wrong"))
                .as("./build words --wrong")
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            \\{name}             | ''                          | cells lacks the holes [name]
            one \\{# Feld}       | ''                          | cells has the plural forms [other] of [one, other]
            von \\{name}         | von {name                   | cells a brace is not closed
            von                  | of                          | cells has English in it (of): {count, plural, one {# Feld} other {# Felder}} of {name}
            row=.*               | row=row {row, number}       | row is the same as in English: row {row, number}
            \\{row, number       | {column, number             | row there is no hole (column); the holes are [row]
            name=                | game=                       | game is not in English; ./build words prune takes out all that is not
            """)
    void what_is_wrong_is_listed(String wrong, String instead, String line) throws IOException, InterruptedException {
        folder.write("de/" + FILE, GERMAN.replaceFirst(wrong, instead));
        assertThat(report("de", "--wrong")).containsExactly(NAMES + line);
    }

    @Test
    void a_new_translation_wants_a_line_that_says_what_it_was_made_from() throws IOException, InterruptedException {
        folder.write("nl/" + FILE, "name=X-Vleugel\n");
        folder.write("en/" + FILE, ENGLISH + "column=column\n");
        folder.write("de/" + FILE, GERMAN + "column=Spalte\n");
        assertThat(report("--wrong"))
                .containsExactly(
                        NAMES + "column has no line in translated-from.properties; ./build words de --accept adds it");
    }

    @Test
    void english_may_change_without_anything_being_wrong() throws IOException, InterruptedException {
        folder.write("en/" + FILE, ENGLISH.replace("row=row {row, number}", "row=row {place, number}") + "new=new\n");
        folder.write("en/texts/a/rules.md", "Two pieces in each row.\n");
        assertThat(report("--wrong")).isEmpty();
        assertThat(report("de"))
                .containsExactly(
                        NAMES + "new is missing: new",
                        NAMES + "row is stale, the English is now: row {place, number}",
                        "de/texts/a/rules.md is stale");
        assertThat(report("nl")).hasSize(5).allMatch(line -> line.contains(" is missing"));
    }

    @Test
    void each_language_follows_the_english_by_itself() throws IOException, InterruptedException {
        folder.write("nl/" + FILE, "name=X-Vleugel\n");
        folder.write("en/" + FILE, ENGLISH.replace("X-Wing", "X-wing"));
        assertThat(report("--wrong")).isEmpty();
        assertThat(report("de")).containsExactly(NAMES + "name is stale, the English is now: X-wing");
        assertThat(report("nl")).contains("nl/core/tilewright/a/AMessages/name is stale, the English is now: X-wing");
        assertThat(report("de", "--accept")).isEmpty();
        assertThat(folder.read("translated-from.properties")).contains("AMessages/name=e4487586 nl\n");
        assertThat(report("nl", "--accept")).noneMatch(line -> line.contains("stale"));
        assertThat(folder.read("translated-from.properties")).contains("AMessages/name=e4487586\n");
    }

    @Test
    void the_build_says_in_english_what_is_missing_or_stale() throws IOException, InterruptedException {
        folder.write("en/page/home.properties", "title=Home\nplay=Play\nadd=Add\nold=Old\n");
        folder.write("de/page/home.properties", "title=Start\nplay=Spielen\nold=Alt\n");
        report("de", "--accept");
        folder.write("en/page/home.properties", "title=Home\nplay=Play now\nadd=Add {count, number}\n");
        folder.write("en/" + FILE, ENGLISH.replace("X-Wing", "X-wing") + "new=new\n");
        folder.write("en/texts/a/lesson.md", "Look.\n");
        assertThat(folder.compiled("de")).contains("Felder", "Zeile").doesNotContain("X-Wing", "X-wing", "new");
        assertThat(folder.texts()).containsExactly("de/a/rules.md", "en/a/lesson.md", "en/a/rules.md");
        assertThat(folder.page("de", "home"))
                .contains(
                        "title = \"Start\"", "play = \"Play now\"", "add = (count: number) => `Add ${grouped(count)}`")
                .doesNotContain("Spielen", "Alt");
        folder.write("en/texts/a/rules.md", "Two pieces in each row.\n");
        assertThat(folder.compiled("de")).contains("Felder");
        assertThat(folder.texts()).as("in the folder of the build before").doesNotContain("de/a/rules.md");
    }

    @Test
    void the_build_ends_where_a_translation_is_wrong() throws IOException, InterruptedException {
        folder.write("de/" + FILE, GERMAN.replace("{name}", "{game}"));
        assertThat(folder.run("Words", folder.built()))
                .first()
                .asString()
                .contains("de/core/tilewright/a/AMessages.properties: message (cells): there is no hole (game)");
    }

    @Test
    void a_key_gets_another_name_in_all_languages_at_once() throws IOException, InterruptedException {
        Map<String, String> before = folder.files();
        assertThat(folder.run("Edit", "rename", "AMessages/name", "naming")).isEmpty();
        assertThat(folder.files())
                .isEqualTo(SmallWords.replaced(before, "(^|/)name=", "$1naming="))
                .isNotEqualTo(before);
        assertThat(report("de")).isEmpty();
        assertThat(folder.run("Edit", "rename", "rows", "row"))
                .first()
                .asString()
                .contains("no sentence rows");
        assertThat(folder.run("Edit", "rename", "row", "naming"))
                .first()
                .asString()
                .contains("naming already");
    }

    @Test
    void what_english_no_longer_has_goes_everywhere_at_once() throws IOException, InterruptedException {
        folder.write("en/" + FILE, ENGLISH.replaceFirst("name=.*\n", ""));
        Files.delete(words.resolve("en/texts/a/rules.md"));
        assertThat(report("--wrong")).hasSize(2).allMatch(line -> line.contains("is not in English"));
        assertThat(folder.run("Edit", "prune")).isEmpty();
        assertThat(report("de")).isEmpty();
        assertThat(folder.files())
                .containsEntry("de/" + FILE, GERMAN.replaceFirst("name=.*\n", ""))
                .doesNotContainKey("de/texts/a/rules.md");
        assertThat(folder.read("translated-from.properties").lines()).hasSize(2);
    }
}
