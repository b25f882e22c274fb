package tilewright.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CoverProblemTest {

    private final CoverProblem.Builder builder = new CoverProblem.Builder();
    private int a;
    private int x;
    private int b;

    @BeforeEach
    void addItems() {
        a = builder.primary("a");
        x = builder.secondary("x");
        b = builder.primary("b");
    }

    @Test
    void items_and_options_are_numbered_in_order_of_adding() {
        assertThat(new int[] {a, x, b}).containsExactly(0, 1, 2);
        assertThat(builder.option(b, x)).isEqualTo(0);
        assertThat(builder.option(new int[] {x, a}, new int[] {7, 0})).isEqualTo(1);
        CoverProblem problem = builder.build();
        assertThat(problem.items()).isEqualTo(3);
        assertThat(problem.options()).isEqualTo(2);
        assertThat(problem.name(x)).isEqualTo("x");
        assertThat(problem.itemsOf(0)).containsExactly(b, x);
        assertThat(problem.itemsOf(1)).containsExactly(x, a);
    }

    @Test
    void a_problem_does_not_change_when_its_builder_goes_on() {
        builder.option(a, b);
        CoverProblem problem = builder.build();
        builder.option(a);
        assertThat(problem.options()).isEqualTo(1);
        assertThat(builder.build().options()).isEqualTo(2);
    }

    @Test
    void refuses_options_that_make_no_sense() {
        builder.option(a);
        refused("option 1 has item 0 (a) twice", () -> builder.option(a, b, a));
        refused("option 1 names item (3); items go from 0 to 2", () -> builder.option(a, 3));
        refused("option 1 names item (-1); items go from 0 to 2", () -> builder.option(-1));
        refused("option 1 has no primary item", () -> builder.option(x));
        refused("option 1 has no primary item", () -> builder.option());
        refused("option 1 has 2 items but 1 colors", () -> builder.option(new int[] {a, x}, new int[] {0}));
        refused(
                "option 1 gives item 0 (a) the color (2); a primary item has color 0, another 0 or more",
                () -> builder.option(new int[] {a, x}, new int[] {2, 2}));
        refused(
                "option 1 gives item 1 (x) the color (-1); a primary item has color 0, another 0 or more",
                () -> builder.option(new int[] {a, x}, new int[] {0, -1}));
        assertThat(builder.option(b)).isEqualTo(1);
    }

    private static void refused(String message, Runnable call) {
        assertThatThrownBy(call::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void options_that_give_an_item_the_same_color_share_it_and_others_do_not() {
        builder.option(new int[] {a, x}, new int[] {0, 1}); // 0
        builder.option(new int[] {a, x}, new int[] {0, 2}); // 1
        builder.option(a, x); // 2
        builder.option(new int[] {b, x}, new int[] {0, 2}); // 3
        builder.option(b, x); // 4
        builder.option(b); // 5
        CoverSearch search = new CoverSearch(builder.build());
        StringBuilder found = new StringBuilder();
        Runner.run(
                search,
                Limits.NONE,
                () -> found.append(search.option(0)).append(search.option(1)).append(' '));
        assertThat(found).hasToString("05 13 15 25 ");
    }

    @Test
    void tells_what_was_branched_on() {
        builder.option(a, x);
        builder.option(a, b);
        CoverSearch search = new CoverSearch(builder.build());
        assertThat(search.run(Search.DESCEND, 1)).isEqualTo(Search.DESCEND);
        assertThat(search.item(0)).isEqualTo("b");
        assertThat(search.options()).containsExactly(1);
        assertThat(search.run(Search.SOLUTION, 0)).isEqualTo(Search.SOLUTION);
        assertThatThrownBy(() -> search.item(1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> search.option(1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void tells_which_item_has_no_option_left_at_a_dead_end() {
        builder.option(a, x);
        builder.option(b, x);
        CoverSearch search = new CoverSearch(builder.build());
        assertThat(search.run(Search.DEAD_END, 1)).isEqualTo(Search.DEAD_END);
        assertThat(search.item(search.depth())).isEqualTo("b");
    }
}
