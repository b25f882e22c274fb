package tilewright.sudoku.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.proof.Cnf;
import tilewright.text.TextError;

class CertificateCheckerTest {

    private static final String GRID =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /** With equal digits in columns. */
    private static final String OTHER =
            "537648912672195348198372564859761423426853791713924856961537284287419635345286179";

    private static final String TWO = "c tilewright sudoku several\nc puzzle %s\nc grid %s\nc grid %s\n";

    private static int[] cells(String text) {
        return text.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
    }

    private static void refused(String text, int row, int column, String reason) {
        assertThatThrownBy(() -> CertificateChecker.check(text)).isInstanceOfSatisfying(TextError.class, error -> {
            assertThat(error.problem().text()).contains(reason);
            assertThat(List.of(error.row(), error.column())).containsExactly(row, column);
        });
    }

    /** A dull way to the same clauses. */
    @Test
    void the_formula_has_the_clauses_that_are_described() {
        Cnf formula = Encoding.of(new int[81]);
        assertThat(formula.variables()).isEqualTo(729);
        assertThat(formula.size()).isEqualTo(81 + 243 + 2_916 + 7_290);
        Set<List<Integer>> clauses = new HashSet<>();
        for (int number = 1; number <= formula.size(); number++) {
            clauses.add(Arrays.stream(formula.clause(number)).boxed().sorted().toList());
        }
        assertThat(clauses).hasSize(formula.size());
        for (int v = 0; v < 729; v++) {
            for (int w = 0; w < v; w++) {
                boolean cell = v / 9 == w / 9;
                boolean see =
                        v / 81 == w / 81 || v / 9 % 9 == w / 9 % 9 || v / 243 == w / 243 && v / 27 % 3 == w / 27 % 3;
                boolean excluded = cell || v % 9 == w % 9 && see;
                assertThat(clauses.contains(List.of(-v - 1, -w - 1)))
                        .as("%d %d", v, w)
                        .isEqualTo(excluded);
            }
        }
        assertThat(formula.clause(1)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(formula.clause(82)).containsExactly(1, 10, 19, 28, 37, 46, 55, 64, 73);
        assertThat(formula.clause(82 + 81)).containsExactly(1, 82, 163, 244, 325, 406, 487, 568, 649);
        assertThat(formula.clause(82 + 162)).containsExactly(1, 10, 19, 82, 91, 100, 163, 172, 181);
        assertThat(formula.clause(324)).containsExactly(549, 558, 567, 630, 639, 648, 711, 720, 729);
        assertThat(formula.clause(325)).containsExactly(-1, -2);
        assertThat(formula.clause(3_241)).containsExactly(-1, -10);
        assertThat(formula.clause(10_530)).containsExactly(-720, -729);
    }

    @Test
    void clues_come_behind_the_rules() {
        int[] clues = new int[81];
        clues[0] = 5;
        clues[80] = 9;
        Cnf formula = Encoding.of(clues);
        assertThat(formula.size()).isEqualTo(10_532);
        assertThat(formula.clause(10_531)).containsExactly(5);
        assertThat(formula.clause(10_532)).containsExactly(729);
    }

    @Test
    void a_claim_is_denied_by_the_last_clause() {
        int[] clues = new int[81];
        Certificate unique = new Certificate(clues, new Claim.Unique(), List.of(cells(GRID)), "");
        assertThat(unique.formula().clause(10_531))
                .hasSize(81)
                .startsWith(-5, -12, -22)
                .endsWith(-729);
        Certificate placed = new Certificate(clues, new Claim.Forced(1, 2, true), List.of(), "");
        assertThat(placed.formula().clause(10_531)).containsExactly(-11);
        Certificate removed = new Certificate(clues, new Claim.Forced(1, 2, false), List.of(), "");
        assertThat(removed.formula().clause(10_531)).containsExactly(11);
        assertThat(new Certificate(clues, new Claim.None(), List.of(), "")
                        .formula()
                        .size())
                .isEqualTo(10_530);
    }

    @Test
    void a_filled_grid_is_a_solution_or_not() {
        assertThat(Encoding.solves(new int[81], cells(GRID))).isTrue();
        assertThat(Encoding.solves(cells(GRID), cells(GRID))).isTrue();
        int[] clues = new int[81];
        clues[80] = 8;
        assertThat(Encoding.solves(clues, cells(GRID))).isFalse();
        int[] twice = cells(GRID);
        twice[0] = 3;
        assertThat(Encoding.solves(new int[81], twice)).isFalse();
    }

    @Test
    void grids_of_several_solutions_differ() {
        String empty = ".".repeat(81);
        String turned = new StringBuilder(GRID).reverse().toString();
        String text = TWO.formatted(empty, GRID, turned);
        assertThat(CertificateChecker.check(text + "\n\n").text()).isEqualTo(text);
        refused(TWO.formatted(empty, GRID, GRID), 4, 1, "the same grid");
        refused(TWO.formatted("4" + empty.substring(1), GRID, turned), 3, 1, "not a solution");
        refused(TWO.formatted(empty, GRID, OTHER), 4, 1, "not a solution");
        refused(text + "x", 5, 1, "expected the end");
        refused(TWO.formatted(empty, GRID, GRID.replace('1', '.')), 4, 15, "a cell is 1 to 9");
        refused(TWO.formatted(empty.replace('.', '0'), GRID, turned), 2, 10, "a cell is 1 to 9");
        refused(TWO.formatted(empty + ".", GRID, turned), 2, 91, "expected the end of the line");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                            | 1 | 1  | begins with "c tilewright sudoku"
            c tilewright sudoku           | 1 | 1  | begins with "c tilewright sudoku"
            c tilewright sudoku most      | 1 | 21 | expected unique, none, several
            c tilewright sudoku none      | 1 | 25 | expected the end of the line
            c tilewright sudoku none/x    | 2 | 1  | begins with "c puzzle"
            c tilewright sudoku r0c1=1/   | 1 | 22 | the row must be 1 to 9
            c tilewright sudoku r1c10=1/  | 1 | 24 | the column must be 1 to 9
            c tilewright sudoku r1c1=0/   | 1 | 26 | a digit must be 1 to 9
            c tilewright sudoku r1c1!2/   | 1 | 25 | expected (=)
            c tilewright sudoku none/c puzzle ... | 2 | 13 | the text ends here
            """)
    void a_head_that_is_none_is_refused(String text, int row, int column, String reason) {
        refused(text.replace('/', '\n'), row, column, reason);
    }
}
