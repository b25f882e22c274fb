package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.search.Search;

final class BlameTest {

    private static boolean completable(Board board) {
        return new HuesSearch(board).run(Search.SOLUTION, Long.MAX_VALUE) == Search.SOLUTION;
    }

    /** The tiles lie on the board, are dead, and without any one of them they are not. */
    private static void minimal(Board board, Blame blame) {
        assertThat(completable(blame.tiles())).isFalse();
        for (int cell = 0; cell < 64; cell++) {
            if (!blame.tiles().free(cell)) {
                assertThat(board.color(cell)).isEqualTo(blame.tiles().color(cell));
                assertThat(completable(blame.tiles().without(cell)))
                        .as(board + ", blamed " + blame.tiles())
                        .isTrue();
            }
        }
        blame.back()
                .ifPresent(cell -> assertThat(completable(board.without(cell)))
                        .as(board.toString())
                        .isTrue());
    }

    @Test
    void tiles_to_blame_are_minimal_and_nearly_always_as_few_as_can_be() {
        int boards = 0;
        int smallest = 0;
        for (String line : Cases.lines("smallest-blame.txt")) {
            String[] fields = line.split(" ");
            Board board = Text.BOARDS.parse(fields[1]);
            Blame blame = Blame.of(board).orElseThrow();
            minimal(board, blame);
            boards++;
            smallest += blame.tiles().tiles() == Integer.parseInt(fields[0]) ? 1 : 0;
            assertThat(blame.tiles().tiles()).as(line).isGreaterThanOrEqualTo(Integer.parseInt(fields[0]));
        }
        assertThat(smallest).isGreaterThan(boards * 8 / 10);
    }

    @Test
    void random_boards_are_blamed_exactly_when_they_are_dead() {
        Seeds.each(100, random -> {
            Board board = Dull.scatter(20 + random.below(25), random);
            assertThat(Blame.of(board).isEmpty()).isEqualTo(completable(board));
            Blame.of(board).ifPresent(blame -> minimal(board, blame));
        });
    }
}
