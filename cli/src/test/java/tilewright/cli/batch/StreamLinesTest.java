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
import tilewright.message.Message;
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
                .map(line -> line.number() + " " + line.text()
                        + line.fault().map(Message::text).orElse(""))
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
        assertThat(lines.get(1).fault().map(Message::text)).contains("byte 3 of the line is not UTF-8");
        assertThat(lines.get(2).fault().map(Message::text)).contains("byte 2 of the line is not UTF-8");
    }

    @Test
    void a_line_of_a_megabyte_is_read_and_a_longer_one_has_a_fault() throws IOException {
        String longest = "x".repeat(MEGABYTE);
        List<Line> lines = lines((longest + "\n" + longest + "y\nz\n").getBytes(StandardCharsets.UTF_8));
        assertThat(lines.getFirst().text()).isEqualTo(longest);
        assertThat(lines.get(1).fault().map(Message::text))
                .contains("the line has 1048577 bytes; the maximum is 1048576");
        assertThat(lines.get(2)).isEqualTo(Line.of(3, "z", 2L * MEGABYTE + 5));
    }

    @Test
    void a_line_of_four_gigabytes_takes_no_memory() throws IOException {
        long length = 4L << 30;
        List<Line> lines = lines(new Endless(length));
        assertThat(lines).hasSize(1);
        assertThat(lines.getFirst().fault().map(Message::text))
                .contains("the line has " + length + " bytes; the maximum is 1048576");
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

    /** A stream that gives a few bytes at a time. */
    private static InputStream slow(byte[] bytes, int most) {
        return new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] buffer, int at, int length) {
                return super.read(buffer, at, Math.min(length, most));
            }
        };
    }

    private static void assertLines(byte[] bytes, String... expected) throws IOException {
        for (int most : new int[] {1, 2, 3, 1 << 20}) {
            assertThat(lines(slow(bytes, most)).stream()
                            .map(line -> line.number() + " " + line.text()
                                    + line.fault().map(Message::text).orElse("")))
                    .as("%d bytes at a time", most)
                    .containsExactly(expected);
        }
    }

    @Test
    void lines_may_end_with_a_carriage_return_alone() throws IOException {
        assertLines("a\rb\r\rc".getBytes(StandardCharsets.UTF_8), "1 a", "2 b", "4 c");
        assertLines("a\r".getBytes(StandardCharsets.UTF_8), "1 a");
        assertLines("\ufeffä\rb\r\nc\r".getBytes(StandardCharsets.UTF_8), "1 ä", "2 b", "3 c");
    }

    @Test
    void a_carriage_return_within_a_line_of_another_file_is_part_of_it() throws IOException {
        assertLines("a\r\nb\rc\r\n".getBytes(StandardCharsets.UTF_8), "1 a", "2 b\rc");
        assertLines("a\r\r\nb\n".getBytes(StandardCharsets.UTF_8), "1 a", "2 b");
        assertLines("a\nb\rc\n".getBytes(StandardCharsets.UTF_8), "1 a", "2 b\rc");
    }

    @Test
    void utf_16_is_known_by_its_mark() throws IOException {
        String text = "\ufeffaä€\uD834\uDD1E\r\nb\n\nc";
        assertLines(text.getBytes(StandardCharsets.UTF_16LE), "1 aä€\uD834\uDD1E", "2 b", "4 c");
        assertLines(text.getBytes(StandardCharsets.UTF_16BE), "1 aä€\uD834\uDD1E", "2 b", "4 c");
        assertLines("\ufeff".getBytes(StandardCharsets.UTF_16LE));
    }

    @Test
    void broken_utf_16_is_a_bad_line() throws IOException {
        byte[] half = {(byte) 0xff, (byte) 0xfe, 'a', 0, '\n', 0, 'b'};
        assertLines(half, "1 a", "2 byte 1 of the line is not UTF-8");
        byte[] alone = {(byte) 0xfe, (byte) 0xff, (byte) 0xd8, 0, 0, 'a', 0, '\n', (byte) 0xdc, 0, 0, '\n', 0, 'b'};
        assertLines(alone, "1 byte 1 of the line is not UTF-8", "2 byte 1 of the line is not UTF-8", "3 b");
    }

    @Test
    void utf_16_ends_where_the_file_ends() throws IOException {
        byte[] bytes = "\ufeffa\nb\n".getBytes(StandardCharsets.UTF_16LE);
        try (Lines lines = new StreamLines(new ByteArrayInputStream(bytes), bytes.length)) {
            assertThat(lines.next().orElseThrow().end()).isEqualTo(4);
            assertThat(lines.next().orElseThrow().end()).isLessThanOrEqualTo(bytes.length);
        }
    }

    @Test
    void files_of_other_kinds_are_one_bad_line() throws IOException {
        assertLines(
                "PAR1\u0015\u0004\nx\nPAR1".getBytes(StandardCharsets.UTF_8),
                "1 this is Parquet, a table that is no text; 'tilewright bulk' reads it with --column NAME");
        assertLines(
                new byte[] {0x1f, (byte) 0x8b, 8, 0, '\n', 'x'},
                "1 this is packed with gzip; unpack it first, or use 'tilewright bulk', which reads it");
        assertLines(
                new byte[] {'P', 'K', 3, 4, 20, 0, '\n', 'x'},
                "1 this is a packed file, such as a spreadsheet (.xlsx); save it as CSV");
        assertLines("P\nPAR\n".getBytes(StandardCharsets.UTF_8), "1 P", "2 PAR");
    }
}
