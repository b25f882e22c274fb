package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
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

    private static final String GRID =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void one_line_may_hold_many_texts_and_one_value_many_lines() throws IOException {
        LineGrouping sudoku =
                Puzzles.CATALOG.find("sudoku").orElseThrow().texts().grouping();
        String file = GRID + "\n[\"" + GRID + "\", \"" + GRID + "\"]\n{\n \"a\": [\n  \"" + GRID + "\"\n ]\n}\n" + GRID
                + "\n";
        assertThat(lines(file.getBytes(StandardCharsets.UTF_8), sudoku).stream().map(Line::number))
                .containsExactly(1L, 2L, 2L, 5L, 8L);
    }

    @Test
    void a_long_value_is_answered_while_it_is_read() throws IOException {
        LineGrouping sudoku =
                Puzzles.CATALOG.find("sudoku").orElseThrow().texts().grouping();
        int[] asked = new int[1];
        Lines endless = new Lines() {
            @Override
            public Optional<Line> next() {
                return Optional.of(Line.of(++asked[0], asked[0] == 1 ? "{\"puzzles\": [" : "  \"" + GRID + "\",", 0));
            }

            @Override
            public boolean ready() {
                return true;
            }

            @Override
            public long total() {
                return 0;
            }
        };
        try (Lines lines = new GroupedLines(endless, sudoku)) {
            for (int i = 1; i <= 10_000; i++) {
                assertThat(lines.next().orElseThrow().number()).isEqualTo(i + 1);
                assertThat(asked[0]).isLessThan(i + 200);
            }
        }
    }

    /** An endless line of a list; counts its bytes. */
    private static final class EndlessList extends InputStream {
        private final byte[] element =
                ("{\"name\": \"é, [\", \"puzzle\": \"" + GRID + "\"},").getBytes(StandardCharsets.UTF_8);
        private long at = -1;

        @Override
        public int read() {
            at++;
            return at == 0 ? '[' : element[(int) ((at - 1) % element.length)] & 0xff;
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            for (int i = 0; i < length; i++) {
                bytes[from + i] = (byte) read();
            }
            return length;
        }
    }

    @Test
    void a_value_in_one_long_line_is_answered_while_it_is_read() throws IOException {
        LineGrouping sudoku =
                Puzzles.CATALOG.find("sudoku").orElseThrow().texts().grouping();
        EndlessList endless = new EndlessList();
        try (Lines lines = new GroupedLines(new StreamLines(endless, 0), sudoku)) {
            for (int i = 1; i <= 50_000; i++) {
                assertThat(lines.next().orElseThrow())
                        .matches(line -> line.number() == 1 && line.text().equals(GRID));
            }
            assertThat(endless.at).isLessThan(50_000L * endless.element.length + (1 << 20) + (1 << 18));
        }
    }

    @Test
    void a_long_line_of_a_list_is_read_to_its_end_and_any_other_is_a_fault() throws IOException {
        LineGrouping sudoku =
                Puzzles.CATALOG.find("sudoku").orElseThrow().texts().grouping();
        for (int count : new int[] {12_000, 20_000, 20_001, 30_000}) {
            String list = "[" + ("\"" + GRID + "\", ").repeat(count - 1) + "\"" + GRID + "\"]";
            String file = GRID + "\n" + list + "\n" + GRID + "\n" + "x".repeat(2_000_000) + "\n" + GRID;
            List<Line> lines = lines(file.getBytes(StandardCharsets.UTF_8), sudoku);
            assertThat(lines).hasSize(count + 4);
            assertThat(lines.subList(1, count + 1))
                    .allMatch(line -> line.number() == 2 && line.text().equals(GRID));
            assertThat(lines.get(count + 1).number()).isEqualTo(3);
            assertThat(lines.get(count + 2).fault().orElseThrow().text()).contains("2000000 bytes");
            assertThat(lines.getLast().number()).isEqualTo(5);
        }
    }
}
