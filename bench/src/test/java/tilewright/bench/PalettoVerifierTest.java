package tilewright.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Seeds;
import tilewright.agent.Turn;
import tilewright.agent.Turns;
import tilewright.paletto.PalettoPuzzle;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;

final class PalettoVerifierTest {

    private static final PalettoPuzzle PALETTO = new PalettoPuzzle();
    private static final Task ANALYZE = new Tasks<>(PALETTO, new Workspace())
            .study("analyze", 0, Limits.NONE)
            .orElseThrow();

    private static String claim(String position) {
        return ((Answer.Done) ANALYZE.answer(1, position)).fields().toString();
    }

    /** Returns a position of a random game with at most this number of pieces left, or the last before its end. */
    private static <P, S, M> String later(Puzzle<P, S, M> puzzle, String setup, int pieces, SeededRandom random) {
        Turns<S, M> turns = Turns.by(puzzle.rules());
        S position = puzzle.generator(new Workspace())
                .generate(puzzle.texts().setups().parse(setup), random);
        while (true) {
            String text = puzzle.texts().positions().format(position);
            long left = text.chars().filter(c -> c >= 'A' && c <= 'H').count();
            var all = turns.of(position);
            Turn<S, M> turn = all.get(random.below(all.size()));
            if (left <= pieces || puzzle.rules().status(turn.end()).over()) {
                return text;
            }
            position = turn.end();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "3x3, 9, 20",
        "3x3-3p, 9, 20",
        "3x3-4p, 9, 20",
        "4x4, 16, 1",
        "4x4, 12, 20",
        "4x4-3p, 11, 20",
        "4x4-4p, 10, 20",
        "5x5, 10, 40",
        "5x5-3p, 10, 40",
        "5x5-4p, 10, 40",
        "6x6, 10, 30",
        "6x6-3p, 10, 30",
        "6x6-4p, 10, 30",
    })
    void what_is_claimed_is_found_again(String setup, int pieces, int positions) {
        Seeds.each(positions, random -> {
            String position = later(PALETTO, setup, pieces, random);
            assertThat(PalettoVerifier.verdict(position, claim(position)))
                    .as(position)
                    .isEqualTo("agrees");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ABCD/D..A/A..B/BCDC",
                "ABCD/D..A/A..B/BCDC 3 2",
                "ABC/C.A/BAB 2 0 000,000,001",
                ".A../.BCD/AC.B/.DAC 4 1",
                "paletto:..AB/..BC/.BAD/.ACB",
            })
    void so_are_claims_about_positions_that_play_cannot_lead_to(String position) {
        assertThat(PalettoVerifier.verdict(position, claim(position))).isEqualTo("agrees");
    }

    @Test
    void a_wrong_claim_is_found() {
        String position = "..AB/..BC/.BAD/.ACB 2 0 1020,0003";
        assertThat(PalettoVerifier.verdict(
                        position, "{\"value\":\"W\",\"proven\":true,\"winning\":[[3]],\"best\":[3]}"))
                .isEqualTo("disagrees: claimed W [[3]], found W [[3],[3,9]]");
        assertThat(PalettoVerifier.verdict(position, "{\"value\":\"L\",\"proven\":true,\"winning\":[],\"best\":[3]}"))
                .startsWith("disagrees");
        assertThat(PalettoVerifier.verdict(position, "{\"value\":\"?\",\"proven\":false,\"winning\":[],\"best\":[3]}"))
                .startsWith("not checked");
        assertThat(PalettoVerifier.verdict("dCAB/CDBC/ABAD/DACB", claim("dCAB/CDBC/ABAD/DACB")))
                .isEqualTo("not checked: the position is in the middle of a turn");
    }
}
