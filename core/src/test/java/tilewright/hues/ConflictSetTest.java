package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.search.Search;
import tilewright.search.Stop;

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
    void conflict_sets_are_as_small_as_can_be() {
        int boards = 0;
        for (String line : Cases.lines("smallest-blame.txt")) {
            String[] fields = line.split(" ");
            Board board = Text.BOARDS.parse(fields[1]);
            ConflictSet conflict = ConflictSet.of(board, Stop.never()).orElseThrow();
            minimal(board, conflict);
            assertThat(conflict.tiles().tiles()).as(line).isEqualTo(Integer.parseInt(fields[0]));
            assertThat(conflict.smallest()).as(line).isTrue();
            boards++;
        }
        assertThat(boards).isEqualTo(82);
    }

    @Test
    void only_what_the_player_laid_is_ringed_and_named() {
        String line = Cases.lines("smallest-blame.txt").getFirst();
        Board board = Text.BOARDS.parse(line.split(" ")[1]);
        ConflictSet conflict = ConflictSet.of(board, Stop.never()).orElseThrow();
        int tiles = conflict.tiles().tiles();
        assertThat(conflict.rings()).hasSize(tiles);
        int laid = IntStream.range(0, 64)
                .filter(cell -> !conflict.tiles().free(cell))
                .findFirst()
                .orElseThrow();
        ConflictSet against =
                ConflictSet.of(board.withClues(~(1L << laid)), Stop.never()).orElseThrow();
        assertThat(against.rings()).hasSize(1);
        assertThat(against.sentence().text())
                .startsWith(Peers.GRID.name(laid) + " clashes with " + (tiles - 1) + " clues.");
        assertThat(against.names()).hasSize(tiles);
        // Where all are clues there is nothing else to show.
        assertThat(ConflictSet.of(board.withClues(-1L), Stop.never())
                        .orElseThrow()
                        .rings())
                .hasSize(tiles);
    }

    @Test
    void a_set_is_called_smallest_only_when_it_is_even_with_few_nodes() {
        int[] smallest = new int[2];
        int larger = 0;
        for (String line : Cases.lines("smallest-blame.txt")) {
            String[] fields = line.split(" ");
            Board board = Text.BOARDS.parse(fields[1]);
            if (Integer.parseInt(fields[0]) > 20) {
                continue; // their questions are long
            }
            for (long nodes : new long[] {0, 10_000}) {
                ConflictSet conflict =
                        ConflictSet.of(board, nodes, Stop.never()).orElseThrow();
                int excess = conflict.tiles().tiles() - Integer.parseInt(fields[0]);
                assertThat(excess).as(line).isBetween(0, conflict.smallest() ? 0 : 40);
                minimal(board, conflict);
                assertThat(conflict.sentence().text().endsWith(". There may be a smaller set."))
                        .isNotEqualTo(conflict.smallest());
                smallest[nodes == 0 ? 0 : 1] += conflict.smallest() ? 1 : 0;
                larger += excess > 0 ? 1 : 0;
            }
        }
        assertThat(smallest[0]).isZero();
        assertThat(smallest[1]).isBetween(10, 50);
        assertThat(larger).isGreaterThan(20);
    }

    @Test
    void random_boards_have_a_conflict_set_exactly_when_they_are_dead() {
        int[] dead = new int[1];
        Seeds.each(100, random -> {
            Board board = RandomBoards.scattered(20 + random.below(25), random);
            assertThat(ConflictSet.of(board, Stop.never()).isEmpty()).isEqualTo(completable(board));
            ConflictSet.of(board, Stop.never()).ifPresent(conflict -> minimal(board, conflict));
            dead[0] += completable(board) ? 0 : 1;
        });
        assertThat(dead[0]).isBetween(30, 70);
    }
}
