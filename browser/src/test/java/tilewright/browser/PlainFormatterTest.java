package tilewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class PlainFormatterTest {

    @Test
    void values_stand_in_the_places_of_the_signs() {
        Object[] values = {7, "x", -12_345_678_901L, true};
        String text = "%d and (%s), %d%s";
        assertThat(PlainFormatter.of(text, values)).isEqualTo(text.formatted(values));
        assertThat(PlainFormatter.of("none")).isEqualTo("none");
        assertThat(PlainFormatter.of("%s", "%s")).isEqualTo("%s");
    }

    @Test
    void other_signs_and_missing_values_are_refused() {
        for (String text : new String[] {"%x", "100 %", "%05d", "%s %s"}) {
            assertThatThrownBy(() -> PlainFormatter.of(text, 1)).hasMessageContaining("only %s and %d");
        }
    }
}
