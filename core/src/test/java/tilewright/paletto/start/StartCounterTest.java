package tilewright.paletto.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import tilewright.paletto.Vectors;
import tilewright.paletto.model.Kind;
import tilewright.paletto.model.Setup;
import tilewright.puzzle.Counter;
import tilewright.puzzle.SetupCounter;
import tilewright.puzzle.Study;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.text.Json;

final class StartCounterTest {

    private static final SetupCounter<Setup> STARTS = new StartCounter();

    private static BigInteger count(int size, boolean corners) {
        Counter.Count count = STARTS.count(new Setup(size, 2, corners), Limits.NONE);
        assertThat(count.exact()).isTrue();
        return count.number();
    }

    @Test
    void there_are_as_many_boards_as_the_vectors_say() {
        Json.Obj counts = (Json.Obj) Vectors.field(Vectors.file("counts-dev.json"), "valid_start_boards");
        for (int size = 3; size <= 5; size++) {
            assertThat(count(size, false)).hasToString(Vectors.string(counts, Integer.toString(size)));
        }
    }

    @Test
    void there_are_as_many_boards_as_diagonal_by_diagonal() {
        for (int size = 3; size <= 5; size++) {
            assertThat(count(size, false)).isEqualTo(DiagonalCount.of(size, false));
        }
        assertThat(count(4, true)).isEqualTo(DiagonalCount.of(4, true)).isEqualTo(24 * 1_621);
        assertThat(count(5, true)).isEqualTo(DiagonalCount.of(5, true));
    }

    /** Found diagonal by diagonal as well, which takes too long to do it each time. */
    @Test
    void there_are_231884179337494990080_boards_of_size_6() {
        assertThat(count(6, false)).hasToString("231884179337494990080");
    }

    /** A shuffle of n times n pieces is valid with the probability of this number over all arrangements of the pieces. */
    @Test
    void shuffling_needs_as_many_trials_as_the_number_says() {
        for (int size = 5; size <= 6; size++) {
            int boards = 1_000;
            long trials = 0;
            SeededRandom random = new SeededRandom(size);
            for (int i = 0; i < boards; i++) {
                trials += trials(size, random);
            }
            double mean = arrangements(size).doubleValue() / count(size, false).doubleValue();
            assertThat((double) trials / boards)
                    .isBetween(mean * (1 - 3.5 / Math.sqrt(boards)), mean * (1 + 3.5 / Math.sqrt(boards)));
        }
    }

    private static BigInteger arrangements(int size) {
        BigInteger ways = BigInteger.ONE;
        for (int piece = 0; piece < size * size; piece++) {
            ways = ways.multiply(BigInteger.valueOf(piece + 1)).divide(BigInteger.valueOf(piece % size + 1));
        }
        return ways;
    }

    private static long trials(int size, SeededRandom random) {
        int[] colors = new int[size * size];
        for (int i = 0; i < colors.length; i++) {
            colors[i] = i % size;
        }
        long trials = 1;
        int filled = 0;
        while (filled < colors.length) {
            int chosen = filled + random.below(colors.length - filled);
            int held = colors[chosen];
            colors[chosen] = colors[filled];
            colors[filled] = held;
            boolean clash =
                    filled % size > 0 && held == colors[filled - 1] || filled >= size && held == colors[filled - size];
            trials += clash ? 1 : 0;
            filled = clash ? 0 : filled + 1;
        }
        return trials;
    }

    @Test
    void the_number_of_players_makes_no_difference() {
        assertThat(STARTS.count(Setup.of(5, 4), Limits.NONE)).isEqualTo(STARTS.count(Setup.of(5, 2), Limits.NONE));
    }

    @Test
    void a_limit_of_nodes_or_a_stop_is_kept() {
        assertThat(STARTS.count(Setup.of(6, 2), Limits.NONE.withNodes(1_000)).exact())
                .isFalse();
        assertThat(STARTS.count(Setup.of(6, 2), Limits.NONE.withStop(() -> true))
                        .exact())
                .isFalse();
    }

    @Test
    void what_takes_too_much_memory_is_refused_with_a_sentence() {
        assertThatThrownBy(() -> STARTS.count(Setup.of(6, 2), Limits.NONE.withBytes(1 << 20)))
                .isInstanceOf(Study.Refused.class)
                .hasMessage("counting these boards takes more memory than the 1 MB that it may take");
        assertThatThrownBy(() -> STARTS.count(Setup.of(8, 2), Limits.NONE))
                .isInstanceOf(Study.Refused.class)
                .hasMessageStartingWith("start boards are counted up to size 7");
    }

    @Test
    void boards_of_a_special_kind_are_not_counted() {
        assertThatThrownBy(() -> STARTS.count(Setup.of(4, Kind.FAIR), Limits.NONE))
                .hasMessage("boards are counted without regard to who wins: leave (-fair) out");
    }
}
