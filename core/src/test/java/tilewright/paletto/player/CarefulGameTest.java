package tilewright.paletto.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Coloring;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.model.Setup;
import tilewright.paletto.start.StartBoards;
import tilewright.rng.SeededRandom;

final class CarefulGameTest {

    /** A position in the middle of a game on some board. */
    private static FastGame game(SeededRandom random) {
        Setup setup = Setup.of(4 + random.below(5), 2 + random.below(3));
        Board board = new StartBoards().generate(setup, random);
        for (int i = random.below(6); i > 0 && board.winner() < 0; i--) {
            FastGame game = new FastGame(board);
            long[] turns = SafeTurns.all(game);
            for (Move move : SafeTurns.moves(board, turns[random.below(turns.length)])) {
                board = new PalettoRules().after(board, move);
            }
        }
        return board.winner() < 0 ? new FastGame(board) : game(random);
    }

    private static long all(long[] taken) {
        return Arrays.stream(taken).reduce(0, (some, more) -> some ^ more);
    }

    @Test
    void a_game_that_stops_early_is_where_the_taken_pieces_lead() {
        Seeds.each(500, random -> {
            FastGame game = game(random);
            Coloring coloring = game.coloring();
            long before = game.occupied();
            int claims = game.claims();
            CarefulGame careful = new CarefulGame(game);
            if (careful.finish(random, 8) >= 0) {
                return;
            }
            assertThat(Long.bitCount(game.occupied())).isBetween(1, 8);
            assertThat(before ^ all(careful.taken())).isEqualTo(game.occupied());
            for (int player = 0; player < coloring.players(); player++) {
                for (int color = 0; color < coloring.size(); color++) {
                    boolean some = (careful.taken()[player] & coloring.cells(color)) != 0;
                    claims |= some ? 1 << 4 * color + player : 0;
                }
            }
            assertThat(game.claims()).isEqualTo(coloring.settled(game.occupied(), claims));
        });
    }

    @Test
    void pieces_are_taken_once() {
        Seeds.each(500, random -> {
            FastGame game = game(random);
            long before = game.occupied();
            CarefulGame careful = new CarefulGame(game);
            assertThat(careful.finish(random, 1)).isBetween(0, game.coloring().players() - 1);
            int count = Arrays.stream(careful.taken()).mapToInt(Long::bitCount).sum();
            assertThat(Long.bitCount(all(careful.taken()))).isEqualTo(count);
            assertThat(all(careful.taken()) & ~before).isZero();
        });
    }

    @Test
    void whoever_can_win_at_once_does() {
        Seeds.each(500, random -> {
            FastGame game = game(random);
            while (game.winner() < 0 && game.winningTurn() == 0) {
                game.playAny(random);
            }
            if (game.winner() < 0 && Long.bitCount(game.occupied()) > 1) {
                int mover = game.mover();
                assertThat(new CarefulGame(game).finish(random, 1)).isEqualTo(mover);
            }
        });
    }

    @Test
    void the_next_player_is_seldom_let_win() {
        int[] let = new int[2];
        Seeds.each(400, random -> {
            FastGame game = game(random);
            int second = game.coloring().next(game.mover());
            if (game.winningTurn() != 0) {
                return;
            }
            long[] turns = SafeTurns.all(game);
            int safe = SafeTurns.of(game).length;
            if (safe == turns.length) {
                return;
            }
            game.restart();
            CarefulGame careful = new CarefulGame(game);
            boolean won = careful.finish(random, 1) == second && Long.bitCount(all(careful.taken())) <= 4;
            let[won ? 1 : 0]++;
        });
        assertThat(let[0]).isGreaterThan(3 * let[1]);
    }
}
