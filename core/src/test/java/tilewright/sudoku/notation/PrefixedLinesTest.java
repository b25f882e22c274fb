package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Grids of which each row has something before it, or around it. */
final class PrefixedLinesTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static String row(int row) {
        return PUZZLE.substring(9 * row, 9 * row + 9);
    }

    private static String rows(IntFunction<String> written) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            rows.add(written.apply(row));
        }
        return String.join("\n", rows);
    }

    private static void read(String text) {
        assertThat(GroupedTexts.read(text)).as(text).containsExactly(PUZZLE);
        assertThat(GroupedTexts.read("Puzzle 1\n" + text + "\n\nPuzzle 2\n" + text + "\n"))
                .as(text)
                .containsExactly(PUZZLE, PUZZLE);
    }

    @Test
    void a_frame_may_stand_in_a_remark() {
        String frame = "+---+---+---+---+---+---+---+---+---+";
        String high = frame + "\n"
                + rows(row ->
                        "| " + String.join(" | ", row(row).replace('.', ' ').split("")) + " |\n" + frame);
        String low = "+-------+-------+-------+\n"
                + rows(row ->
                        "| " + row(row).replaceAll("(.)(.)(.)", "$1 $2 $3 | ").strip()
                                + (row % 3 == 2 ? "\n+-------+-------+-------+" : ""));
        for (String sign : List.of("#", "# ", "#     ", "// ", "//", " * ", "    // ", "-- ", "; ", "% ", "/// ")) {
            for (String text : List.of(high, low)) {
                read(sign + text.replace("\n", "\n" + sign));
            }
        }
        String bare = rows(row -> "// " + row(row));
        read(bare);
        assertThat(GroupedTexts.read(rows(row -> "# " + row(row)))).isEmpty();
    }

    @Test
    void a_row_may_be_the_value_of_a_name_with_its_number() {
        String zeros = PUZZLE.replace('.', '0');
        for (String name : List.of("line%d = [", "row%d = [", "r%d: [", "let row_%d = [", "grid[%d] = {", "Row %d: ")) {
            for (int first : List.of(0, 1)) {
                for (String comma : List.of(",", ", ", " ")) {
                    String close = name.endsWith("[") ? "]" : name.endsWith("{") ? "};" : "";
                    read(rows(row -> name.formatted(row + first)
                            + String.join(
                                    comma, zeros.substring(9 * row, 9 * row + 9).split(""))
                            + close));
                }
            }
        }
        read(rows(row -> "row%d = \"%s\"".formatted(row + 1, row(row))));
        String wrong = rows(row -> "line%d = [5,3,0,0,7,0,0,0,0]".formatted(row % 3 + 1));
        assertThat(GroupedTexts.read(wrong)).noneMatch(text -> text.length() == 81);
    }

    @Test
    void rows_may_be_quoted_with_blanks() {
        for (String around : List.of("\"%s\"", "  \"%s\",", "'%s'", "[\"%s\"]", "\"%s\";")) {
            read(rows(row -> around.formatted(row(row).replace('.', ' '))));
        }
    }

    @Test
    void the_head_of_a_table_in_markdown_may_be_the_first_row() {
        for (String rule : List.of(
                "|---|---|---|---|---|---|---|---|---|", "| :---: ".repeat(9) + "|", "|" + " --- |".repeat(9))) {
            for (String empty : List.of(" ", ".", "")) {
                String table = rows(
                        row -> "| " + String.join(" | ", row(row).split("")) + " |" + (row == 0 ? "\n" + rule : ""));
                read(table.replace(".", empty));
            }
        }
    }

    @Test
    void sdk_files_without_a_line_end_may_follow_one_another() {
        String file = "#SPaper\n#B2026-02-04\n" + rows(PrefixedLinesTest::row);
        assertThat(GroupedTexts.read(file + file + file)).containsExactly(PUZZLE, PUZZLE, PUZZLE);
    }

    @Test
    void a_solution_below_a_grid_is_no_puzzle() {
        String solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        String list = "Board: 9x9\nConstraints:\n- Knowns:\n" + rows(row -> "  - " + row(row))
                + "\n- Columns:\n- Rows:\n- Boxes:\n" + "Solution:\n"
                + rows(row -> "- " + solution.substring(9 * row, 9 * row + 9)) + "\n";
        assertThat(GroupedTexts.read(list)).containsExactly(PUZZLE);
        assertThat(GroupedTexts.read(list + list)).containsExactly(PUZZLE, PUZZLE);
        assertThat(GroupedTexts.read(
                        list.replace("Solution", "Lösung").replace("  - ", "").replace("- ", "")))
                .containsExactly(PUZZLE);
        assertThat(GroupedTexts.read(rows(PrefixedLinesTest::row) + "\nSolution:\n" + rows(PrefixedLinesTest::row)))
                .containsExactly(PUZZLE, PUZZLE);
        assertThat(GroupedTexts.read("Solution:\n" + rows(row -> solution.substring(9 * row, 9 * row + 9))))
                .containsExactly(solution);
    }

    /** Clauses of a Sudoku as a problem of satisfiability, in DIMACS's form. */
    @Test
    void clauses_are_no_puzzle() {
        StringBuilder clauses = new StringBuilder("c sudoku\np cnf 729 8829\n");
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                clauses.append(9 * cell + digit).append(' ');
            }
            clauses.append("0\n");
        }
        for (int a = 1; a <= 9; a++) {
            for (int b = a + 1; b <= 9; b++) {
                clauses.append("-%d -%d 0\n".formatted(a, b));
            }
        }
        for (int a = 1; a <= 9; a++) {
            clauses.append("1 5 -2 6 3 7 -4 8 0\n");
        }
        assertThat(GroupedTexts.read(clauses.toString())).noneMatch(read -> read.length() == 81);
    }
}
