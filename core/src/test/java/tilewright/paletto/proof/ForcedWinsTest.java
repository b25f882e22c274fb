package tilewright.paletto.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.agent.Turn;
import tilewright.paletto.ReferenceBoard;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Coloring;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Shape;
import tilewright.paletto.model.Text;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;

/** The table of forced wins against the other solutions and a search that tries everything. */
final class ForcedWinsTest {

    private static Board start(int size, int players, SeededRandom random) {
        return new StartBoards().generate(Setup.of(size, players), random);
    }

    /** The position after random turns of a game, down to some number of pieces, or before its end. */
    private static Board later(Board board, int pieces, SeededRandom random) {
        Board reached = board;
        while (Long.bitCount(reached.occupied()) > pieces) {
            Board next = next(reached, random);
            if (next.winner() >= 0) {
                break;
            }
            reached = next;
        }
        return reached;
    }

    private static Board next(Board board, SeededRandom random) {
        List<Turn<Board, Move>> all = new WholeTurns().of(board);
        return all.get(random.below(all.size())).end();
    }

    private static ForcedWins below(Board board) {
        return ForcedWins.below(board, Integer.MAX_VALUE, Limits.NONE).orElseThrow();
    }

    private static int winner(Board board, EndgameProof proof) {
        FastGame game = new FastGame(board);
        return board.winner() >= 0 ? board.winner() : proof.winner(board.occupied(), game.claims(), board.mover());
    }

    private static void compare(ForcedWins forced, Board board, EndgameProof proof) {
        assertThat(forced.holds(board)).as("%s", board).isTrue();
        for (Turn<Board, Move> turn : new WholeTurns().of(board)) {
            assertThat(forced.winnerAfter(board, SafeTurns.cells(turn.moves())))
                    .as("%s %s", board, turn.moves())
                    .isEqualTo(winner(turn.end(), proof));
        }
    }

    @Test
    void it_agrees_with_the_search_in_all_positions_that_come_from_one() {
        Seeds.each(60, random -> {
            Board root = later(start(3 + random.below(3), 2 + random.below(3), random), 14, random);
            ForcedWins forced = below(root);
            EndgameProof proof = new EndgameProof(new Coloring(root), 14);
            for (Board board = root; board.winner() < 0; board = next(board, random)) {
                compare(forced, board, proof);
            }
        });
    }

    @Test
    void so_it_does_when_nobody_owns_anything() {
        Seeds.each(4, random -> {
            Board root = start(4, 2 + random.below(3), random);
            ForcedWins forced = below(root);
            EndgameProof proof = new EndgameProof(new Coloring(root), 18);
            for (Board board = root; board.winner() < 0; board = next(board, random)) {
                compare(forced, board, proof);
            }
        });
    }

    /** Returns the player who can force a win, by the plain rules and without any shortcut. */
    private static int winner(ReferenceBoard board, int[][] owned, int mover) {
        int value = -2;
        for (List<Integer> set : board.sets()) {
            int[][] more = owned.clone();
            more[mover] = owned[mover].clone();
            int color = board.colors[set.getFirst()];
            more[mover][color] += set.size();
            ReferenceBoard rest = board.without(set);
            boolean over = more[mover][color] == board.n || rest.pieces() == 0;
            int winner = over ? mover : winner(rest, more, (mover + 1) % owned.length);
            if (winner == mover) {
                return mover;
            }
            value = value == -2 || value == winner ? winner : -1;
        }
        return value;
    }

    @Test
    void boards_of_any_shape_have_the_values_of_trying_everything() {
        int[] holes = {0};
        Seeds.each(250, random -> {
            ReferenceBoard blob = ReferenceBoard.blob(3 + random.below(2), random);
            if (blob.pieces() > 9) {
                return;
            }
            int players = 2 + random.below(3);
            Board board = Text.POSITIONS.parse(blob.rows() + " " + players + " " + random.below(players));
            int[][] owned = new int[players][blob.n];
            if (board.winner() >= 0) {
                return;
            }
            holes[0] += Shape.convex(board.occupied()) ? 0 : 1;
            Forecast forecast = new Forecasts(new Proofs(new PalettoRules(), new Workspace()), new Workspace())
                    .of(board, Limits.NONE)
                    .orElseThrow();
            assertThat(forecast.winner()).as("%s", board).isEqualTo(winner(blob, owned, board.mover()));
        });
        assertThat(holes[0]).isGreaterThan(20);
    }

    @Test
    void forecasts_are_the_same_whatever_was_asked_before() {
        Forecasts asked = new Forecasts(new Proofs(new PalettoRules(), new Workspace()), new Workspace());
        Seeds.each(6, random -> {
            Board root = later(start(5, 3 + random.below(2), random), 20, random);
            for (Board board = root; board.winner() < 0; board = next(board, random)) {
                for (long nodes = 10; nodes < 100_000; nodes *= 10) {
                    Limits limits = Limits.NONE.withNodes(nodes);
                    assertThat(asked.of(board, limits))
                            .isEqualTo(new Forecasts(new Proofs(new PalettoRules(), new Workspace()), new Workspace())
                                    .of(board, limits));
                }
            }
        });
    }

    @Test
    void what_was_solved_for_one_position_is_not_taken_for_another() {
        SeededRandom random = new SeededRandom(5);
        Board three = start(4, 3, random);
        ForcedWins forced = below(three);
        assertThat(forced.holds(three)).isTrue();
        assertThat(forced.holds(start(4, 3, random))).isFalse();
        assertThat(forced.holds(start(4, 4, random))).isFalse();
        Ownerships late = new Ownerships(3, new int[] {1, 2, 4, 1, 2, 4});
        assertThat(late.alike()).isFalse();
        assertThat(late.has(1, 1)).isTrue();
        assertThat(late.has(1, -1)).isTrue();
        assertThat(late.has(1, 0)).isFalse();
    }

    @Test
    void limits_stop_it() {
        Board board = start(5, 3, new SeededRandom(1));
        assertThat(ForcedWins.below(board, 1_000, Limits.NONE)).isEmpty();
        assertThat(ForcedWins.below(board, Integer.MAX_VALUE, Limits.NONE.withStop(() -> true)))
                .isEmpty();
        Forecasts forecasts = new Forecasts(new Proofs(new PalettoRules(), new Workspace()), new Workspace());
        assertThat(forecasts.of(start(8, 4, new SeededRandom(1)), Limits.NONE)).isEmpty();
        Board hole = Text.POSITIONS.parse("ABCDEFGH/BCDEFGHA/CDEFGHAB/DEF.HABC/EFGHABCD/FGHABCDE/GHABCDEF/HABCDEFG 3");
        assertThat(forecasts.of(hole, Limits.NONE.withNodes(1_000))).isEmpty();
    }
}
