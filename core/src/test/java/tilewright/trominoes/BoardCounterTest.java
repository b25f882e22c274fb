package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.puzzle.Counter.Count;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;

final class BoardCounterTest {

    private final BoardCounter counter = new BoardCounter();

    @Test
    void every_square_of_the_small_boards_and_the_hopeless_ones_of_all() {
        int checked = 0;
        for (String line : Cases.lines("tiling-counts.csv")) {
            String[] fields = line.split(",");
            int width = Integer.parseInt(fields[0]);
            Board board = Boards.green(width, Integer.parseInt(fields[1]), Integer.parseInt(fields[2]));
            BigInteger tilings = new BigInteger(fields[3]);
            if (width <= 8 || tilings.signum() == 0) {
                assertThat(counter.count(board, Limits.NONE)).as(line).isEqualTo(new Count(tilings, true));
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(700);
    }

    @Test
    void a_corner_of_the_ten_wide_board_has_395840_coverings() {
        assertThat(count(Boards.green(10, 0, 0))).isEqualTo(395_840);
    }

    @Test
    void boards_with_tiles_on_them() {
        for (String line : Cases.lines("partial-counts.txt")) {
            String[] fields = line.split(" ");
            if (fields[0].length() <= 6) {
                Board board = Boards.board(fields[1]);
                assertThat(count(board)).as(line).isEqualTo(Long.parseLong(fields[0]));
            }
        }
    }

    @Test
    void without_the_green_tile_all_squares_count() {
        assertThat(count(Board.empty(4))).isEqualTo(16);
        assertThat(count(Board.empty(5))).isEqualTo(2);
        assertThat(count(Board.empty(7))).isEqualTo(2_534);
        assertThat(count(Board.empty(8))).isEqualTo(1_424);
    }

    @Test
    void a_width_that_is_a_multiple_of_three_is_covered_without_the_green_tile() {
        assertThat(count(Board.empty(3))).isEqualTo(2);
        assertThat(count(Board.empty(6)))
                .isEqualTo(64)
                .isEqualTo(Boards.scan(Board.empty(6)).solutions());
        assertThat(count(Board.empty(9))).isEqualTo(37_160); // by a dynamic program
        assertThat(count(Boards.green(6, 2, 2))).isZero();
    }

    @Test
    void cover_agrees_with_the_scan_on_random_boards() {
        Seeds.each(300, random -> {
            Board board = Boards.random(4 + random.below(5), random);
            Outcome cover = Runner.run(new CoverBoards(board), Limits.NONE, Runner.Listener.NONE);
            assertThat(cover).isInstanceOf(Outcome.Complete.class);
            assertThat(cover.solutions())
                    .as(board.toString())
                    .isEqualTo(Boards.scan(board).solutions())
                    .isEqualTo(count(board));
        });
    }

    @Test
    void a_limit_makes_it_a_lower_bound() {
        Board board = Boards.green(10, 0, 0);
        assertThat(counter.count(board, Limits.NONE.withSolutions(5)))
                .isEqualTo(new Count(BigInteger.valueOf(5), false));
    }

    private long count(Board board) {
        Count count = counter.count(board, Limits.NONE);
        assertThat(count.exact()).isTrue();
        return count.number().longValueExact();
    }
}
