package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

final class HeatMapTest {

    private static Study.Picture picture(String board) {
        return new Placements()
                .study(Boards.board(board), 0, Limits.NONE)
                .picture()
                .orElseThrow();
    }

    private static List<Mark> marks(String board, Predicate<Mark> wanted) {
        return picture(board).marks().stream().filter(wanted).toList();
    }

    @Test
    void each_free_cell_has_the_direction_of_most_coverings_and_their_share() {
        Study.Picture open = picture("g.../..../..../....");
        assertThat(open.caption().text()).endsWith("Coverings: 4.");
        assertThat(open.fields().field("figure")).contains(new Json.Str("4"));
        assertThat(open.marks())
                .hasSize(15)
                .contains(new Mark.Share(Box.cell(0, 1).inset(1), true, 75, "75", Ink.COVER))
                .contains(new Mark.Share(Box.cell(1, 0).inset(1), false, 75, "75", Ink.COVER));
        assertThat(marks("ghhh/hhh./..../....", _ -> true))
                .contains(
                        new Mark.Share(Box.cell(1, 3).inset(1), false, 100, "100", Ink.COVER),
                        new Mark.Share(Box.cell(2, 0).inset(1), true, 100, "100", Ink.COVER));
    }

    @Test
    void while_the_green_tile_is_not_set_each_square_that_can_hold_it_has_its_share() {
        assertThat(marks("..../..../..../....", _ -> true))
                .hasSize(8)
                .contains(
                        new Mark.Area(new Box(36, 36, 12, 12), Ink.FREE),
                        new Mark.Glyph(new Box(38, 38, 8, 8), "25.0", Ink.WORDS));
    }

    @Test
    void where_no_covering_is_left_there_is_nothing_to_see() {
        assertThat(picture(".g../..../..../...."))
                .hasToString(new Study.Picture(Message.verbatim("No covering is left."), List.of()).toString());
    }

    @Test
    void none_and_all_are_not_confused_with_nearly_so() {
        assertThat(percent(0, 1_000)).isEqualTo("0");
        assertThat(percent(4, 1_000)).isEqualTo("<1");
        assertThat(percent(5, 1_000)).isEqualTo("1");
        assertThat(percent(994, 1_000)).isEqualTo("99");
        assertThat(percent(996, 1_000)).isEqualTo(">99");
        assertThat(percent(1_000, 1_000)).isEqualTo("100");
    }

    private static String percent(long part, long all) {
        return HeatMap.percent(BigInteger.valueOf(part), BigInteger.valueOf(all));
    }

    @Test
    void the_coloring_is_shown_with_the_squares_that_it_leaves() {
        Study.Picture picture = new ColoringProof()
                .study(Boards.board("..../.g../..../...."), 0, Limits.NONE)
                .picture()
                .orElseThrow();
        assertThat(picture.caption().text()).startsWith("Proof: r2c2 cannot hold the green tile");
        assertThat(picture.marks().stream().filter(Mark.Dot.class::isInstance)).hasSize(15);
        assertThat(picture.marks().stream().filter(Mark.Ring.class::isInstance)).hasSize(4);
    }
}
