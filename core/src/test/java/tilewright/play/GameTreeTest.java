package tilewright.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.blank.BlankPuzzle;
import tilewright.blank.Board;
import tilewright.blank.Move;
import tilewright.blank.Setup;
import tilewright.message.Message;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Status;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.text.TextError;

final class GameTreeTest {

    private static final BlankPuzzle PUZZLE = new BlankPuzzle();
    private static final Workspace WORKSPACE = new Workspace();

    private static GameTree<Setup, Board, Move> read(String saved) {
        return GameTree.read(PUZZLE, saved);
    }

    private static List<Gesture> taps(int... columns) {
        return Arrays.stream(columns)
                .<Gesture>mapToObj(column -> new Gesture.Tap("r1c" + column))
                .toList();
    }

    private static GameTree<?, ?, ?> other(String saved) {
        return GameTree.read(Puzzles.CATALOG.named(saved), saved);
    }

    @Test
    void a_game_tells_where_it_stands_and_where_it_began() {
        GameTree<Setup, Board, Move> tree = read("blank:.x. | r1c1");
        assertThat(tree.puzzle()).isSameAs(PUZZLE);
        assertThat(tree.text()).isEqualTo("xx.");
        assertThat(PUZZLE.texts().positions().format(tree.position())).isEqualTo("xx.");
        assertThat(PUZZLE.texts().positions().format(tree.beginning())).isEqualTo(".x.");
        assertThat(tree.scene()).isEqualTo(PUZZLE.draw(tree.position()));
        assertThat(tree.status()).hasToString(new Status.Open(Message.verbatim("1 to fill")).toString());
        assertThat(tree.offers().stream().map(offer -> offer.gesture().toString()))
                .containsExactly("tap:r1c3");
    }

    @Test
    void the_steps_are_told_in_the_order_in_which_they_were_made() {
        GameTree<Setup, Board, Move> tree = read("blank:.... | r1c2 r1c1,r1c3 1:r1c4 @2=second");
        assertThat(tree.steps())
                .containsExactly(
                        new GameTree.Step(1, 0, "r1c2", ""),
                        new GameTree.Step(2, 1, "r1c1,r1c3", "second"),
                        new GameTree.Step(3, 1, "r1c4", ""));
        assertThat(read("blank:....").steps()).isEmpty();
    }

    @Test
    void nodes_are_those_that_were_made() {
        GameTree<Setup, Board, Move> tree = read("blank:.... | r1c2 r1c1");
        assertThat(tree.goTo(0).text()).isEqualTo("....");
        assertThat(tree.goTo(2).text()).isEqualTo("xx..");
        for (int node : new int[] {-1, 3}) {
            assertThatThrownBy(() -> tree.goTo(node)).hasMessage("node (%d) must be 0 to 2".formatted(node));
            assertThatThrownBy(() -> tree.name(node)).hasMessage("node (%d) must be 0 to 2".formatted(node));
            assertThatThrownBy(() -> tree.named(node, "x")).hasMessage("node (%d) must be 0 to 2".formatted(node));
            assertThatThrownBy(() -> tree.gesturesFrom(node)).hasMessage("node (%d) must be 0 to 2".formatted(node));
        }
    }

    @Test
    void moves_and_gestures_are_those_on_the_way_here() {
        GameTree<Setup, Board, Move> tree =
                read("blank:.... | r1c2 r1c1 1:r1c4 r1c3").goTo(4);
        assertThat(tree.moves()).containsExactly(new Move(1), new Move(3), new Move(2));
        assertThat(tree.goTo(2).moves()).containsExactly(new Move(1), new Move(0));
        assertThat(tree.path()).containsExactly(0, 1, 3, 4);
        assertThat(tree.gesturesFrom(0)).isEqualTo(taps(2, 4, 3));
        assertThat(tree.gesturesFrom(3)).isEqualTo(taps(3));
        assertThat(tree.gesturesFrom(4)).isEmpty();
        assertThat(tree.described(1).text()).isEqualTo("r1c4, r1c3.");
        assertThat(tree.described(4).text()).isEmpty();
    }

