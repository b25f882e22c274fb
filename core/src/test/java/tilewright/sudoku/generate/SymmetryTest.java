package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.EnumSource;

final class SymmetryTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/tilewright/sudoku/symmetries.txt", delimiter = ' ')
    void orbits_are_as_many_as_counted(Symmetry symmetry, int orbits, int ones, int twos, int fours, int eights) {
        List<int[]> found = symmetry.orbits();
        assertThat(found).hasSize(orbits);
        assertThat(found.stream().filter(orbit -> orbit.length == 1)).hasSize(ones);
        assertThat(found.stream().filter(orbit -> orbit.length == 2)).hasSize(twos);
        assertThat(found.stream().filter(orbit -> orbit.length == 4)).hasSize(fours);
        assertThat(found.stream().filter(orbit -> orbit.length == 8)).hasSize(eights);
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void each_cell_lies_in_one_orbit_and_orbits_begin_in_reading_order(Symmetry symmetry) {
        List<Integer> cells = new ArrayList<>();
        int before = -1;
        for (int[] orbit : symmetry.orbits()) {
            assertThat(orbit[0]).isGreaterThan(before);
            assertThat(IntStream.of(orbit).min()).hasValue(orbit[0]);
            before = orbit[0];
            IntStream.of(orbit).forEach(cells::add);
        }
        assertThat(cells)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 81).boxed().toList());
    }

    /** Draws each orbit, turns or mirrors the drawing, and finds it unchanged. */
    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void orbits_look_the_same_after_the_symmetry(Symmetry symmetry) {
        for (int[] orbit : symmetry.orbits()) {
            boolean[][] drawn = new boolean[9][9];
            for (int cell : orbit) {
                drawn[cell / 9][cell % 9] = true;
            }
            switch (symmetry) {
                case NONE -> assertThat(orbit).hasSize(1);
                case HALF_TURN -> assertThat(turned(turned(drawn))).isDeepEqualTo(drawn);
                case QUARTER_TURN -> assertThat(turned(drawn)).isDeepEqualTo(drawn);
                case LEFT_RIGHT -> assertThat(mirrored(drawn)).isDeepEqualTo(drawn);
                case TOP_BOTTOM -> assertThat(turned(turned(mirrored(drawn)))).isDeepEqualTo(drawn);
                case DIAGONAL ->
                    assertThat(turned(turned(turned(mirrored(drawn))))).isDeepEqualTo(drawn);
                case ANTIDIAGONAL -> assertThat(turned(mirrored(drawn))).isDeepEqualTo(drawn);
                case MIRRORS -> {
                    assertThat(mirrored(drawn)).isDeepEqualTo(drawn);
                    assertThat(turned(turned(drawn))).isDeepEqualTo(drawn);
                }
                case DIAGONALS -> {
                    assertThat(turned(mirrored(drawn))).isDeepEqualTo(drawn);
                    assertThat(turned(turned(drawn))).isDeepEqualTo(drawn);
                }
                case FULL -> {
                    assertThat(mirrored(drawn)).isDeepEqualTo(drawn);
                    assertThat(turned(drawn)).isDeepEqualTo(drawn);
                }
            }
        }
    }

    /** A quarter turn clockwise. */
    private static boolean[][] turned(boolean[][] drawn) {
        boolean[][] turned = new boolean[9][9];
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                turned[column][8 - row] = drawn[row][column];
            }
        }
        return turned;
    }

    /** Left and right exchanged. */
    private static boolean[][] mirrored(boolean[][] drawn) {
        boolean[][] mirrored = new boolean[9][9];
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                mirrored[row][8 - column] = drawn[row][column];
            }
        }
        return mirrored;
    }
}
