package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

/** Puzzles with further rules and of other sizes in files: named once, and never read as another puzzle. */
final class FurtherRulesTest {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String VARIANT =
            "this puzzle has a further rule (%s); only Sudokus without further rules are read";
    private static final String SIZE = "this is a %d×%d Sudoku; only Sudokus of 9 rows are read";

    private static String lists(String cells) {
        return IntStream.range(0, 9)
                .mapToObj(row -> cells.substring(9 * row, 9 * row + 9)
                        .chars()
                        .mapToObj(c -> c == '.' ? "0" : String.valueOf((char) c))
                        .collect(Collectors.joining(",", "[", "]")))
                .collect(Collectors.joining(",", "[", "]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"areas", "cages", "killerCages", "thermometers", "arrows"})
    void cages_in_any_object_are_a_further_rule(String name) {
        String cages = "\"" + name + "\":[{\"cells\":[[0,0],[0,1]],\"sum\":8},{\"cells\":[[1,0]],\"sum\":6}]";
        for (String puzzle : List.of("\"" + CLUES + "\"", lists(CLUES))) {
            String solution = "\"solution\":\"" + SOLUTION + "\"";
            for (String fields : List.of(
                    "\"puzzle\":" + puzzle + "," + cages,
                    cages + ",\"puzzle\":" + puzzle,
                    "\"puzzle\":" + puzzle + "," + solution + "," + cages,
                    cages + ",\"game\":{\"puzzle\":" + puzzle + "," + solution + "}",
                    "\"game\":{\"level\":[" + puzzle + "]}," + cages)) {
                for (String text :
                        List.of("{" + fields + "}", "[\n{\n" + fields.replace(",\"", ",\n\"") + "\n}\n]\n")) {
                    assertThat(GroupedTexts.read(text)).as(text).containsExactly(VARIANT.formatted(name));
                }
            }
            String none = "{\"puzzle\":" + puzzle + ",\"" + name + "\":[]}";
            assertThat(GroupedTexts.read(none)).as(none).containsExactly(CLUES);
            String plain = "{\"puzzle\":" + puzzle + "}";
            String several = "[" + plain + ",{\"puzzle\":" + puzzle + "," + cages + "}," + plain + "]";
            assertThat(GroupedTexts.read(several)).as(several).containsExactly(CLUES, VARIANT.formatted(name), CLUES);
        }
    }

    @Test
    void a_map_of_areas_is_no_puzzle() {
        String map = "123456789".repeat(9);
        for (String areas : List.of("\"" + map + "\"", lists(map))) {
            assertThat(GroupedTexts.read("{\"grid\":\"" + CLUES + "\",\"jigsaw\":" + areas + "}"))
                    .containsExactly(VARIANT.formatted("jigsaw"));
        }
    }

    @Test
    void regions_are_a_further_rule_where_they_are_not_the_usual_boxes() {
        String usual = "111222333".repeat(3) + "444555666".repeat(3) + "777888999".repeat(3);
        String other = "112222333" + "111222333" + "111222333" + usual.substring(27);
        String places = IntStream.range(0, 81)
                .mapToObj(i -> "[%d,%d]".formatted(i / 27 * 3 + i % 9 / 3, i / 9 % 3 * 3 + i % 3))
                .collect(Collectors.joining(","));
        for (String boxes : List.of("\"" + usual + "\"", lists(usual), "[" + places + "]")) {
            for (String text : List.of(
                    "{\"grid\":" + lists(CLUES) + ",\"regions\":" + boxes + "}",
                    "{\"regions\":" + boxes + ",\"grid\":\"" + CLUES + "\"}")) {
                assertThat(GroupedTexts.read(text)).as(text).containsExactly(CLUES);
            }
        }
        for (String boxes : List.of("\"" + other + "\"", lists(other), "[" + places.replaceFirst("0,2", "0,3") + "]")) {
            String text = "{\"grid\":" + lists(CLUES) + ",\"regions\":" + boxes + "}";
            assertThat(GroupedTexts.read(text)).as(text).containsExactly(VARIANT.formatted("regions"));
        }
    }

    private static String grid(int side, String between, int rows, SeededRandom random) {
        StringBuilder grid = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < side; column++) {
                int value = random.below(3) == 0 ? 1 + random.below(side) : 0;
                boolean letters = between.isEmpty() && side > 9;
                grid.append(column > 0 ? between : "")
                        .append(value == 0 ? "." : letters ? String.valueOf((char) ('A' + value - 1)) : value);
            }
            grid.append('\n');
        }
        return grid.toString();
    }

    @Test
    void grids_of_other_sizes_are_named_once() {
        for (int side : new int[] {4, 6, 8, 10, 12, 15, 16, 20, 25}) {
            Seeds.each(20, random -> {
                for (String between : List.of("", " ", ",", "\t", ";")) {
                    String grid = grid(side, between, side, random);
                    String sentence = SIZE.formatted(side, side);
                    assertThat(GroupedTexts.read(grid))
                            .as(grid)
                            .allMatch(read -> read.endsWith(sentence))
                            .hasSize(1);
                    assertThat(GroupedTexts.read(grid + "\n" + CLUES))
                            .as(grid)
                            .hasSize(2)
                            .endsWith(CLUES);
                }
                String line = grid(side, "", side, random).replace("\n", "");
                assertThat(GroupedTexts.read(line))
                        .as(line)
                        .hasSize(1)
                        .allMatch(read -> read.endsWith(SIZE.formatted(side, side)));
            });
        }
    }

    @Test
    void the_first_rows_of_a_large_grid_are_enough() {
        Seeds.each(
                20,
                random -> assertThat(GroupedTexts.read(grid(25, ",", 3, random)))
                        .hasSize(1)
                        .allMatch(read -> read.endsWith(SIZE.formatted(25, 25))));
    }

    @Test
    void nine_rows_with_a_slip_are_still_told_of_it() {
        String rows = IntStream.range(0, 9)
                .mapToObj(row -> CLUES.substring(9 * row, 9 * row + 9) + (row == 3 ? "1" : ""))
                .collect(Collectors.joining("\n"));
        assertThat(GroupedTexts.read(rows))
                .containsExactly("row 4, column 10: expected 9 cells in this row, got 10; unexpected (1)");
    }
}
