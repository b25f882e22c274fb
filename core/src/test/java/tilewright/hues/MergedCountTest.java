package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.puzzle.Counter.Count;
import tilewright.search.Limits;
import tilewright.search.Runner;

final class MergedCountTest {

    private static final long ANY = Long.MAX_VALUE;

    @Test
    void known_counts() {
        for (String line : Cases.lines("completion-counts.txt")) {
            String[] fields = line.split(" ");
            assertThat(MergedCount.of(Text.BOARDS.parse(fields[1]), ANY, Limits.NONE))
                    .as(line)
                    .hasValue(Long.parseLong(fields[0]));
        }
    }

    @Test
    void counts_are_those_of_one_by_one_on_boards_that_can_be_completed_and_others() {
        Seeds.each(300, 3_000, random -> {
            agrees(RandomBoards.perturbed(42 + random.below(22), random));
            agrees(RandomBoards.scattered(36 + random.below(20), random));
        });
    }

    private static void agrees(Board board) {
        Limits most = Limits.NONE.withNodes(100_000);
        var outcome = Runner.run(new HuesSearch(board), most, Runner.Listener.NONE);
        if (Count.of(outcome).exact()) {
            assertThat(MergedCount.of(board, ANY, Limits.NONE))
                    .as(board.toString())
                    .hasValue(outcome.solutions());
        }
    }

    /** As one by one gave it, in 45 s. */
    @Test
    void a_number_of_eight_digits() {
        Board board = Text.BOARDS.parse(Hues.generate("tiles-34", 4));
        Count count = new BoardCounter().count(board, Limits.NONE);
        assertThat(count.exact()).isTrue();
        assertThat(count.number()).isEqualTo(80_907_346);
    }

    @Test
    void a_limit_ends_it() {
        Board board = Text.BOARDS.parse(Hues.generate("tiles-38", 1));
        assertThat(MergedCount.of(board, 1_000, Limits.NONE)).isEqualTo(OptionalLong.empty());
        assertThat(MergedCount.of(board, ANY, Limits.NONE.withBytes(10_000))).isEqualTo(OptionalLong.empty());
        assertThat(MergedCount.of(board, ANY, Limits.NONE.withStop(() -> true))).isEqualTo(OptionalLong.empty());
        assertThat(MergedCount.of(Board.empty(), ANY, Limits.NONE)).isEqualTo(OptionalLong.empty());
    }
}
