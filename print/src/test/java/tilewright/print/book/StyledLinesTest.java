package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilewright.print.book.Book.Run;
import tilewright.print.canvas.Face;

class StyledLinesTest {

    private static final String LETTERS = "abc de fgh. 数独は、日本の\nÄöü ";

    private static List<StyledLines.Line> lines(List<Run> runs, double width) {
        return StyledLines.of(runs, Face.WORDS, 10, width);
    }

    private static String text(StyledLines.Line line) {
        return line.pieces().stream().map(StyledLines.Piece::text).collect(Collectors.joining());
    }

    @Test
    void words_stay_whole_where_there_is_room() {
        List<Run> runs = List.of(Run.plain("One two "), new Run("three", Run.Style.BOLD), Run.plain(", four\nfive"));
        assertThat(lines(runs, 1000)).extracting(StyledLinesTest::text).containsExactly("One two three, four", "five");
        assertThat(lines(runs, 45))
                .extracting(StyledLinesTest::text)
                .containsExactly("One two", "three,", "four", "five");
    }

    @Test
    void bold_and_italic_differ_from_plain_words_but_not_in_titles() {
        List<Run> runs = List.of(Run.plain("a"), new Run("b", Run.Style.BOLD), new Run("c", Run.Style.ITALIC));
        assertThat(lines(runs, 1000).getFirst().pieces())
                .extracting(StyledLines.Piece::face)
                .containsExactly(Face.WORDS, Face.BOLD, Face.ITALIC);
        assertThat(StyledLines.of(runs, Face.FIGURES, 10, 1000).getFirst().pieces())
                .extracting(StyledLines.Piece::face)
                .containsOnly(Face.FIGURES);
    }

    @Test
    void no_letter_is_lost_and_no_line_is_too_wide() {
        for (long seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            List<Run> runs = new ArrayList<>();
            for (int i = 0; i < 1 + random.nextInt(5); i++) {
                StringBuilder text = new StringBuilder();
                for (int letter = random.nextInt(60); letter > 0; letter--) {
                    text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
                }
                runs.add(new Run(text.toString(), Run.Style.values()[random.nextInt(3)]));
            }
            double width = 15 + random.nextInt(200);
            List<StyledLines.Line> lines = lines(runs, width);
            String all = runs.stream().map(Run::text).collect(Collectors.joining());
            assertThat(lines.stream()
                            .map(StyledLinesTest::text)
                            .collect(Collectors.joining())
                            .replace(" ", ""))
                    .as("seed %d", seed)
                    .isEqualTo(all.replace(" ", "").replace("\n", ""));
            for (StyledLines.Line line : lines) {
                if (!line.pieces().isEmpty()) {
                    StyledLines.Piece last = line.pieces().getLast();
                    assertThat(last.x() + last.face().width(last.text().stripTrailing(), 10))
                            .as("seed %d: %s", seed, text(line))
                            .isLessThanOrEqualTo(width + 0.01);
                }
            }
        }
    }

    @Test
    void long_texts_take_time_in_proportion() {
        List<Run> runs = List.of(Run.plain("x".repeat(300_000)), new Run(" y".repeat(300_000), Run.Style.ITALIC));
        assertThat(lines(runs, 300)).hasSizeGreaterThan(1000);
        assertThat(lines(List.of(Run.plain(" ".repeat(300_000) + "x")), 300)).isNotEmpty();
    }
}
