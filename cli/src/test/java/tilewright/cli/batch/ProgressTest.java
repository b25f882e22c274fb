package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tilewright.cli.context.Messages;

final class ProgressTest {

    private static final Pattern LEFT = Pattern.compile("about (\\d+):(\\d+) left");
    private static final String WIPE = "\r\u001b[K";

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Messages messages = new Messages(err);
    private long millis;

    private Progress progress(boolean shown, long total) {
        return new Progress(messages, shown, () -> millis * 1_000_000, total);
    }

    private String shown() {
        String text = err.toString(StandardCharsets.UTF_8);
        err.reset();
        return text;
    }

    @Test
    void the_first_second_shows_nothing() {
        Progress progress = progress(true, 100);
        progress.done(10);
        millis = 999;
        progress.show();
        assertThat(shown()).isEmpty();
    }

    @Test
    void the_time_left_follows_from_the_work_done() {
        Progress progress = progress(true, 400);
        for (long i = 1; i <= 50; i++) {
            progress.done(2 * i);
        }
        millis = 30_000;
        progress.show();
        assertThat(shown()).isEqualTo(WIPE + "25 %, 50 lines, 1.7 a second, 0:30, about 1:30 left");
    }

    @Test
    void what_was_done_earlier_is_left_out_of_the_rate_and_of_the_time_left() {
        Progress progress = new Progress("page", messages, true, () -> millis * 1_000_000, 400, 300);
        millis = 2_000;
        progress.show();
        assertThat(shown()).isEqualTo(WIPE + "0 pages, 0.0 a second, 0:02");
        for (long i = 1; i <= 25; i++) {
            progress.done(300 + 2 * i);
        }
        millis = 30_000;
        progress.show();
        assertThat(shown()).isEqualTo(WIPE + "87 %, 25 pages, 0.8 a second, 0:30, about 0:30 left");
    }

    @Test
    void a_slow_beginning_is_soon_forgotten() {
        long total = 60_000;
        long end = 5_000 + total - 500; // a hundred a second for five seconds, then a thousand
        Progress progress = progress(true, total);
        int told = 0;
        for (int line = 1; line <= total; line++) {
            millis = line <= 500 ? 10L * line : 4_500L + line;
            progress.done(line);
            progress.show();
            Matcher left = LEFT.matcher(shown());
            if (left.find() && line >= total / 10) {
                long seconds = 60 * Long.parseLong(left.group(1)) + Long.parseLong(left.group(2));
                assertThat(seconds * 1_000).isCloseTo(end - millis, within(Math.max(1_000, (end - millis) / 5)));
                told++;
            }
        }
        assertThat(told).isGreaterThan(200);
    }

    @Test
    void without_a_total_there_is_no_time_left() {
        Progress progress = progress(true, 0);
        for (int i = 0; i < 40_000; i++) {
            progress.done(i);
        }
        millis = 4_000_000;
        progress.show();
        assertThat(shown()).isEqualTo(WIPE + "40,000 lines, 10 a second, 1:06:40");
    }

    @Test
    void it_is_drawn_five_times_a_second() {
        Progress progress = progress(true, 0);
        int drawn = 0;
        for (millis = 0; millis < 3_000; millis += 10) {
            progress.show();
            drawn += shown().isEmpty() ? 0 : 1;
        }
        assertThat(drawn).isEqualTo(10);
    }

    @Test
    void nobody_there_nothing_shown() {
        Progress progress = progress(false, 100);
        millis = 60_000;
        progress.show();
        assertThat(shown()).isEmpty();
    }

    @Test
    void messages_take_its_place() {
        Progress progress = progress(true, 0);
        millis = 2_000;
        progress.show();
        shown();
        messages.line("line 3: bad");
        messages.line("line 4: bad");
        messages.clear();
        assertThat(shown()).isEqualTo(WIPE + "line 3: bad\nline 4: bad\n");
    }
}
