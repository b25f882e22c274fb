package tilewright.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.message.Message;
import tilewright.message.Value;

class SceneTest {

    @Test
    void boxes_of_cells_and_their_insides() {
        assertThat(Box.cell(1, 2)).isEqualTo(new Box(24, 12, 12, 12));
        assertThat(Box.cells(0, 1, 2, 3)).isEqualTo(new Box(12, 0, 36, 24));
        assertThat(Box.cell(0, 0).inset(2)).isEqualTo(new Box(2, 2, 8, 8));
        assertThatThrownBy(() -> Box.cell(0, 0).inset(6))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("width (0)");
    }

    @Test
    void a_grid_has_thin_lines_inside_and_a_strong_frame() {
        Scene scene = new Scene.Builder(3, 4).grid(1, 1, 2, 3).build(Message.verbatim("title"));
        assertThat(scene.width()).isEqualTo(48);
        assertThat(scene.height()).isEqualTo(36);
        assertThat(scene.marks())
                .containsExactly(
                        new Mark.Line(12, 24, 48, 24, 1, Ink.LINE),
                        new Mark.Line(24, 12, 24, 36, 1, Ink.LINE),
                        new Mark.Line(36, 12, 36, 36, 1, Ink.LINE),
                        new Mark.Line(12, 12, 48, 12, 2, Ink.STRONG),
                        new Mark.Line(12, 36, 48, 36, 2, Ink.STRONG),
                        new Mark.Line(12, 12, 12, 36, 2, Ink.STRONG),
                        new Mark.Line(48, 12, 48, 36, 2, Ink.STRONG));
    }

    @Test
    void more_marks_lie_on_top_and_leave_the_scene_as_it_was() {
        Scene scene =
                new Scene.Builder(1, 1).glyph(Box.cell(0, 0), "1", Ink.CLUE).build(Message.verbatim("title"));
        Scene more = scene.with(List.of(new Mark.Ring(Box.cell(0, 0), Ink.HINT)));
        assertThat(scene.marks()).hasSize(1);
        assertThat(more.marks()).hasSize(2).first().isEqualTo(scene.marks().getFirst());
        assertThat(more.title().text()).isEqualTo("title");
    }

    @Test
    void what_makes_no_sense_is_refused() {
        assertThatThrownBy(() -> new Scene.Builder(0, 1).build(Message.verbatim("none")))
                .isInstanceOf(IllegalArgumentException.class);
        Scene.Builder scene = new Scene.Builder(1, 1);
        assertThatThrownBy(() -> scene.spot("r1 c1", Box.cell(0, 0), Message.verbatim("empty")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> scene.spot("r1c1", Box.cell(0, 0), Message.NONE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_label_is_the_place_and_what_is_there() {
        List<Spot> spots = new Scene.Builder(1, 3)
                .cell(new Value.Cell(0, 0), Message.verbatim("clue 5"))
                .spot("pile", Box.cell(0, 1), Message.verbatim("pile of color 3, 7 tiles left"))
                .button("end", Box.cell(0, 2), Message.verbatim("end the turn"), Message.NONE)
                .build(Message.verbatim("title"))
                .spots();
        assertThat(spots)
                .extracting(spot -> spot.label().text())
                .containsExactly("row 1, column 1, clue 5", "pile of color 3, 7 tiles left", "end the turn");
        assertThat(spots)
                .extracting(spot -> spot.place().text())
                .containsExactly("row 1, column 1", "", "end the turn");
    }
}
