package tilewright.paletto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.Setup;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;

final class PalettoPuzzleTest {

    private static final PalettoPuzzle PUZZLE = new PalettoPuzzle();

    /** Plays a game to its end and gives the winner. */
    private static int winner(Board start, List<Agent<Board, Move>> seats, SeededRandom random) {
        Board board = start;
        while (board.winner() < 0) {
            int mover = board.mover();
            for (Move move : seats.get(mover).turn(board, random)) {
                assertThat(board.mover()).isEqualTo(mover);
                board = PUZZLE.rules().after(board, move);
            }
        }
        return board.winner();
    }

    @Test
    void the_presets_are_as_agreed() {
        assertThat(PUZZLE.setups().presets().stream().map(PUZZLE.texts().setups()::format))
                .containsExactly("4x4", "5x5", "6x6", "6x6-3p", "6x6-4p", "7x7", "8x8", "8x8-4p");
        assertThat(PUZZLE.texts().setups().format(PUZZLE.setups().standard())).isEqualTo("6x6");
        assertThat(PUZZLE.setups().description(PUZZLE.setups().standard()).text())
                .isEqualTo("6 by 6, 2 players");
    }

    @Test
    void it_has_a_name_and_a_goal() {
        assertThat(PUZZLE.id()).isEqualTo("paletto");
        assertThat(PUZZLE.title()).isEqualTo("Paletto");
        assertThat(PUZZLE.goal().text()).endsWith(".");
        assertThat(PUZZLE.abilities(new Workspace()).studies())
                .extracting(Study::verb)
                .containsExactly("perft", "verdicts", "rate", "analyze");
        assertThat(PUZZLE.abilities(new Workspace()).studies())
                .extracting(Study::about)
                .doesNotContain(Message.NONE);
        assertThat(PUZZLE.abilities(new Workspace()).solver()).isEmpty();
        assertThat(PUZZLE.texts().moves().shape().text()).isNotEmpty();
    }

    @Test
    void all_agents_play_legal_turns_to_the_end_of_the_game() {
        assertThat(PUZZLE.abilities(new Workspace()).agents())
                .extracting(Agent::id)
                .containsExactly(
                        "random", "level1", "greedy", "level2", "level3", "level4", "level5", "level6", "level7",
                        "level8");
        Seeds.each(5, random -> {
            for (Setup setup : PUZZLE.setups().presets()) {
                List<Agent<Board, Move>> seats = random.below(2) == 0
                        ? List.of(agent(0), agent(1), agent(0), agent(1))
                        : List.of(agent(1), agent(1), agent(0), agent(0));
                assertThat(winner(PUZZLE.generator(new Workspace()).generate(setup, random), seats, random))
                        .isLessThan(setup.players());
            }
        });
    }

    private static Agent<Board, Move> agent(int level) {
        return Games.agent(level == 0 ? "random" : "greedy");
    }

    @Test
    void the_greedy_agent_beats_the_random_one() {
        int[] won = {0};
        Seeds.each(50, random -> {
            Board board = PUZZLE.generator(new Workspace()).generate(Setup.of(5, 2), random);
            won[0] += winner(board, List.of(agent(1), agent(0)), random) == 0 ? 1 : 0;
            won[0] += winner(board, List.of(agent(0), agent(1)), random) == 1 ? 1 : 0;
        });
        assertThat(won[0]).isGreaterThan(60);
    }

    @Test
    void the_greedy_agent_wins_at_once_when_it_can() {
        Seeds.each(
                20,
                random -> assertThat(agent(1).turn(Games.play(".../.C./.A. 2 0 112,120"), random))
                        .containsExactly(new Move.Take(9)));
    }

    @Test
    void the_same_seed_gives_the_same_turn() {
        Board board = PUZZLE.generator(new Workspace()).generate(PUZZLE.setups().standard(), new SeededRandom(3));
        for (Agent<Board, Move> agent : PUZZLE.abilities(new Workspace()).agents()) {
            assertThat(agent.turn(board, new SeededRandom(9))).isEqualTo(agent.turn(board, new SeededRandom(9)));
        }
    }
}
