package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.search.Outcome;
import tilewright.search.Search;

final class CompletabilityTest {

    @Test
    void every_legal_board_of_the_list_is_decided_and_the_completable_ones_get_a_witness() {
        for (String line : Cases.lines("partial-boards.txt")) {
            String[] fields = line.split(" ");
            if (!fields[0].equals("illegal")) {
                Board board = Text.BOARDS.parse(fields[2]);
                switch (Completability.of(board)) {
                    case Completability.Completable(Board completion, long _) -> {
                        assertThat(fields[0]).as(line).isEqualTo("yes");
                        completes(board, completion);
                    }
                    case Completability.Dead _ -> assertThat(fields[0]).as(line).isEqualTo("no");
                    case Completability.Undecided(long nodes) ->
                        throw new AssertionError(line + " undecided after " + nodes);
                }
            }
        }
    }

    private static void completes(Board board, Board completion) {
        assertThat(ReferenceSearch.solved(completion)).isTrue();
        for (int cell = 0; cell < 64; cell++) {
            assertThat(board.free(cell) || board.color(cell) == completion.color(cell))
                    .isTrue();
        }
    }

    @Test
    void restarts_in_another_order_change_no_answer() {
        Seeds.each(180, 500, random -> {
            Board board = RandomBoards.scattered(8 + random.below(43), random);
            HuesSearch search = new HuesSearch(board);
            boolean completable = search.run(Search.SOLUTION, 1_000_000) == Search.SOLUTION;
            assertThat(Completability.of(board) instanceof Completability.Completable)
                    .isEqualTo(completable);
        });
    }

    /** Conflicting tiles of {@code smallest-blame.txt} without one of them. */
    @Test
    void boards_that_take_three_tries_are_completed_too() {
        for (String text : List.of(
                "174.5.42/65..8.../.16..3.6/.4.51..8/1...6.7./65.1...5/.4.5...6/.16...4.",
                "31.638../85.2..43/2.....17/7......8/.4.64.63/57...1../.3..73.2/7.8..8..")) {
            Board board = Text.BOARDS.parse(text);
            assertThat(Completability.of(board))
                    .as(text)
                    .isInstanceOfSatisfying(Completability.Completable.class, found -> {
                        completes(board, found.completion());
                        assertThat(found.nodes()).isGreaterThan(5 * Completability.FIRST);
                    });
        }
    }

    @Test
    void answers_are_those_of_the_plainest_search() {
        int[] compared = new int[2];
        Seeds.each(150, random -> {
            Board board = RandomBoards.perturbed(42 + random.below(16), random);
            if (ReferenceSearch.count(board, 5_000) instanceof Outcome.Complete(long solutions, long _)) {
                Completability answer = Completability.of(board);
                assertThat(answer instanceof Completability.Completable).isEqualTo(solutions > 0);
                assertThat(answer instanceof Completability.Dead).isEqualTo(solutions == 0);
                compared[solutions == 0 ? 0 : 1]++;
            }
        });
        assertThat(compared[0]).isGreaterThanOrEqualTo(19); // of 21
        assertThat(compared[1]).isGreaterThanOrEqualTo(85); // of 88
    }

    @Test
    void a_limit_leaves_it_undecided() {
        assertThat(Completability.of(Board.empty(), 10)).isEqualTo(new Completability.Undecided(10));
    }
}
