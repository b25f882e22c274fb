package tilewright.paletto.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.ChiSquare;
import tilewright.rng.SeededRandom;

final class StartTableTest {

    private static final long[] HIGH = {24, 24, 12, 4, 1};
    private static final long[] UNEVEN = {7, 23, 25, 2, 2};
    private static final long[] OF_TWO_ROWS = {30, 60, 40, 12, 3};

    /** The deviation of the kinds of boards of size 4 from even chances. */
    private static double sigmas(StartTable table, boolean corners, int kinds) {
        Map<String, Integer> seen = new HashMap<>();
        SeededRandom random = new SeededRandom(2);
        int[] colors = new int[16];
        for (int i = 0; i < 5 * kinds; i++) {
            table.draw(corners, colors, random);
            seen.merge(withoutNames(colors), 1, Integer::sum);
        }
        assertThat(seen).hasSizeLessThanOrEqualTo(kinds);
        return ChiSquare.sigmas(seen.values(), kinds);
    }

    private static String withoutNames(int[] colors) {
        int[] names = new int[4];
        Arrays.fill(names, -1);
        int named = 0;
        StringBuilder text = new StringBuilder();
        for (int color : colors) {
            if (names[color] < 0) {
                names[color] = named++;
            }
            text.append(names[color]);
        }
        return text.toString();
    }

    @Test
    void halves_of_two_strips_give_every_board_of_size_4_equally_often_whatever_their_factors() {
        StripTable row = new StripTable(1, 4);
        HalfBoard even = new TwoStripHalf(row, row, HIGH, HIGH);
        HalfBoard uneven = new TwoStripHalf(row, row, HIGH, UNEVEN);
        HalfBoard single = new OneStripHalf(new StripTable(2, 4));
        assertThat(sigmas(new StartTable(4, even, uneven), false, 11_223)).isBetween(-3.5, 3.5);
        assertThat(sigmas(new StartTable(4, uneven, single), false, 11_223)).isBetween(-3.5, 3.5);
        assertThat(sigmas(new StartTable(4, even, uneven), true, 1_621)).isBetween(-3.5, 3.5);
    }

    @Test
    void halves_of_different_heights_give_every_board_of_size_4_equally_often() {
        StripTable row = new StripTable(1, 4);
        HalfBoard three = new OneStripHalf(new StripTable(3, 4));
        HalfBoard paired = new TwoStripHalf(new StripTable(2, 4), row, OF_TWO_ROWS, HIGH);
        assertThat(sigmas(new StartTable(4, new OneStripHalf(row), three), false, 11_223))
                .isBetween(-3.5, 3.5);
        assertThat(sigmas(new StartTable(4, paired, new OneStripHalf(row)), false, 11_223))
                .isBetween(-3.5, 3.5);
    }

    @Test
    void factors_that_are_too_small_are_refused() {
        StripTable strip = new StripTable(2, 4);
        assertThatThrownBy(() -> new TwoStripHalf(strip, strip, new long[] {1, 5, 3, 2, 2}, OF_TWO_ROWS))
                .hasMessageContaining("factors ([1, 5, 3, 2, 2])");
    }

    @Test
    void the_factors_fit_so_well_that_hardly_any_counts_are_refused() {
        for (int size = 7; size <= 8; size++) {
            SeededRandom random = new SeededRandom(size);
            StartTable table = StartTable.of(size);
            long trials = 0;
            for (int i = 0; i < 2_000; i++) {
                trials += table.draw(false, new int[size * size], random);
            }
            assertThat(trials / 2_000.0).isBetween(18.0, 24.0);
        }
    }
}
