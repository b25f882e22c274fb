package tilewright.page.look;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The languages that only tests speak are as English but for letters. */
final class PseudoWordsTest {

    /** A hole with a type, and what belongs to the forms of one. */
    private static final Pattern HOLE = Pattern.compile(
            "\\{[a-z0-9-]+, ?(?:plural|select|number|texts?|messages?|cells?|digits?|houses?|color)\\b|\\b(?:one|other) \\{|#");

    @BeforeAll
    static void write() {
        PseudoSite.words();
    }

    @ParameterizedTest
    @ValueSource(strings = {PseudoSite.ACCENTED, PseudoSite.MIRRORED})
    void holes_stay(String tag) {
        Map<String, Set<String>> words = PseudoSite.words(tag);
        Assertions.assertThat(words).hasSizeGreaterThan(1000);
        words.forEach((english, others) -> Assertions.assertThat(others)
                .as("%s", english)
                .allSatisfy(other -> Assertions.assertThat(holes(other)).isEqualTo(holes(english))));
    }

    @Test
    void one_is_much_longer_and_the_other_as_long() {
        Assertions.assertThat(ratio(PseudoSite.words(PseudoSite.ACCENTED))).isBetween(1.5, 1.7);
        Assertions.assertThat(ratio(PseudoSite.words(PseudoSite.MIRRORED))).isEqualTo(1);
    }

    @Test
    void in_a_lesson_only_texts_differ() throws IOException {
        for (String tag : List.of(PseudoSite.ACCENTED, PseudoSite.MIRRORED)) {
            List<String> english = Files.readAllLines(Path.of("../words/en/texts/sudoku/lesson.md"));
            List<String> other = Files.readAllLines(Path.of("target/pseudo/words", tag, "texts/sudoku/lesson.md"));
            Assertions.assertThat(other).hasSameSizeAs(english);
            Assertions.assertThat(other).contains("moves: r1c9=9").anyMatch(line -> line.startsWith("- type:r1c9:8: "));
            Assertions.assertThat(other.getFirst()).startsWith("## ").isNotEqualTo(english.getFirst());
        }
    }

    private static List<String> holes(String pattern) {
        return HOLE.matcher(pattern).results().map(MatchResult::group).toList();
    }

    /** How many times as long as English the texts without holes are. */
    private static double ratio(Map<String, Set<String>> words) {
        double english = 0;
        double other = 0;
        for (Map.Entry<String, Set<String>> text : words.entrySet()) {
            boolean plain = !text.getKey().contains("{");
            english += plain ? text.getKey().length() : 0;
            other += plain ? text.getValue().iterator().next().length() : 0;
        }
        return other / english;
    }
}
