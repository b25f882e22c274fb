package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Seeds;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;

final class GoalGeneratorTest {

    private static Board board(String setup, SeededRandom random) {
        return new BoardGenerator().generate(Text.SETUPS.parse(setup), random);
    }

    private static int coverings(Board board) {
        return TilingCount.of(board, Limits.NONE).map(BigInteger::intValueExact).orElseThrow();
    }

    /** Returns the numbers of coverings without each of the tiles on the board. */
    private static IntStream withoutOne(Board board) {
        return IntStream.range(0, board.cells())
                .filter(cell -> board.tiled(cell) && board.first(cell) == cell)
                .map(first -> coverings(board.without(first)));
    }

    @ParameterizedTest
    @CsvSource({"6-unique, 1, 1", "8-unique, 1, 1", "8-r3c3-unique, 1, 1", "5x6-few, 2, 10", "8-few, 2, 10"})
    void as_many_coverings_are_left_as_asked_for_and_no_tile_can_be_spared(String setup, int fewest, int most) {
        Seeds.each(20, random -> {
            Board board = board(setup, random);
            assertThat(coverings(board)).isBetween(fewest, most);
            assertThat(withoutOne(board)).isNotEmpty().allMatch(coverings -> coverings > most);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"7-forced", "8-forced", "6x7-forced"})
    void a_tile_is_certain_although_each_free_cell_can_be_covered_in_several_ways(String setup) {
        Seeds.each(20, random -> {
            Board board = board(setup, random);
            TilingGraph graph = TilingGraph.of(board, Limits.NONE).orElseThrow();
            assertThat(graph.coverings()).isGreaterThan(BigInteger.ONE);
            assertThat(Placements.of(board, graph))
                    .anyMatch(placement -> placement.coverings().equals(graph.coverings()));
            for (int cell = 0; cell < board.cells(); cell++) {
                if (board.free(cell)) {
                    assertThat(covers(board, cell)).isGreaterThan(1);
                }
            }
        });
    }

    /** Returns the number of tiles that could lie on a cell. */
    private static int covers(Board board, int cell) {
        int number = 0;
        for (int back = 0; back < 3; back++) {
            number += board.grid().column(cell) >= back && board.fits(cell - back, true) ? 1 : 0;
            number += board.grid().row(cell) >= back && board.fits(cell - back * board.width(), false) ? 1 : 0;
        }
        return number;
    }

    @Test
    void a_board_that_has_none_is_given_up() {
        assertThatThrownBy(() -> board("1x6-few", new SeededRandom(1))).isInstanceOf(Generator.GaveUp.class);
        assertThatThrownBy(() -> board("8-r1c1-unique", new SeededRandom(1))).isInstanceOf(Generator.GaveUp.class);
    }
}
