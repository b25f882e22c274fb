package tilewright.paletto.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Setup;
import tilewright.paletto.proof.Forecast;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.start.StartBoards;
import tilewright.rng.SeededRandom;

final class EstimatesTest {

    /** The search asks whether to stop before each sixteen games. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void an_estimate_takes_400_games(int players) {
        Board board = new StartBoards().generate(Setup.of(6, players), new SeededRandom(1));
        AtomicInteger asked = new AtomicInteger();
        Estimates.Estimate estimate =
                Estimates.of(board, new WholeTurns().of(board).getFirst(), () -> {
                    asked.incrementAndGet();
                    return false;
                });
        assertThat(estimate.winner()).isEqualTo(Forecast.NOBODY);
        assertThat(asked).hasValue(400 / 16);
    }
}
