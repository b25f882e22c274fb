package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tilewright.cli.context.Messages;
import tilewright.search.Stopped;

final class StepProgressTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private long seconds;
    private boolean asked;

    @Test
    void steps_say_how_long_the_rest_takes_until_they_are_to_end() {
        Progress progress = new Progress("page", new Messages(err), true, () -> seconds * 1_000_000_000, 40, 0);
        StepProgress steps = new StepProgress(progress, () -> asked);
        for (int i = 0; i < 10; i++) {
            seconds++;
            steps.done();
        }
        assertThat(err.toString(StandardCharsets.UTF_8))
                .endsWith("25 %, 10 pages, 1.0 a second, 0:10, about 0:30 left");
        asked = true;
        assertThatThrownBy(steps::done).isInstanceOf(Stopped.class);
        assertThatThrownBy(steps::check).isInstanceOf(Stopped.class);
    }
}
