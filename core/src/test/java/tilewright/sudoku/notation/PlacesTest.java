package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;

/** Puzzles whose cells are told by their places. */
final class PlacesTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @Test
    void puzzles_are_read_however_their_cells_are_placed() {
        Seeds.each(200, 5_000, random -> {
            WrittenPlaces written = new WrittenPlaces(random);
            String puzzle = written.puzzle();
            String text = written.text(puzzle);
            assertThat(GroupedTexts.read(text)).as(text).containsExactly(puzzle);
        });
    }

    private static String triples(int first, String form, String between) {
        return IntStream.range(0, 81)
                .filter(cell -> PUZZLE.charAt(cell) != '.')
                .mapToObj(cell -> form.formatted(cell / 9 + first, cell % 9 + first, PUZZLE.charAt(cell)))
                .collect(Collectors.joining(between));
    }

    @Test
    void names_say_which_number_is_the_column() {
        for (String form : List.of(
                "{\"x\": %2$d, \"y\": %1$d, \"value\": %3$s}",
                "{\"position\": {\"row\": %1$d, \"col\": %2$d}, \"value\": %3$s}",
                "{\"pos\": [%1$d, %2$d], \"digit\": \"%3$s\"}",
                "{\"cell\": \"R%1$dC%2$d\", \"value\": %3$s}")) {
            String text = "[" + triples(1, form, ", ") + "]";
            assertThat(GroupedTexts.read(text)).as(text).containsExactly(PUZZLE);
        }
        assertThat(GroupedTexts.read("{" + triples(1, "\"x%2$dy%1$d\": %3$s", ",") + "}"))
                .containsExactly(PUZZLE);
    }

    /** Letters are rows, but where cells come column by column in the order of their letters. */
    @Test
    void letters_are_columns_where_cells_are_written_in_rows_of_them() {
        String rows = IntStream.range(0, 81)
                .mapToObj(cell ->
                        "\"%s%d\": \"%s\"".formatted("ABCDEFGHI".charAt(cell % 9), cell / 9 + 1, PUZZLE.charAt(cell)))
                .collect(Collectors.joining(", ", "{", "}"));
        assertThat(GroupedTexts.read(rows)).containsExactly(PUZZLE);
    }

    @Test
    void cells_of_inner_rows_alone_may_count_in_two_ways() {
        String text = "{\"puzzle\": ["
                + IntStream.range(0, 81)
                        .filter(cell -> cell / 9 > 0 && cell / 9 < 8 && cell % 9 > 0 && cell % 9 < 8)
                        .filter(cell -> cell % 2 == 0)
                        .mapToObj(cell -> "[%d, %d, %s]".formatted(cell / 9, cell % 9, SOLUTION.charAt(cell)))
                        .collect(Collectors.joining(", "))
                + "]}";
        assertThat(GroupedTexts.read(text)).hasSize(1).allMatch(read -> read.contains("may count from 0"));
    }

    @Test
    void triples_that_are_no_puzzle_are_not_read() {
        Seeds.each(100, 1_000, random -> {
            List<String> edges = IntStream.range(0, 25 + random.below(40))
                    .mapToObj(i -> "%d, %d, %d".formatted(random.below(10), random.below(10), random.below(10)))
                    .toList();
            String facts = "edge(" + String.join(").\nedge(", edges) + ").\n";
            String list = "[[" + String.join("], [", edges) + "]]";
            for (String text : List.of(facts, list)) {
                assertThat(GroupedTexts.read(text)).as(text).allMatch(read -> read.contains("no puzzle"));
            }
        });
    }

    @Test
    void clauses_are_one_message() {
        StringBuilder clauses = new StringBuilder("c a Sudoku\np cnf 729 324\n");
        for (int digit = 1; digit <= 9; digit++) {
            for (int other = digit + 1; other <= 9; other++) {
                clauses.append("-%d -%d 0\n".formatted(digit, other));
            }
            clauses.append("1 2 3 4 5 6 7 8 9 0\n5 3 0\n");
        }
        String sentence = "these are clauses of a formula (DIMACS), and there is no Sudoku in them";
        assertThat(GroupedTexts.read(clauses.toString())).containsExactly(sentence);
        assertThat(GroupedTexts.read(clauses + PUZZLE + "\n")).containsExactly(sentence, PUZZLE);
        assertThat(GroupedTexts.read(clauses.toString().replaceFirst("(?s).*?\n", "")))
                .containsExactly(sentence);
    }
}
