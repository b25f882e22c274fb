package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.grid.Grid;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Runner;

final class TilingGraphTest {

    @Test
    void all_squares_of_the_seven_boards_are_counted_at_once() {
        int checked = 0;
        for (int width : Setup.WIDTHS) {
            BigInteger[] squares = graph(Board.empty(width)).through()[Frontier.GREEN];
            for (String line : Cases.lines("tiling-counts.csv")) {
                String[] fields = line.split(",");
                if (Integer.parseInt(fields[0]) == width) {
                    int cell = Integer.parseInt(fields[1]) * width + Integer.parseInt(fields[2]);
                    assertThat(squares[cell]).as(line).isEqualTo(new BigInteger(fields[3]));
                    checked++;
                }
            }
        }
        assertThat(checked).isEqualTo(272);
    }

    @Test
    void the_sums_over_all_squares_are_those_of_a_count_for_each_square() {
        for (int width : new int[] {4, 5, 7, 8, 10}) {
            long sum = ReferenceCount.overAllSquares(width);
            assertThat(graph(Board.empty(width)).coverings())
                    .as("width " + width)
                    .isEqualTo(sum);
        }
    }

    /** {@link ReferenceCount} gives the same for 11 and 13, in half a minute. */
    @Test
    void the_sums_over_all_squares_are_known() {
        assertThat(graph(Board.empty(10)).coverings()).isEqualTo(5_832_432);
        assertThat(graph(Board.empty(11)).coverings()).isEqualTo(10_542_880);
        assertThat(graph(Board.empty(13)).coverings()).isEqualTo(212_582_975_058L);
    }

    @Test
    void graph_count_and_exact_cover_agree_on_random_positions() {
        Seeds.each(300, random -> {
            Board board = Boards.random(4 + random.below(5), random);
            long covers = Runner.run(new ExactCoverSearch(board), Limits.NONE, Runner.Listener.NONE)
                    .solutions();
            assertThat(graph(board).coverings()).as(board.toString()).isEqualTo(covers);
            assertThat(TilingCount.of(board, Limits.NONE)).as(board.toString()).contains(BigInteger.valueOf(covers));
        });
    }

    @Test
    void count_and_exact_cover_agree_on_positions_10_and_11_wide() {
        Seeds.each(250, random -> {
            int width = 10 + random.below(2);
            int[] squares = Coloring.squares(Grid.square(width));
            Board board = Board.empty(width).withGreen(squares[random.below(squares.length)]);
            for (int tiles = 4 + random.below(12); tiles > 0; tiles--) {
                int first = random.below(board.cells());
                boolean across = random.below(2) == 0;
                board = board.fits(first, across) ? board.with(first, across) : board;
            }
            long covers = Runner.run(new ExactCoverSearch(board), Limits.NONE, Runner.Listener.NONE)
                    .solutions();
            assertThat(TilingCount.of(board, Limits.NONE)).as(board.toString()).contains(BigInteger.valueOf(covers));
        });
    }

    @Test
    void placements_are_counted_as_laying_them_and_counting_does() {
        Seeds.each(60, random -> {
            Grid grid = new Grid(4 + random.below(4), 4 + random.below(4));
            Board board = Board.empty(grid);
            for (int i = 0; i < 3; i++) {
                int first = random.below(board.cells());
                boolean across = random.below(2) == 0;
                board = board.fits(first, across) ? board.with(first, across) : board;
            }
            for (Placements.Placement placement : Placements.of(board, graph(board))) {
                Board after = laid(board, placement.move());
                assertThat(placement.coverings())
                        .as(after.toString())
                        .isEqualTo(TilingCount.of(after, Limits.NONE).orElseThrow());
            }
        });
    }

    private static Board laid(Board board, Move move) {
        int cell = board.grid().cell(move.row(), move.column());
        return move instanceof Move.Lay lay ? board.with(cell, lay.across()) : board.withGreen(cell);
    }

