package tilewright.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.rng.SeededRandom;

final class TurnsTest {

    private static final Heap RULES = new Heap();
    private static final Turns<Heap.Stones, Heap.Act> TURNS = Turns.by(RULES);

    private static List<List<Integer>> ends(Heap.Stones stones) {
        return TURNS.of(stones).stream().map(turn -> turn.end().heaps()).toList();
    }

    @Test
    void turns_are_whole_and_the_shortest_come_first() {
        assertThat(ends(Heap.Stones.of(2, 4, 2)))
                .containsExactly(List.of(3, 2), List.of(4, 1), List.of(2, 2), List.of(4, 0), List.of(1, 2));
    }

    @Test
    void a_turn_that_wins_needs_no_end() {
        assertThat(TURNS.of(Heap.Stones.of(2, 1))).extracting(Turn::moves).containsExactly(List.of(new Heap.Act(0)));
    }

    @Test
    void in_the_middle_of_a_turn_they_are_the_ways_to_finish_it() {
        Heap.Stones begun = RULES.after(Heap.Stones.of(3, 4, 2), new Heap.Act(0));
        assertThat(ends(begun)).containsExactly(List.of(3, 2), List.of(2, 2), List.of(1, 2));
    }

    @Test
    void a_finished_game_has_no_turns() {
        assertThat(TURNS.of(Heap.Stones.of(2, 0))).isEmpty();
        assertThatThrownBy(() -> new RandomAgent<>(TURNS).turn(Heap.Stones.of(2, 0), new SeededRandom(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_random_agent_plays_all_turns_equally_often() {
        RandomAgent<Heap.Stones, Heap.Act> agent = new RandomAgent<>(TURNS);
        SeededRandom random = new SeededRandom(1);
        int[] moves = new int[5];
        for (int i = 0; i < 5_000; i++) {
            moves[agent.turn(Heap.Stones.of(2, 4, 2), random).size()]++;
        }
        assertThat(moves[2]).isBetween(1_850, 2_150);
        assertThat(moves[3]).isBetween(1_850, 2_150);
        assertThat(moves[4]).isBetween(880, 1_120);
    }

    @Test
    void looking_one_turn_ahead_wins_or_keeps_the_next_player_from_winning() {
        OneTurnAhead<Heap.Stones, Heap.Act> agent = new OneTurnAhead<>(RULES, TURNS);
        assertThat(agent.good(Heap.Stones.of(2, 3)))
                .extracting(turn -> turn.end().heaps())
                .containsExactly(List.of(0));
        assertThat(agent.good(Heap.Stones.of(3, 5)))
                .extracting(turn -> turn.end().heaps())
                .containsExactly(List.of(4));
        assertThat(agent.good(Heap.Stones.of(3, 4))).hasSize(3); // all lose at once
        assertThat(agent.turn(Heap.Stones.of(2, 5), new SeededRandom(1)))
                .containsExactly(new Heap.Act(0), new Heap.Act(-1));
        assertThat(agent.winning(Heap.Stones.of(2, 0))).isEmpty();
    }
}
