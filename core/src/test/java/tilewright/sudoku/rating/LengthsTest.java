package tilewright.sudoku.rating;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LengthsTest {

    /**
     * Sudoku Explainer 1.2.1 (ChainingHint) adds 0.1 as often as the length is above a limit that begins with 4 and grows by a
     * half and by a third in turn: 4, 6, 8, 12, 16, 24, ... Its length is the number of assertions less 2.
     */
    @Test
    void each_limit_that_a_chain_exceeds_adds_a_tenth() {
        for (int complexity = 0; complexity <= 12_290; complexity++) {
            double added = 0.0;
            boolean half = true;
            for (int limit = 4; complexity - 2 > limit; half = !half) {
                added += 0.1;
                limit = half ? limit * 3 / 2 : limit * 4 / 3;
            }
            assertThat(Lengths.added(complexity))
                    .as("%d assertions", complexity)
                    .isEqualTo(added);
        }
    }
}
