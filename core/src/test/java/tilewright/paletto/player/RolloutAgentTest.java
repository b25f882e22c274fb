package tilewright.paletto.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.agent.Turn;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.Setup;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Agent;
import tilewright.rng.SeededRandom;

class RolloutAgentTest {

    private static final RolloutAgent AGENT = new RolloutAgent("rollouts", Message.NONE);

    private static Board after(Board board, List<Move> moves) {
        Board reached = board;
        for (Move move : moves) {
            reached = move instanceof Move.Take(int cell) ? reached.take(cell) : reached.endTurn();
        }
        return reached;
    }

    private static int winner(Board start, int seat, Agent<Board, Move> others, SeededRandom random) {
        Board board = start;
        while (board.winner() < 0) {
            Agent<Board, Move> next = board.mover() == seat ? AGENT : others;
            board = after(board, next.turn(board, random));
        }
        return board.winner();
    }

    /** An equal player would win 4 games of three players and 3 of four; the wins asserted here come once in 50 times or less. */
    @ParameterizedTest
    @CsvSource({"3, 8", "4, 7"})
    void it_wins_more_than_half_of_its_games_on_a_small_board_against_a_plain_search(int players, int fewest) {
        int won = 0;
        for (int game = 0; game < 12; game++) {
            SeededRandom random = SeededRandom.ofItem(5, game);
            Board board = new StartBoards().generate(Setup.of(4, players), random);
            int seat = game % players;
            won += winner(board, seat, TreeAgent.plain(300), random) == seat ? 1 : 0;
        }

        assertThat(won).isGreaterThanOrEqualTo(fewest);
    }

    @Test
    void it_wins_at_once_when_it_can() {
        Seeds.each(8, 20, random -> {
            Board board = new StartBoards().generate(Setup.of(4, 3), random);
            while (board.winner() < 0 && new FastGame(board).winningTurn() == 0) {
                List<Turn<Board, Move>> turns = new WholeTurns().of(board);
                board = turns.get(random.below(turns.size())).end();
            }
            int mover = board.mover();

            assertThat(after(board, AGENT.turn(board, random)).winner()).isEqualTo(mover);
        });
    }
}
