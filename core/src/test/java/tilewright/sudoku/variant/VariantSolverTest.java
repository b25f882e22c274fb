package tilewright.sudoku.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Seeds;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.rules.RandomVariants;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.rules.VariantText;

class VariantSolverTest {

    private static Stream<FamilyCase> cases() {
        return FamilyCase.all().stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void solutions_of_other_programs(FamilyCase known) {
        VariantPuzzle puzzle = known.puzzle();
        VariantSolver solver = new VariantSolver(puzzle.rules());
        assertThat(solver.count(puzzle, Limits.NONE).number()).isEqualTo(known.solutions());
        Solver.Solutions<List<Integer>> found = solver.solve(puzzle, Limits.NONE.withSolutions(2));
        assertThat(found.found())
                .allMatch(digits -> PlainRules.hold(
                        puzzle.rules(),
                        digits.stream().mapToInt(Integer::intValue).toArray()));
        known.solution()
                .ifPresent(solution -> assertThat(found.found())
                        .containsExactly(VariantSolverTest.digits(
                                solution, puzzle.rules().side())));
    }

    private static List<Integer> digits(String solution, int side) {
        return (side < 10 ? Stream.of(solution.split("")) : Stream.of(solution.split(",")))
                .map(Integer::valueOf)
                .toList();
    }

    /** Of all Latin squares of side 4 those that keep the rules. */
    @Test
    void all_solutions_of_small_rules_of_each_kind() {
        List<int[]> squares = PlainGrids.all(VariantText.PUZZLES.parse("4x4 boxes=none"));
        assertThat(squares).hasSize(576); // OEIS A002860
        Seeds.each(RandomVariants.KINDS * 20, RandomVariants.KINDS * 1_000, random -> {
            Variant rules =
                    RandomVariants.with(RandomVariants.any(4, random), random.below(RandomVariants.KINDS), random);
            assertSolutions(VariantPuzzle.empty(rules), squares);
        });
    }

    @Test
    void all_solutions_of_puzzles_of_6_by_6_of_each_kind() {
        Seeds.each(RandomVariants.KINDS, RandomVariants.KINDS * 300, random -> {
            Variant rules = Variant.of(6);
            VariantPuzzle plain = thinned(rules, random);
            List<int[]> grids = PlainGrids.all(plain);
            for (int i = 0; i <= random.below(3); i++) {
                rules = RandomVariants.with(rules, random.below(RandomVariants.KINDS), random);
            }
            assertSolutions(new VariantPuzzle(rules, plain.givens()), grids);
        });
    }

    /** Some digits of a random grid. */
    private static VariantPuzzle thinned(Variant rules, SeededRandom random) {
        int[] row = random.permutation(6);
        List<Integer> givens = new ArrayList<>(VariantPuzzle.empty(rules).givens());
        IntStream.range(0, 6).forEach(column -> givens.set(column, row[column] + 1));
        int chosen = 1 + random.below(2_000);
        List<Integer> grid = new VariantSolver(rules)
                .solve(new VariantPuzzle(rules, givens), Limits.NONE.withSolutions(chosen))
                .found()
                .getLast();
        return new VariantPuzzle(
                rules,
                grid.stream().map(digit -> random.below(3) == 0 ? digit : 0).toList());
    }

    private static void assertSolutions(VariantPuzzle puzzle, List<int[]> grids) {
        Set<List<Integer>> expected = new HashSet<>();
        for (int[] grid : grids) {
            if (PlainRules.hold(puzzle.rules(), grid)) {
                expected.add(IntStream.of(grid).boxed().toList());
            }
        }
        Solver.Solutions<List<Integer>> found = new VariantSolver(puzzle.rules()).solve(puzzle, Limits.NONE);
        assertThat(found.outcome()).isInstanceOf(Outcome.Complete.class);
        assertThat(found.found()).as(puzzle.toString()).doesNotHaveDuplicates();
        assertThat(new HashSet<>(found.found())).as(puzzle.toString()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "4x4, 288",
        "4x4 x, 48",
        "4x4 anti-king, 0",
        "4x4 x disjoint, 48",
        "4x4 diagonal-up, 48",
        "6x6 x, 8640",
        "6x6 anti-knight anti-king, 0",
        "6x6 non-consecutive, 48",
        "6x6 x anti-knight, 0",
        "6x6 x disjoint, 0"
    })
    void numbers_of_grids(String rules, long number) {
        Variant variant = VariantText.RULES.parse(rules);
        assertThat(new VariantSolver(variant)
                        .count(VariantPuzzle.empty(variant), Limits.NONE)
                        .number())
                .isEqualTo(number);
    }

    /** Each first row has as many grids as the one with digits in their order. */
    @ParameterizedTest
    @CsvSource({"4x4, 24, 288", "6x6, 720, 28200960"})
    void numbers_of_grids_by_their_first_rows(String rules, long rows, long number) {
        Variant variant = VariantText.RULES.parse(rules);
        VariantPuzzle first = new VariantPuzzle(
                variant,
                IntStream.range(0, variant.cells())
                        .mapToObj(cell -> cell < variant.side() ? cell + 1 : 0)
                        .toList());
        assertThat(new VariantSolver(variant).count(first, Limits.NONE).number().longValueExact() * rows)
                .isEqualTo(number);
    }

    @Test
    void a_search_ends_at_its_limits() {
        VariantPuzzle empty = VariantPuzzle.empty(Variant.of(16));
        VariantSolver solver = new VariantSolver(empty.rules());
        assertThat(solver.each(empty, Limits.NONE.withNodes(1_000), _ -> {}))
                .isInstanceOfSatisfying(Outcome.Limited.class, limited -> {
                    assertThat(limited.nodes()).isEqualTo(1_000);
                    assertThat(limited.reason()).isEqualTo(Outcome.Reason.NODES);
                });
        int[] asked = new int[1];
        assertThat(solver.each(empty, Limits.NONE.withStop(() -> ++asked[0] > 3), _ -> {}))
                .isInstanceOfSatisfying(Outcome.Limited.class, limited -> {
                    assertThat(limited.nodes()).isLessThanOrEqualTo(3 * 64);
                    assertThat(limited.reason()).isEqualTo(Outcome.Reason.STOPPED);
                });
    }
}
