package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;

final class SumOfProductsTest {

    @Test
    void sums_of_small_and_large_products_are_those_of_big_integers() {
        Seeds.each(100, random -> {
            SumOfProducts sum = new SumOfProducts();
            BigInteger expected = BigInteger.ZERO;
            for (int i = 0; i < 100; i++) {
                long one = random.bits() >>> 2 + random.below(62);
                long two = random.bits() >>> 2 + random.below(3);
                BigInteger large = BigInteger.valueOf(one);
                sum.add(one, two);
                sum.add(large, large);
                expected = expected.add(large.multiply(BigInteger.valueOf(two))).add(large.multiply(large));
            }
            assertThat(sum.value()).isEqualTo(expected);
        });
    }
}
