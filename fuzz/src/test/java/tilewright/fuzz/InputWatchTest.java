package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class InputWatchTest {

    private static final long SECOND = 1_000_000_000;

    private final InputWatch watch = new InputWatch();

    @Test
    void an_input_that_gets_no_processor_is_not_slow() {
        assertThat(watch.tooLong(0, 0, 0)).isFalse();
        assertThat(watch.tooLong(0, SECOND, 900 * SECOND)).isFalse();
    }

    @Test
    void an_input_that_keeps_the_processor_busy_is_slow() {
        assertThat(watch.tooLong(0, 100 * SECOND, 0)).isFalse();
        assertThat(watch.tooLong(0, 125 * SECOND, 25 * SECOND)).isFalse();
        assertThat(watch.tooLong(0, 126 * SECOND, 26 * SECOND)).isTrue();
    }

    @Test
    void an_input_that_waits_for_ever_is_slow() {
        assertThat(watch.tooLong(3, SECOND, 5 * SECOND)).isFalse();
        assertThat(watch.tooLong(3, SECOND, 1_206 * SECOND)).isTrue();
    }

    @Test
    void each_input_has_its_own_time() {
        assertThat(watch.tooLong(0, 0, 0)).isFalse();
        assertThat(watch.tooLong(1, 20 * SECOND, 1_000 * SECOND)).isFalse();
        assertThat(watch.tooLong(1, 40 * SECOND, 2_000 * SECOND)).isFalse();
    }
}
