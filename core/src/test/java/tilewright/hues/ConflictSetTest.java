package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.search.Search;

final class ConflictSetTest {

    private static boolean completable(Board board) {
        return new HuesSearch(board).run(Search.SOLUTION, Long.MAX_VALUE) == Search.SOLUTION;
    }

    /** The tiles lie on the board, are dead, and without any one of them they are not. */
    private static void minimal(Board board, ConflictSet conflict) {
        assertThat(completable(conflict.tiles())).isFalse();
        for (int cell = 0; cell < 64; cell++) {
            if (!conflict.tiles().free(cell)) {
                assertThat(board.color(cell)).isEqualTo(conflict.tiles().color(cell));
                assertThat(completable(conflict.tiles().without(cell)))
                        .as(board + ", conflict set " + conflict.tiles())
                        .isTrue();
            }
        }
        conflict.repair()
                .ifPresent(cell -> assertThat(completable(board.without(cell)))
                        .as(board.toString())
                        .isTrue());
    }

    @Test
    void conflict_sets_are_minimal_and_nearly_always_as_few_as_can_be() {
        int boards = 0;
        int smallest = 0;
        for (String line : Cases.lines("smallest-blame.txt")) {
            String[] fields = line.split(" ");
            Board board = Text.BOARDS.parse(fields[1]);
            ConflictSet conflict = ConflictSet.of(board).orElseThrow();
            minimal(board, conflict);
            boards++;
            smallest += conflict.tiles().tiles() == Integer.parseInt(fields[0]) ? 1 : 0;
            assertThat(conflict.tiles().tiles()).as(line).isGreaterThanOrEqualTo(Integer.parseInt(fields[0]));
        }
        assertThat(smallest).isGreaterThan(boards * 8 / 10);
    }

    @Test
    void random_boards_have_a_conflict_set_exactly_when_they_are_dead() {
        Seeds.each(100, random -> {
            Board board = RandomBoards.scattered(20 + random.below(25), random);
            assertThat(ConflictSet.of(board).isEmpty()).isEqualTo(completable(board));
            ConflictSet.of(board).ifPresent(conflict -> minimal(board, conflict));
        });
    }
}
