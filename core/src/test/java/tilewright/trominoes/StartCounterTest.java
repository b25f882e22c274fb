package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.grid.Grid;
import tilewright.puzzle.Study;
import tilewright.search.Limits;

final class StartCounterTest {

    /** Rows and columns 0, 3, 6, ... of 4, 7, 10 and 13; 2, 5, 8, ... of 5, 8 and 11. */
    @ParameterizedTest
    @CsvSource({"4, 4", "5, 1", "7, 9", "8, 4", "10, 16", "11, 9", "13, 25"})
    void there_is_a_board_for_each_square_that_can_hold_the_green_tile(int width, int boards) {
        assertThat(new StartCounter().count(Setup.of(width), Limits.NONE).number())
                .isEqualTo(boards);
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void there_is_one_board_when_the_green_tile_is_settled(boolean byPlayer) {
        Setup.Green green = byPlayer ? new Setup.Green.ByPlayer() : new Setup.Green.At(1, 2);
        assertThat(new StartCounter()
                        .count(new Setup(Grid.square(7), green, 0), Limits.NONE)
                        .number())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"10-tiles-3", "10-few"})
    void boards_that_are_begun_are_not_counted(String setup) {
        assertThatThrownBy(() -> new StartCounter().count(Text.SETUPS.parse(setup), Limits.NONE))
                .isInstanceOf(Study.Refused.class);
    }
}
