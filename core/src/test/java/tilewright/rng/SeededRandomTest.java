package tilewright.rng;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;

class SeededRandomTest {

    /** The generators as their authors publish them, word for word; the state is in the open. */
    private static final class Reference {
        private final long[] s;

        Reference(long... s) {
            this.s = s;
        }

        static long[] splitMix(long seed, int count) {
            long x = seed;
            long[] out = new long[count];
            for (int i = 0; i < count; i++) {
                x += 0x9e3779b97f4a7c15L;
                long z = x;
                z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
                z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
                out[i] = z ^ z >>> 31;
            }
            return out;
        }

        long next() {
            long result = Long.rotateLeft(s[1] * 5, 7) * 9;
            long t = s[1] << 17;
            s[2] ^= s[0];
            s[3] ^= s[1];
            s[1] ^= s[2];
            s[0] ^= s[3];
            s[2] ^= t;
            s[3] = Long.rotateLeft(s[3], 45);
            return result;
        }
    }

    private static String[] unsigned(long... values) {
        return Arrays.stream(values).mapToObj(Long::toUnsignedString).toArray(String[]::new);
    }

    private static long[] bits(SeededRandom random, int count) {
        long[] out = new long[count];
        Arrays.setAll(out, _ -> random.bits());
        return out;
    }

    @Test
    void the_references_give_the_published_numbers() {
        // SplitMix64 of seed 1234567, and xoshiro256** of the state 1, 2, 3, 4, as many libraries test them.
        assertThat(unsigned(Reference.splitMix(1_234_567, 5)))
                .containsExactly(
                        "6457827717110365317",
                        "3203168211198807973",
                        "9817491932198370423",
                        "4593380528125082431",
                        "16408922859458223821");
        Reference reference = new Reference(1, 2, 3, 4);
        long[] out = new long[10];
        Arrays.setAll(out, _ -> reference.next());
        assertThat(unsigned(out))
                .containsExactly(
                        "11520",
                        "0",
                        "1509978240",
                        "1215971899390074240",
                        "1216172134540287360",
                        "607988272756665600",
                        "16172922978634559625",
                        "8476171486693032832",
                        "10595114339597558777",
                        "2904607092377533576");
    }

    @Test
    void agrees_with_the_references_for_any_seed() {
        for (long seed : new long[] {0, 1, -1, 42, Long.MAX_VALUE, Long.MIN_VALUE, 0x9e3779b97f4a7c15L}) {
            Reference reference = new Reference(Reference.splitMix(seed, 4));
            SeededRandom random = new SeededRandom(seed);
            for (int i = 0; i < 1_000; i++) {
                assertThat(random.bits()).isEqualTo(reference.next());
            }
        }
    }

    @Test
    void golden_bits() {
        assertThat(bits(new SeededRandom(0), 3))
                .containsExactly(0x99ec5f36cb75f2b4L, -4652746763540216534L, 1900383378846508768L);
        assertThat(bits(new SeededRandom(1), 3))
                .containsExactly(-5480124913605472059L, -8846382939111011094L, -7856363154187860716L);
        assertThat(bits(new SeededRandom(Long.MAX_VALUE), 3))
                .containsExactly(1016735219197722821L, 1807766611157899291L, 8889853145372989117L);
    }

    @Test
    void golden_numbers_of_every_kind() {
        SeededRandom random = new SeededRandom(1);
        assertThat(random.below(10)).isEqualTo(7);
        assertThat(random.below(1_000_000_000)).isEqualTo(520_436_619);
        assertThat(random.below(1L << 40)).isEqualTo(369_504_175_380L);
        assertThat(random.below((1L << 62) + 1)).isEqualTo(3_637_299_787_140_904_563L);
        assertThat(random.unit()).isEqualTo(0.1435720367444362);
        assertThat(random.permutation(9)).containsExactly(8, 1, 2, 5, 4, 7, 6, 3, 0);
        assertThat(random.bits()).isEqualTo(-7379925978354512425L);
    }

    @Test
    void golden_streams() {
        assertThat(new SeededRandom(1).fork("clues").bits()).isEqualTo(-932608606365422324L);
        assertThat(new SeededRandom(1).fork("").bits()).isEqualTo(-7190624018179889097L);
        assertThat(SeededRandom.ofItem(1, 0).bits()).isEqualTo(4606975247173530260L);
        assertThat(SeededRandom.ofItem(1, 1).bits()).isEqualTo(-2016896475139172360L);
        assertThat(SeededRandom.ofItem(0, 1).bits()).isEqualTo(7421629122807502682L);
    }

    @Test
    void a_fork_depends_on_seed_and_label_alone() {
        SeededRandom random = new SeededRandom(7);
        long[] early = bits(random.fork("a"), 5);
        random.bits();
        random.shuffle(new int[20]);
        assertThat(bits(random.fork("a"), 5)).isEqualTo(early);
        assertThat(bits(random.fork("b"), 5)).isNotEqualTo(early);
        assertThat(bits(new SeededRandom(8).fork("a"), 5)).isNotEqualTo(early);
        assertThat(bits(random.fork("a").fork("a"), 5)).isNotEqualTo(early);
        SeededRandom other = new SeededRandom(7);
        other.fork("a").bits();
        assertThat(other.bits()).isEqualTo(new SeededRandom(7).bits());
    }

    @Test
    void items_forks_and_seeds_have_different_streams() {
        Set<Long> firsts = new HashSet<>();
        int streams = 0;
        for (long seed = 0; seed < 100; seed++) {
            firsts.add(new SeededRandom(seed).bits());
            streams++;
            for (int item = 0; item < 100; item++) {
                firsts.add(SeededRandom.ofItem(seed, item).bits());
                firsts.add(new SeededRandom(seed).fork("label " + item).bits());
                streams += 2;
            }
        }
        assertThat(firsts.size()).isEqualTo(streams);
    }

