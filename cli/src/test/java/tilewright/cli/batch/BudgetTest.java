package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Words;

final class BudgetTest {

    private static final long MEGABYTE = 1L << 20;

    private static long bytes(long heapMegabytes, String... typed) {
        OptionsBuilder builder = new OptionsBuilder((Runnable) () -> {}, Words.ENGLISH);
        Budget budget = new Budget(builder);
        new CommandLine(builder.spec()).parseArgs(typed);
        return budget.limits(heapMegabytes * MEGABYTE).bytes();
    }

    @Test
    void a_table_takes_less_than_half_of_a_small_heap_and_at_most_a_gigabyte() {
        assertThat(bytes(16_384)).isEqualTo(1_024 * MEGABYTE);
        assertThat(bytes(2_656)).isEqualTo(1_024 * MEGABYTE);
        assertThat(bytes(596)).isEqualTo(200 * MEGABYTE);
        assertThat(bytes(64)).isZero();
    }

    @Test
    void what_is_asked_for_must_be_less_than_the_heap() {
        assertThat(bytes(4_096, "--memory", "3")).isEqualTo(3_072 * MEGABYTE);
        assertThat(bytes(512, "--memory", "1")).isEqualTo(1_024 * MEGABYTE);
        assertThatThrownBy(() -> bytes(4_096, "--memory", "5"))
                .isInstanceOf(Failure.class)
                .hasMessage("--memory 5 exceeds the Java heap of 4096 MB; set TILEWRIGHT_JAVA_OPTIONS=-Xmx7g in the"
                        + " environment");
    }
}
