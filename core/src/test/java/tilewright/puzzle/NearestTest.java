package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
        "chess,''",
        "'',''"
    })
    void the_word_that_was_meant_is_found(String typed, String meant) {
        assertThat(Nearest.of(typed, WORDS).orElse("")).isEqualTo(meant);
    }
}
