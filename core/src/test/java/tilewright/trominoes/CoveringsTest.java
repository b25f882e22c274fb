package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.puzzle.Study;
import tilewright.search.Limits;

final class CoveringsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            g.../..../..../.... | 4 | GOOD | 4 coverings are left.
            ghhh/..../..../.... | 3 | GOOD | 3 coverings are left.
            ghhh/hhh./..../.... | 1 | GOOD | One covering is left.
            hhhv/hhhv/hhhv/hhhg | 1 | GOOD | The board is covered.
            g.../hhh./.hhh/.... | 0 | BAD  | No covering is left. 2 conflicting tiles begin at r2c1, r3c2.
            """)
    void the_number_of_coverings_is_said(String text, String number, Study.Tone tone, String caption) {
        Study.Report report = new Coverings().study(Boards.board(text), 0, Limits.NONE);
        assertThat(report.line().text()).isEqualTo(number);
        Study.Picture picture = report.picture().orElseThrow();
        assertThat(picture.tone()).isEqualTo(tone);
        assertThat(picture.caption().text()).isEqualTo(caption);
    }

    @Test
    void a_square_that_cannot_hold_the_green_tile_is_refuted_by_the_coloring() {
        Study.Report report = new Coverings().study(Boards.board("..../.g../..../...."), 0, Limits.NONE);
        assertThat(report.line().text()).isEqualTo("0");
        assertThat(report.picture().orElseThrow().caption().text())
                .startsWith("Proof: r2c2 cannot hold the green tile");
    }

    @Test
    void a_covering_is_shown_piece_by_piece() {
        Study.Picture picture = new Coverings()
                .study(Boards.board("..../.hhh/..../...."), 0, Limits.NONE)
                .picture()
                .orElseThrow();
        // The green tile and four more tiles.
        assertThat(picture.further()).hasSize(5);
    }

    @Test
    void the_map_of_squares_says_of_each_what_the_counter_says() {
        Seeds.each(40, random -> {
            Board board = Boards.game(7, 6, random).getLast();
            if (board.covered()) {
                return;
            }
            Study.Report report = new GreenSquares().study(board, 0, Limits.NONE);
            Board without = board.wantsGreen() ? board : board.withoutGreen();
            int squares = 0;
            for (int cell = 0; cell < board.cells(); cell++) {
                if (without.free(cell) && Coloring.allows(board.grid(), cell / 7, cell % 7)) {
                    BigInteger number =
                            TilingCount.of(without.withGreen(cell), Limits.NONE).orElseThrow();
                    Study.Row row = report.rows().get(squares++);
                    assertThat(row.name().text()).isEqualTo(board.grid().name(cell));
                    assertThat(row.words().text()).isEqualTo(Coverings.words(number));
                    assertThat(row.tone()).isEqualTo(number.signum() == 0 ? Study.Tone.BAD : Study.Tone.GOOD);
                }
            }
            assertThat(report.rows()).hasSize(squares);
        });
    }

    @Test
    void a_board_without_a_green_tile_has_no_map() {
        assertThatThrownBy(() -> new GreenSquares().study(Boards.board(".../.../..."), 0, Limits.NONE))
                .isInstanceOf(Study.Refused.class);
    }

    @Test
    void numbers_are_brief_on_squares_and_grouped_in_words() {
        assertThat(List.of("0", "999", "1234", "12345", "123456", "7729439538").stream()
                        .map(BigInteger::new)
                        .map(GreenSquares::brief))
                .containsExactly("0", "999", "1.2k", "12k", "123k", "7.7G");
        assertThat(Coverings.words(new BigInteger("7729439538"))).isEqualTo("7\u202f729\u202f439\u202f538");
    }
}
