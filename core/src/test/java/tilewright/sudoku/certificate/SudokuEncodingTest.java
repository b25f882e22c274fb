package tilewright.sudoku.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.proof.Certificate;
import tilewright.proof.CertificateChecker;
import tilewright.proof.Cnf;
import tilewright.proof.Encoding;
import tilewright.proof.Encoding.Completion;
import tilewright.prove.Refuter;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.RandomVariants;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.PlainRules;
import tilewright.sudoku.variant.VariantSampler;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.sudoku.variant.Work;
import tilewright.text.Cursor;
import tilewright.text.TextError;

class SudokuEncodingTest {

    private static final String GRID =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /** With equal digits in columns. */
    private static final String OTHER =
            "537648912672195348198372564859761423426853791713924856961537284287419635345286179";

    private static final String TWO = "c tilewright sudoku several\nc puzzle %s\nc grid %s\nc grid %s\n";
    private static final String EMPTY = ".".repeat(81);
    private static final SudokuEncoding ENCODING = new SudokuEncoding();

    private static Encoding.Encoded position(String text) {
        return ENCODING.position(new Cursor(text));
    }

    private static Certificate check(String text) {
        return CertificateChecker.check(ENCODING, text);
    }

    private static void refused(String text, int row, int column, String reason) {
        assertThatThrownBy(() -> check(text)).isInstanceOfSatisfying(TextError.class, error -> {
            assertThat(error.problem().text()).contains(reason);
            assertThat(List.of(error.row(), error.column())).containsExactly(row, column);
        });
    }

    /** A dull way to the same clauses. */
    @Test
    void the_formula_has_the_clauses_that_are_described() {
        Cnf formula = position(EMPTY).formula();
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
        Cnf formula = position("5" + EMPTY.substring(2) + "9").formula();
        assertThat(formula.size()).isEqualTo(10_532);
        assertThat(formula.clause(10_531)).containsExactly(5);
        assertThat(formula.clause(10_532)).containsExactly(729);
    }

    @Test
    void a_claim_names_a_variable_of_its_position() {
        assertThat(literal("r1c2=2", EMPTY)).isEqualTo(11);
        assertThat(literal("r1c2-2", EMPTY)).isEqualTo(-11);
        assertThat(literal("r9c9=9", EMPTY)).isEqualTo(729);
        assertThat(literal("r1c2=2", "4x4")).isEqualTo(6);
        assertThat(literal("r4c4-4", "4x4")).isEqualTo(-64);
        assertThat(literal("r5c4-4", "4x4")).isZero();
        assertThat(literal("r4c5-4", "4x4")).isZero();
        assertThat(literal("r4c4-5", "4x4")).isZero();
        assertThat(literal("r25c25=P", "25x25 boxes=none")).isEqualTo(25 * 25 * 25);
    }

    /** Of neighbors with and without marks, and of a renban, with digits that differ as they may at most. */
    @Test
    void two_cells_are_forbidden_what_their_rules_forbid() {
        assertAllowed("9x9 renban=r1c1-3", 1, (one, two) -> Math.abs(one - two) < 3);
        assertAllowed("9x9 all-dots white=r1c1-2", 1, (one, two) -> Math.abs(one - two) == 1);
        assertAllowed("9x9 all-dots black=r1c1-2", 1, (one, two) -> one == 2 * two || two == 2 * one);
        assertAllowed(
                "9x9 all-dots white=r1c1-2 black=r2-3c1",
                9,
                (one, two) -> Math.abs(one - two) > 1 && one != 2 * two && two != 2 * one);
        assertAllowed("9x9 all-black white=r1c1-2", 1, (one, two) -> Math.abs(one - two) == 1);
        assertAllowed("9x9 all-black white=r1c1-2", 9, (one, two) -> one != 2 * two && two != 2 * one);
        assertAllowed("9x9 all-white black=r1c1-2", 1, (one, two) -> one == 2 * two || two == 2 * one);
        assertAllowed("9x9 all-white black=r1c1-2", 9, (one, two) -> Math.abs(one - two) > 1);
    }

    /** Looks at the first cell with another one of its row or column. */
    private static void assertAllowed(String rules, int other, BiPredicate<Integer, Integer> allowed) {
        Cnf formula = position(rules).formula();
        Set<List<Integer>> clauses = new HashSet<>();
        for (int number = 1; number <= formula.size(); number++) {
            clauses.add(Arrays.stream(formula.clause(number)).boxed().toList());
        }
        for (int one = 1; one <= 9; one++) {
            for (int two = 1; two <= 9; two++) {
                assertThat(clauses.contains(List.of(-one, -9 * other - two)))
                        .as("%s: %d %d", rules, one, two)
                        .isEqualTo(one == two || !allowed.test(one, two));
            }
        }
    }

    @Test
    void a_puzzle_lacks_each_of_its_clues_in_turn() {
        assertThat(position("5" + EMPTY.substring(2) + "9").weaker().stream()
                        .map(weaker -> weaker.formula().dimacs()))
                .containsExactly(
                        position(EMPTY.substring(1) + "9").formula().dimacs(),
                        position("5" + EMPTY.substring(1)).formula().dimacs());
        assertThat(position(EMPTY).weaker()).isEmpty();
    }

    private static int literal(String claim, String position) {
        return position(position).literal(ENCODING.literal(new Cursor(claim)));
    }