    @Test
    void the_first_coverings_are_all_different_and_in_order() {
        for (Board board : List.of(Boards.green(7, 3, 3), Board.empty(7), Board.empty(new Grid(6, 5)))) {
            TilingGraph graph = graph(board);
            List<Board> all = graph.first(Long.MAX_VALUE);
            assertThat(new HashSet<>(all))
                    .hasSize(all.size())
                    .hasSize(graph.coverings().intValueExact());
            assertThat(all).allMatch(Board::covered);
            assertThat(graph.first(5)).isEqualTo(all.subList(0, 5));
        }
        Board scanned = new ScanSearchFirst(Boards.green(10, 3, 6)).board();
        assertThat(graph(Boards.green(10, 3, 6)).first(1)).containsExactly(scanned);
    }

    /** The first covering that the original search finds. */
    private record ScanSearchFirst(Board start) {
        Board board() {
            ScanSearch search = new ScanSearch(start);
            search.run(tilewright.search.Search.SOLUTION, Long.MAX_VALUE);
            return search.position();
        }
    }

    @Test
    void random_coverings_are_uniform_on_every_square_of_the_small_boards() {
        List<Board> boards = new ArrayList<>();
        for (int width : new int[] {4, 5, 7}) {
            for (int cell : Coloring.squares(Grid.square(width))) {
                boards.add(Board.empty(width).withGreen(cell));
            }
            boards.add(Board.empty(width));
        }
        boards.add(Boards.green(7, 0, 0).with(3, false));
        SeededRandom random = new SeededRandom(1);
        for (Board board : boards) {
            uniform(board, random);
        }
    }

    /** Pearson's test: the normal form of its sum stays below 4.5, but for one run in 100,000. */
    private static void uniform(Board board, SeededRandom random) {
        TilingGraph graph = graph(board);
        int classes = graph.coverings().intValueExact();
        int samples = 40 * classes;
        Map<Board, Integer> counts = new HashMap<>();
        for (int i = 0; i < samples; i++) {
            counts.merge(graph.any(random), 1, Integer::sum);
        }
        double expected = (double) samples / classes;
        double sum = (classes - counts.size()) * expected;
        for (int count : counts.values()) {
            sum += (count - expected) * (count - expected) / expected;
        }
        double z = classes == 1 ? 0 : (sum - (classes - 1)) / Math.sqrt(2.0 * (classes - 1));
        assertThat(z).as(board.toString()).isLessThan(4.5);
    }

    @Test
    void numbers_beyond_64_bits_are_right() {
        Board board = Board.empty(new Grid(12, 30));
        TilingGraph graph = graph(board);
        assertThat(graph.coverings())
                .isEqualTo(TilingCount.of(board, Limits.NONE).orElseThrow())
                .isGreaterThan(BigInteger.TWO.pow(64));
        BigInteger[][] through = graph.through();
        assertThat(through[Frontier.ACROSS][0].add(through[Frontier.DOWN][0])).isEqualTo(graph.coverings());
        assertThat(graph.any(new SeededRandom(1)).covered()).isTrue();
        assertThat(graph(board.transposed()).coverings()).isEqualTo(graph.coverings());
    }

    @Test
    void a_limit_ends_it() {
        Board board = Board.empty(13);
        assertThat(TilingGraph.of(board, Limits.NONE.withNodes(1_000))).isEmpty();
        assertThat(TilingGraph.of(board, Limits.NONE.withBytes(1_000))).isEmpty();
        assertThat(TilingGraph.of(board, Limits.NONE.withStop(() -> true))).isEmpty();
        assertThat(TilingCount.of(board, Limits.NONE.withNodes(1_000))).isEmpty();
        assertThat(TilingCount.of(board, Limits.NONE.withBytes(1_000))).isEmpty();
        assertThat(TilingCount.of(board, Limits.NONE.withStop(() -> true))).isEmpty();
    }

    private static TilingGraph graph(Board board) {
        return TilingGraph.of(board, Limits.NONE).orElseThrow();
    }
}
