package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tilewright.ChiSquare;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.solve.BandSolver;
import tilewright.sudoku.step.Level;

/** A puzzle is as likely as its isomorphs, whatever the setup, as far as counts of digits, clues, and rows tell. */
final class FairPuzzlesTest {

    private static final Grader GRADER = new StepGrader(new Raters());

    /** Even counts stay below it: of some thousand the worst is 4 to 5 off. */
    private static final double MOST_SIGMAS = 8;

    /** Counts over many puzzles of a setup. */
    private static final class Counts {

        private final BandSolver solver = new BandSolver();
        private final int[] solution = new int[Houses.CELLS];

        /** For each cell how often its solution is each digit. */
        private final int[][] digits = new int[Houses.CELLS][9];

        /** For each cell how often it shows a clue. */
        private final int[] clues = new int[Houses.CELLS];

        /** For the three bands, then the three stacks, how often its boxes have the same three rows, or columns, of digits. */
        private final int[] wholeRows = new int[6];

        static Counts of(Setup setup, int puzzles) {
            SudokuGenerator generator = new SudokuGenerator(GRADER);
            Counts counts = new Counts();
            for (int i = 0; i < puzzles; i++) {
                counts.add(generator.generate(setup, SeededRandom.ofItem(2026, i)));
            }
            return counts;
        }

        private void add(Board puzzle) {
            assertThat(solver.count(puzzle.digits(), 1)).isEqualTo(1);
            solver.solution(solution);
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                digits[cell][solution[cell] - 1]++;
                clues[cell] += puzzle.clue(cell) == 0 ? 0 : 1;
            }
            for (int three = 0; three < 3; three++) {
                wholeRows[three] += hasWholeRows(27 * three, 9, 1) ? 1 : 0;
                wholeRows[3 + three] += hasWholeRows(3 * three, 1, 9) ? 1 : 0;
            }
        }

        /** Whether each row of the second box of a band has the digits of one row of the first. */
        private boolean hasWholeRows(int corner, int down, int aside) {
            return IntStream.range(0, 3)
                    .map(row -> row(corner + down * row + 3 * aside, aside))
                    .allMatch(second ->
                            IntStream.range(0, 3).anyMatch(row -> row(corner + down * row, aside) == second));
        }

        private int row(int cell, int aside) {
            return 1 << solution[cell] | 1 << solution[cell + aside] | 1 << solution[cell + 2 * aside];
        }

        double wholeRowsShare() {
            return (double) Arrays.stream(wholeRows).sum()
                    / (Arrays.stream(digits[0]).sum() * wholeRows.length);
        }

        int leastEvenCell() {
            return IntStream.range(0, Houses.CELLS)
                    .boxed()
                    .max(Comparator.comparingDouble(this::sigmas))
                    .orElseThrow();
        }

        double sigmas(int cell) {
            return Counts.sigmas(digits[cell]);
        }

        static double sigmas(int[] counts) {
            return ChiSquare.sigmas(Arrays.stream(counts).boxed().toList(), counts.length);
        }
    }

    /** Prints how even the counts are over N puzzles of each of some setups: N SETUP… */
    public static void main(String[] arguments) {
        int puzzles = Integer.parseInt(arguments[0]);
        for (String text : List.of(arguments).subList(1, arguments.length)) {
            Counts counts = Counts.of(SetupText.format().parse(text), puzzles);
            int cell = counts.leastEvenCell();
            System.out.printf(
                    "%-20.20s %s %.1f sigmas; whole rows in %.2f %% of the bands, %.1f sigmas%n",
                    text,
                    Houses.GRID.name(cell),
                    counts.sigmas(cell),
                    100 * counts.wholeRowsShare(),
                    Counts.sigmas(counts.wholeRows));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "singles 1000 20000",
                "minimal 1000 20000",
                "minimal-half-turn 300 20000",
                "minimal-diagonals 300 20000",
                "clues-17 300 20000",
                "clues-24 300 20000",
                "clues-30 300 20000",
                "easy 300 20000",
                "easy,half-turn 300 20000",
                "medium 300 10000",
                "hard 200 10000",
                "unfair 150 5000",
                "extreme 150 5000",
                "needs-naked-pair 150 2000",
                "needs-jellyfish 300 10000",
                "se-2.0-3.0 200 10000",
                "se-7.2-8.0 50 500",
                "grid 100 2000",
                "pattern-x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x 300 10000",
            })
    void no_digit_and_no_place_is_preferred(String text, int some, int all) {
        Setup setup = SetupText.format().parse(text);
        Counts counts = Counts.of(setup, Sample.size(some, all));
        int cell = counts.leastEvenCell();
        assertThat(counts.sigmas(cell)).as(Houses.GRID.name(cell)).isLessThan(MOST_SIGMAS);
        assertThat(Counts.sigmas(counts.wholeRows)).isLessThan(MOST_SIGMAS);
        if (!text.contains(",") && !text.contains("minimal-") && !text.contains("pattern-")) {
            assertThat(Counts.sigmas(counts.clues)).isLessThan(MOST_SIGMAS);
        }
    }

    /** Of all grids 3.60 % of the bands have whole rows. */
    @Test
    void grids_have_as_many_whole_rows_as_all_grids_together() {
        int grids = Sample.size(200, 2_000);
        double error = Math.sqrt(0.0360 * (1 - 0.0360) / (6.0 * grids));
        assertThat(Counts.of(new Setup.Grid(), grids).wholeRowsShare()).isCloseTo(0.0360, Offset.offset(4 * error));
    }

    /** Levels and ratings can change in an isomorph, so a puzzle is graded as it stands. */
    @ParameterizedTest
    @EnumSource
    void a_puzzle_has_its_level_as_it_stands(Level level) {
        SudokuGenerator generator = new SudokuGenerator(GRADER);
        Seeds.each(50, 1_000, random -> {
            int[] clues = generator.generate(new Setup.Graded(level), random).digits();
            assertThat(GRADER.hasLevel(level, clues, Stop.never())).isTrue();
        });
    }

    @ParameterizedTest
    @CsvSource({"15, 20", "26, 30", "66, 72", "72, 80"})
    void a_puzzle_has_its_rating_as_it_stands(int low, int high) {
        SudokuGenerator generator = new SudokuGenerator(GRADER);
        Setup setup = new Setup.Graded(new Target.Rated(low, high), Symmetry.NONE);
        Seeds.each(10, 200, random -> {
            int[] clues = generator.generate(setup, random).digits();
            assertThat(GRADER.rating(clues, high, Stop.never()).orElseThrow()).isBetween(low, high);
        });
    }
}
