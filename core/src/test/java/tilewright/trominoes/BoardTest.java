package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.grid.Grid;

final class BoardTest {

    @Test
    void a_board_tells_what_lies_on_its_cells() {
        Board board = Boards.board("ghhh/v.../v.../v...");
        assertThat(board.green()).isZero();
        assertThat(board.free()).isEqualTo(9);
        assertThat(board.tiled(0)).isFalse();
        assertThat(board.tiled(3)).isTrue();
        assertThat(board.tiled(5)).isFalse();
        assertThat(board.across(3)).isTrue();
        assertThat(board.across(12)).isFalse();
        assertThat(board.first(3)).isEqualTo(1);
        assertThat(board.first(12)).isEqualTo(4);
        assertThat(board.covered()).isFalse();
    }

    @Test
    void a_tile_fits_where_three_free_cells_are_on_the_board() {
        Board board = Boards.board("ghhh/v.../v.../v...");
        assertThat(board.fits(5, true)).isTrue();
        assertThat(board.fits(6, true)).isFalse();
        assertThat(board.fits(5, false)).isTrue();
        assertThat(board.fits(9, false)).isFalse();
        assertThat(board.fits(0, true)).isFalse();
        assertThat(board.fits(4, true)).isFalse();
        Board hindered = Board.empty(new Grid(1, 5)).withGreen(2);
        assertThat(hindered.fits(0, true)).isFalse();
        assertThat(hindered.fits(1, true)).isFalse();
        assertThat(hindered.fits(2, true)).isFalse();
    }

    @Test
    void the_green_tile_moves_and_takes_off_the_tile_that_lies_there() {
        Board board = Boards.board("ghhh/..../..../....");
        assertThat(board.withGreen(2)).hasToString("..g./..../..../....");
        assertThat(board.withGreen(15)).hasToString(".hhh/..../..../...g");
        assertThat(board.withoutGreen()).hasToString(".hhh/..../..../....");
        assertThat(board.withoutGreen().wantsGreen()).isTrue();
        assertThat(board.wantsGreen()).isFalse();
        assertThat(Board.empty(6).wantsGreen()).isFalse();
    }

    @Test
    void tiles_that_are_laid_and_lifted_leave_the_board_as_it_was() {
        Seeds.each(200, random -> {
            Board board = Boards.random(4 + random.below(10), random);
            for (int first = 0; first < board.cells(); first++) {
                for (boolean across : new boolean[] {true, false}) {
                    if (board.fits(first, across)) {
                        Board more = board.with(first, across);
                        assertThat(more.free()).isEqualTo(board.free() - 3);
                        assertThat(more.across(first)).isEqualTo(across);
                        assertThat(more.first(first + 2 * more.step(across))).isEqualTo(first);
                        assertThat(more.without(first)).isEqualTo(board);
                    }
                }
            }
        });
    }

    @Test
    void transposing_exchanges_rows_and_columns() {
        Board board = Boards.board("hhhv./..gv./...v.");
        assertThat(board.transposed()).hasToString("v../v../vg./hhh/...");
        assertThat(board.wide()).isTrue();
        assertThat(board.transposed().wide()).isFalse();
        assertThat(Board.empty(4).wide()).isFalse();
        Seeds.each(100, random -> {
            Board any = Boards.random(4 + random.below(10), random);
            assertThat(any.transposed().transposed()).isEqualTo(any).hasSameHashCodeAs(any);
        });
    }

    @Test
    void boards_of_other_shapes_and_tiles_are_not_equal() {
        Board board = Board.empty(new Grid(3, 6));
        assertThat(board).isNotEqualTo(Board.empty(new Grid(6, 3)));
        assertThat(board).isNotEqualTo(board.with(0, true));
        assertThat(board.with(0, true)).isNotEqualTo(board.with(0, false));
        assertThat(Board.of(board.grid(), board.codes())).isEqualTo(board);
    }

    @Test
    void a_board_keeps_its_codes_to_itself() {
        Board board = Board.empty(4);
        byte[] codes = board.codes();
        codes[0] = Board.GREEN;
        assertThat(board.free(0)).isTrue();
        Board copy = Board.of(board.grid(), codes);
        codes[0] = Board.FREE;
        assertThat(copy.green()).isZero();
    }

    @Test
    void sides_are_at_most_30_cells() {
        assertThat(Board.empty(30).cells()).isEqualTo(900);
        assertThatIllegalArgumentException().isThrownBy(() -> Board.empty(new Grid(31, 1)));
        assertThatIllegalArgumentException().isThrownBy(() -> Board.empty(new Grid(1, 31)));
    }
}
