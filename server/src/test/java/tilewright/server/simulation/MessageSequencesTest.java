package tilewright.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Sample;

class MessageSequencesTest {

    private static final int SEQUENCES = Sample.size(5_000, 20_000);

    @Test
    void nothing_is_carried_out_that_should_not_be() {
        long sequences = 0;
        for (long seed = 0; sequences < SEQUENCES; seed++) {
            MessageSequences.Result result = MessageSequences.run(seed);
            assertThat(result.faults()).as("seed %d", seed).isEmpty();
            sequences += result.sequences();
        }
    }
}
