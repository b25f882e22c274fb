package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.text.FoundTexts;
import tilewright.text.LineGrouping;
import tilewright.text.TextLines;

final class ValueTextTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static String file(String name) throws IOException {
        String path = "/tilewright/sudoku/values/" + name;
        try (InputStream in = Objects.requireNonNull(ValueTextTest.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void files_of_other_programs_are_read() throws IOException {
        for (String line : file("expected.txt").lines().toList()) {
            int end = line.indexOf(' ');
            String expected = line.substring(end + 1);
            if (!line.startsWith("#")) {
                assertThat(GroupedTexts.read(file(line.substring(0, end))))
                        .as(line)
                        .isEqualTo(
                                expected.startsWith("|")
                                        ? List.of(expected.substring(1))
                                        : List.of(expected.split(" ")));
            }
        }
    }

    /** Any number of puzzles, in any language, nested, indented, and with their solutions beside them. */
    @Test
    void values_are_read_however_they_are_written() {
        Seeds.each(300, 5_000, random -> {
            WrittenValues written = new WrittenValues(random);
            List<String> puzzles = new ArrayList<>();
            for (int i = written.count(); i > 0; i--) {
                puzzles.add(written.puzzle());
            }
            String text = written.text(puzzles);
            List<String> read = GroupedTexts.read(text);
            if (puzzles.isEmpty()) {
                assertThat(read).as(text).hasSizeLessThan(2).allMatch(sentence -> sentence.contains("no puzzle"));
            } else {
                assertThat(read).as(text).isEqualTo(puzzles);
            }
        });
    }

    private static String list(String cells) {
        return "[" + String.join(", ", cells.split("")) + "]";
    }

    private static String refusal(String text) {
        List<String> read = GroupedTexts.read(text);
        assertThat(read).as(text).hasSize(1);
        return read.getFirst();
    }

    @Test
    void what_stands_for_an_empty_cell_is_no_digit() {
        for (String empty :
                List.of("-1", "null", "None", "nil", "NaN", "0", "\"\"", "\".\"", "'_'", "undefined", "-1.0")) {
            String values = list(PUZZLE).replace(".", empty);
            assertThat(GroupedTexts.read(values)).as(empty).containsExactly(PUZZLE);
            assertThat(GroupedTexts.read("{\"puzzle\": " + values + ", \"solution\": " + list(SOLUTION) + "}"))
                    .as(empty)
                    .containsExactly(PUZZLE);
        }
    }

    @Test
    void a_single_text_has_one_puzzle() throws IOException {
        assertThat(AllNotations.POSITIONS
                        .parse(file("fpuzzles-with-solution.json").strip())
                        .toString())
                .isEqualTo(PUZZLE);
        for (String several : List.of("grids-indented.json", "api-two-grids.json")) {
            assertThatThrownBy(() -> AllNotations.POSITIONS.parse(file(several).strip()))
                    .hasMessageContaining("this text has 2 puzzles");
        }
    }

    /** Neither nine lines of a table nor what numpy prints have a 1 where there is -1. */
    @Test
    void a_minus_sign_is_kept() {
        for (String between : List.of(",", ", ", " ", "  ", "\t", ";", " | ")) {
            List<String> rows = new ArrayList<>();
            for (int row = 0; row < 81; row += 9) {
                rows.add(String.join(between, PUZZLE.substring(row, row + 9).split("")));
            }
            String grid = String.join("\n", rows);
            String line = String.join(between, rows);
            for (String text : List.of(grid, line, "Puzzle 1\n" + grid)) {
                assertThat(GroupedTexts.read(text.replace(".", "-1"))).as(text).containsExactly(PUZZLE);
                for (String wrong : List.of("-2", "-9")) {
                    assertThat(GroupedTexts.read(text.replace(".", wrong)))
                            .as(text)
                            .noneMatch(read -> read.length() == 81);
                }
                String mixed = text.replace('9', '0').replace(".", "-1");
                assertThat(GroupedTexts.read(mixed)).as(mixed).noneMatch(read -> read.length() == 81);
            }
        }
        String printed = "[["
                + String.join(
                        "]\n [", PUZZLE.replaceAll("(.{9})(?=.)", "$1]\n [").split("]\n \\[")) + "]]";
        assertThat(GroupedTexts.read(printed.replaceAll("([.\\d])", " $1").replace(" .", " -1")))
                .containsExactly(PUZZLE);
    }

    @Test
    void digits_of_all_scripts_and_squares_are_cells() {
        for (int zero : List.of(0xff10, 0x0660, 0x06f0, 0x0966, 0x0e50)) {
            for (String empty : List.of("\u25a1", "\u2b1c", "\u30fb", "\u25cb", Character.toString(zero))) {
                StringBuilder text = new StringBuilder();
                for (int cell = 0; cell < 81; cell++) {
                    char c = PUZZLE.charAt(cell);
                    text.append(c == '.' ? empty : Character.toString(zero + c - '0'));
                }
                assertThat(GroupedTexts.read(text.toString())).containsExactly(PUZZLE);
                assertThat(GroupedTexts.read("[\"" + text + "\"]")).containsExactly(PUZZLE);
            }
        }
        String keys = PUZZLE.replace(".", "\u2b1c\ufe0f").replaceAll("(\\d)", "$1\ufe0f\u20e3");
        assertThat(GroupedTexts.read(keys)).containsExactly(PUZZLE);
        assertThat(GroupedTexts.read(PUZZLE.substring(0, 77) + "\u4e00" + PUZZLE.substring(78)))
                .containsExactly("column 78: a cell is 1 to 9, or . when empty, not (\u4e00, U+4E00)");
    }

    @Test
    void digits_from_zero_are_counted_from_one() {
        String shifted = PUZZLE.replace("1", "0");
        for (int digit = 2; digit <= 9; digit++) {
            shifted = shifted.replace((char) ('0' + digit), (char) ('0' + digit - 1));
        }
        for (String empty : List.of("null", "-1")) {
            assertThat(GroupedTexts.read(list(shifted).replace(".", empty))).containsExactly(PUZZLE);
        }
        assertThat(refusal(list("0" + PUZZLE.substring(1)).replace(".", "null")))
                .startsWith("this list has 0, 9, and null");
    }

    @Test
    void a_puzzle_that_is_not_understood_is_refused_and_none_is_read_in_its_place() {
        for (String wrong : List.of("10", "x1", "\"ab\"", "5u8", "true", "0.5", "-2")) {
            String values = list(PUZZLE).replaceFirst("\\.", wrong).replace(".", "0");
            for (String text : List.of(
                    "{\"puzzle\": " + values + ", \"solution\": " + list(SOLUTION) + "}",
                    "{\"solution\": " + list(SOLUTION) + ", \"puzzle\": " + values + "}",
                    "puzzle = " + values)) {
                assertThat(refusal(text)).as(text).startsWith("row 1, column 3 of this list is (");
            }
        }
        assertThat(refusal("{\"puzzle\":[5,\"?\"," + list(PUZZLE).substring(7).replace(".", "0") + ",\"solution\":"
                        + list(SOLUTION) + "}"))
                .startsWith("the empty cells of this list are written in several ways");
        assertThat(refusal("{\"puzzle\":" + list(PUZZLE.substring(1)).replace(".", "0") + ",\"solution\":"
                        + list(SOLUTION) + "}"))
                .isEqualTo("expected 81 cells, got 80");
        assertThat(refusal("{\"puzzle\":\"" + PUZZLE.substring(1) + "\",\"solution\":\"" + SOLUTION + "\"}"))
                .isEqualTo("column 81: expected 81 cells, got 80");
    }

    @Test
    void a_solution_is_read_where_it_is_alone() {
        for (String name :
                List.of("solution", "solvedGrid", "answers", "Lösung", "solución", "解答", "result", "full_solution")) {
            String alone = "{\"id\": 7, \"" + name + "\": \"" + SOLUTION + "\"}";
            assertThat(GroupedTexts.read(alone)).as(name).containsExactly(SOLUTION);
            String beside = "{\"" + name + "\": \"" + SOLUTION + "\", \"p\": \"" + PUZZLE.replace('5', '.') + "\"}";
            assertThat(GroupedTexts.read(beside)).as(name).containsExactly(PUZZLE.replace('5', '.'));
        }
        assertThat(GroupedTexts.read("{\"unsolved\": \"" + PUZZLE + "\"}")).containsExactly(PUZZLE);
        assertThat(GroupedTexts.read("[\"" + SOLUTION + "\", \"" + PUZZLE + "\"]"))
                .containsExactly(PUZZLE);
    }

    @Test
    void texts_that_are_no_puzzle_are_one_message() {
        Seeds.each(500, random -> {
            String text = new WrittenValues(random).nothing();
            assertThat(GroupedTexts.read(text))
                    .as(text)
                    .hasSizeLessThan(2)
                    .allMatch(read -> read.contains("no puzzle"));
        });
    }

    /** Lines are looked at a bounded number of times each, and no more lines are kept than are looked ahead. */
    @Test
    void work_grows_with_the_text() {
        for (String element :
                List.of(list(PUZZLE.replace('.', '0')), "{\"a\": {\"b\": [1, 2, {\"c\": 3}]}}", "[", "{\"x\":")) {
            long small = looks(element, 400);
            long large = looks(element, 4_000);
            assertThat(large).as(element).isLessThanOrEqualTo(11 * small);
        }
    }

    private static long looks(String element, int count) {
        String text = "[\n" + (element + ",\n").repeat(count) + "0\n]";
        CountedLines lines = new CountedLines(TextLines.of(text));
        LineGrouping grouping = new GridLines();
        int at = 0;
        while (at < lines.lines.size()) {
            CountedLines ahead = lines.behind(at);
            var container = grouping.container(ahead);
            int begin = at;
            if (container.isPresent()) {
                boolean goesOn = true;
                while (goesOn
                        && at < lines.lines.size()
                        && (at == begin || !container.get().endsBefore(lines.lines.line(at)))) {
                    lines.looks[0]++;
                    goesOn = container.get().read(lines.lines.line(at++));
                }
            } else {
                at += grouping.first(ahead).lines();
            }
        }
        return lines.looks[0];
    }

    /** Lines that count how often one is looked at. */
    private record CountedLines(TextLines lines, long[] looks) implements LineGrouping.LinesAhead {

        CountedLines(TextLines lines) {
            this(lines, new long[1]);
        }

        CountedLines behind(int count) {
            return new CountedLines(lines.behind(count), looks);
        }

        @Override
        public boolean has(int index) {
            return lines.has(index);
        }

        @Override
        public String line(int index) {
            looks[0]++;
            return lines.line(index);
        }
    }

    @Test
    void a_file_may_be_cut_where_the_grouping_says_so() {
        Seeds.each(200, 2_000, random -> {
            WrittenValues written = new WrittenValues(random);
            List<String> lines = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                List<String> puzzles = new ArrayList<>(Collections.nCopies(random.below(4), PUZZLE));
                lines.addAll(List.of(written.piece(puzzles).split("\r?\n", -1)));
            }
            GridLines grouping = new GridLines();
            List<String> whole = found(lines, 0);
            for (int i = 1; i < lines.size(); i++) {
                String before = grouping.comments(lines.get(i - 1)) ? "" : lines.get(i - 1);
                if (!grouping.comments(lines.get(i)) && grouping.cutBefore(before, lines.get(i))) {
                    List<String> parts = new ArrayList<>(found(lines.subList(0, i), 0));
                    parts.addAll(found(lines.subList(i, lines.size()), i));
                    assertThat(parts).as(i + " of\n" + String.join("\n", lines)).isEqualTo(whole);
                }
            }
        });
    }

    private static List<String> found(List<String> lines, int from) {
        List<String> found = new ArrayList<>();
        new FoundTexts(new GridLines(), TextLines.of(String.join("\n", lines)))
                .forEachRemaining(text -> found.add(from + text.line() + " " + text.text() + text.fault()));
        return found;
    }
}
