package tilewright.paletto.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

final class AliasTableTest {

    /** Draws from a set, with more sets around it; gives the deviation of each choice from its share in standard errors. */
    private static List<Double> deviations(int digits, long... weights) {
        AliasTable table = new AliasTable(digits);
        table.add(new long[] {1, 1}, 2);
        table.add(weights, weights.length);
        table.add(new long[] {5}, 1);
        table.trim();
        int draws = 100_000;
        int[] seen = new int[weights.length];
        SeededRandom random = new SeededRandom(weights.length);
        for (int i = 0; i < draws; i++) {
            seen[table.draw(1, random) - table.first(1)]++;
        }
        List<Double> deviations = new ArrayList<>();
        for (int i = 0; i < weights.length; i++) {
            double share = (double) weights[i] / table.total(1);
            double error = Math.sqrt(draws * Math.max(share * (1 - share), 1e-9));
            deviations.add((seen[i] - draws * share) / error);
        }
        return deviations;
    }

    @Test
    void choices_are_drawn_by_weight_however_few_digits_are_looked_at_first() {
        for (int digits : new int[] {1, 2, 5, 31}) {
            assertThat(deviations(digits, 1)).allMatch(sigmas -> Math.abs(sigmas) < 3.5);
            assertThat(deviations(digits, 1, 1, 1)).allMatch(sigmas -> Math.abs(sigmas) < 3.5);
            assertThat(deviations(digits, 0, 7, 0, 1)).allMatch(sigmas -> Math.abs(sigmas) < 3.5);
            assertThat(deviations(digits, 3, 1, 4, 1, 5, 9, 2, 6)).allMatch(sigmas -> Math.abs(sigmas) < 3.5);
            assertThat(deviations(digits, 1L << 43, 1, 1L << 41, 12_345_678_901L))
                    .allMatch(sigmas -> Math.abs(sigmas) < 3.5);
        }
    }

    @Test
    void what_weighs_nothing_is_never_drawn() {
        Seeds.each(50, random -> {
            AliasTable table = new AliasTable(1 + random.below(3));
            long[] weights = new long[1 + random.below(6)];
            int heavy = random.below(weights.length);
            weights[heavy] = 1 + random.below(100L);
            table.add(weights, weights.length);
            for (int i = 0; i < 100; i++) {
                assertThat(table.draw(0, random)).isEqualTo(heavy);
            }
        });
    }

    @Test
    void weights_that_are_too_long_are_refused() {
        AliasTable table = new AliasTable();
        long[] weights = {1L << 44, 1};
        assertThatThrownBy(() -> table.add(weights, 2)).hasMessageContaining("total (17592186044417)");
    }
}