    /** Returns the distance of counts from equal ones, in standard deviations of chi-square. */
    private static double unevenness(int classes, int draws, IntSupplier source) {
        long[] counts = new long[classes];
        for (int i = 0; i < draws; i++) {
            counts[source.getAsInt()]++;
        }
        double expected = (double) draws / classes;
        double sum = 0;
        for (long count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        int freedom = classes - 1;
        return (sum - freedom) / Math.sqrt(2.0 * freedom);
    }

    @Test
    void bounded_numbers_are_uniform() {
        SeededRandom random = new SeededRandom(3);
        for (int bound : new int[] {2, 3, 5, 6, 7, 9, 10, 64, 81, 720, 1000}) {
            assertThat(unevenness(bound, 1_000 * bound, () -> random.below(bound)))
                    .as("below %d", bound)
                    .isBetween(-3.5, 3.5);
        }
    }

    @Test
    void large_bounds_are_uniform_too() {
        SeededRandom random = new SeededRandom(4);
        int third = 1 << 30; // three thirds of 3 * 2^30 cannot be hit evenly without rejection
        long bound = 3L * third;
        assertThat(unevenness(3, 90_000, () -> (int) (random.below(bound) / third)))
                .isBetween(-3.5, 3.5);
        int most = Integer.MAX_VALUE;
        assertThat(unevenness(7, 70_000, () -> (int) (random.below(most) * 7L / most)))
                .isBetween(-3.5, 3.5);
        long huge = 3L << 61;
        assertThat(unevenness(3, 90_000, () -> (int) (random.below(huge) >>> 61)))
                .isBetween(-3.5, 3.5);
    }

    @Test
    void bounded_numbers_are_the_high_part_of_an_exact_product() {
        SeededRandom bounds = new SeededRandom(5);
        BigInteger two32 = BigInteger.ONE.shiftLeft(32);
        for (int i = 0; i < 20_000; i++) {
            int bound = 1 + (int) (bounds.bits() >>> 33 >>> bounds.below(31));
            SeededRandom random = new SeededRandom(i);
            Reference reference = new Reference(Reference.splitMix(i, 4));
            BigInteger[] parts;
            do {
                parts = BigInteger.valueOf(reference.next() >>> 32)
                        .multiply(BigInteger.valueOf(bound))
                        .divideAndRemainder(two32);
            } while (parts[1].compareTo(two32.mod(BigInteger.valueOf(bound))) < 0);
            assertThat(random.below(bound)).as("below %d, seed %d", bound, i).isEqualTo(parts[0].intValue());
            assertThat(random.bits()).isEqualTo(reference.next());
        }
    }

    @Test
    void a_bound_of_one_gives_zero_and_less_is_refused() {
        SeededRandom random = new SeededRandom(6);
        for (int i = 0; i < 100; i++) {
            assertThat(random.below(1)).isZero();
            assertThat(random.below(1L)).isZero();
        }
        assertThatThrownBy(() -> random.below(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bound (0) must be 1 or more");
        assertThatThrownBy(() -> random.below(-1L)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void units_are_uniform_from_zero_to_below_one() {
        SeededRandom random = new SeededRandom(8);
        assertThat(unevenness(100, 100_000, () -> (int) (random.unit() * 100))).isBetween(-3.5, 3.5);
    }

    @Test
    void all_orders_of_four_are_equally_frequent() {
        SeededRandom random = new SeededRandom(9);
        assertThat(unevenness(24, 48_000, () -> rank(random.permutation(4)))).isBetween(-3.5, 3.5);
        assertThat(unevenness(24, 48_000, () -> {
                    int[] items = {0, 1, 2, 3, 99};
                    random.shuffle(items, 4);
                    assertThat(items[4]).isEqualTo(99);
                    return rank(Arrays.copyOf(items, 4));
                }))
                .isBetween(-3.5, 3.5);
        assertThat(random.permutation(0)).isEmpty();
        assertThat(random.permutation(1)).containsExactly(0);
    }

    /** The place of an order among all orders of as many numbers. */
    private static int rank(int[] order) {
        int rank = 0;
        for (int i = 0; i < order.length; i++) {
            int smaller = 0;
            for (int j = i + 1; j < order.length; j++) {
                smaller += order[j] < order[i] ? 1 : 0;
            }
            rank = rank * (order.length - i) + smaller;
        }
        return rank;
    }

    @Test
    void first_numbers_of_neighboring_items_do_not_hang_together() {
        int[] item = new int[1];
        assertThat(unevenness(36, 36_000, () -> {
                    int i = item[0]++;
                    return SeededRandom.ofItem(1, i).below(6) * 6
                            + SeededRandom.ofItem(1, i + 1).below(6);
                }))
                .isBetween(-3.5, 3.5);
        int[] seed = new int[1];
        assertThat(unevenness(36, 36_000, () -> {
                    int i = seed[0]++;
                    return SeededRandom.ofItem(i, 0).below(6) * 6
                            + SeededRandom.ofItem(i + 1, 0).below(6);
                }))
                .isBetween(-3.5, 3.5);
        int[] label = new int[1];
        assertThat(unevenness(36, 36_000, () -> {
                    SeededRandom random = new SeededRandom(label[0]++);
                    return random.fork("clues").below(6) * 6 + random.below(6);
                }))
                .isBetween(-3.5, 3.5);
    }
}
