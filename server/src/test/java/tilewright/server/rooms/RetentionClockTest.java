package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;

final class RetentionClockTest {

    private static final long START = 1_800_000_000_000L;
    private static final Duration LOOK = Duration.ofMinutes(1);

    private RetentionClock clock = RetentionClock.starting(START);
    private long machine = START;

    /** A server runs for a while. */
    private Duration run(Duration time) {
        long before = clock.time();
        for (long minute = 0; minute < time.toMinutes(); minute++) {
            machine += LOOK.toMillis();
            clock = clock.at(machine);
        }
        return Duration.ofMillis(clock.time() - before);
    }

    private void set(Duration by) {
        machine += by.toMillis();
    }

    @Test
    void it_is_the_machines_while_a_server_runs() {
        assertThat(run(Duration.ofDays(3))).isEqualTo(Duration.ofDays(3));
        assertThat(clock.time()).isEqualTo(machine);
    }

    @Test
    void days_without_a_server_are_made_up_for_as_fast_as_one_runs() {
        set(Duration.ofDays(3));
        assertThat(run(Duration.ofDays(1)))
                .isBetween(Duration.ofDays(2), Duration.ofDays(2).plusMinutes(2));
        assertThat(run(Duration.ofDays(5)).plusDays(2))
                .isBetween(Duration.ofDays(9).minusMinutes(5), Duration.ofDays(9));
        assertThat(clock.time()).isEqualTo(machine);
    }

    @Test
    void a_server_for_twelve_hours_a_day_keeps_up() {
        for (int day = 0; day < 30; day++) {
            set(Duration.ofHours(12));
            run(Duration.ofHours(12));
        }
        assertThat(clock.time()).isBetween(machine - Duration.ofHours(1).toMillis(), machine);
    }

    @Test
    void years_ahead_for_a_day_take_a_day_at_most() {
        set(Duration.ofDays(3 * 365));
        assertThat(run(Duration.ofDays(1)))
                .isBetween(Duration.ofDays(2), Duration.ofDays(2).plusMinutes(4));
        set(Duration.ofDays(-3 * 365));
        assertThat(run(Duration.ofDays(9))).isEqualTo(Duration.ofDays(9).minus(LOOK));
    }

    @Test
    void years_behind_for_an_hour_take_nothing() {
        set(Duration.ofDays(-50 * 365));
        assertThat(run(Duration.ofHours(1))).isEqualTo(Duration.ofHours(1).minus(LOOK));
        set(Duration.ofDays(50 * 365));
        run(Duration.ofHours(1));
        assertThat(clock.time())
                .isBetween(machine, machine + Duration.ofMinutes(2).toMillis());
    }

    /** What was written last begins to count by this clock, so it never expires before its time by more than that. */
    @Test
    void however_the_machines_is_set_it_goes_twice_as_fast_at_most_and_never_back() {
        Seeds.each(200, random -> {
            clock = RetentionClock.starting(START);
            machine = START;
            int jumps = random.below(20);
            for (int i = 0; i < jumps; i++) {
                set(Duration.ofMinutes(random.below(4_000_000) - 2_000_000));
                Duration ran = Duration.ofMinutes(1 + random.below(3_000));
                assertThat(run(ran))
                        .isBetween(ran.minus(LOOK), ran.multipliedBy(2).plusMinutes(2));
            }
        });
    }
}
