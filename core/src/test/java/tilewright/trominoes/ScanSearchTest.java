package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.grid.Grid;
import tilewright.search.Outcome;
import tilewright.search.Search;

final class ScanSearchTest {

    @Test
    void no_tile_is_taken_back_on_any_square_that_can_hold_the_green_tile() {
        for (int width = 4; width <= 30; width++) {
            for (int cell : Coloring.squares(Grid.square(width))) {
                ScanSearch search = new ScanSearch(Board.empty(width).withGreen(cell));
                int event = search.run(Search.SOLUTION | Search.RETREAT, Long.MAX_VALUE);
                assertThat(event).isEqualTo(Search.SOLUTION);
                assertThat(search.nodes()).isEqualTo((width * width - 1) / 3);
            }
        }
    }

    /** Least, median and most tiles laid until nothing is left to try; from a dynamic program that counts them. */
    @Test
    void the_numbers_of_tiles_laid_in_vain_are_those_known() {
        assertThat(laidInVain(4)).containsExactly(3, 7, 14);
        assertThat(laidInVain(5)).containsExactly(5, 23, 38);
        assertThat(laidInVain(7)).containsExactly(143, 516, 1_913);
        assertThat(laidInVain(8)).containsExactly(381, 3_772, 9_923);
    }

    private static long[] laidInVain(int width) {
        long[] nodes = new long[width * width - Coloring.squares(Grid.square(width)).length];
        int count = 0;
        for (int cell = 0; cell < width * width; cell++) {
            Board board = Board.empty(width).withGreen(cell);
            if (!Coloring.allows(board)) {
                Outcome outcome = Boards.scan(board);
                assertThat(outcome).isInstanceOf(Outcome.Complete.class);
                assertThat(outcome.solutions()).isZero();
                nodes[count++] = outcome.nodes();
            }
        }
        Arrays.sort(nodes);
        return new long[] {nodes[0], nodes[(count - 1) / 2], nodes[count - 1]};
    }

    @Test
    void the_hardest_square_of_the_ten_wide_board_takes_3659384_tiles() {
        Outcome outcome = Boards.scan(Boards.green(10, 9, 8));
        assertThat(outcome).isEqualTo(new Outcome.Complete(0, 3_659_384));
    }

    @Test
    void goes_across_then_down_and_tells_its_steps_in_words() {
        ScanSearch search = new ScanSearch(Boards.board("..../..../..../...g"));
        assertThat(captions(search, 6))
                .containsExactly(
                        "a tile across at row 1, column 1",
                        "a tile down at row 1, column 4",
                        "a tile across at row 2, column 1",
                        "a tile across at row 3, column 1",
                        "a tile across at row 4, column 1",
                        "solved: all cells are covered");
        assertThat(search.position()).hasToString("hhhv/hhhv/hhhv/hhhg");
    }

    @Test
    void takes_back_where_nothing_fits() {
        ScanSearch search = new ScanSearch(Boards.board("..../..../...g/...."));
        assertThat(captions(search, 4))
                .containsExactly(
                        "a tile across at row 1, column 1",
                        "nothing fits at row 1, column 4",
                        "removed at row 1, column 1",
                        "a tile down at row 1, column 1");
        assertThat(search.depth()).isEqualTo(1);
    }

    private static String[] captions(ScanSearch search, int count) {
        String[] captions = new String[count];
        for (int i = 0; i < count; i++) {
            captions[i] =
                    search.caption(search.run(Search.STEPS, Long.MAX_VALUE)).text();
        }
        return captions;
    }

    @Test
    void sets_the_green_tile_last_while_none_is_set() {
        ScanSearch search = new ScanSearch(Board.empty(4));
        assertThat(search.run(Search.SOLUTION, Long.MAX_VALUE)).isEqualTo(Search.SOLUTION);
        assertThat(search.position()).hasToString("hhhv/hhhv/hhhv/hhhg");
        assertThat(Boards.scan(Board.empty(7)).solutions()).isEqualTo(2_534);
    }

    @Test
    void a_covered_board_is_its_own_solution() {
        Outcome outcome = Boards.scan(Boards.board("hhhv/hhhv/hhhv/hhhg"));
        assertThat(outcome).isEqualTo(new Outcome.Complete(1, 0));
    }

    @Test
    void leaves_the_board_as_it_was_when_all_is_tried() {
        Seeds.each(50, random -> {
            Board board = Boards.random(7, random);
            ScanSearch search = new ScanSearch(board);
            assertThat(search.run(0, Long.MAX_VALUE)).isEqualTo(Search.FINISHED);
            assertThat(search.position()).isEqualTo(board);
        });
    }
}
