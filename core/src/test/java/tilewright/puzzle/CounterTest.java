package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.puzzle.Counter.Count;
import tilewright.puzzle.Counter.Estimate;

final class CounterTest {

    private static final Optional<Estimate> ESTIMATE = Optional.of(new Estimate(1_250, 1_000, 2_000_000));

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "0.5, 1",
        "1250, 1250",
        "999999, 999999",
        "1000000, 1.00e6",
        "1004999, 1.00e6",
        "1005000, 1.01e6",
        "1234567, 1.23e6",
        "9994999, 9.99e6",
        "9995000, 1.00e7",
        "9999999, 1.00e7",
        "3.6e31, 3.60e31",
        "6.67e21, 6.67e21"
    })
    void large_numbers_have_three_digits(double number, String words) {
        assertThat(Estimate.words(number)).isEqualTo(words);
    }

    @Test
    void an_exact_number_has_no_estimate() {
        assertThat(new Count(BigInteger.TEN, false, ESTIMATE).estimate()).isEqualTo(ESTIMATE);
        assertThat(new Count(BigInteger.TEN, true).estimate()).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Count(BigInteger.TEN, true, ESTIMATE))
                .withMessageContaining("an exact number (10)");
    }
}
