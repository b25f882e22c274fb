package tilewright.paletto.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.Consumer;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.model.Setup;
import tilewright.paletto.start.StartBoards;

/** Exact answers about the end of the game against plain searches. */
final class EndgameTest {

    /** Sizes of tables; in that of two places most positions meet another one. */
    private static final int[] TABLES = {1, 8};

    private static void eachTail(int count, int pieces, Consumer<FastGame> body) {
        int[] open = new int[1];
        Seeds.each(count, random -> {
            Setup setup = Setup.of(4 + random.below(5), 2 + random.below(3));
            FastGame game = new FastGame(new StartBoards().generate(setup, random));
            if (game.finish(random, pieces) < 0) {
                body.accept(game);
                open[0]++;
            }
        });
        assertThat(open[0]).as("tails that were open").isGreaterThan(count / 2);
    }

    /** Returns the player who can force a win, found without any shortcut; -1 for nobody. */
    private static int forced(FastGame game) {
        long occupied = game.occupied();
        int claims = game.claims();
        int mover = game.mover();
        int value = -2;
        for (long turn : turns(game)) {
            game.set(occupied, claims, mover);
            game.play(turn);
            int winner = game.winner() >= 0 ? game.winner() : forced(game);
            if (winner == mover) {
                return mover;
            }
            value = value == -2 || value == winner ? winner : -1;
        }
        return value;
    }

    private static long[] turns(FastGame game) {
        long[] turns = new long[FastGame.MOST_TURNS];
        return Arrays.copyOf(turns, game.turns(turns));
    }

    /** Everybody's chances, without any shortcut. */
    private static double[] chances(FastGame game) {
        long occupied = game.occupied();
        int claims = game.claims();
        int mover = game.mover();
        double[] sums = new double[game.coloring().players()];
        int best = 0;
        for (long turn : turns(game)) {
            game.set(occupied, claims, mover);
            game.play(turn);
            double[] after = new double[sums.length];
            if (game.winner() >= 0) {
                after[game.winner()] = 1;
            } else {
                after = chances(game);
            }
            double lead = best == 0 ? 1 : after[mover] - sums[mover] / best;
            if (lead > 1e-5) {
                Arrays.fill(sums, 0);
                best = 0;
            }
            if (lead > -1e-5) {
                best++;
                for (int i = 0; i < sums.length; i++) {
                    sums[i] += after[i];
                }
            }
        }
        for (int i = 0; i < sums.length; i++) {
            sums[i] /= best;
        }
        return sums;
    }

    @Test
    void forced_wins_are_found_for_any_number_of_players() {
        eachTail(400, 7, game -> {
            long occupied = game.occupied();
            int claims = game.claims();
            int mover = game.mover();
            int forced = forced(game);
            for (int bits : TABLES) {
                int found = new EndgameProof(game.coloring(), bits).winner(occupied, claims, mover);
                assertThat(found).as("%d bits", bits).isEqualTo(forced);
            }
        });
    }

    @Test
    void a_shape_is_proved_again_for_other_owners() {
        eachTail(300, 7, game -> {
            long occupied = game.occupied();
            EndgameProof asked = new EndgameProof(game.coloring(), 1);
            for (int claims : new int[] {game.claims(), game.coloring().settled(occupied, 0)}) {
                int alone = new EndgameProof(game.coloring(), 8).winner(occupied, claims, game.mover());
                assertThat(asked.winner(occupied, claims, game.mover())).isEqualTo(alone);
            }
        });
    }

    @Test
    void with_two_players_the_proof_agrees_with_the_exact_solution() {
        Seeds.each(60, random -> {
            Board board = new StartBoards().generate(Setup.of(5, 2), random);
            while (board.winner() < 0) {
                if (Long.bitCount(board.occupied()) <= 14) {
                    FastGame game = new FastGame(board);
                    EndgameProof proof = new EndgameProof(game.coloring(), 12);
                    boolean wins = proof.winner(game.occupied(), game.claims(), game.mover()) == board.mover();
                    Exact exact = Exact.below(board, 1_000_000, () -> false).orElseThrow();
                    assertThat(wins).as("%s", board).isEqualTo(exact.wins(board));
                }
                FastGame game = new FastGame(board);
                long[] turns = SafeTurns.all(game);
                for (Move move : SafeTurns.moves(board, turns[random.below(turns.length)])) {
                    board = new PalettoRules().after(board, move);
                }
            }
        });
    }

    @Test
    void chances_are_those_of_a_plain_search() {
        eachTail(300, 7, game -> {
            long occupied = game.occupied();
            int claims = game.claims();
            int mover = game.mover();
            double[] wanted = chances(game);
            for (int bits : TABLES) {
                float[] found = new float[game.coloring().players()];
                new EndgameChances(game.coloring(), bits).chances(occupied, claims, mover, found);
                for (int i = 0; i < wanted.length; i++) {
                    assertThat((double) found[i]).as("%d bits", bits).isCloseTo(wanted[i], Offset.offset(1e-4));
                }
            }
        });
    }

    @Test
    void a_forced_win_is_a_certain_one() {
        int[] forced = new int[1];
        eachTail(300, 9, game -> {
            long occupied = game.occupied();
            int winner = new EndgameProof(game.coloring(), 12).winner(occupied, game.claims(), game.mover());
            if (winner != EndgameProof.NOBODY) {
                float[] found = new float[game.coloring().players()];
                new EndgameChances(game.coloring(), 12).chances(occupied, game.claims(), game.mover(), found);
                assertThat(found[winner]).isCloseTo(1, Offset.offset(1e-5f));
                forced[0]++;
            }
        });
        assertThat(forced[0]).isGreaterThan(100);
    }
}
