package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.solve.BandSolver;
import tilewright.sudoku.solve.Cover;
import tilewright.text.TextError;

/** All setups that take clues from filled grids. */
final class MinimalPuzzlesTest {

    private final SudokuGenerator generator = new SudokuGenerator();

    /** The number of solutions up to 2, by exact cover. */
    private static long solutions(int[] clues) {
        Outcome outcome = Runner.run(Cover.search(Board.of(clues)), Limits.NONE.withSolutions(2), Runner.Listener.NONE);
        return outcome.solutions();
    }

    @Test
    void many_at_once_is_the_same_as_one_by_one() {
        BandSolver solver = new BandSolver();
        Seeds.each(150, random -> {
            int[] grid = new int[81];
            new RandomGrids(solver).fill(grid, random);
            int[] clues = new MinimalPuzzles(solver, Symmetry.NONE).of(grid, 0, random.fork("order"));
            int[] reference = grid.clone();
            for (int cell : random.fork("order").permutation(81)) {
                reference[cell] = 0;
                if (solutions(reference) > 1) {
                    reference[cell] = grid[cell];
                }
            }
            assertThat(clues).isEqualTo(reference);
        });
    }

    @ParameterizedTest
    @EnumSource
    void no_orbit_can_be_left_out(Symmetry symmetry) {
        Setup setup = new Setup.Minimal(symmetry);
        Seeds.each(20, random -> {
            int[] clues = generator.generate(setup, random).digits();
            assertThat(solutions(clues)).isEqualTo(1);
            for (int[] orbit : symmetry.orbits()) {
                long filled =
                        Arrays.stream(orbit).filter(cell -> clues[cell] != 0).count();
                assertThat(filled).isIn(0L, (long) orbit.length);
                if (filled > 0) {
                    int[] fewer = clues.clone();
                    for (int cell : orbit) {
                        fewer[cell] = 0;
                    }
                    assertThat(solutions(fewer)).isEqualTo(2);
                }
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, 81, 1",
        "HALF_TURN, 41, 2",
        "QUARTER_TURN, 21, 4",
        "LEFT_RIGHT, 45, 2",
        "TOP_BOTTOM, 45, 2",
        "DIAGONAL, 45, 2",
        "ANTIDIAGONAL, 45, 2",
        "MIRRORS, 25, 4",
        "DIAGONALS, 25, 4",
        "FULL, 15, 8"
    })
    void orbits_part_the_grid(Symmetry symmetry, int orbits, int largest) {
        List<int[]> parts = symmetry.orbits();
        assertThat(parts).hasSize(orbits);
        assertThat(parts.stream().flatMapToInt(Arrays::stream).sorted().toArray())
                .isEqualTo(IntStream.range(0, 81).toArray());
        assertThat(parts.stream().mapToInt(part -> part.length).max()).hasValue(largest);
    }

    /** All that are found soon. */
    static IntStream numbers() {
        return IntStream.rangeClosed(21, Setup.Clues.MOST);
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void puzzles_have_as_many_clues_as_wanted(int number) {
        Seeds.each(1, random -> {
            int[] clues = generator.generate(new Setup.Clues(number), random).digits();
            assertThat(Arrays.stream(clues).filter(digit -> digit != 0).count()).isEqualTo(number);
            assertThat(solutions(clues)).isEqualTo(1);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x..x..x...x..x..x...x..x..xx..x..x...x..x..x...x..x..xx..x..x...x..x..x...x..x..x",
                "xx..x....x..xxx....xx....x.x...x...xx..x.x..xx...x...x.x....xx....xxx..x....x..xx",
                "x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x"
            })
    void puzzles_have_their_clues_where_wanted(String cells) {
        Pattern pattern = new Pattern(cells);
        Seeds.each(2, random -> {
            int[] clues =
                    generator.generate(new Setup.InPattern(pattern), random).digits();
            for (int cell = 0; cell < 81; cell++) {
                assertThat(clues[cell] != 0).isEqualTo(pattern.has(cell));
            }
            assertThat(solutions(clues)).isEqualTo(1);
        });
    }

    @Test
    void hopeless_patterns_are_refused() {
        String sixteen = "x".repeat(16) + ".".repeat(65);
        String rows = ".".repeat(9) + "x".repeat(9) + ".".repeat(9) + "x".repeat(54);
        String columns = "xxxx..xxx".repeat(9);
        assertThatThrownBy(() -> SetupText.format().parse("pattern-" + sixteen))
                .isInstanceOf(TextError.class)
                .hasMessageContaining("17 clues or more");
        assertThatThrownBy(() -> SetupText.format().parse("pattern-" + rows))
                .isInstanceOf(TextError.class)
                .hasMessageContaining("row 1 and row 3");
        assertThatThrownBy(() -> SetupText.format().parse("pattern-" + columns))
                .isInstanceOf(TextError.class)
                .hasMessageContaining("column 5 and column 6");
        assertThatThrownBy(() -> SetupText.format().parse("pattern-x.x"))
                .isInstanceOf(TextError.class)
                .hasMessageContaining("after 3 of them");
        assertThatThrownBy(() -> SetupText.format().parse("clues-16")).isInstanceOf(TextError.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"singles", "minimal", "minimal-diagonals", "minimal-diagonal", "minimal-full", "clues-25", "grid"
            })
    void setups_are_written_as_they_are_read(String setup) {
        assertThat(SetupText.format().format(SetupText.format().parse(setup))).isEqualTo(setup);
    }

    @Test
    void grids_are_valid_and_different() {
        BandSolver solver = new BandSolver();
        Set<String> texts = new HashSet<>();
        int[] grid = new int[81];
        Seeds.each(1_000, random -> {
            new RandomGrids(solver).fill(grid, random);
            assertThat(Board.of(grid).solved()).isTrue();
            texts.add(Text.cells(grid, '.'));
        });
        assertThat(texts).hasSize(1_000);
        Seeds.each(
                20,
                random -> assertThat(
                                generator.generate(new Setup.Grid(), random).solved())
                        .isTrue());
    }

    /**
     * 6,670,903,752,021,072,936,960 grids (Felgenhauer and Jarvis 2006), 9! first boxes and 2,612,736 ways each for the rest of
     * the first band and of the first stack leave 2,692.8 ways on average.
     */
    @Test
    void first_parts_leave_as_many_ways_as_there_are_grids() {
        double mean = 6.670903752021073E21 / 362_880 / 2_612_736 / 2_612_736;
        UniformGrids grids = new UniformGrids(new BandSolver());
        SeededRandom random = new SeededRandom(1);
        int number = 400;
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < number; i++) {
            long ways = grids.ways(random);
            assertThat(ways).isPositive().isLessThan(UniformGrids.BOUND);
            sum += ways;
            squares += (double) ways * ways;
        }
        double error = Math.sqrt((squares / number - sum / number * sum / number) / number);
        assertThat(sum / number).isBetween(mean - 4 * error, mean + 4 * error);
        assertThat(error).isLessThan(30);
    }
}
