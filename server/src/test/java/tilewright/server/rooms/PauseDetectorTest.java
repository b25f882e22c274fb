package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PauseDetectorTest {

    private static final long START = 1_800_000_000_000L;

    private final PauseDetector watch = new PauseDetector(START);

    @ParameterizedTest
    @ValueSource(longs = {1_000, 60_000, 3_600_000, 94_608_000_000L})
    void a_clock_that_is_set_back_is_no_standstill_and_hides_none(long back) {
        assertThat(watch.longOnes(START + 1_000)).isZero();
        assertThat(watch.longOnes(START + 2_000 - back)).isZero();
        assertThat(watch.longOnes(START + 3_000 - back)).isZero();
        assertThat(watch.longOnes(START + 13_000 - back)).isEqualTo(1);
        assertThat(watch.look(START + 14_000 - back))
                .isEqualTo(new PauseDetector.Standstill(START + 3_000 - back, START + 13_000 - back));
    }

    @Test
    void short_standstills_are_charged_to_nobody_and_end_no_connection() {
        assertThat(watch.longOnes(START + 4_000)).isZero();
        assertThat(watch.look(START + 4_500)).isEqualTo(new PauseDetector.Standstill(START, START + 4_000));
    }
}
