package tilewright.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.blank.BlankPuzzle;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Workspace;
import tilewright.text.TextError;

final class PlayTest {

    private static final Catalog CATALOG = new Catalog(List.of(new BlankPuzzle()));
    private static final Workspace WORKSPACE = new Workspace();

    private static Play load(String saved) {
        return Play.load(CATALOG, saved);
    }

    private static Play tap(Play play, int column) {
        return play.act(new Gesture.Tap("r1c" + column));
    }

    @Test
    void a_share_id_is_a_play_without_moves() {
        Play play = load("blank:#..");
        assertThat(play.size()).isZero();
        assertThat(play.save()).isEqualTo("blank:#..");
        assertThat(play.id()).isEqualTo("blank:#..");
    }

    @Test
    void an_act_gives_a_new_play_and_leaves_the_old() {
        Play before = load("blank:...");
        Play after = tap(before, 2);
        assertThat(after.save()).isEqualTo("blank:... | r1c2");
        assertThat(after.id()).isEqualTo("blank:.#.");
        assertThat(before.save()).isEqualTo("blank:...");
    }

    @Test
    void undo_keeps_the_move_and_redo_finds_it() {
        Play play = tap(tap(load("blank:..."), 2), 1);
        Play undone = play.undo().orElseThrow();
        assertThat(undone.save()).isEqualTo("blank:... | r1c2 r1c1 @1");
        assertThat(undone.redo().orElseThrow().save()).isEqualTo(play.save());
        assertThat(play.redo()).isEmpty();
        assertThat(load("blank:...").undo()).isEmpty();
    }

    @Test
    void another_move_after_undo_opens_a_branch() {
        Play play = tap(tap(tap(load("blank:..."), 2), 1).undo().orElseThrow(), 3);
        assertThat(play.save()).isEqualTo("blank:... | r1c2 r1c1 1:r1c3");
        assertThat(play.branches(1)).containsExactly(2, 3);
        assertThat(play.goTo(2).id()).isEqualTo("blank:##.");
        assertThat(play.goTo(1).redo().orElseThrow().node()).isEqualTo(3);
    }

    @Test
    void the_same_move_again_takes_the_branch_that_is_there() {
        Play play = tap(tap(load("blank:..."), 2).undo().orElseThrow(), 2);
        assertThat(play.size()).isEqualTo(1);
        assertThat(play.node()).isEqualTo(1);
    }

    @Test
    void a_command_is_one_step_however_many_moves_it_makes() {
        Play play = tap(load("blank:...."), 2).command("fill", WORKSPACE);
        assertThat(play.save()).isEqualTo("blank:.... | r1c2 r1c1,r1c3,r1c4");
        assertThat(play.id()).isEqualTo("blank:####");
        assertThat(play.size()).isEqualTo(2);
        assertThat(play.undo().orElseThrow().id()).isEqualTo("blank:.#..");
        assertThat(play.undo().orElseThrow().command("fill", WORKSPACE).save()).isEqualTo(play.save());
        Play loaded = load(play.save());
        assertThat(loaded.save()).isEqualTo(play.save());
        assertThat(loaded.undo().orElseThrow().id()).isEqualTo("blank:.#..");
    }

