package tilewright.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HistoryCheckerTest {

    /** Seeds within which each fault must be found; most are found at once. */
    private static final int MOST_SEEDS = 200;

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void a_fault_on_purpose_is_found(Fault fault) {
        assertThat(LongStream.range(0, MOST_SEEDS)
                        .mapToObj(seed -> Simulations.run(seed, fault, _ -> {}).faults())
                        .anyMatch(found -> found.stream().anyMatch(sentence -> sentence.contains(sign(fault)))))
                .isTrue();
    }

    /** Returns what the checker says of a fault, among other things. */
    private static String sign(Fault fault) {
        return switch (fault) {
            case NONE -> "";
            case EARLY_ANSWER -> " saved";
            case FORK -> "was told of another history";
            case FORGOTTEN_ID -> "nobody has asked for that";
            case WRONG_HASH -> "was told of another history";
            case HASTY_EXPIRY -> " was deleted after ";
            case OPEN_DOOR -> "stranger0 entered";
        };
    }

    @Test
    void a_log_is_checked_entry_by_entry() {
        Scenario scenario = new Scenario(7, Fault.NONE, _ -> {});
        scenario.run();
        assertThat(LogDamage.all(scenario.database().logs())).isNotEmpty().allSatisfy(damaged -> {
            assertThat(HistoryChecker.faults(scenario.history(), damaged.logs(), Map.of()))
                    .as(damaged.what())
                    .isNotEmpty();
        });
    }
}
