package tilewright.paletto.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.agent.RandomAgent;
import tilewright.agent.Turn;
import tilewright.agent.Turns;
import tilewright.agent.WinSearch;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Kind;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.PalettoRules;
import tilewright.paletto.model.Setup;
import tilewright.paletto.model.Text;
import tilewright.paletto.player.TreeAgent;
import tilewright.paletto.proof.Proofs;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.start.StartBoards;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;

final class ExercisesTest {

    private static final Rules<Board, Move> RULES = new PalettoRules();
    private static final Generator<Setup, Board> EXERCISES = new Exercises(
            new StartBoards(),
            new Proofs(RULES, new Workspace()),
            List.of(new RandomAgent<>(new WholeTurns()), TreeAgent.plain(50)));

    @ParameterizedTest
    @CsvSource({
        "4x4-exercise, 6, 10, 10",
        "4x4-exercise-easy, 1, 5, 10",
        "5x5-exercise, 9, 16, 5",
        "5x5-exercise-easy, 1, 8, 10",
        "6x6-exercise-easy, 1, 12, 5"
    })
    void exactly_one_of_several_turns_wins_and_not_at_once(String setup, int fewest, int most, int count) {
        Seeds.each(count, random -> {
            Board board = EXERCISES.generate(Text.SETUPS.parse(setup), random);
            assertThat(Long.bitCount(board.occupied())).isBetween(fewest, most);
            assertThat(board.taken()).isZero();
            assertThat(Text.POSITIONS.parse(board.toString())).isEqualTo(board);
            List<Turn<Board, Move>> turns = Turns.by(RULES).of(board);
            assertThat(turns).hasSizeGreaterThan(2);
            List<Turn<Board, Move>> winning = new WinSearch<>(RULES, new WholeTurns(), key -> key)
                    .winning(board, Limits.NONE)
                    .orElseThrow();
            assertThat(winning).hasSize(1);
            assertThat(RULES.status(winning.getFirst().end()).over()).isFalse();
        });
    }

    @Test
    void the_same_seed_gives_the_same_exercise_and_log() {
        List<String> log = new ArrayList<>();
        Setup setup = Setup.of(6, Kind.EXERCISE);
        Board board = EXERCISES.generate(setup, new SeededRandom(3), line -> log.add(line.text()));
        assertThat(EXERCISES.generate(setup, new SeededRandom(3))).isEqualTo(board);
        assertThat(Long.bitCount(board.occupied())).isBetween(13, 24);
        assertThat(log).hasSize(1).allMatch(line -> line.startsWith("game "));
    }

    @Test
    void when_no_game_has_one_it_says_so() {
        Generator<Setup, Board> nothing = (setup, random, stop, log) -> Text.POSITIONS.parse("A.../..../..../....");
        Exercises hopeless = new Exercises(
                nothing, new Proofs(RULES, new Workspace()), List.of(new RandomAgent<>(new WholeTurns())));
        assertThatThrownBy(() -> hopeless.generate(Setup.of(4, Kind.EXERCISE), new SeededRandom(1)))
                .isInstanceOf(Generator.GaveUp.class)
                .hasMessage("no exercise found in 500 games; try another seed");
    }
}
