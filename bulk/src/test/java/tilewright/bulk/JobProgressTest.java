package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tilewright.cli.BulkProgram;
import tilewright.cli.bulk.BulkOptions;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Exit;
import tilewright.cli.context.ServerStarter;
import tilewright.cli.context.Terminals;
import tilewright.search.Stop;

/** The progress of a job, by a clock that the test sets. */
final class JobProgressTest {

    private static final int SLICES = 600;

    /** Returns what a job shows that is asked each second, and does a slice every two seconds. */
    private static String shown(BulkOptions.Progress how, boolean terminal, Duration time) {
        AtomicLong nanos = new AtomicLong(123);
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Environment environment = new Environment(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                err,
                new Terminals(false, false, terminal),
                Map.of(),
                nanos::get,
                () -> 1,
                Stop.never(),
                ServerStarter.NONE);
        BulkProgram.run(
                environment,
                context -> _ -> {
                    JobProgress progress = JobProgress.of(context, how);
                    progress.begin();
                    for (long second = 1; second <= time.toSeconds(); second++) {
                        nanos.addAndGet(1_000_000_000);
                        if (progress.due()) {
                            progress.show("answering", second / 2, SLICES);
                        }
                    }
                    return Exit.FINE;
                },
                List.of("bulk", "count", "sudoku", "in", "out"));
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void a_log_gets_a_line_each_minute() {
        assertThat(shown(BulkOptions.Progress.AUTO, false, Duration.ofSeconds(199)))
                .isEqualTo("""
                answering: 30 of 600 slices, 0:01:00, about 0:19:00 left
                answering: 60 of 600 slices, 0:02:00, about 0:18:00 left
                answering: 90 of 600 slices, 0:03:00, about 0:17:00 left
                """);
        assertThat(shown(BulkOptions.Progress.AUTO, false, Duration.ofSeconds(59)))
                .isEmpty();
        assertThat(shown(BulkOptions.Progress.LINES, true, Duration.ofSeconds(60)))
                .hasLineCount(1);
    }

    @Test
    void a_terminal_has_one_line_that_changes() {
        String shown = shown(BulkOptions.Progress.AUTO, true, Duration.ofSeconds(3));
        assertThat(shown)
                .contains("answering: 1 of 600 slices, 0:00:03, about ")
                .doesNotContain("\n");
        assertThat(shown(BulkOptions.Progress.BAR, false, Duration.ofSeconds(3)))
                .isEqualTo(shown);
    }

    @Test
    void nothing_is_shown_where_nobody_wants_it() {
        assertThat(shown(BulkOptions.Progress.NEVER, true, Duration.ofHours(2))).isEmpty();
    }

    /** A slow beginning does not count for ever. */
    @Test
    void the_time_left_is_that_of_the_last_third() {
        AtomicLong nanos = new AtomicLong();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Environment environment = new Environment(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                err,
                Terminals.NONE,
                Map.of(),
                nanos::get,
                () -> 1,
                Stop.never(),
                ServerStarter.NONE);
        BulkProgram.run(
                environment,
                context -> _ -> {
                    JobProgress progress = JobProgress.of(context, BulkOptions.Progress.LINES);
                    progress.begin();
                    long[] done = {0, 0, 0, 60, 120, 180};
                    for (long slices : done) {
                        nanos.addAndGet(60_000_000_000L);
                        progress.show("answering", slices, 240);
                    }
                    return Exit.FINE;
                },
                List.of("bulk", "count", "sudoku", "in", "out"));
        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("answering: 0 of 240 slices, 0:01:00\n")
                .endsWith("answering: 180 of 240 slices, 0:06:00, about 0:01:00 left\n");
    }
}
