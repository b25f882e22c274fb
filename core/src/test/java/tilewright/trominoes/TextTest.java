package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.text.Format;
import tilewright.text.TextError;

final class TextTest {

    @Test
    void boards_are_written_as_they_are_read() {
        for (String text : new String[] {
            "ghhh/vvv./vvv./vvv.",
            "ghhh/vvv./vvv./vvv.!",
            "ghhh/vvv./vvv./vvv.~",
            "..../..../..../....",
            ".../.../...",
            "hhhhhh/vvv.../vvvg../vvv.../....../......",
        }) {
            assertThat(Boards.board(text)).hasToString(text);
        }
        for (String line : Cases.lines("partial-counts.txt")) {
            String text = line.substring(line.indexOf(' ') + 1);
            assertThat(Boards.board(text)).hasToString(text);
        }
    }

    @Test
    void boards_of_random_games_are_read_as_they_were() {
        Seeds.each(40, random -> {
            for (Board board : Boards.game(1 + random.below(30), 30, random)) {
                assertThat(Boards.board(board.toString())).isEqualTo(board);
            }
        });
    }

    @Test
    void runs_are_cut_in_threes_from_the_left_and_from_the_top() {
        Board board = Boards.board("hhhhhhv/g.....v/......v/......v/......v/......v/.......");
        assertThat(board.first(4)).isEqualTo(3);
        assertThat(board.first(4 * 7 + 6)).isEqualTo(3 * 7 + 6);
    }

    @Test
    void bad_boards_are_refused_with_the_place() {
        refused(Text.BOARDS, "", 0, "expected a row of 1 to 30 cells, each g, h, v, or ., found the end");
        refused(Text.BOARDS, "/..", 0, "expected a row of 1 to 30 cells, each g, h, v, or ., found (/)");
        refused(Text.BOARDS, ".".repeat(1_000_000), 30, "a board is at most 30 cells wide");
        refused(Text.BOARDS, ".../.../", 8, "row 3 has 0 cells, expected 3, each g, h, v, or ., found the end");
        refused(Text.BOARDS, ".../../...", 6, "row 2 has 2 cells, expected 3, each g, h, v, or ., found (/)");
        refused(Text.BOARDS, ".../..../...", 7, "row 2 has more than 3 cells");
        refused(Text.BOARDS, "./".repeat(1_000_000), 59, "a board has at most 30 rows");
        refused(Text.BOARDS, ".../.x./...", 5, "row 2 has one cell, expected 3, each g, h, v, or ., found (x)");
        refused(Text.BOARDS, ".../.../...!", 11, "there is no green tile to stay");
        refused(Text.BOARDS, ".../.../...~", 11, "there is no green tile to stay");
        refused(Text.BOARDS, "g../.g./...", 5, "a second green tile; the first is on row 1, column 1");
        refused(
                Text.BOARDS,
                "..../hh../..../....",
                5,
                "the tile across that begins here needs three cells (h), but row 2, column 3 is (.)");
        refused(Text.BOARDS, "hhhh/..../..../....", 3, "the tile across that begins here leaves the board");
        refused(
                Text.BOARDS,
                "..v./..v./..h./....",
                2,
                "the tile down that begins here needs three cells (v), but row 3, column 3 is (h)");
        refused(Text.BOARDS, "..../..../..v./..v.", 12, "the tile down that begins here leaves the board");
    }

    @Test
    void moves_are_written_as_they_are_read() {
        for (String text : new String[] {"g=r1c3", "h=r10c8", "v=r2c30", "x=r4c4"}) {
            assertThat(Text.MOVES.format(Text.MOVES.parse(text))).isEqualTo(text);
        }
        assertThat(Text.MOVES.parse("v=r2c30")).isEqualTo(new Move.Lay(1, 29, false));
    }

    @Test
    void bad_moves_are_refused_with_the_place() {
        refused(Text.MOVES, "y=r1c1", 0, "expected a move: g, h, v, or x, found (y)");
        refused(Text.MOVES, "hr1c1", 1, "expected (=), found (r)");
        refused(Text.MOVES, "h=r31c1", 3, "the row must be 1 to 30, not (31)");
    }

    @Test
    void bad_setups_are_refused_with_the_place() {
        refused(Text.SETUPS, "4x5", 0, "a board of 4 by 5 cells cannot be covered, wherever the green tile is");
        refused(Text.SETUPS, "2", 0, "a board of 2 by 2 cells cannot be covered, wherever the green tile is");
        refused(Text.SETUPS, "99999999999", 0, "the side must be 1 to 30, not (99999999999)");
        refused(
                Text.SETUPS,
                "10-fill",
                3,
                "expected the green tile's cell like r1c1, (empty), (tiles-5), (unique), (few), or (forced), found (f)");
        refused(Text.SETUPS, "6-r1c1", 2, "expected the end of the setup, found (r)");
        refused(
                Text.SETUPS,
                "10-empty-tiles-3",
                9,
                "tiles come after the green one, which (empty) leaves to the player");
        refused(Text.SETUPS, "10-tiles-33", 9, "the number of tiles must be 1 to 32, not (33)");
        refused(Text.SETUPS, "10-r11c1", 4, "the row must be 1 to 10, not (11)");
        refused(Text.SETUPS, "10-unique-few", 10, "expected the end of the setup, found (f)");
        refused(Text.SETUPS, "10-few-tiles-3", 7, "expected the end of the setup, found (t)");
        refused(Text.SETUPS, "10-tiles-3-few", 11, "expected the end of the setup, found (f)");
        refused(Text.SETUPS, "10-empty-few", 9, "tiles come after the green one, which (empty) leaves to the player");
    }

    private static void refused(Format<?> format, String text, int offset, String reason) {
        TextError error = catchThrowableOfType(TextError.class, () -> format.parse(text));
        assertThat(error).as(text).isNotNull();
        assertThat(error.problem().text()).isEqualTo(reason);
        assertThat(error.offset()).isEqualTo(offset);
    }
}
