package tilewright.sudoku.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.task.VariantTask;
import tilewright.text.Cursor;
import tilewright.text.FoundTexts;
import tilewright.text.Json;
import tilewright.text.Refusal;
import tilewright.text.TextLines;

/** Grids of other sizes without a word about their rules, in lines, rows, and lists. */
final class PlainSizesTest {

    private static final List<Integer> SIDES = List.of(4, 6, 8, 10, 12, 15, 16, 20, 25);
    private static final Puzzle<?, ?, ?> SUDOKU = Puzzles.CATALOG.puzzles().stream()
            .filter(puzzle -> puzzle.id().equals("sudoku"))
            .findFirst()
            .orElseThrow();

    /** The puzzles of a file in one line; those that are none are left out. */
    private static List<String> read(String file) {
        List<String> read = new ArrayList<>();
        new FoundTexts(VariantTask.grouping(SUDOKU), TextLines.of(file))
                .forEachRemaining(found -> Optional.of(found.text())
                        .filter(text -> found.fault().isEmpty())
                        .flatMap(text -> VariantTexts.read(new Cursor(text)))
                        .ifPresent(puzzle -> read.add(puzzle.toString())));
        return read;
    }

    /** Some digits of a grid in which each row is the one before it, turned. */
    private static List<Integer> digits(int side, SeededRandom random) {
        int height = (int) Math.sqrt(side);
        while (side % height > 0) {
            height--;
        }
        int rows = height;
        int width = side / rows;
        return IntStream.range(0, side * side)
                .map(cell -> {
                    int row = cell / side;
                    int digit = (width * (row % rows) + row / rows + cell % side) % side + 1;
                    return cell < 2 || cell == side * side - 1 || random.below(2) == 0 ? digit : 0;
                })
                .boxed()
                .toList();
    }

    private static String joined(List<Integer> digits, int side, String between, String row, String empty) {
        return IntStream.range(0, side)
                .mapToObj(r -> digits.subList(r * side, r * side + side).stream()
                        .map(digit -> digit == 0 ? empty : String.valueOf(digit))
                        .collect(Collectors.joining(between)))
                .collect(Collectors.joining(row));
    }

    @Test
    void grids_are_read_in_every_form() {
        for (int side : SIDES) {
            Seeds.each(3, random -> {
                List<Integer> digits = digits(side, random);
                String expected = new VariantPuzzle(Variant.of(side), digits).toString();
                String line = GivenText.text(digits);
                String rows = line.replaceAll("(.{" + side + "})(?=.)", "$1\n");
                List<String> texts = new ArrayList<>(List.of(
                        line,
                        line.replace('.', '0'),
                        rows,
                        joined(digits, side, ",", "\n", ""),
                        joined(digits, side, " ", "\n", "0"),
                        joined(digits, side, "\t", "\n", "."),
                        "[[" + joined(digits, side, ",", "],\n[", "0") + "]]",
                        "[[" + joined(digits, side, ", ", "], [", "null") + "]]",
                        "{\"id\": 3, \"grid\": [\"" + rows.replace("\n", "\", \"") + "\"]}",
                        "{\"puzzle\": \"" + line + "\", \"level\": \"easy\"}"));
                if (side > 9) {
                    texts.add(letters(digits));
                    texts.add(letters(digits).toLowerCase(java.util.Locale.ROOT).replace('.', '-'));
                }
                for (String text : texts) {
                    assertThat(read(text + "\n")).as(text).containsExactly(expected);
                }
            });
        }
    }

    /** A for 1, B for 2, and so on. */
    private static String letters(List<Integer> digits) {
        return digits.stream()
                .map(digit -> digit == 0 ? "." : String.valueOf((char) ('A' + digit - 1)))
                .collect(Collectors.joining());
    }

