package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.search.Search;

final class VerdictTest {

    @Test
    void every_legal_board_of_the_list_gets_its_verdict_and_the_completable_ones_a_witness() {
        for (String line : Cases.lines("partial-boards.txt")) {
            String[] fields = line.split(" ");
            if (!fields[0].equals("illegal")) {
                Board board = Text.BOARDS.parse(fields[2]);
                switch (Verdict.of(board)) {
                    case Verdict.Completable(Board completion, long _) -> {
                        assertThat(fields[0]).as(line).isEqualTo("yes");
                        completes(board, completion);
                    }
                    case Verdict.Dead _ -> assertThat(fields[0]).as(line).isEqualTo("no");
                    case Verdict.Open(long nodes) -> throw new AssertionError(line + " open after " + nodes);
                }
            }
        }
    }

    private static void completes(Board board, Board completion) {
        assertThat(Dull.solved(completion)).isTrue();
        for (int cell = 0; cell < 64; cell++) {
            assertThat(board.free(cell) || board.color(cell) == completion.color(cell))
                    .isTrue();
        }
    }

    @Test
    void tries_again_in_another_order_change_no_verdict() {
        Seeds.each(500, random -> {
            Board board = Dull.scatter(8 + random.below(43), random);
            HuesSearch search = new HuesSearch(board);
            boolean completable = search.run(Search.SOLUTION, 1_000_000) == Search.SOLUTION;
            assertThat(Verdict.of(board) instanceof Verdict.Completable).isEqualTo(completable);
        });
    }

    @Test
    void a_limit_leaves_it_open() {
        assertThat(Verdict.of(Board.empty(), 10)).isEqualTo(new Verdict.Open(10));
    }
}