    @Test
    void a_command_is_there_as_long_as_it_has_something_to_do() {
        assertThat(load("blank:#..").commands(WORKSPACE)).containsExactly("fill");
        assertThat(load("blank:###").commands(WORKSPACE)).isEmpty();
        assertThatThrownBy(() -> load("blank:###").command("fill", WORKSPACE)).isInstanceOf(Play.Refused.class);
        assertThatThrownBy(() -> load("blank:#..").command("fell", WORKSPACE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_gesture_that_is_not_offered_is_refused() {
        assertThatThrownBy(() -> tap(load("blank:#.."), 1)).isInstanceOf(Play.Refused.class);
        assertThatThrownBy(() -> load("blank:#..").goTo(1)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "blank; 0; wanted the puzzle's name and a colon",
                "blnak:...; 0; did you mean (blank)?",
                "blank:.x.; 7; wanted the end of the text",
                "blank:... | r1c9; 12; is not legal here",
                "blank:... | r1c1 r1c1; 17; is not legal here",
                "blank:... | r1c1 r1x1; 19; wanted (c)",
                "blank:... | r1c1,r1c1; 17; is not legal here",
                "blank:... | r1c1,; 17; wanted (r)",
                "blank:... | r1c1 7:r1c2; 17; the node before the move goes from 0 to 1",
                "blank:... | r1c1 @2; 18; the node goes from 0 to 1",
                "blank:... | r1c1 @1 r1c2; 20; wanted the end",
                "blank:... | r1c1 @2=name; 18; the node goes from 0 to 1",
                "blank:... | r1c1 @1=a%5; 21; wanted two hexadecimal digits",
                "blank:... | r1c1 @1=a%5g; 21; wanted two hexadecimal digits",
                "blank:... | @0=1234567890123456789012345678901234567890123456789012345678901; 15; at most 60",
            })
    void a_broken_play_is_answered_with_the_place(String saved, int offset, String reason) {
        assertThatThrownBy(() -> load(saved)).isInstanceOfSatisfying(TextError.class, error -> {
            assertThat(error.sentence()).contains(reason);
            assertThat(error.offset()).isEqualTo(offset);
        });
    }

    @Test
    void a_node_can_be_given_a_name() {
        Play play = tap(tap(load("blank:..."), 2), 1).named(1, "first try").named(2, "100 %, or_not | so");
        assertThat(play.save()).isEqualTo("blank:... | r1c2 r1c1 @1=first_try @2=100_%25,_or%5fnot_%7c_so");
        assertThat(load(play.save()).name(2)).isEqualTo("100 %, or_not | so");
        assertThat(load(play.goTo(0).save()).save())
                .isEqualTo(play.goTo(0).save())
                .endsWith(" @0");
        assertThat(play.named(1, "").named(2, " \n").save()).isEqualTo("blank:... | r1c2 r1c1");
        assertThat(tap(play, 3).save()).startsWith("blank:... | r1c2 r1c1 r1c3 @1=first_try @2=100");
        assertThat(load("blank:... | @0=Anna").save()).isEqualTo("blank:... | @0=Anna");
    }

    @Test
    void a_name_may_be_any_short_text() {
        Play play = tap(load("blank:..."), 2);
        Seeds.each(500, random -> {
            StringBuilder text = new StringBuilder();
            for (int i = random.below(20); i > 0; i--) {
                text.append("ab1 _%|@=:\n\tü盤\u2028\u00a0".charAt(random.below(16)));
            }
            Play named = play.named(1, text.toString());
            assertThat(load(named.save()).name(1)).isEqualTo(named.name(1));
            assertThat(named.save()).doesNotContain("\n");
            assertThat(play.named(1, named.name(1)).save()).isEqualTo(named.save());
        });
        assertThatThrownBy(() -> play.named(1, "x".repeat(61))).hasMessageContaining("at most 60 characters");
    }

    @Test
    void trees_of_every_form_are_saved_and_loaded() {
        Seeds.each(200, random -> {
            Play play = Play.generate(new BlankPuzzle(), "10", random, Generator.Log.NONE, WORKSPACE);
            for (int i = 0; i < 40; i++) {
                List<Gesture> gestures = play.gestures();
                play = gestures.isEmpty() || random.below(3) == 0
                        ? play.goTo(random.below(play.size() + 1))
                        : play.act(gestures.get(random.below(gestures.size())));
            }
            Play loaded = load(play.save());
            assertThat(loaded.save()).isEqualTo(play.save());
            for (int node = 0; node <= play.size(); node++) {
                assertThat(loaded.goTo(node).id()).isEqualTo(play.goTo(node).id());
            }
        });
    }
}
