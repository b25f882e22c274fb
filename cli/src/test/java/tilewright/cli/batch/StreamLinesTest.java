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
import tilewright.text.LineGrouping;

final class StreamLinesTest {

    private static final int MEGABYTE = 1 << 20;

    private static List<Line> lines(byte[] bytes) throws IOException {
        return lines(new ByteArrayInputStream(bytes));
    }

    private static List<Line> lines(InputStream in) throws IOException {
        List<Line> lines = new ArrayList<>();
        try (Lines source = new GroupedLines(new StreamLines(in, 0), LineGrouping.LINES)) {
            for (Optional<Line> line = source.next(); line.isPresent(); line = source.next()) {
                lines.add(line.get());
            }
        }
        return lines;
    }

    private static List<String> texts(String input) throws IOException {
        return lines(input.getBytes(StandardCharsets.UTF_8)).stream()
                .map(line -> line.number() + " " + line.text() + line.fault().orElse(""))
                .toList();
    }

    @Test
    void lines_are_counted_from_one() throws IOException {
        assertThat(texts("a\nb\n")).containsExactly("1 a", "2 b");
    }

    @Test
    void an_empty_input_has_no_lines() throws IOException {
        assertThat(texts("")).isEmpty();
        assertThat(texts("\n\n")).isEmpty();
    }

    @Test
    void the_last_line_needs_no_end() throws IOException {
        assertThat(texts("a\nb")).containsExactly("1 a", "2 b");
    }

    @Test
    void blank_lines_and_comments_are_passed_over_but_counted() throws IOException {
        assertThat(texts("# puzzles\n\n  \t\na\n#b\n #c\n")).containsExactly("4 a", "6  #c");
    }

    @Test
    void carriage_returns_and_blanks_at_the_end_are_no_part_of_a_line() throws IOException {
        assertThat(texts("a\r\n\r\nb \t\r\nc\r")).containsExactly("1 a", "3 b", "4 c");
    }

    @Test
    void a_mark_of_the_byte_order_is_no_part_of_the_first_line() throws IOException {
        assertThat(texts("\ufeffa\n\ufeffb\n")).containsExactly("1 a", "2 \ufeffb");
        assertThat(texts("\ufeff# a comment\nb\n")).containsExactly("2 b");
    }

    @Test
    void a_line_that_is_not_utf_8_has_a_fault() throws IOException {
        byte[] bytes = {'a', '\n', 'b', 'c', (byte) 0xff, 'd', '\n', 'e', (byte) 0xc3, '\n', 'f'};
        List<Line> lines = lines(bytes);
        assertThat(lines).extracting(Line::text).containsExactly("a", "", "", "f");
        assertThat(lines.get(1).fault()).contains("byte 3 of the line is not UTF-8");
        assertThat(lines.get(2).fault()).contains("byte 2 of the line is not UTF-8");
    }

    @Test
    void a_line_of_a_megabyte_is_read_and_a_longer_one_has_a_fault() throws IOException {
        String longest = "x".repeat(MEGABYTE);
        List<Line> lines = lines((longest + "\n" + longest + "y\nz\n").getBytes(StandardCharsets.UTF_8));
        assertThat(lines.getFirst().text()).isEqualTo(longest);
        assertThat(lines.get(1).fault()).contains("the line has 1048577 bytes; the maximum is 1048576");
        assertThat(lines.get(2)).isEqualTo(Line.of(3, "z", 2L * MEGABYTE + 5));
    }

    @Test
    void a_line_of_four_gigabytes_takes_no_memory() throws IOException {
        long length = 4L << 30;
        List<Line> lines = lines(new Endless(length));
        assertThat(lines).hasSize(1);
        assertThat(lines.getFirst().fault()).contains("the line has " + length + " bytes; the maximum is 1048576");
    }

    @Test
    void the_end_of_a_line_is_how_much_was_read() throws IOException {
        assertThat(lines("ab\r\n\n#c\nd".getBytes(StandardCharsets.UTF_8)))
                .extracting(Line::end)
                .containsExactly(4L, 9L);
    }

    @Test
    void it_does_not_matter_how_the_bytes_arrive() throws IOException {
        byte[] bytes = "\ufeffab\r\n\n# c\nä\r\n".getBytes(StandardCharsets.UTF_8);
        InputStream drops = new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] buffer, int from, int length) {
                return super.read(buffer, from, Math.min(length, 1));
            }
        };
        assertThat(lines(drops)).isEqualTo(lines(bytes));
    }

    /** A stream of a number of zeros. */
    private static final class Endless extends InputStream {
        private long left;

        Endless(long length) {
            left = length;
        }

        @Override
        public int read() {
            return left-- > 0 ? 0 : -1;
        }

        @Override
        public int read(byte[] buffer, int from, int length) {
            int given = (int) Math.min(length, left);
            left -= given;
            return given == 0 ? -1 : given;
        }
    }
}
