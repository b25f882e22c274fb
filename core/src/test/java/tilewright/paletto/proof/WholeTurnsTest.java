package tilewright.paletto.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.agent.Turn;
import tilewright.agent.Turns;
import tilewright.paletto.ReferenceBoard;
import tilewright.paletto.Vectors;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Text;
import tilewright.paletto.start.StartBoards;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

final class WholeTurnsTest {

    private static final PalettoRules RULES = new PalettoRules();
    private static final WholeTurns TURNS = new WholeTurns();
    private static final Turns<Board, Move> MOVE_BY_MOVE = Turns.by(RULES);

    static List<List<Integer>> sets(Board board) {
        return WholeTurns.inOrder(TURNS.of(board)).stream()
                .map(turn -> WholeTurns.cells(turn).stream().map(board::number).toList())
                .toList();
    }

    @Test
    void all_vectors_of_moves_are_found() {
        for (Json.Obj entry : Vectors.entries("moves-dev.json")) {
            Board board = Text.POSITIONS.parse(Vectors.string(entry, "board"));
            List<Integer> removable = Stream.iterate(board.takeable(), left -> left != 0, left -> left & left - 1)
                    .map(left -> board.number(Long.numberOfTrailingZeros(left)))
                    .toList();
            assertThat(removable).isEqualTo(Vectors.numbers(Vectors.field(entry, "removable")));
            assertThat(sets(board)).as(board.toString()).isEqualTo(Vectors.sets(entry, "legal_moves"));
        }
    }

    @Test
    void on_boards_of_any_shape_they_are_the_legal_sets() {
        Seeds.each(1_000, random -> {
            for (int n = 3; n <= 8; n++) {
                ReferenceBoard blob = ReferenceBoard.blob(n, random);
                assertThat(sets(Text.POSITIONS.parse(blob.rows())))
                        .as(blob.rows())
                        .isEqualTo(blob.sets());
            }
        });
    }

    @Test
    void in_play_they_are_the_legal_sets_and_those_found_move_by_move() {
        Seeds.each(30, random -> {
            for (int n = 3; n <= 8; n++) {
                Board board = new StartBoards().generate(Setup.of(n, 2 + random.below(3)), random);
                while (board.winner() < 0) {
                    List<Turn<Board, Move>> turns = TURNS.of(board);
                    assertThat(sets(board))
                            .as(board.toString())
                            .isEqualTo(ReferenceBoard.of(board).sets());
                    assertThat(ends(turns)).isEqualTo(ends(MOVE_BY_MOVE.of(board)));
                    middle(board, random);
                    board = turns.get(random.below(turns.size())).end();
                }
                assertThat(TURNS.of(board)).isEmpty();
                assertThat(MOVE_BY_MOVE.of(board)).isEmpty();
            }
        });
    }

    /** Compares the ways to finish a turn that has begun. */
    private static void middle(Board board, SeededRandom random) {
        long takeable = board.takeable();
        for (int skip = random.below(Long.bitCount(takeable)); skip > 0; skip--) {
            takeable &= takeable - 1;
        }
        Board begun = board.take(Long.numberOfTrailingZeros(takeable));
        assertThat(ends(TURNS.of(begun))).isEqualTo(ends(MOVE_BY_MOVE.of(begun)));
    }

    private static Set<Board> ends(List<Turn<Board, Move>> turns) {
        Set<Board> ends = new HashSet<>();
        for (Turn<Board, Move> turn : turns) {
            assertThat(ends.add(turn.end())).isTrue();
        }
        return ends;
    }

    @Test
    void a_turn_ends_where_its_moves_lead() {
        Board board = Text.POSITIONS.parse("CBC/ACA/BAB");
        for (Turn<Board, Move> turn : TURNS.of(board)) {
            Board end = board;
            for (Move move : turn.moves()) {
                end = RULES.after(end, move);
            }
            assertThat(end).isEqualTo(turn.end());
            assertThat(end.mover()).isEqualTo(1);
        }
    }
}