    @Test
    void each_move_is_told_by_one_gesture_although_several_make_it() {
        GameTree<?, ?, ?> tree = other("trominoes:g.../..../..../.... | h=r3c1");
        assertThat(tree.gesturesFrom(0)).hasSize(1);
        assertThat(other("trominoes:g.../..../..../....")
                        .act(tree.gesturesFrom(0), Stop.never())
                        .save())
                .isEqualTo(tree.save());
    }

    @Test
    void typed_moves_are_one_step() {
        GameTree<Setup, Board, Move> tree = read("blank:....");
        assertThat(tree.moved("r1c3", Stop.never()).save()).isEqualTo("blank:.... | r1c3");
        assertThat(tree.moved("r1c3,r1c1", Stop.never()).save()).isEqualTo("blank:.... | r1c3,r1c1");
        assertThat(tree.moved("r1c3,r1c1", Stop.never()).text()).isEqualTo("x.x.");
        assertThatThrownBy(() -> tree.moved("r1c3,r1c3", Stop.never()))
                .isInstanceOf(Play.Refused.class)
                .hasMessage("That cannot be done now.");
        assertThatThrownBy(() -> tree.moved("r1c3,", Stop.never())).isInstanceOf(TextError.class);
    }

    @Test
    void gestures_together_are_one_step() {
        GameTree<Setup, Board, Move> tree = read("blank:....");
        assertThat(tree.act(taps(4, 2), Stop.never()).save()).isEqualTo("blank:.... | r1c4,r1c2");
        assertThat(tree.act(taps(4, 2), Stop.never()).text()).isEqualTo(".x.x");
        assertThatThrownBy(() -> tree.act(List.of(), Stop.never())).hasMessage("a step has one gesture or more");
        assertThatThrownBy(() -> tree.act(taps(2, 2), Stop.never())).isInstanceOf(Play.Refused.class);
    }

    @Test
    void a_move_is_taken_back_by_a_single_gesture() {
        GameTree<?, ?, ?> tree = other("paletto:CBC/ACA/BAB | r1c1 r1c3");
        assertThat(tree.takebacks()).hasSize(2);
        assertThat(tree.act(taps(3), Stop.never()).save()).isEqualTo("paletto:CBC/ACA/BAB | r1c1 r1c3 @1");
        assertThatThrownBy(() -> tree.act(taps(3, 1), Stop.never())).isInstanceOf(Play.Refused.class);
        assertThat(other("paletto:CBC/ACA/BAB | r1c1,r1c3").takebacks()).isEmpty();
    }

    @Test
    void redo_takes_the_latest_branch() {
        GameTree<Setup, Board, Move> tree =
                read("blank:.... | r1c2 0:r1c1 0:r1c3").goTo(0);
        assertThat(tree.branches()).containsExactly(1, 2, 3);
        assertThat(tree.redo().orElseThrow().node()).isEqualTo(3);
        assertThat(tree.undo()).isEmpty();
        assertThat(tree.goTo(2).undo().orElseThrow().node()).isZero();
        assertThat(tree.goTo(3).branches()).isEmpty();
    }

    @Test
    void commands_are_for_games_that_go_on() {
        assertThat(read("blank:.x.").commands(WORKSPACE)).hasSize(1);
        assertThat(read("blank:xxx").commands(WORKSPACE)).isEmpty();
        assertThatThrownBy(() -> read("blank:xxx").command("fill", WORKSPACE))
                .isInstanceOf(Play.Refused.class)
                .hasMessage("That changes nothing now.");
        assertThatThrownBy(() -> read("blank:.x.").command("fell", WORKSPACE))
                .hasMessage("unknown command 'fell' for blank");
        assertThat(read("blank:.x.").command("fill", WORKSPACE).text()).isEqualTo("xxx");
    }

