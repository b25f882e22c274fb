package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.grid.Grid;
import tilewright.search.Limits;
import tilewright.search.Search;

final class ColoringTest {

    @Test
    void the_formula_says_what_counting_both_colorings_says() {
        for (int width = 3; width <= 40; width++) {
            for (int row = 0; row < width; row++) {
                for (int column = 0; column < width; column++) {
                    assertThat(Coloring.allows(Grid.square(width), row, column)).isEqualTo(even(width, row, column));
                }
            }
        }
    }

    /** Whether the cells without this one divide evenly over the three colors of both colorings. */
    private static boolean even(int width, int green, int greenColumn) {
        int[] sums = new int[3];
        int[] differences = new int[3];
        for (int row = 0; row < width; row++) {
            for (int column = 0; column < width; column++) {
                if (row != green || column != greenColumn) {
                    sums[(row + column) % 3]++;
                    differences[(row - column + width * 3) % 3]++;
                }
            }
        }
        int third = (width * width - 1) / 3;
        return sums[0] == third
                && sums[1] == third
                && sums[2] == third
                && differences[0] == third
                && differences[1] == third
                && differences[2] == third;
    }

    @Test
    void a_square_is_allowed_exactly_when_a_search_finds_a_covering_up_to_8_wide() {
        for (int width = 3; width <= 8; width++) {
            for (int cell = 0; cell < width * width; cell++) {
                Board board = Board.empty(width).withGreen(cell);
                int event = new ScanSearch(board).run(Search.SOLUTION, Long.MAX_VALUE);
                assertThat(event == Search.SOLUTION).as(board.toString()).isEqualTo(Coloring.allows(board));
            }
        }
    }

    @Test
    void a_square_of_a_rectangle_is_allowed_exactly_when_there_is_a_covering() {
        for (int rows = 1; rows <= 11; rows++) {
            for (int columns = 1; columns <= 14; columns++) {
                Board empty = Board.empty(new Grid(rows, columns));
                for (int cell = 0; empty.wantsGreen() && cell < empty.cells(); cell++) {
                    Board board = empty.withGreen(cell);
                    boolean covered =
                            TilingCount.of(board, Limits.NONE).orElseThrow().signum() > 0;
                    assertThat(covered).as(board.toString()).isEqualTo(Coloring.allows(board));
                }
            }
        }
    }

    @Test
    void the_counts_of_colors_say_the_same() {
        for (int rows = 1; rows <= 9; rows++) {
            for (int columns = 1; columns <= 9; columns++) {
                Board empty = Board.empty(new Grid(rows, columns));
                for (int cell = 0; cell < empty.cells(); cell++) {
                    Board board = empty.withGreen(cell);
                    boolean even = ColoringProof.even(ColoringProof.counts(0, board))
                            && ColoringProof.even(ColoringProof.counts(1, board));
                    assertThat(even).as(board.toString()).isEqualTo(Coloring.allows(board));
                }
            }
        }
    }

    @Test
    void the_seven_boards_have_68_squares_that_can_hold_the_green_tile() {
        int[] counts = new int[Setup.WIDTHS.length];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Coloring.squares(Grid.square(Setup.WIDTHS[i])).length;
        }
        assertThat(counts).containsExactly(4, 1, 9, 4, 16, 9, 25);
    }
}
