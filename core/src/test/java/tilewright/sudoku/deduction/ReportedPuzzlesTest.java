package tilewright.sudoku.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.compose.VariantGenerator;
import tilewright.sudoku.compose.VariantSetupText;
import tilewright.sudoku.exchange.VariantTexts;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.rules.VariantText;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.sudoku.variant.Work;
import tilewright.text.Cursor;

/** Puzzles of which people reported that a program was wrong about them, each with the public issue that has the facts. */
class ReportedPuzzlesTest {

    private static final Limits TWO = Limits.NONE.withSolutions(2);

    private static List<List<Integer>> solutions(VariantPuzzle puzzle) {
        Solver.Solutions<List<Integer>> solutions = new VariantSolver(puzzle.rules()).solve(puzzle, TWO);
        return solutions.found();
    }

    private static int[] digits(String grid) {
        return grid.chars().map(c -> c - '0').toArray();
    }

    /** SudokuMonster/SukakuExplainer 111: a grouped turbot took 4 from r1c6, where it is the solution. */
    @Test
    void no_step_of_an_x_windoku_is_wrong() {
        VariantPuzzle puzzle = VariantText.PUZZLES.parse("9x9 diagonal-down diagonal-up windoku "
                + ".......1.....2...3.........4....3.......5...6....1.........78......6........32...");
        String solution = "932674518678521943541398267469283751217459386853716429326147895794865132185932674";
        assertThat(solutions(puzzle).stream().map(GivenText::text)).containsExactly(solution);
        DeductionPath path = DeductionPath.of(puzzle, Work.unbounded(Stop.never()));
        assertThat(path.solved()).isTrue();
        CandidateGrid grid = CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle);
        for (Deduction next : path.steps()) {
            VariantTechniques.steps(grid, Stop.never()).forEach(step -> assertAgrees(step, digits(solution)));
            assertAgrees(next, digits(solution));
            grid.apply(next);
        }
    }

    private static void assertAgrees(Deduction step, int[] solution) {
        assertThat(step.placements()).as(step.changes(9)).allMatch(placed -> solution[placed.cell()] == placed.digit());
        assertThat(step.eliminations())
                .as(step.changes(9))
                .noneMatch(removed -> solution[removed.cell()] == removed.digit());
    }

    /** chrisboyle/sgtpuzzles 711: a second grid has the right sums, and a digit twice in a cage that leaves its box. */
    @Test
    void a_digit_twice_in_a_cage_is_no_second_solution() {
        VariantPuzzle puzzle = VariantTexts.read(
                        new Cursor(
                                "3x3k:zzzc,__aaa___a_a___aa_____a______a____a_a__a______b____aa_abaaaaaa___aa______a_a___aaaaa_a___a_a__aaaaaba,"
                                        + "10_6_8a11a9a12b10_11a16_6b10_17a11c8_8b12_8_21a7b11_7e13_19b4a9_12c9_10a23a10_12_13e12c14_7a15b4c"))
                .orElseThrow();
        String solution = "356247819718569423492831657685794231937126548241385796864912375173458962529673184";
        String reported = "356247819718569423492831657685794231937126548241385796873412965164958372529673184";
        assertThat(solutions(puzzle).stream().map(GivenText::text)).containsExactly(solution);
        assertThat(new PlainCheck(Variant.CLASSIC, digits(reported)).holds()).isTrue();
        for (Constraint cage : puzzle.rules().constraints()) {
            assertThat(cage.cells(9).stream()
                            .mapToInt(cell -> digits(reported)[cell])
                            .sum())
                    .isEqualTo(((Constraint.Cage) cage).sum());
        }
        VariantPuzzle filled = new VariantPuzzle(
                puzzle.rules(), reported.chars().mapToObj(c -> c - '0').toList());
        assertThat(solutions(filled)).isEmpty();
    }

    /** chrisboyle/sgtpuzzles 608 gives no text, but a bent cage of three cells for 17, which 8, 1, and 8 do not fill. */
    @Test
    void a_bent_cage_has_no_digit_twice() {
        VariantPuzzle puzzle = VariantText.PUZZLES.parse(
                "9x9 cage=17:r3c3-4,r4c4 .....................1...........................................................");
        CandidateGrid grid = CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle);
        assertThat(VariantTechniques.steps(grid, Stop.never()).stream()
                        .filter(step -> step.kind() == DeductionKind.CAGE)
                        .flatMap(step -> step.removed(9).stream()))
                .contains("r3c3-8", "r4c4-8")
                .doesNotContain("r3c3-7", "r3c3-9", "r4c4-7", "r4c4-9");
    }

    /** kaajjo/LibreSudoku 171 gives pictures alone: a killer of 12 by 12 without solution, as a cage's sum was not that of its digits. */
    @Test
    void a_large_killer_has_one_solution_and_none_with_another_sum() {
        VariantPuzzle made = new VariantGenerator(VariantSetupText.FORMAT.parse("12x12,killer"))
                .generate(SeededRandom.ofItem(171, 0), Stop.never());
        List<List<Integer>> found = solutions(made);
        assertThat(found).hasSize(1);
        int[] grid = found.getFirst().stream().mapToInt(Integer::intValue).toArray();
        assertThat(new PlainCheck(made.rules(), grid).holds()).isTrue();

        List<Constraint> constraints = new ArrayList<>(made.rules().constraints());
        Constraint.Cage first = (Constraint.Cage) constraints.getFirst();
        constraints.set(0, new Constraint.Cage(first.sum() - 1, first.cells()));
        Variant other = new Variant(12, made.rules().boxes(), constraints);
        assertThat(solutions(new VariantPuzzle(other, made.givens()))).isEmpty();
    }

    /** dclamage/SudokuSolver 55 gives a link alone: the digits outside cages, which follow from all cages together, were not seen. */
    @Test
    void cages_of_a_box_tell_the_digit_outside() {
        Variant rules = VariantText.PUZZLES
                .parse("9x9 cage=22:r1c1-3,r2c1 cage=18:r2c2-3,r3c1-2")
                .rules();
        int outside = 2 * 9 + 2;
        for (int digit = 1; digit <= 9; digit++) {
            List<Integer> givens = new ArrayList<>(Collections.nCopies(81, 0));
            givens.set(outside, digit);
            VariantPuzzle tried = new VariantPuzzle(rules, givens);
            assertThat(solutions(tried).isEmpty()).as("%d", digit).isEqualTo(digit != 45 - 22 - 18);
        }
    }
}