    /** Rules are asked one after the other; sums have variables of their own. */
    @Test
    void a_grid_satisfies_the_formula_of_rules_if_it_keeps_them() {
        Map<Boolean, Integer> seen = new HashMap<>();
        Seeds.each(400, 10_000, random -> {
            int side = 2 + random.below(8);
            Variant plain = Variant.of(side).with(new Boxes.None());
            int[] digits = grid(plain, random);
            int kind = random.below(RandomVariants.KINDS);
            boolean wanted = random.below(2) == 0;
            Variant rules = RandomVariants.with(plain, kind, random);
            for (int tries = 0; tries < 200 && PlainRules.hold(rules, digits) != wanted; tries++) {
                rules = RandomVariants.with(plain, kind, random);
            }
            boolean kept = PlainRules.hold(rules, digits);
            Encoding.Encoded position = position(rules.toString());
            Completion completion = position.completion(new Cursor(text(digits)));
            assertThat(position.formula().holds(completion.truth()))
                    .as("%s %s", rules, text(digits))
                    .isEqualTo(kept);
            seen.merge(kept, 1, Integer::sum);
        });
        assertThat(seen.get(true)).isGreaterThan(100);
        assertThat(seen.get(false)).isGreaterThan(100);
    }

    private static int[] grid(Variant rules, SeededRandom random) {
        VariantSampler.Found found =
                new VariantSolver(rules).sampler(random).grid(1_000_000, Work.unbounded(Stop.never()));
        return ((VariantSampler.Found.Grid) found).digits();
    }

    private static String text(int[] digits) {
        return GivenText.text(Arrays.stream(digits).boxed().toList());
    }

    /** Whatever values the variables of sums have. */
    @Test
    void no_other_grid_satisfies_the_formula() {
        Seeds.each(60, 5_000, random -> {
            Variant rules = RandomVariants.any(2 + random.below(4), random);
            VariantPuzzle puzzle = VariantPuzzle.empty(rules);
            boolean possible = !new VariantSolver(rules)
                    .solve(puzzle, Limits.NONE.withSolutions(1))
                    .found()
                    .isEmpty();
            Refuter refuter = new Refuter(position(puzzle.toString()).formula());
            assertThat(refuter.proof(Limits.NONE).isEmpty()).as("%s", rules).isEqualTo(possible);
            assertThat(refuter.holds()).isEqualTo(possible);
        });
    }

    /** Of a puzzle without a solution some clues may do; they must be the puzzle's. */
    @Test
    void a_conflict_has_some_of_the_clues_and_the_same_rules() {
        String conflict = "55" + EMPTY.substring(2);
        String proof =
                new Refuter(position(conflict).formula()).proof(Limits.NONE).orElseThrow();
        String text = "c tilewright sudoku none\nc puzzle %s\nc conflict " + conflict + "\n" + proof;
        String more = conflict.substring(0, 80) + "1";
        assertThat(check(text.formatted(more)).position()).isEqualTo(more);
        for (String other : List.of("5" + EMPTY.substring(1), "53" + EMPTY.substring(2), "9x9 x " + more)) {
            refused(text.formatted(other), 3, 12, "lacks some of these tiles");
        }
    }

    @Test
    void a_formula_of_millions_of_clauses_is_refused() {
        String sums = IntStream.range(1, 26)
                .mapToObj(row -> "300:r" + row + "c1:dr;300:r" + row + "c25:ul")
                .collect(Collectors.joining(";"));
        assertThatThrownBy(() -> position("25x25 little-killer=" + sums))
                .isInstanceOf(TextError.class)
                .hasMessageContaining("too large");
    }

    @Test
    void grids_of_several_solutions_differ() {
        String turned = new StringBuilder(GRID).reverse().toString();
        String text = TWO.formatted(EMPTY, GRID, turned);
        assertThat(check(text + "\n\n").text()).isEqualTo(text);
        refused(TWO.formatted(EMPTY, GRID, GRID), 4, 1, "was there before");
        refused(TWO.formatted("4" + EMPTY.substring(1), GRID, turned), 3, 1, "no completion");
        refused(TWO.formatted(EMPTY, GRID, OTHER), 4, 1, "no completion");
        refused(text + "x", 5, 1, "expected the end");
        refused(TWO.formatted(EMPTY, GRID, GRID.replace('1', '.')), 4, 15, "every cell of a solution has a digit");
        refused(TWO.formatted(EMPTY, GRID, "." + GRID.substring(1)), 4, 8, "every cell of a solution has a digit");
        refused(TWO.formatted(EMPTY + ".", GRID, turned), 2, 91, "expected the end of the line");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                            | 1 | 1  | begins with "c tilewright sudoku"
            c tilewright sudoku           | 1 | 1  | begins with "c tilewright sudoku"
            c tilewright sudoku most      | 1 | 21 | expected unique, minimal, none
            c tilewright sudoku none      | 1 | 25 | expected the end of the line
            c tilewright sudoku none/x    | 2 | 1  | begins with "c puzzle"
            c tilewright sudoku r0c1=1/   | 1 | 22 | the row must be 1 to 25
            c tilewright sudoku r1c26=1/  | 1 | 24 | the column must be 1 to 25
            c tilewright sudoku r1c1=0/   | 1 | 26 | a digit is 1 to 9
            c tilewright sudoku r1c1=Q/   | 1 | 26 | a digit is 1 to 9
            c tilewright sudoku r1c10=1/c puzzle 4x4/ | 1 | 21 | no place for what is claimed
            c tilewright sudoku r1c1!2/   | 1 | 25 | expected (=)
            c tilewright sudoku none/c puzzle ... | 2 | 13 | a grid has 81 cells
            """)
    void a_head_that_is_none_is_refused(String text, int row, int column, String reason) {
        refused(text.replace('/', '\n'), row, column, reason);
    }
}
