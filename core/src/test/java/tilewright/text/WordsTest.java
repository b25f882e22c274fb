package tilewright.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class WordsTest {

    @Test
    void a_comma_stands_before_the_conjunction_of_three() {
        assertThat(Words.list(List.of("a"), "and")).isEqualTo("a");
        assertThat(Words.list(List.of("a", "b"), "or")).isEqualTo("a or b");
        assertThat(Words.list(List.of("a", "b", "c"), "and")).isEqualTo("a, b, and c");
    }

    @Test
    void what_stands_between_can_be_chosen() {
        assertThat(Words.list(List.of("a"), "; ", " and ")).isEqualTo("a");
        assertThat(Words.list(List.of("a", "b"), "; ", " and ")).isEqualTo("a and b");
        assertThat(Words.list(List.of("a", "b", "c"), "; ", " and ")).isEqualTo("a; b and c");
    }
}
