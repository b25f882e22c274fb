package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;
import tilewright.text.LineGrouping;

final class GroupedLinesTest {

    /**
     * A text begins with (, goes on with -, ends with ); a line of capital letters is one by itself; the rest is none. What
     * begins with ~ behind a text is passed over.
     */
    private static final LineGrouping MARKED = new LineGrouping() {
        @Override
        public Group first(LinesAhead ahead) {
            if (ahead.line(0).isEmpty() || "(-)A".indexOf(ahead.line(0).charAt(0)) < 0) {
                return Group.NONE;
            }
            if (ahead.line(0).startsWith("A")) {
                return Group.LINE;
            }
            int lines = 1;
            while (ahead.has(lines)
                    && (ahead.line(lines).startsWith("-") || ahead.line(lines).startsWith("#"))) {
                lines++;
            }
            return new Group(ahead.has(lines) && ahead.line(lines).startsWith(")") ? lines + 1 : lines, true);
        }

        @Override
        public int after(LinesAhead ahead) {
            return ahead.has(0) && ahead.line(0).startsWith("~") ? 1 : 0;
        }
    };

    private static List<Line> lines(String input) throws IOException {
        return lines(input.getBytes(StandardCharsets.UTF_8), MARKED);
    }

    private static List<Line> lines(byte[] input, LineGrouping grouping) throws IOException {
        List<Line> lines = new ArrayList<>();
        try (Lines source = new GroupedLines(new StreamLines(new ByteArrayInputStream(input), 0), grouping)) {
            for (Optional<Line> line = source.next(); line.isPresent(); line = source.next()) {
                lines.add(line.get());
            }
        }
        return lines;
    }

    private static List<String> texts(String input) throws IOException {
        return lines(input).stream()
                .map(line -> line.number() + " " + line.text())
                .toList();
    }

    @Test
    void lines_that_belong_together_are_one_text_with_the_number_of_the_first() throws IOException {
        assertThat(texts("A1\n(2\n-3\n)4\nA5\n")).containsExactly("1 A1", "2 (2\n-3\n)4", "5 A5");
    }

    @Test
    void the_end_of_the_file_ends_a_text() throws IOException {
        assertThat(texts("(1\n-2")).containsExactly("1 (1\n-2");
        assertThat(texts("(1")).containsExactly("1 (1");
    }

    @Test
    void what_is_no_part_of_a_text_ends_it() throws IOException {
        assertThat(texts("(1\n\n-3\n(4\nA5\n-6\n")).containsExactly("1 (1", "3 -3", "4 (4", "5 A5", "6 -6");
    }

    @Test
    void a_comment_stands_as_an_empty_line_within_a_text_and_for_nothing_elsewhere() throws IOException {
        assertThat(texts("# a\n(2\n#A3\n)4\n#A5\n")).containsExactly("2 (2\n\n)4");
    }

    @Test
    void a_line_that_cannot_be_read_ends_a_text_and_is_one_by_itself() throws IOException {
        List<Line> lines = lines(new byte[] {'(', '1', '\n', (byte) 0xff, '\n', '-', '3'}, MARKED);
        assertThat(lines).extracting(Line::text).containsExactly("(1", "", "-3");
        assertThat(lines.get(1).fault()).isPresent();
    }

    @Test
    void what_is_passed_over_behind_a_text_is_no_text() throws IOException {
        assertThat(texts("(1\n)2\n~3\n(4\n)5\n~6")).containsExactly("1 (1\n)2", "4 (4\n)5");
    }

    @Test
    void a_text_by_itself_is_there_before_the_next_line() throws IOException {
        Lines endless = new Lines() {
            private int asked;

            @Override
            public Optional<Line> next() {
                assertThat(asked).isZero();
                return Optional.of(Line.of(++asked, "A", 0));
            }

            @Override
            public boolean ready() {
                return asked == 0;
            }

            @Override
            public long total() {
                return 0;
            }
        };
        try (Lines lines = new GroupedLines(endless, MARKED)) {
            assertThat(lines.next()).map(Line::text).contains("A");
            assertThat(lines.ready()).isFalse();
        }
    }

    @Test
    void the_end_is_that_of_the_last_line() throws IOException {
        assertThat(lines("(1\r\n)2\r\n\nA4")).extracting(Line::end).containsExactly(8L, 11L);
    }

    @Test
    void a_grid_from_windows_with_tabs_and_a_mark_of_the_byte_order_is_one_position() throws IOException {
        Puzzle<?, ?, ?> sudoku = Puzzles.CATALOG.find("sudoku").orElseThrow();
        String row = "53..7....";
        String file = "\ufeff[Puzzle]\t\r\n" + (row + " \t\r\n").repeat(9) + "\r\n" + (row + "\r\n").repeat(9);
        List<Line> lines =
                lines(file.getBytes(StandardCharsets.UTF_8), sudoku.texts().grouping());
        assertThat(lines).extracting(Line::number).containsExactly(1L, 12L);
        assertThat(lines)
                .allSatisfy(line -> assertThat(
                                sudoku.texts().positions().parse(line.text()).toString())
                        .isEqualTo(row.repeat(9)));
    }
}
