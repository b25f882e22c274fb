package tilewright.paletto.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.agent.Turn;
import tilewright.agent.WinSearch;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Shape;
import tilewright.paletto.model.Text;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

final class ExactTest {

    private static Board start(int size, SeededRandom random) {
        return new StartBoards().generate(Setup.of(size, 2), random);
    }

    /** The position after some random turns of a game, before its end. */
    private static Board later(Board board, int turns, SeededRandom random) {
        Board reached = board;
        for (int i = 0; i < turns; i++) {
            List<Turn<Board, Move>> all = new WholeTurns().of(reached);
            Board next = all.get(random.below(all.size())).end();
            if (next.winner() >= 0) {
                return reached;
            }
            reached = next;
        }
        return reached;
    }

    private static Exact below(Board board) {
        return Exact.below(board, Integer.MAX_VALUE, Stop.never()).orElseThrow();
    }

    private static List<Turn<Board, Move>> searched(Board board) {
        return new WinSearch<>(new PalettoRules(), new WholeTurns(), TranspositionKey::of)
                .winning(board, Limits.NONE)
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"3,168", "4,2686", "5,47106", "6,839604"})
    void the_graph_has_all_reachable_shapes_and_the_empty_one(int size, int shapes) {
        ShapeGraph graph = ShapeGraph.below(Shape.full(size), Integer.MAX_VALUE, Stop.never());
        assertThat(graph.size()).isEqualTo(shapes);
        Seeds.each(100, random -> {
            int index = random.below(shapes);
            assertThat(graph.find(graph.shape(index))).isEqualTo(index);
            long removable = Shape.removableByFilling(graph.shape(index));
            for (long rest = removable; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                assertThat(graph.shape(graph.after(index, cell))).isEqualTo(graph.shape(index) & ~(1L << cell));
            }
        });
        assertThat(graph.find(0x5)).isEqualTo(-1);
    }

    @Test
    void every_position_of_a_game_has_the_value_that_trying_everything_finds() {
        Seeds.each(25, 60, random -> {
            Board start = start(3 + random.below(2), random);
            Exact exact = below(start);
            for (int turns = 0; turns < 8; turns++) {
                Board board = later(start, turns, random);
                assertThat(exact.holds(board)).isTrue();
                assertThat(exact.winning(board)).isEqualTo(searched(board));
                assertThat(exact.wins(board)).isEqualTo(!searched(board).isEmpty());
            }
        });
    }

    @Test
    void solving_from_a_later_position_gives_the_same_values() {
        Seeds.each(5, 12, random -> {
            Board start = start(5, random);
            Exact exact = below(start);
            for (int turns = 1; turns < 12; turns++) {
                Board board = later(start, turns, random);
                assertThat(below(board).winning(board)).isEqualTo(exact.winning(board));
            }
        });
    }

    @Test
    void in_the_middle_of_a_turn_its_rest_is_solved() {
        Seeds.each(25, 60, random -> {
            Board start = start(4, random);
            long takeable = start.takeable();
            Board board = start.take(Long.numberOfTrailingZeros(takeable));
            Exact exact = below(board);
            assertThat(exact.winning(board)).isEqualTo(below(start).winning(board));
            assertThat(exact.winning(board)).isEqualTo(searched(board));
        });
    }

    @Test
    void pieces_out_of_play_make_a_color_dead() {
        Board board = Text.POSITIONS.parse("..AB/..BC/.BAD/.ACB");
        assertThat(below(board).winning(board)).isEqualTo(searched(board));
    }

    @Test
    void another_board_is_not_held() {
        SeededRandom random = new SeededRandom(1);
        Exact exact = below(start(4, random));
        assertThat(exact.holds(start(4, random))).isFalse();
        assertThat(exact.holds(start(5, random))).isFalse();
    }

    @Test
    void what_cannot_be_solved_is_empty() {
        Board board = start(6, new SeededRandom(1));
        assertThat(Exact.below(board, 1_000, Stop.never())).isEmpty();
        assertThat(Exact.below(board, Integer.MAX_VALUE, () -> true)).isEmpty();
        Board hole = Text.POSITIONS.parse("ABC/C.A/BAB 2 0 000,000,001");
        assertThat(Exact.below(hole, Integer.MAX_VALUE, Stop.never())).isEmpty();
        Board three = new StartBoards().generate(Setup.of(4, 3), new SeededRandom(1));
        assertThat(Exact.below(three, Integer.MAX_VALUE, Stop.never())).isEmpty();
    }

    @Test
    void proofs_answer_the_same_whatever_was_asked_before() {
        Proofs asked = new Proofs(new PalettoRules(), new Workspace());
        Board start = start(5, new SeededRandom(3));
        assertThat(asked.winning(start, Limits.NONE)).isPresent();
        Seeds.each(8, 20, random -> {
            Board board = later(start, 1 + random.below(8), random);
            for (long nodes = 10; nodes < 100_000; nodes *= 10) {
                Limits limits = Limits.NONE.withNodes(nodes);
                Optional<List<Turn<Board, Move>>> fresh =
                        new Proofs(new PalettoRules(), new Workspace()).winning(board, limits);
                assertThat(asked.winning(board, limits)).isEqualTo(fresh);
            }
        });
    }
}
