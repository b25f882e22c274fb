package tilewright.sudoku.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;

final class BoardTest {

    @Test
    void a_board_is_a_value() {
        Board one = Board.of(new int[81]).withEntry(4, 7).withNotes(5, 3);
        Board two = Board.of(new int[81]).withNotes(5, 3).withEntry(4, 7);
        assertThat(one).isEqualTo(two).hasSameHashCodeAs(two).isNotEqualTo(one.withNotes(5, 1));
        assertThat(one.fresh()).isEqualTo(Board.of(new int[81]));
        assertThat(one.fixed()).isNotEqualTo(one.fresh().withEntry(4, 7));
    }

    @Test
    void the_callers_arrays_stay_the_callers() {
        int[] clues = new int[81];
        Board board = Board.of(clues);
        clues[0] = 5;
        board.digits()[1] = 6;
        assertThat(board).isEqualTo(Board.of(new int[81]));
    }

    @Test
    void a_clue_stands_alone_and_notes_may_be_beneath_an_entry() {
        int[] five = new int[81];
        five[3] = 5;
        int[] none = new int[81];
        assertThatThrownBy(() -> Board.of(five, five, none)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Board.of(five, none, five)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Board.of(none, five, five).marked(3)).isZero();
        assertThat(Board.of(none, five, five).withEntry(3, 0).marked(3)).isEqualTo(5);
        assertThatThrownBy(() -> Board.of(new int[80])).isInstanceOf(IllegalArgumentException.class);
        five[3] = 10;
        assertThatThrownBy(() -> Board.of(five)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_conflict_is_a_peer_with_the_same_digit_clue_or_entry() {
        Seeds.each(200, random -> {
            int[] clues = new int[81];
            int[] entries = new int[81];
            for (int i = random.below(60); i > 0; i--) {
                int cell = random.below(81);
                clues[cell] = random.below(2) * (1 + random.below(9));
                entries[cell] = clues[cell] == 0 ? 1 + random.below(9) : 0;
            }
            Board board = Board.of(clues, entries, new int[81]);
            int conflicts = 0;
            for (int cell = 0; cell < 81; cell++) {
                int here = cell;
                int digit = clues[here] + entries[here];
                int[] peers = IntStream.range(0, 81)
                        .filter(other -> digit != 0 && other != here && clues[other] + entries[other] == digit)
                        .filter(other -> other / 9 == here / 9
                                || other % 9 == here % 9
                                || other / 27 == here / 27 && other % 9 / 3 == here % 9 / 3)
                        .toArray();
                assertThat(board.conflictingPeers(cell)).isEqualTo(peers);
                assertThat(board.conflicting(cell)).isEqualTo(peers.length > 0);
                conflicts += peers.length > 0 ? 1 : 0;
            }
            assertThat(board.conflicts()).isEqualTo(conflicts);
        });
    }

    @Test
    void a_cell_sees_20_others_and_each_sees_it() {
        for (int cell = 0; cell < 81; cell++) {
            Set<Integer> seen = new HashSet<>();
            for (int house : Houses.of(cell)) {
                for (int other : Houses.cells(house)) {
                    seen.add(other);
                }
            }
            seen.remove(cell);
            assertThat(Houses.peers(cell)).hasSize(20).isSorted();
            for (int peer : Houses.peers(cell)) {
                assertThat(seen).contains(peer);
            }
        }
    }
}
