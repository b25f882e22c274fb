package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.blank.BlankPuzzle;
import tilewright.blank.Board;
import tilewright.blank.Move;
import tilewright.blank.Setup;
import tilewright.message.Message;
import tilewright.text.TextError;

final class LessonPathTest {

    private static final BlankPuzzle PUZZLE = new BlankPuzzle();

    private static LessonPath path(Lesson.Task task, Move... hinted) {
        Lesson.Step step = new Lesson.Step("", "", "....", "", "", task, "", List.of(), "");
        Hinter<Board, Move> hinter = (_, _) -> hinted.length == 0
                ? Optional.empty()
                : Optional.of(new Hinter.Hint<>("", Message.NONE, List.of(hinted), List.of(), Result.none()));
        return LessonPath.of(
                PUZZLE,
                step,
                new Abilities.Builder<Setup, Board, Move>().hinter(hinter).build());
    }

    private static LessonPath moves(String... ways) {
        return path(new Lesson.Task.Moves(ways));
    }

    @Test
    void moves_may_be_made_in_any_order() {
        LessonPath path = moves("r1c1 r1c3");
        assertThat(path.between()).containsExactlyInAnyOrder("....", "x...", "..x.");
        assertThat(path.ends()).containsExactly("x.x.");
        assertThat(path.moves()).containsExactly("r1c1", "r1c3");
    }

    @Test
    void what_stands_behind_a_bar_comes_later() {
        LessonPath path = moves("r1c2 r1c1|r1c4  |  r1c3");
        assertThat(path.between()).containsExactlyInAnyOrder("....", "x...", ".x..", "xx..", "xx.x");
        assertThat(path.ends()).containsExactly("xxxx");
        assertThat(path.moves()).containsExactly("r1c2", "r1c1", "r1c4", "r1c3");
    }

    @Test
    void each_way_has_its_end_and_the_first_is_shown() {
        LessonPath path = moves("r1c2", "r1c2 r1c1", "r1c4");
        assertThat(path.ends()).containsExactlyInAnyOrder(".x..", "xx..", "...x");
        assertThat(path.between()).containsExactlyInAnyOrder("....", "x...");
        assertThat(path.moves()).containsExactly("r1c2");
    }

    @Test
    void a_way_that_cannot_be_gone_is_refused() {
        assertThatThrownBy(() -> moves("r1c2 r1c2")).hasMessage("the moves (r1c2 r1c2) are not legal in any order");
        assertThatThrownBy(() -> moves("r1c1", "r1c2 | r1c9"))
                .hasMessage("the moves (r1c2 | r1c9) are not legal in any order");
        assertThatThrownBy(() -> moves("r1d1")).isInstanceOf(TextError.class);
    }

    @Test
    void what_is_refused_has_no_end() {
        LessonPath path = path(new Lesson.Task.Refused("tap:r1c1"));
        assertThat(path.between()).containsExactly("....");
        assertThat(path.ends()).isEmpty();
        assertThat(path.moves()).isEmpty();
    }

    @Test
    void a_hint_is_carried_out_in_its_order() {
        LessonPath path = path(new Lesson.Task.Hinted(), new Move(2), new Move(0));
        assertThat(path.between()).containsExactlyInAnyOrder("....", "..x.");
        assertThat(path.ends()).containsExactly("x.x.");
        assertThat(path.moves()).containsExactly("r1c3", "r1c1");
        assertThatThrownBy(() -> path(new Lesson.Task.Hinted()))
                .hasMessage("there is no hint that could be carried out");
    }
}
