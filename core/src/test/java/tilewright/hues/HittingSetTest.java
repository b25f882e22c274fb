package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.search.Stopped;

final class HittingSetTest {

    private static final int CELLS = 12;

    private static long[] sets(SeededRandom random) {
        long[] sets = new long[1 + random.below(90)];
        for (int i = 0; i < sets.length; i++) {
            while (sets[i] == 0) {
                long some = random.bits();
                sets[i] = some & some >>> CELLS & (1L << CELLS) - 1;
            }
        }
        return sets;
    }

    private static boolean hitsAll(long cells, long[] sets) {
        return LongStream.of(sets).allMatch(set -> (set & cells) != 0);
    }

    /** By trying all sets of cells. */
    private static int fewest(long[] sets) {
        int fewest = CELLS;
        for (long cells = 0; cells < 1L << CELLS; cells++) {
            fewest = hitsAll(cells, sets) ? Math.min(fewest, Long.bitCount(cells)) : fewest;
        }
        return fewest;
    }

    @Test
    void cells_are_found_exactly_when_so_few_can_hit_all_sets() {
        int[] numbers = new int[CELLS + 1];
        Seeds.each(300, random -> {
            long[] sets = sets(random);
            HittingSet hitting = new HittingSet(Stop.never());
            for (long set : sets) {
                hitting.add(set);
            }
            int fewest = fewest(sets);
            assertThat(hitting.find(fewest - 1, 1_000_000)).isFalse();
            assertThat(hitting.givenUp()).isFalse();
            assertThat(hitting.find(fewest, 1_000_000)).isTrue();
            assertThat(hitsAll(hitting.found(), sets)).isTrue();
            assertThat(Long.bitCount(hitting.found())).isEqualTo(fewest);
            numbers[fewest]++;
        });
        assertThat(numbers[4]).isGreaterThan(20);
        assertThat(numbers[6]).isGreaterThan(20);
    }

    @Test
    void a_search_that_takes_too_long_is_given_up_or_stopped() {
        SeededRandom random = new SeededRandom(1);
        HittingSet hitting = new HittingSet(Stop.never());
        HittingSet stopped = new HittingSet(() -> true);
        for (int i = 0; i < 500; i++) {
            long set = 0;
            while (Long.bitCount(set) < 6) {
                set |= 1L << random.below(64);
            }
            hitting.add(set);
            stopped.add(set);
        }
        assertThat(hitting.find(20, 5_000)).isFalse();
        assertThat(hitting.givenUp()).isTrue();
        assertThatThrownBy(() -> stopped.find(20, 5_000)).isInstanceOf(Stopped.class);
    }
}