    @Test
    void a_computer_player_makes_a_step_of_each_move_of_its_turn() {
        GameTree<?, ?, ?> tree = other("paletto:CBC/ACA/BAB");
        GameTree<?, ?, ?> turned = tree.turn("level1", new SeededRandom(1), Stop.never(), WORKSPACE);
        assertThat(turned.size()).isPositive().isEqualTo(turned.moves().size());
        assertThat(turned.node()).isEqualTo(turned.size());
        assertThat(turned.steps().map(GameTree.Step::move)).noneMatch(move -> move.contains(","));
        GameTree<?, ?, ?> over = Stream.iterate(
                        tree, game -> game.turn("level1", new SeededRandom(1), Stop.never(), WORKSPACE))
                .filter(game -> game.status().over())
                .findFirst()
                .orElseThrow();
        assertThat(over.turn("level1", new SeededRandom(1), Stop.never(), WORKSPACE))
                .isSameAs(over);
    }

    @Test
    void a_turn_ends_when_another_is_to_move() {
        GameTree<?, ?, ?> tree = other("paletto:CBC/ACA/BAB | r1c1 r1c3 end r1c2 end 0:r3c1");
        int[] turns = IntStream.rangeClosed(0, tree.size())
                .map(node -> tree.goTo(node).turnNumber())
                .toArray();
        assertThat(turns).containsExactly(1, 1, 1, 2, 2, 3, 1);
        GameTree<?, ?, ?> won = Stream.iterate(
                        tree, game -> game.turn("level1", new SeededRandom(1), Stop.never(), WORKSPACE))
                .filter(game -> game.status().over())
                .findFirst()
                .orElseThrow();
        assertThat(won.turnNumber())
                .isEqualTo(1
                        + won.moves().stream()
                                .filter(tilewright.paletto.model.Move.END::equals)
                                .count());
        assertThat(read("blank:...").turnNumber()).isEqualTo(1);
    }

    @Test
    void turns_are_not_counted_from_the_middle_of_a_game() {
        assertThat(other("paletto:CB./ACA/BAB 2 1 001,000 | r1c1 end").turnNumber())
                .isZero();
        assertThat(other("paletto:CBC/ACA/BAB 2 1 000,000 | r1c1 end").turnNumber())
                .isEqualTo(2);
    }

    @Test
    void a_computer_player_that_is_unknown_is_refused_with_those_there_are() {
        assertThatThrownBy(
                        () -> other("paletto:CBC/ACA/BAB").turn("deep", new SeededRandom(1), Stop.never(), WORKSPACE))
                .hasMessageStartingWith("unknown computer player 'deep' for paletto; expected random, level1, ")
                .hasMessageEndingWith(", level8");
        assertThatThrownBy(() -> read("blank:...").turn("deep", new SeededRandom(1), Stop.never(), WORKSPACE))
                .hasMessage("unknown computer player 'deep' for blank; expected none");
    }

    @Test
    void a_generated_game_is_that_of_the_generator_and_can_be_stopped() {
        Setup setup = new Setup(10);
        GameTree<Setup, Board, Move> tree =
                GameTree.generate(PUZZLE, setup, new SeededRandom(3), Stop.never(), Generator.Log.NONE, WORKSPACE);
        assertThat(tree.beginning()).isEqualTo(PUZZLE.generator(WORKSPACE).generate(setup, new SeededRandom(3)));
        assertThat(tree.size()).isZero();
        assertThat(tree.node()).isZero();
        assertThatThrownBy(() -> Play.generate(
                        Puzzles.CATALOG.find("sudoku").orElseThrow(),
                        "clues-18",
                        3,
                        0,
                        () -> true,
                        Generator.Log.NONE,
                        WORKSPACE))
                .isInstanceOf(Stopped.class);
    }

    @Test
    void a_name_at_the_beginning_and_where_one_stands_are_saved() {
        assertThat(read("blank:...").named(0, "start").save()).isEqualTo("blank:... | @0=start");
        assertThat(read("blank:... | r1c1").named(0, "start").save()).isEqualTo("blank:... | r1c1 @0=start");
        assertThat(read("blank:... | r1c1").named(1, "end").goTo(0).save()).isEqualTo("blank:... | r1c1 @1=end @0");
        assertThat(read("blank:... | r1c1").named(1, "end").goTo(0).node()).isZero();
    }
}
