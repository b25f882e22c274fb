package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.search.Outcome;
import tilewright.search.Search;

final class ReadingOrderSearchTest {

    /** The smallest solution as a text, where the search in fixed order must end. */
    private static final String FIRST = "12312312/34564563/21721721/43643648/12812857/87357436/56486578/78574865";

    @Test
    void in_fixed_order_the_first_solution_is_found_from_its_first_five_rows() {
        Board start = Text.BOARDS.parse(FIRST.substring(0, 45) + "......../......../........");
        ReadingOrderSearch search = new ReadingOrderSearch(start, ReadingOrderTree.ColorOrder.fixed());
        assertThat(search.run(Search.SOLUTION, 1_000_000)).isEqualTo(Search.SOLUTION);
        assertThat(search.position()).hasToString(FIRST);
        assertThat(search.nodes()).isEqualTo(125_050);
    }

    @Test
    void in_shuffled_order_some_solutions_come_soon_and_all_are_right() {
        long[] nodes = new long[10];
        for (int seed = 0; seed < nodes.length; seed++) {
            SeededRandom random = new SeededRandom(seed);
            ReadingOrderSearch search =
                    new ReadingOrderSearch(Board.empty(), ReadingOrderTree.ColorOrder.shuffled(random));
            boolean found = search.run(Search.SOLUTION, 20_000) == Search.SOLUTION;
            nodes[seed] = found ? search.nodes() : -1;
            assertThat(!found || ReferenceSearch.solved(search.position())).isTrue();
        }
        assertThat(nodes).containsExactly(71, 117, 64, 396, -1, 9_987, -1, 74, 75, -1);
    }

    @Test
    void tiles_that_lay_there_at_the_start_are_kept_and_looked_at() {
        int[] compared = new int[1];
        Seeds.each(100, random -> {
            Board start = RandomBoards.perturbed(44 + random.below(12), random);
            if (ReferenceSearch.count(start, 5_000) instanceof Outcome.Complete(long solutions, long nodes)) {
                ReadingOrderSearch search = new ReadingOrderSearch(start, ReadingOrderTree.ColorOrder.shuffled(random));
                for (long found = 0; found < solutions; found++) {
                    assertThat(search.run(Search.SOLUTION, 5_000)).isEqualTo(Search.SOLUTION);
                    assertThat(ReferenceSearch.solved(search.position())).isTrue();
                }
                assertThat(search.run(Search.SOLUTION, 5_000)).isEqualTo(Search.FINISHED);
                assertThat(search.nodes()).isEqualTo(nodes);
                assertThat(search.position()).isEqualTo(start);
                compared[0]++;
            }
        });
        assertThat(compared[0]).isGreaterThanOrEqualTo(75);
    }

    @Test
    void tells_its_steps_and_the_number_of_tiles_laid() {
        ReadingOrderSearch search = new ReadingOrderSearch(
                Text.BOARDS.parse("1234567./.8....../5......./......../......../......../......../........"),
                ReadingOrderTree.ColorOrder.fixed());
        assertThat(caption(search)).isEqualTo("color 2 on row 1, column 8; tiles laid so far: 1");
        assertThat(caption(search)).isEqualTo("color 3 on row 2, column 1; tiles laid so far: 2");
    }

    private static String caption(ReadingOrderSearch search) {
        return search.caption(search.run(Search.STEPS, 1)).text();
    }
}
