package tilewright.paletto.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilewright.rng.SeededRandom;

final class WeightedSamplerTest {

    private static int[] seen(int digits, int draws, BigInteger... weights) {
        WeightedSampler sampler = new WeightedSampler(weights, digits);
        SeededRandom random = new SeededRandom(digits);
        int[] seen = new int[weights.length];
        for (int i = 0; i < draws; i++) {
            seen[sampler.draw(random)]++;
        }
        return seen;
    }

    @Test
    void an_index_is_drawn_by_weight_however_few_digits_are_drawn_at_a_time() {
        BigInteger unit = BigInteger.valueOf(3).pow(100);
        int[] shares = {0, 2, 0, 0, 7, 1, 0};
        BigInteger[] weights = Arrays.stream(shares)
                .mapToObj(share -> unit.multiply(BigInteger.valueOf(share)))
                .toArray(BigInteger[]::new);
        for (int digits : new int[] {1, 2, 3, 10, 62}) {
            int[] seen = seen(digits, 100_000, weights);
            for (int i = 0; i < shares.length; i++) {
                double share = shares[i] / 10.0;
                double error = Math.sqrt(100_000 * share * (1 - share));
                assertThat((double) seen[i]).isBetween(100_000 * share - 3.5 * error, 100_000 * share + 3.5 * error);
            }
        }
    }

    @Test
    void what_weighs_nothing_is_never_drawn() {
        assertThat(seen(1, 1_000, BigInteger.ZERO, BigInteger.ONE, BigInteger.ZERO))
                .containsExactly(0, 1_000, 0);
        assertThat(seen(62, 1_000, BigInteger.ONE, BigInteger.ZERO)).containsExactly(1_000, 0);
    }
}
