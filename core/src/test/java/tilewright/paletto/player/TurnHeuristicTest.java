package tilewright.paletto.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.paletto.PalettoPuzzle;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Shape;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.start.StartBoards;

final class TurnHeuristicTest {

    private static final PalettoPuzzle PUZZLE = new PalettoPuzzle();

    private static Board after(Board board, long turn) {
        Board reached = board;
        for (Move move : SafeTurns.moves(board, turn)) {
            reached = PUZZLE.rules().after(reached, move);
        }
        return reached;
    }

    /** The same sum, by asking the board after the turn. */
    private static int reference(Board after, int player) {
        int pieces = Long.bitCount(after.occupied());
        int sum = pieces % 2 * TurnHeuristic.ODD;
        for (int color = 0; color < after.size(); color++) {
            int left = 0;
            int free = 0;
            for (int cell = 0; cell < 64; cell++) {
                long bit = 1L << cell;
                if ((after.pieces(color) & after.occupied() & bit) != 0) {
                    left++;
                    free += (Shape.removableByFilling(after.occupied()) & bit) == 0 ? 0 : 1;
                }
            }
            if (left == 0) {
                continue;
            }
            int owners = after.outOfPlay(color) > 0 ? 2 : 0;
            boolean own = after.owned(player, color) > 0;
            for (int each = 0; each < after.players(); each++) {
                owners += after.owned(each, color) > 0 ? 1 : 0;
            }
            int owner = owners == 0 ? 0 : owners > 1 ? 3 : own ? 1 : 2;
            sum += TurnHeuristic.LEFT_WEIGHTS[owner][left]
                    + TurnHeuristic.FREE_WEIGHTS[owner][free]
                    + TurnHeuristic.COVERED_WEIGHTS[owner][left - free];
        }
        return sum;
    }

    @Test
    void the_worth_of_a_turn_is_a_sum_over_the_colors_that_it_leaves() {
        Seeds.each(60, random -> {
            Board board = new StartBoards().generate(Setup.of(4 + random.below(5), 2 + random.below(3)), random);
            while (board.winner() < 0) {
                FastGame game = new FastGame(board);
                long[] turns = SafeTurns.all(game);
                long turn = turns[random.below(turns.length)];
                long left = board.occupied() & ~turn;
                Board after = after(board, turn);
                if (after.winner() < 0) {
                    TurnHeuristic heuristic = new TurnHeuristic(game.coloring());
                    assertThat(heuristic.of(game.claims(), left, turn, board.mover()))
                            .isEqualTo(reference(after, board.mover()));
                }
                board = after;
            }
        });
    }

    @Test
    void turns_that_win_look_better_on_average() {
        long[] sums = new long[2];
        int[] counts = new int[2];
        Seeds.each(10, random -> {
            Board board = new StartBoards().generate(Setup.of(5, 2), random);
            Exact exact = Exact.below(board, 1_000_000, () -> false).orElseThrow();
            while (board.winner() < 0) {
                FastGame game = new FastGame(board);
                long[] turns = SafeTurns.of(game);
                long mean = 0;
                TurnHeuristic heuristic = new TurnHeuristic(game.coloring());
                int[] worth = new int[turns.length];
                for (int i = 0; i < turns.length; i++) {
                    long left = board.occupied() & ~turns[i];
                    worth[i] = left == 0 ? 0 : heuristic.of(game.claims(), left, turns[i], board.mover());
                    mean += worth[i];
                }
                for (int i = 0; i < turns.length; i++) {
                    int wins = exact.winsAfter(board, turns[i]) ? 1 : 0;
                    sums[wins] += worth[i] - mean / turns.length;
                    counts[wins]++;
                }
                board = after(board, turns[random.below(turns.length)]);
            }
        });
        assertThat(sums[1] / counts[1]).isGreaterThan(sums[0] / counts[0] + 50);
    }
}
