package tilewright.cli.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tilewright.rng.SeededRandom;

final class ParagraphTest {

    private static final List<String> WORDS = List.of("a", "board", "pattern-CELLS,", "手", "詰将棋、", "「数独」", "r1c1は5です。");

    @ParameterizedTest
    @CsvFileSource(resources = "/tilewright/cli/context/widths.csv", numLinesToSkip = 2)
    void a_text_has_columns(String text, int columns) {
        assertThat(Paragraph.width(text)).isEqualTo(columns);
    }

    @Test
    void words_are_kept_whole() {
        String word = "x".repeat(39);
        assertThat(Paragraph.lines(word + " " + word + " y z")).containsExactly(word + " " + word, "  y z");
        assertThat(Paragraph.lines("")).containsExactly("");
        assertThat(Paragraph.lines("x".repeat(100))).containsExactly("x".repeat(100));
    }

    @Test
    void a_line_ends_between_wide_characters_but_not_before_a_full_stop() {
        assertThat(Paragraph.lines("数".repeat(41))).containsExactly("数".repeat(40), "  数");
        assertThat(Paragraph.lines("数".repeat(40) + "。")).containsExactly("数".repeat(39), "  数。");
        assertThat(Paragraph.lines("数".repeat(39) + "「独」")).containsExactly("数".repeat(39), "  「独」");
    }

    @Test
    void no_line_is_wider_than_the_terminal_and_nothing_is_lost() {
        SeededRandom random = new SeededRandom(42);
        for (int i = 0; i < 200; i++) {
            StringBuilder text = new StringBuilder();
            for (int j = 0; j < 60; j++) {
                text.append(WORDS.get(random.below(WORDS.size()))).append(random.below(2) == 0 ? " " : "");
            }
            String whole = text.toString().strip();
            List<String> lines = Paragraph.lines(whole);
            assertThat(lines)
                    .as("%d", i)
                    .allMatch(
                            line -> Paragraph.width(line) <= 80 || !line.strip().contains(" "));
            assertThat(String.join("", lines).replace(" ", "")).as("%d", i).isEqualTo(whole.replace(" ", ""));
        }
    }
}
