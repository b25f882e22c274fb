package tilewright.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Sample;

/** Each run of the tests tries 500 of 2,000 seeds. */
class SimulationTest {

    @Test
    void no_seed_finds_a_fault() {
        for (long seed = 0; seed < Sample.size(200, 2_000); seed++) {
            assertThat(Simulations.run(seed).faults())
                    .as("./build simulate 1 %d", seed)
                    .isEmpty();
        }
    }

    @Test
    void the_same_seed_gives_the_same_trace() {
        for (long seed = 0; seed < 20; seed++) {
            List<String> once = new ArrayList<>();
            List<String> again = new ArrayList<>();
            String hash = Simulations.run(seed, Fault.NONE, once::add).trace();
            assertThat(Simulations.run(seed, Fault.NONE, again::add).trace()).isEqualTo(hash);
            assertThat(again).isEqualTo(once);
        }
    }
}
