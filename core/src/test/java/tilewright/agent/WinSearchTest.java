package tilewright.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import tilewright.search.Limits;

final class WinSearchTest {

    private static final Heap RULES = new Heap();
    private static final Turns<Heap.Stones, Heap.Act> TURNS = Turns.by(RULES);

    private static WinSearch<Heap.Stones, Heap.Act> search() {
        return new WinSearch<>(RULES, TURNS, UnaryOperator.identity());
    }

    @Test
    void heaps_are_lost_exactly_when_their_rests_by_four_cancel_out() {
        // Bouton 1901, and Grundy 1939 for the bound of three stones a turn.
        WinSearch<Heap.Stones, Heap.Act> search = search();
        for (int a = 0; a < 8; a++) {
            for (int b = 0; b < 8; b++) {
                for (int c = 1; c < 6; c++) {
                    boolean lost = (a % 4 ^ b % 4 ^ c % 4) == 0;
                    assertThat(search.value(Heap.Stones.of(2, a, b, c), Limits.NONE))
                            .isEqualTo(lost ? WinSearch.Value.LOSS : WinSearch.Value.WIN);
                }
            }
        }
    }

    @Test
    void all_winning_turns_are_given() {
        Optional<List<Turn<Heap.Stones, Heap.Act>>> winning = search().winning(Heap.Stones.of(2, 3, 1), Limits.NONE);
        assertThat(winning.orElseThrow()).extracting(turn -> turn.end().heaps()).containsExactly(List.of(1, 1));
        assertThat(search().winning(Heap.Stones.of(2, 2, 2), Limits.NONE)).hasValue(List.of());
        assertThat(search().winning(Heap.Stones.of(2, 3), Limits.NONE).orElseThrow())
                .extracting(Turn::moves)
                .containsExactly(List.of(new Heap.Act(0), new Heap.Act(0), new Heap.Act(0)));
    }

    @Test
    void a_search_cut_short_does_not_know_and_can_go_on() {
        WinSearch<Heap.Stones, Heap.Act> search = search();
        Heap.Stones stones = Heap.Stones.of(2, 7, 7, 7);
        assertThat(search.value(stones, Limits.NONE.withNodes(5))).isEqualTo(WinSearch.Value.UNKNOWN);
        assertThat(search.nodes()).isBetween(5L, 5L + 9L);
        assertThat(search.winning(stones, Limits.NONE.withNodes(5))).isEmpty();
        assertThat(search.value(stones, Limits.NONE)).isEqualTo(WinSearch.Value.WIN);
        long nodes = search.nodes();
        assertThat(search.value(stones, Limits.NONE.withNodes(0))).isEqualTo(WinSearch.Value.WIN);
        assertThat(search.nodes()).isEqualTo(nodes);
        assertThat(search().value(stones, Limits.NONE.withStop(() -> true))).isEqualTo(WinSearch.Value.UNKNOWN);
    }

    @Test
    void a_game_of_many_turns_does_not_exhaust_the_stack() {
        assertThat(search().value(Heap.Stones.of(2, 20_000), Limits.NONE)).isEqualTo(WinSearch.Value.LOSS);
    }
}
