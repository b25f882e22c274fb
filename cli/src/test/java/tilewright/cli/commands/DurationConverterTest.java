package tilewright.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.TypeConversionException;
import tilewright.message.Words;

final class DurationConverterTest {

    private static Duration read(String text) {
        return new DurationConverter(Words.ENGLISH).convert(text);
    }

    @Test
    void times_have_units() {
        assertThat(read("90s")).isEqualTo(Duration.ofSeconds(90));
        assertThat(read("90")).isEqualTo(Duration.ofSeconds(90));
        assertThat(read("5m")).isEqualTo(Duration.ofMinutes(5));
        assertThat(read("500ms")).isEqualTo(Duration.ofMillis(500));
        assertThat(read("1h30m")).isEqualTo(Duration.ofMinutes(90));
        assertThat(read("1h2m3s4ms")).isEqualTo(Duration.ofMillis(3_723_004));
    }

    @Test
    void anything_else_is_refused() {
        for (String text : new String[] {"", "s", "1d", "5 m", "30m1h", "-1s", "1.5s", "9999999999s"}) {
            assertThatThrownBy(() -> read(text)).isInstanceOf(TypeConversionException.class);
        }
    }
}
