package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;

final class PeersTest {

    @Test
    void two_cells_are_peers_exactly_when_the_rules_forbid_them_one_color() {
        for (int one = 0; one < 64; one++) {
            for (int other = 0; other < 64; other++) {
                byte[] colors = Board.empty().colors();
                colors[one] = 3;
                colors[other] = 3;
                boolean peers = (Peers.of(one) >>> other & 1) != 0;
                assertThat(peers).isEqualTo(!ReferenceSearch.legal(colors));
            }
        }
    }

    @Test
    void an_inner_cell_has_twelve_peers_and_a_corner_eight() {
        assertThat(Long.bitCount(Peers.of(27))).isEqualTo(12);
        assertThat(Long.bitCount(Peers.of(0))).isEqualTo(5 + 3);
        assertThat(Peers.how(0, 1)).isEqualTo("side");
        assertThat(Peers.how(0, 9)).isEqualTo("diagonal");
        assertThat(Peers.how(16, 0)).isEqualTo("line");
        assertThat(Peers.how(7, 56)).isEqualTo("corners");
    }

    /** The original's text speaks of four, without the two that touch at a corner: too few for the rule. */
    @Test
    void six_tests_look_backward_and_corners_at_corners() {
        int[][] six = {{0, -1}, {0, -2}, {-1, 0}, {-2, 0}, {-1, -1}, {-1, 1}};
        for (int cell = 0; cell < 64; cell++) {
            long expected = 0;
            for (int[] step : six) {
                int row = cell / 8 + step[0];
                int column = cell % 8 + step[1];
                if (row >= 0 && column >= 0 && column < 8) {
                    expected |= 1L << (row * 8 + column);
                }
            }
            expected |= switch (cell) {
                case 7 -> 1;
                case 56 -> 1 | 1L << 7;
                case 63 -> 1 | 1L << 7 | 1L << 56;
                default -> 0;
            };
            long found = 0;
            for (int peer : ReadingOrderTree.before(cell)) {
                found |= 1L << peer;
            }
            assertThat(found).isEqualTo(expected);
        }
    }

    @Test
    void a_board_takes_a_tile_exactly_when_the_rules_allow_it() {
        Seeds.each(40, random -> {
            Board board = RandomBoards.scattered(random.below(56), random);
            for (int cell = 0; cell < 64; cell++) {
                for (int color = 0; color < 8; color++) {
                    byte[] colors = board.colors();
                    colors[cell] = (byte) color;
                    assertThat(board.takes(cell, color)).isEqualTo(board.free(cell) && ReferenceSearch.legal(colors));
                }
            }
        });
    }
}