    @Test
    void hexadecimal_digits_count_from_zero() {
        List<Integer> digits = digits(16, new SeededRandom(3));
        String line = digits.stream()
                .map(digit -> digit == 0 ? "." : Integer.toHexString(digit - 1))
                .collect(Collectors.joining());
        assertThat(read(line)).containsExactly(new VariantPuzzle(Variant.of(16), digits).toString());
    }

    @Test
    void a_puzzle_of_each_line_or_element_is_read() {
        assertThat(read("1...............\n..3....2....4...\n")).hasSize(1);
        assertThat(read("1..2............\n..3....2....4...\n")).hasSize(2);
        assertThat(
                        read(
                                "{\"grids\": [[[1,0,0,2],[0,0,0,0],[0,0,0,0],[0,3,0,0]],[[0,4,0,1],[0,0,0,0],[2,0,0,0],[0,3,0,0]]]}"))
                .containsExactly("4x4 1..2.........3..", "4x4 .4.1....2....3..");
        assertThat(
                        read(
                                "{\"puzzle\": [[1,0,0,2],[0,0,0,0],[0,0,0,0],[0,3,0,0]], \"solution\": [[1,3,4,2],[2,4,1,3],[3,1,2,4],[4,2,3,1]]}"))
                .hasSize(1);
    }

    /** What a text is read as, or the sentence with which it is refused. */
    private static String answer(String text) {
        try {
            return VariantTexts.read(new Cursor(text))
                    .map(VariantPuzzle::toString)
                    .orElse("none");
        } catch (Refusal refusal) {
            return refusal.message().text();
        }
    }

    /** In a list, indented or not, and within another object; links and texts of other programs as well. */
    @Test
    void puzzles_of_other_rules_are_read_in_any_list() throws IOException {
        List<String> objects = new ArrayList<>();
        List<String> links = new ArrayList<>();
        try (InputStream in = Objects.requireNonNull(FamilyCase.class.getResourceAsStream("family/fpuzzles.json"))) {
            Json all = Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            for (Json item : ((Json.Arr) all).items()) {
                Json.Obj known = (Json.Obj) item;
                objects.add(known.field("object").orElseThrow().toString());
                links.add("https://f-puzzles.com/?load="
                        + ((Json.Str) known.field("load").orElseThrow()).value());
            }
        }
        List<String> expected = objects.stream().map(PlainSizesTest::answer).toList();
        for (String file : List.of(
                "[" + String.join(",", objects) + "]",
                "{\"puzzles\": [\n  " + String.join(",\n  ", objects) + "\n]}\n",
                String.join("\n", objects) + "\n",
                "[\"" + String.join("\", \"", links) + "\"]",
                "[\n{\"url\": \"" + String.join("\"},\n{\"url\": \"", links) + "\"}\n]\n")) {
            List<String> found = new ArrayList<>();
            new FoundTexts(VariantTask.grouping(SUDOKU), TextLines.of(file))
                    .forEachRemaining(text -> found.add(answer(text.text())));
            assertThat(found).isEqualTo(expected);
        }
        assertThat(expected).hasSizeGreaterThan(15);
        String text = ".Shape~4x4.Diagonal~-1.~R1C1_1";
        assertThat(read("{\"name\": \"x\", \"iss\": \"" + text + "\"}")).containsExactly(answer(text));
    }

    @Test
    void matrices_are_no_puzzles() {
        for (String matrix : List.of(
                "1 0 0 0\n0 1 0 0\n0 0 1 0\n0 0 0 1\n",
                "[[1,0,0,0],[0,1,0,0],[0,0,1,0],[0,0,0,1]]\n",
                "0 1 1 0\n1 0 0 1\n1 0 0 1\n0 1 1 0\n",
                "0000000000000000\n",
                "0101010101010101\n",
                "1 2 3 4 4 1\n1 2 3 4 5 6\n6 5 4 3 2 1\n1 1 1 1 1 1\n2 2 2 2 2 2\n3 3 3 3 3 3\n")) {
            assertThat(read(matrix)).as(matrix).isEmpty();
        }
    }
}
