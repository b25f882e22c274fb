package tilewright.paletto.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.text.TextError;

final class SetupTextTest {

    @ParameterizedTest
    @CsvSource({
        "6x6, 6x6",
        "6x6-2p, 6x6",
        "6x6-3p, 6x6-3p",
        "8x8-4p-corners, 8x8-4p-corners",
        "8x8-corners, 8x8-corners",
        "3x3, 3x3",
        "6, 6x6",
        "6x6-fair, 6x6-fair",
        "6-2p-path, 6x6-path",
        "4x4-corners-trap, 4x4-corners-trap",
        "5x5-exercise, 5x5-exercise",
        "5x5-exercise-easy, 5x5-exercise-easy",
        "7-4p-corners, 7x7-4p-corners"
    })
    void a_setup_is_read_and_written(String text, String written) {
        assertThat(Text.SETUPS.format(Text.SETUPS.parse(text))).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            6 x          | 2 | expected the end of the text, found ( )
            6x           | 3 | expected the size
            9            | 1 | the size must be 3 to 8, not (9)
            9x9          | 1 | the size must be 3 to 8, not (9)
            2x2          | 1 | the size must be 3 to 8, not (2)
            6x5          | 3 | a board is square: expected 6x6
            6x6-5p       | 5 | the number of players must be 2 to 4, not (5)
            6x6-3        | 6 | expected (p), found the end
            6x6-3p-3p    | 7 | expected the end of the text, found (-)
            6x6-corners-3p | 12 | expected the end of the text, found (-)
            3x3-corners  | 5 | four different corners take four colors: expected size 4 or more
            6x6-3p-fair  | 8 | (fair) is proved for two players only
            7x7-path     | 5 | (path) is proved for boards of size 4 to 6 only
            3x3-exercise-easy | 5 | (exercise-easy) is proved for boards of size 4 to 6 only
            6x6-fair-corners | 9 | expected the end of the text, found (-)
            6x6-red      | 5 | expected the number of players
            """)
    void what_is_wrong_has_a_sentence_and_a_place(String text, int column, String reason) {
        TextError error = catchThrowableOfType(TextError.class, () -> Text.SETUPS.parse(text));
        assertThat(error).as(text).isNotNull();
        assertThat(error.problem().text()).startsWith(reason);
        assertThat(error.column()).isEqualTo(column);
    }

    @Test
    void a_setup_that_cannot_be_is_a_programming_error() {
        assertThatThrownBy(() -> new Setup(9, 2, false)).hasMessageContaining("size (9)");
        assertThatThrownBy(() -> new Setup(6, 5, false)).hasMessageContaining("players (5)");
        assertThatThrownBy(() -> new Setup(3, 2, true)).hasMessageContaining("size (3)");
        assertThatThrownBy(() -> Setup.of(7, Kind.FAIR)).hasMessageContaining("kind (fair)");
    }

    @Test
    void a_setup_has_words() {
        assertThat(Text.SETUPS.parse("8x8-4p-corners").words().text())
                .isEqualTo("8 by 8, 4 players, four different corners");
    }

    @Test
    void a_special_setup_says_what_is_asked() {
        assertThat(Setup.of(6, Kind.PATH).words().text()).isEqualTo("6 by 6, 2 players, exactly one first turn wins");
    }

    @ParameterizedTest
    @CsvSource({"r1c1", "r8c8", "r2c7", "end"})
    void a_move_is_read_and_written(String text) {
        assertThat(Text.MOVES.format(Text.MOVES.parse(text))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"r9c1", "r0c1", "r1", "", "End", "ends", "r1c1 "})
    void other_moves_are_refused(String text) {
        assertThat(catchThrowableOfType(TextError.class, () -> Text.MOVES.parse(text)))
                .isNotNull();
    }
}
