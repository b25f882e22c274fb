package tilewright.bench.stragglers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.bench.stragglers.CostDistribution.Quantile;
import tilewright.bench.stragglers.Stragglers.CostFile;
import tilewright.bench.stragglers.Stragglers.Job;
import tilewright.rng.SeededRandom;

/** The simulation against cases worked out by hand. */
final class StragglersTest {

    private static double[] run(double[] tasks, double[] speeds, boolean speculation) {
        Schedule schedule = new Schedule(tasks, speeds, speculation);
        return new double[] {schedule.seconds(), schedule.work()};
    }

    @Test
    void tasks_go_to_the_first_core_that_is_free() {
        // one core: 0-3, then nothing; the other: 0-1, 1-2, 2-6
        assertThat(run(new double[] {3, 1, 1, 4}, new double[] {1, 1}, false)).containsExactly(6, 9);
        // at half the speed, the second task takes from 0 to 4
        assertThat(run(new double[] {2, 2, 2}, new double[] {1, 0.5}, false)).containsExactly(4, 8);
    }

    @Test
    void a_copy_overtakes_a_task_on_a_slow_core() {
        double[] tasks = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
        double[] speeds = {1, 0.05};
        // the slow core has the second task from 0 to 20, the other one the rest until 9
        assertThat(run(tasks, speeds, false)).containsExactly(20, 29);
        // when nine of ten have ended, at 9, the copy begins; it ends at 10, where the original is stopped
        assertThat(run(tasks, speeds, true)).containsExactly(10, 20);
    }

    @Test
    void a_copy_of_a_hard_line_gains_nothing() {
        double[] tasks = {20, 1, 1, 1, 1, 1, 1, 1, 1, 1};
        assertThat(run(tasks, new double[] {1, 1}, false)).containsExactly(20, 29);
        assertThat(run(tasks, new double[] {1, 1}, true)).containsExactly(20, 40); // the copy works from 9 to 20
    }

    @Test
    void a_second_pass_divides_the_hard_lines_of_a_slice() {
        // the second slice has one second of common lines and four of ten seconds, of which the first budget takes one
        // each
        Job job = new Job(new double[] {2, 5}, new double[] {2, 41}, new double[] {10, 10, 10, 10});
        double[] speeds = {1, 1};
        assertThat(Stragglers.run(job, speeds, false, false)).containsExactly(41, 43);
        assertThat(Stragglers.run(job, speeds, true, false)).containsExactly(5 + 20, 7 + 40);
    }

    @Test
    void costs_lie_between_quantiles_and_beyond_them_on_a_power_law() {
        CostDistribution costs = new CostDistribution(
                List.of(new Quantile(0, 1), new Quantile(0.9, 10), new Quantile(0.99, 100)), 5_000);
        assertThat(costs.cost(0.45)).isCloseTo(Math.sqrt(10), within(1e-9));
        assertThat(costs.cost(0.999)).isCloseTo(1_000, within(1e-6)); // a tenth of the lines has ten times the cost
        assertThat(costs.cost(0.99999)).isEqualTo(5_000);
        assertThat(costs.share(10)).isCloseTo(0.9, within(1e-9));
        assertThat(costs.share(5_000)).isEqualTo(1);
    }

    @Test
    void drawn_lines_cost_what_the_distribution_says_and_the_same_seed_draws_the_same() {
        CostFile file = CostFile.of("all between 1 and 3\nbudget 2\nmost 3\n0 1\n0.999 3\n");
        Job job = Job.drawn(1_000_000, 4, file, new SeededRandom(5));
        double mean = 2 / Math.log(3); // of e to the power of what is uniform between log 1 and log 3
        assertThat(job.whole()).hasSize(129);
        assertThat(job.total() / 1_000_000).isCloseTo(mean, within(0.005));
        assertThat(job.hard()).isCloseTo((int) (1_000_000 * (1 - Math.log(2) / Math.log(3) * 0.999)), within(3_000));
        assertThat(Job.drawn(1_000_000, 4, file, new SeededRandom(5)).whole()).isEqualTo(job.whole());
    }
}
