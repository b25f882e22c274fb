package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NearestTest {

    private static final List<String> WORDS = List.of("sudoku", "paletto", "hues", "trominoes");

    @ParameterizedTest
    @CsvSource({
        "soduku,sudoku",
        "suodku,sudoku",
        "palleto,paletto",
        "hue,hues",
        "tromino,trominoes",
        "husex,''",
        "hseu,''",
        "chess,''",
        "'',''"
    })
    void the_word_that_was_meant_is_found(String typed, String meant) {
        assertThat(Nearest.of(typed, WORDS).orElse("")).isEqualTo(meant);
    }

    @Test
    void of_several_the_first_is_meant() {
        assertThat(Nearest.of("grib", List.of("grid", "grip", "grin"))).contains("grid");
        assertThat(Nearest.of("grin", List.of("grid", "grip", "grin"))).contains("grin");
    }

    @Test
    void words_of_more_than_64_letters_are_far_from_all() {
        assertThat(Nearest.of("a".repeat(64), List.of("a".repeat(64)))).isPresent();
        assertThat(Nearest.of("a".repeat(65), List.of("a".repeat(64)))).isEmpty();
        assertThat(Nearest.of("a".repeat(64), List.of("a".repeat(65)))).isEmpty();
    }
}
