package tilewright.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;

class BacktrackTest {

    @Test
    void the_events_of_a_small_tree_by_hand() {
        // Rows 0 2 and 0 3 1 end dead, 1 3 0 2 and 2 0 3 1 are solutions, 3 0 2 and 3 1 end dead.
        assertThat(Events.of(new Backtrack(new ListTree(4)))).isEqualTo("DDXRDDXRRRDDDDSRRRRDDDDSRRRRDDDXRRDXRRF");
        assertThat(Events.of(new Backtrack(new ListTree(1)))).isEqualTo("DSRF");
    }

    @Test
    void a_root_without_options_is_a_dead_end_and_a_complete_root_is_a_solution() {
        CoverProblem.Builder hopeless = new CoverProblem.Builder();
        hopeless.primary("left alone");
        assertThat(Events.of(new Backtrack(hopeless.build().asTree()))).isEqualTo("XF");
        assertThat(Events.of(new CoverSearch(hopeless.build()))).isEqualTo("XF");
        CoverProblem empty = new CoverProblem.Builder().build();
        assertThat(Events.of(new Backtrack(empty.asTree()))).isEqualTo("SF");
        assertThat(Events.of(new CoverSearch(empty))).isEqualTo("SF");
    }

    @Test
    void the_events_keep_their_order_in_both_engines() {
        Seeds.each(500, random -> {
            CoverProblem problem = RandomProblems.small(random);
            assertThat(Events.brokenRules(Events.of(new Backtrack(problem.asTree()))))
                    .isEmpty();
            assertThat(Events.brokenRules(Events.of(new CoverSearch(problem)))).isEmpty();
        });
    }

    @Test
    void slices_of_any_size_give_the_same_events() {
        Seeds.each(300, random -> {
            CoverProblem problem = RandomProblems.small(random);
            String slow = Events.of(new Backtrack(problem.asTree()));
            String quick = Events.of(new CoverSearch(problem));
            for (long nodes = 1; nodes <= 4; nodes++) {
                assertThat(Events.inSlices(new Backtrack(problem.asTree()), nodes))
                        .isEqualTo(slow);
                assertThat(Events.inSlices(new CoverSearch(problem), nodes)).isEqualTo(quick);
            }
        });
    }

    @Test
    void halting_at_some_events_only_skips_the_others() {
        Seeds.each(100, random -> {
            CoverProblem problem = RandomProblems.small(random);
            String all = Events.of(new CoverSearch(problem));
            CoverSearch search = new CoverSearch(problem);
            int solutions = 0;
            while (search.run(Search.SOLUTION, Long.MAX_VALUE) != Search.FINISHED) {
                solutions++;
            }
            assertThat(solutions).isEqualTo(count(all, 'S'));
            assertThat(search.nodes()).isEqualTo(count(all, 'D'));
            assertThat(search.depth()).isZero();
            assertThat(search.run(Search.STEPS, 1)).isEqualTo(Search.FINISHED);
        });
    }

    private static long count(String events, char letter) {
        return events.chars().filter(c -> c == letter).count();
    }

    @Test
    void tells_which_options_are_taken() {
        Backtrack search = new Backtrack(new ListTree(4));
        List<List<Integer>> rows = new ArrayList<>();
        Runner.run(search, Limits.NONE, () -> {
            List<Integer> row = new ArrayList<>();
            for (int level = 0; level < search.depth(); level++) {
                row.add(search.option(level));
            }
            rows.add(row);
        });
        assertThat(rows).containsExactly(List.of(1, 3, 0, 2), List.of(2, 0, 3, 1));
        assertThatThrownBy(() -> search.option(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void goes_deeper_than_its_first_arrays() {
        CoverProblem problem = CoverProblems.dominoes(1, 80);
        Backtrack search = new Backtrack(problem.asTree());
        assertThat(Runner.run(search, Limits.NONE, Runner.Listener.NONE)).isEqualTo(new Outcome.Complete(1, 40));
    }
}
