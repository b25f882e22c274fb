package tilewright.sudoku.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.ChiSquare;
import tilewright.Seeds;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.deduction.DeductionPath;
import tilewright.sudoku.generate.Symmetry;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.rules.VariantText;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.variant.PlainRules;
import tilewright.sudoku.variant.VariantSolver;
import tilewright.sudoku.variant.Work;
import tilewright.text.TextError;

final class VariantGeneratorTest {

    /** Even counts stay below it. */
    private static final double MOST_SIGMAS = 8;

    private static final Limits TWO = Limits.NONE.withSolutions(2);

    private static VariantPuzzle made(String setup, long seed) {
        return new VariantGenerator(VariantSetupText.FORMAT.parse(setup))
                .generate(SeededRandom.ofItem(seed, 0), Stop.never());
    }

    private static List<VariantPuzzle> withoutOneGiven(VariantPuzzle puzzle) {
        List<VariantPuzzle> all = new ArrayList<>();
        for (int cell = 0; cell < puzzle.givens().size(); cell++) {
            if (puzzle.givens().get(cell) != 0) {
                List<Integer> fewer = new ArrayList<>(puzzle.givens());
                fewer.set(cell, 0);
                all.add(new VariantPuzzle(puzzle.rules(), fewer));
            }
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4x4",
                "6x6",
                "8x8",
                "10x10",
                "x",
                "windoku",
                "disjoint",
                "jigsaw",
                "anti-knight",
                "anti-king",
                "6x6,x",
                "6x6,jigsaw",
                "8x8,jigsaw,x",
                "x,windoku",
                "anti-knight,x",
                "x,jigsaw",
                "6x6,non-consecutive",
                "killer",
                "thermo",
                "arrow",
                "kropki",
                "xv",
                "sandwich",
                "6x6,little-killer",
                "palindrome",
                "whispers",
                "renban",
                "entropic",
                "killer,x",
                "6x6,jigsaw,killer",
                "4x4,renban,thermo"
            })
    void puzzles_have_one_solution_and_no_given_too_many(String setup) {
        Seeds.each(2, random -> {
            VariantPuzzle puzzle = made(setup, random.below(1_000_000));
            VariantSolver solver = new VariantSolver(puzzle.rules());
            List<List<Integer>> solutions = solver.solve(puzzle, TWO).found();
            assertThat(solutions).as(puzzle.toString()).hasSize(1);
            assertThat(PlainRules.hold(
                            puzzle.rules(),
                            solutions.getFirst().stream()
                                    .mapToInt(Integer::intValue)
                                    .toArray()))
                    .as(puzzle.toString())
                    .isTrue();
            withoutOneGiven(puzzle)
                    .forEach(fewer -> assertThat(solver.solve(fewer, TWO).found())
                            .as(fewer.toString())
                            .hasSize(2));
            assertThat(VariantText.PUZZLES.parse(puzzle.toString())).isEqualTo(puzzle);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4x4",
                "6x6",
                "6x6,x",
                "6x6,anti-knight",
                "4x4,windoku",
                "4x4,thermo,arrow",
                "4x4,whispers",
                "4x4,palindrome",
                "4x4,sandwich",
                "4x4,little-killer",
                "4x4,renban",
                "6x6,entropic",
                "4x4,xv"
            })
    void small_puzzles_are_what_trying_all_digits_says(String setup) {
        Seeds.each(2, random -> {
            VariantPuzzle puzzle = made(setup, random.below(1_000_000));
            assertThat(BruteForce.count(puzzle)).as(puzzle.toString()).isEqualTo(1);
            withoutOneGiven(puzzle)
                    .forEach(fewer -> assertThat(BruteForce.count(fewer))
                            .as(fewer.toString())
                            .isEqualTo(2));
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6x6,easy",
                "6x6,x,medium",
                "6x6,jigsaw,hard",
                "x,unfair",
                "6x6,killer,medium",
                "10x10,hard",
                "12x12,easy,half-turn",
                "16x16,easy",
                "16x16,medium"
            })
    void puzzles_have_the_level_that_was_asked_for(String setup) {
        Level level = VariantSetupText.FORMAT.parse(setup).level().orElseThrow();
        Seeds.each(1, 4, random -> {
            VariantPuzzle puzzle = made(setup, random.below(1_000_000));
            assertThat(DeductionPath.of(puzzle, Work.unbounded(Stop.never())).level())
                    .as(puzzle.toString())
                    .isEqualTo(level);
            assertThat(new VariantSolver(puzzle.rules()).solve(puzzle, TWO).found())
                    .as(puzzle.toString())
                    .hasSize(1);
        });
    }

    @Test
    void givens_stand_in_whole_orbits_of_a_symmetry() {
        Seeds.each(3, random -> {
            VariantPuzzle puzzle = made("8x8,half-turn", random.below(1_000_000));
            for (int[] orbit : Symmetry.HALF_TURN.orbits(8)) {
                assertThat(puzzle.givens().get(orbit[0]) == 0)
                        .as(puzzle.toString())
                        .isEqualTo(puzzle.givens().get(orbit[1]) == 0);
            }
            assertThat(new VariantSolver(puzzle.rules()).solve(puzzle, TWO).found())
                    .hasSize(1);
        });
    }

    @Test
    void a_seed_gives_one_puzzle() {
        assertThat(made("6x6,x", 1)).isEqualTo(made("6x6,x", 1)).isNotEqualTo(made("6x6,x", 2));
        assertThat(made("jigsaw,6x6", 1)).isEqualTo(made("6x6,jigsaw", 1));
    }

    @Test
    void empty_grids_have_the_rules_alone() {
        assertThat(made("6x6,x,anti-king,empty", 1)).hasToString("6x6 x anti-king");
        assertThat(made("jigsaw,empty", 1).countGivens()).isZero();
        assertThat(made("thermo,empty", 1).toString()).startsWith("9x9 thermo=").doesNotContain(" .");
    }

    @Test
    void a_rule_without_grids_is_said() {
        assertThatThrownBy(() -> made("4x4,anti-king", 1))
                .isInstanceOf(Generator.GaveUp.class)
                .hasMessageContaining("no grid keeps all these rules");
    }

    @Test
    void a_search_ends_at_a_limit_that_is_counted() {
        VariantGenerator generator = new VariantGenerator(VariantSetupText.FORMAT.parse("windoku,non-consecutive"));
        List<SeededRandom> left = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            SeededRandom random = SeededRandom.ofItem(1, 0);
            assertThatThrownBy(() -> generator.made(random, new Work(Stop.never(), 500_000)))
                    .isInstanceOf(Generator.GaveUp.class)
                    .hasMessageContaining("no puzzle of this kind was found within the limit")
                    .hasMessageContaining("another seed");
            left.add(random);
        }
        assertThat(left.getFirst().below(1_000_000)).isEqualTo(left.getLast().below(1_000_000));
    }

    @Test
    void a_search_that_is_stopped_gives_nothing_up() {
        VariantGenerator generator = new VariantGenerator(VariantSetupText.FORMAT.parse("windoku,non-consecutive"));
        AtomicInteger asked = new AtomicInteger();
        assertThatThrownBy(() -> generator.generate(SeededRandom.ofItem(1, 0), () -> asked.incrementAndGet() > 5))
                .isInstanceOf(Stopped.class);
    }

    /** The digits of givens, and their cells, of 3,000 puzzles. */
    @Test
    void no_digit_and_no_cell_is_preferred() {
        VariantGenerator generator =
                new VariantGenerator(new VariantSetup(4, List.of(), Optional.empty(), Symmetry.NONE, false));
        int[] digits = new int[4];
        int[] cells = new int[16];
        for (int item = 0; item < 3_000; item++) {
            List<Integer> givens = generator
                    .generate(SeededRandom.ofItem(7, item), Stop.never())
                    .givens();
            for (int cell = 0; cell < cells.length; cell++) {
                if (givens.get(cell) != 0) {
                    cells[cell]++;
                    digits[givens.get(cell) - 1]++;
                }
            }
        }
        assertThat(ChiSquare.sigmas(Arrays.stream(digits).boxed().toList(), 4)).isLessThan(MOST_SIGMAS);
        assertThat(ChiSquare.sigmas(Arrays.stream(cells).boxed().toList(), 16)).isLessThan(MOST_SIGMAS);
    }

    @Test
    void setups_are_words_in_any_order() {
        assertThat(VariantSetupText.FORMAT.parse("easy,x,half-turn,6x6")).hasToString("6x6,x,easy,half-turn");
        assertThat(VariantSetupText.isMeant("easy")).isFalse();
        assertThat(VariantSetupText.isMeant("pattern-x..x")).isFalse();
        assertThat(VariantSetupText.isMeant("7x7")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"7x7", "x,xx", "6x6,8x8", "x,x", "6x6,windoku", "jigsaw,disjoint", "x,empty,easy", "x,", "6x6 x"
            })
    void other_words_are_refused(String setup) {
        assertThatThrownBy(() -> VariantSetupText.FORMAT.parse(setup)).isInstanceOf(TextError.class);
    }
}
