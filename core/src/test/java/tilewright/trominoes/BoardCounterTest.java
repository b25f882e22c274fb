package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.grid.Grid;
import tilewright.puzzle.Counter.Count;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;

final class BoardCounterTest {

    private final BoardCounter counter = new BoardCounter();

    @Test
    void every_square_of_boards_up_to_17_wide() {
        int checked = 0;
        for (String line : Cases.lines("tiling-counts.csv")) {
            String[] fields = line.split(",");
            int width = Integer.parseInt(fields[0]);
            int row = Integer.parseInt(fields[1]);
            int column = Integer.parseInt(fields[2]);
            BigInteger tilings = new BigInteger(fields[3]);
            boolean cheap = width <= 14 || tilings.signum() == 0 || row == column;
            if (cheap && (width <= 17 || tilings.signum() == 0)) {
                Count count = counter.count(Boards.green(width, row, column), Limits.NONE);
                assertThat(count).as(line).isEqualTo(new Count(tilings, true));
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(770);
    }

    @Test
    void rectangles() {
        for (String line : Cases.lines("rectangle-counts.csv")) {
            String[] fields = line.split(",");
            Board board = Board.empty(new Grid(Integer.parseInt(fields[0]), Integer.parseInt(fields[1])));
            if (!board.wantsGreen()) {
                assertThat(counter.count(board, Limits.NONE))
                        .as(line)
                        .isEqualTo(new Count(new BigInteger(fields[2]), true));
            } else {
                assertThat(fields[2]).as(line).isEqualTo("0");
            }
        }
    }

    @Test
    void boards_with_tiles_on_them() {
        for (String line : Cases.lines("partial-counts.txt")) {
            String[] fields = line.split(" ");
            assertThat(count(Boards.board(fields[1]))).as(line).isEqualTo(Long.parseLong(fields[0]));
        }
    }

    @Test
    void too_little_memory_makes_it_a_lower_bound() {
        Limits limits = Limits.NONE.withBytes(1_000).withNodes(10_000);
        Count count = counter.count(Boards.green(13, 0, 0), limits);
        assertThat(count.exact()).isFalse();
        assertThat(count.number().longValueExact()).isPositive().isLessThan(10_000);
    }

    @Test
    void numbers_beyond_64_bits_are_exact() {
        Board board = Board.empty(new Grid(12, 30));
        Count count = counter.count(board, Limits.NONE);
        assertThat(count.exact()).isTrue();
        assertThat(count.number())
                .isGreaterThan(BigInteger.ONE.shiftLeft(64))
                .isEqualTo(TilingGraph.of(board, Limits.NONE).orElseThrow().coverings());
        assertThat(counter.count(board, Limits.NONE.withSolutions(5)))
                .isEqualTo(new Count(BigInteger.valueOf(5), false));
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
            Outcome cover = Runner.run(new ExactCoverSearch(board), Limits.NONE, Runner.Listener.NONE);
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
