package tilewright.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.blank.BlankPuzzle;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Command;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
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
        Play play = load("blank:x..");
        assertThat(play.size()).isZero();
        assertThat(play.save()).isEqualTo("blank:x..");
        assertThat(play.id()).isEqualTo("blank:x..");
    }

    @Test
    void an_act_gives_a_new_play_and_leaves_the_old() {
        Play before = load("blank:...");
        Play after = tap(before, 2);
        assertThat(after.save()).isEqualTo("blank:... | r1c2");
        assertThat(after.id()).isEqualTo("blank:.x.");
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
        assertThat(play.goTo(1).tree().branches()).containsExactly(2, 3);
        assertThat(play.goTo(2).id()).isEqualTo("blank:xx.");
        assertThat(play.goTo(1).redo().orElseThrow().node()).isEqualTo(3);
    }

    @Test
    void the_same_move_again_takes_the_branch_that_is_there() {
        Play play = tap(tap(load("blank:..."), 2).undo().orElseThrow(), 2);
        assertThat(play.size()).isEqualTo(1);
        assertThat(play.node()).isEqualTo(1);
    }

    @Test
    void a_move_of_this_turn_is_taken_back_although_others_followed() {
        Play play = Play.load(Puzzles.CATALOG, "paletto:CBC/ACA/BAB | r1c1 r1c3");
        Play back = play.act(new Gesture.Tap("r1c1"));
        assertThat(back.save()).isEqualTo("paletto:CBC/ACA/BAB | r1c1 r1c3 0:r1c3");
        assertThat(back.act(new Gesture.Tap("r1c3")).node()).isZero();
        Play begun = Play.load(Puzzles.CATALOG, play.id());
        assertThat(begun.tree().takebacks()).isEmpty();
        assertThatThrownBy(() -> begun.act(new Gesture.Tap("r1c1"))).isInstanceOf(Play.Refused.class);
    }

    @Test
    void a_command_is_one_step_however_many_moves_it_makes() {
        Play play = tap(load("blank:...."), 2).command("fill", WORKSPACE);
        assertThat(play.save()).isEqualTo("blank:.... | r1c2 r1c1,r1c3,r1c4");
        assertThat(play.id()).isEqualTo("blank:xxxx");
        assertThat(play.size()).isEqualTo(2);
        assertThat(play.undo().orElseThrow().id()).isEqualTo("blank:.x..");
        assertThat(play.undo().orElseThrow().command("fill", WORKSPACE).save()).isEqualTo(play.save());
        Play loaded = load(play.save());
        assertThat(loaded.save()).isEqualTo(play.save());
        assertThat(loaded.undo().orElseThrow().id()).isEqualTo("blank:.x..");
    }

    private static <S, M> List<String> commands(GameTree<?, S, M> tree) {
        return tree.commands(WORKSPACE).stream().map(Command::id).toList();
    }

    @Test
    void a_command_is_there_as_long_as_it_has_something_to_do() {
        assertThat(commands(load("blank:x..").tree())).containsExactly("fill");
        assertThat(commands(load("blank:xxx").tree())).isEmpty();
        assertThatThrownBy(() -> load("blank:xxx").command("fill", WORKSPACE)).isInstanceOf(Play.Refused.class);
        assertThatThrownBy(() -> load("blank:x..").command("fell", WORKSPACE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_gesture_that_is_not_offered_is_refused() {
        assertThatThrownBy(() -> tap(load("blank:x.."), 1)).isInstanceOf(Play.Refused.class);
        assertThatThrownBy(() -> load("blank:x..").goTo(1)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "blank; 0; expected the puzzle's name and a colon",
                "blnak:...; 0; did you mean 'blank'?",
                "blank:.?.; 7; expected the end of the text",
                "blank:... | r1c9; 12; is not legal here",
                "blank:... | r1c1 r1c1; 17; is not legal here",
                "blank:... | r1c1 r1x1; 19; expected (c)",
                "blank:... | r1c1,r1c1; 17; is not legal here",
                "blank:... | r1c1,; 17; expected (r)",
                "blank:... | r1c1 7:r1c2; 17; the node before the move must be 0 to 1",
                "blank:... | r1c1 @2; 18; the node must be 0 to 1",
                "blank:... | r1c1 @1 r1c2; 20; expected the end",
                "blank:... | r1c1 @2=name; 18; the node must be 0 to 1",
                "blank:... | r1c1 @1=a%5; 21; expected two hexadecimal digits",
                "blank:... | r1c1 @1=a%5g; 21; expected two hexadecimal digits",
                "blank:... | @0=1234567890123456789012345678901234567890123456789012345678901; 15; at most 60",
            })
    void a_broken_play_is_answered_with_the_place(String saved, int offset, String reason) {
        assertThatThrownBy(() -> load(saved)).isInstanceOfSatisfying(TextError.class, error -> {
            assertThat(error.sentence()).contains(reason);
            assertThat(error.offset()).isEqualTo(offset);
        });
    }

    private static Play named(Play play, int node, String name) {
        return new Play(play.tree().named(node, name));
    }

    @Test
    void a_node_can_be_given_a_name() {
        Play play = named(named(tap(tap(load("blank:..."), 2), 1), 1, "first try"), 2, "100 %, or_not | so");
        assertThat(play.save()).isEqualTo("blank:... | r1c2 r1c1 @1=first_try @2=100_%25,_or%5fnot_%7c_so");
        assertThat(load(play.save()).tree().name(2)).isEqualTo("100 %, or_not | so");
        assertThat(load(play.goTo(0).save()).save())
                .isEqualTo(play.goTo(0).save())
                .endsWith(" @0");
        assertThat(named(named(play, 1, ""), 2, " \n").save()).isEqualTo("blank:... | r1c2 r1c1");
        assertThat(tap(play, 3).save()).startsWith("blank:... | r1c2 r1c1 r1c3 @1=first_try @2=100");
        assertThat(load("blank:... | @0=Anna").save()).isEqualTo("blank:... | @0=Anna");
        assertThat(tap(load("blank:... | @0=Anna"), 1).save()).isEqualTo("blank:... | r1c1 @0=Anna");
    }

    @Test
    void a_name_may_be_any_short_text() {
        Play play = tap(load("blank:..."), 2);
        Seeds.each(500, random -> {
            StringBuilder text = new StringBuilder();
            for (int i = random.below(20); i > 0; i--) {
                text.append("ab1 _%|@=:\n\tü盤\u2028\u00a0".charAt(random.below(16)));
            }
            Play named = named(play, 1, text.toString());
            assertThat(load(named.save()).tree().name(1)).isEqualTo(named.tree().name(1));
            assertThat(named.save()).doesNotContain("\n");
            assertThat(named(play, 1, named.tree().name(1)).save()).isEqualTo(named.save());
        });
        assertThatThrownBy(() -> named(play, 1, "x".repeat(61))).hasMessageContaining("at most 60 characters");
    }

    @Test
    void trees_of_every_form_are_saved_and_loaded() {
        Seeds.each(200, random -> {
            Play play = Play.generate(new BlankPuzzle(), "10", random.bits(), 0, Generator.Log.NONE, WORKSPACE);
            for (int i = 0; i < 40; i++) {
                List<? extends Offer<?>> offers = play.tree().offers();
                play = offers.isEmpty() || random.below(3) == 0
                        ? play.goTo(random.below(play.size() + 1))
                        : play.act(offers.get(random.below(offers.size())).gesture());
            }
            Play loaded = load(play.save());
            assertThat(loaded.save()).isEqualTo(play.save());
            for (int node = 0; node <= play.size(); node++) {
                assertThat(loaded.goTo(node).id()).isEqualTo(play.goTo(node).id());
            }
        });
    }

    @Test
    void the_moves_of_a_step_keep_their_order() {
        GameTree<?, ?, ?> tree = load("blank:..... | r1c2 r1c5,r1c1,r1c3 r1c4").tree();
        assertThat(moves(tree)).containsExactly("r1c2", "r1c5", "r1c1", "r1c3", "r1c4");
        assertThat(tree.gesturesFrom(1).stream().map(Gesture::toString))
                .containsExactly("tap:r1c5", "tap:r1c1", "tap:r1c3", "tap:r1c4");
        assertThat(tree.described(1).text()).isEqualTo("r1c5, r1c1, r1c3, r1c4.");
        assertThat(tree.path()).containsExactly(0, 1, 2, 2, 2, 3);
    }

    private static <M> List<String> moves(GameTree<?, ?, M> tree) {
        return tree.moves().stream().map(tree.puzzle().texts().moves()::format).toList();
    }

    @Test
    void a_saved_play_has_as_many_moves_as_it_may_and_no_more() {
        String most = "blank:... |" + " 0:r1c1".repeat(Play.MOST_MOVES);
        assertThat(load(most).size()).isEqualTo(Play.MOST_MOVES);
        assertThatThrownBy(() -> load(most + " 0:r1c1"))
                .isInstanceOf(TextError.class)
                .hasMessageContaining("at most 20000 moves");
    }

    @Test
    void moves_of_one_step_count_like_others() {
        String both = "trominoes:g.../..../..../.... |";
        String pairs = ",h=r2c1,x=r2c1".repeat(Play.MOST_MOVES / 2);
        assertThat(Play.load(Puzzles.CATALOG, both + " " + pairs.substring(1)).size())
                .isEqualTo(1);
        assertThatThrownBy(() -> Play.load(Puzzles.CATALOG, both + " " + pairs.substring(1) + ",h=r2c1"))
                .isInstanceOf(TextError.class)
                .hasMessageContaining("at most 20000 moves");
        assertThatThrownBy(() -> Play.load(Puzzles.CATALOG, both + " h=r3c1 0:" + pairs.substring(1)))
                .isInstanceOf(TextError.class)
                .hasMessageContaining("at most 20000 moves");
    }

    @Test
    void each_move_is_made_once_and_written_once() {
        CountedPuzzle.Work work = new CountedPuzzle.Work();
        Play play = new Play(GameTree.read(new CountedPuzzle<>(new BlankPuzzle(), work), "blank:............"));
        for (int column = 1; column <= 10; column++) {
            play = tap(play, column);
            assertThat(play.save()).endsWith("r1c" + column);
        }
        assertThat(work.made).isEqualTo(10);
        assertThat(work.meant).isEqualTo(10);
        assertThat(work.written).isEqualTo(10);
        assertThat(work.offered).isZero();
    }

    @Test
    void a_game_that_has_as_many_moves_as_it_may_takes_no_more() {
        Play nearly = load("blank:..... | r1c1" + " 0:r1c2".repeat(Play.MOST_MOVES - 2));
        assertThatThrownBy(() -> nearly.moved("r1c3,r1c4", Stop.never())).isInstanceOf(Play.Refused.class);
        Play full = tap(nearly, 3);
        assertThat(full.size()).isEqualTo(Play.MOST_MOVES);
        assertThat(load(full.save()).save()).isEqualTo(full.save());
        assertThatThrownBy(() -> tap(full, 4))
                .isInstanceOf(Play.Refused.class)
                .hasMessage("A game has at most 20000 moves.");
        assertThatThrownBy(() -> full.command("fill", WORKSPACE)).isInstanceOf(Play.Refused.class);
        assertThat(tap(full.goTo(0), 1).node()).isEqualTo(1);
        assertThatThrownBy(() -> Play.load(Puzzles.CATALOG, "trominoes:g.../..../..../....")
                        .moved("h=r2c1" + ",x=r2c1,h=r2c1".repeat(Play.MOST_MOVES / 2), Stop.never()))
                .isInstanceOf(Play.Refused.class)
                .hasMessage("A game has at most 20000 moves.");
    }

    @Test
    void a_position_has_as_many_characters_as_it_may_and_no_more() {
        String blanks = " ".repeat(Play.LONGEST_POSITION - 81);
        String cells = ".".repeat(81);
        Puzzle<?, ?, ?> sudoku = Puzzles.CATALOG.find("sudoku").orElseThrow();
        assertThat(Play.start(sudoku, cells + blanks).position()).isEqualTo(cells);
        assertThatThrownBy(() -> Play.start(sudoku, cells + blanks + " "))
                .isInstanceOf(TextError.class)
                .hasMessage("column 64001: the text of a position has at most 64000 characters");
        assertThatThrownBy(() -> Play.load(Puzzles.CATALOG, "sudoku:" + blanks + cells + "\n"))
                .isInstanceOf(TextError.class)
                .hasMessage("column 64008: the text of a position has at most 64000 characters");
    }
}
