package tilewright.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RunnerTest {

    private static final CoverProblem QUEENS = CoverProblems.queens(8);

    private static Outcome run(Limits limits) {
        return Runner.run(new CoverSearch(QUEENS), limits, Runner.Listener.NONE);
    }

    @Test
    void without_limits_it_is_complete() {
        assertThat(run(Limits.NONE)).isEqualTo(new Outcome.Complete(92, 1_198));
    }

    @Test
    void halts_at_the_wanted_number_of_solutions() {
        Outcome first = run(Limits.NONE.withSolutions(1));
        assertThat(first).isInstanceOfSatisfying(Outcome.Limited.class, limited -> {
            assertThat(limited.solutions()).isEqualTo(1);
            assertThat(limited.reason()).isEqualTo(Outcome.Reason.SOLUTIONS);
        });
        assertThat(run(Limits.NONE.withSolutions(92)).solutions()).isEqualTo(92);
        assertThat(run(Limits.NONE.withSolutions(93))).isEqualTo(new Outcome.Complete(92, 1_198));
    }

    @Test
    void takes_no_more_nodes_than_allowed() {
        assertThat(run(Limits.NONE.withNodes(0))).isEqualTo(new Outcome.Limited(0, 0, Outcome.Reason.NODES));
        for (long most = 1; most < 1_198; most += 57) {
            Outcome outcome = run(Limits.NONE.withNodes(most));
            assertThat(outcome).isInstanceOf(Outcome.Limited.class);
            assertThat(outcome.nodes()).isEqualTo(most);
        }
        assertThat(run(Limits.NONE.withNodes(1_197)).nodes()).isEqualTo(1_197);
    }

    @Test
    void tells_how_many_nodes_were_spent() {
        AtomicLong spent = new AtomicLong();
        run(Limits.NONE.withSpent(spent::addAndGet));
        run(Limits.NONE.withSpent(spent::addAndGet).withNodes(100).withStop(Stop.never()));
        assertThat(spent).hasValue(1_198 + 100);
    }

    @Test
    void as_many_nodes_as_it_needs_are_enough_to_prove_that_all_was_seen() {
        assertThat(run(Limits.NONE.withNodes(1_198))).isEqualTo(new Outcome.Complete(92, 1_198));
        Backtrack search = new Backtrack(new ListTree(4));
        Outcome all = Runner.run(search, Limits.NONE, Runner.Listener.NONE);
        assertThat(Runner.run(new Backtrack(new ListTree(4)), Limits.NONE.withNodes(all.nodes()), Runner.Listener.NONE))
                .isEqualTo(all);
    }

    @Test
    void stops_when_asked() {
        assertThat(run(Limits.NONE.withStop(() -> true))).isEqualTo(new Outcome.Limited(0, 0, Outcome.Reason.STOPPED));
        int[] asked = new int[1];
        Outcome outcome = run(Limits.NONE.withStop(() -> ++asked[0] > 10));
        assertThat(outcome).isInstanceOfSatisfying(Outcome.Limited.class, limited -> {
            assertThat(limited.reason()).isEqualTo(Outcome.Reason.STOPPED);
            assertThat(limited.solutions()).isEqualTo(10);
        });
    }

    @Test
    void is_asked_to_stop_in_a_search_without_solutions_too() {
        int[] asked = new int[1];
        Outcome outcome = Runner.run(
                new CoverSearch(CoverProblems.langford(10)),
                Limits.NONE.withStop(() -> ++asked[0] > 3),
                Runner.Listener.NONE);
        assertThat(outcome).isEqualTo(new Outcome.Limited(0, 3 * 4_096, Outcome.Reason.STOPPED));
    }

    @Test
    void goes_on_where_it_was_left() {
        CoverSearch search = new CoverSearch(QUEENS);
        long solutions = 0;
        long nodes = 0;
        Outcome outcome;
        do {
            outcome = Runner.run(search, Limits.NONE.withSolutions(7).withNodes(100), Runner.Listener.NONE);
            solutions += outcome.solutions();
            nodes += outcome.nodes();
        } while (outcome instanceof Outcome.Limited);
        assertThat(solutions).isEqualTo(92);
        assertThat(nodes).isEqualTo(1_198);
        assertThat(Runner.run(search, Limits.NONE, Runner.Listener.NONE)).isEqualTo(new Outcome.Complete(0, 0));
    }

    @Test
    void the_listener_stands_at_each_solution() {
        CoverSearch search = new CoverSearch(QUEENS);
        int[] told = new int[1];
        Runner.run(search, Limits.NONE, () -> {
            told[0]++;
            assertThat(search.depth()).isEqualTo(8);
        });
        assertThat(told[0]).isEqualTo(92);
    }

    @Test
    void a_clock_ends_a_search_and_either_of_two_stops_does() {
        long[] nanos = {1_000};
        Stop stop = Stop.after(Duration.ofNanos(50), () -> nanos[0]);
        assertThat(stop.asked()).isFalse();
        nanos[0] = 1_049;
        assertThat(stop.asked()).isFalse();
        assertThat(stop.or(() -> true).asked()).isTrue();
        assertThat(stop.or(Stop.never()).asked()).isFalse();
        nanos[0] = 1_050;
        assertThat(stop.asked()).isTrue();
        assertThat(Stop.never().or(stop).asked()).isTrue();
    }

    @Test
    void limits_that_make_no_sense_are_refused() {
        assertThatThrownBy(() -> Limits.NONE.withSolutions(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("solutions (0) must be 1 or more");
        assertThatThrownBy(() -> Limits.NONE.withNodes(-1)).isInstanceOf(IllegalArgumentException.class);
    }
}
