package tilewright.paletto.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.ChiSquare;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

final class StripTableTest {

    /** Counts fillings by writing them all, row by row. */
    private static long countOneByOne(int[] colors, int at, int columns, int[] left) {
        if (at == colors.length) {
            return 1;
        }
        long count = 0;
        for (int color = 0; color < columns; color++) {
            boolean clash =
                    at % columns > 0 && colors[at - 1] == color || at >= columns && colors[at - columns] == color;
            if (!clash && left[color] > 0) {
                left[color]--;
                colors[at] = color;
                count += countOneByOne(colors, at + 1, columns, left);
                left[color]++;
            }
        }
        return count;
    }

    @Test
    void there_are_as_many_fillings_as_one_can_write() {
        for (int columns = 3; columns <= 4; columns++) {
            for (int rows = 1; rows <= 3; rows++) {
                StripTable strip = new StripTable(rows, columns);
                for (int number = 0; number < strip.counts.size(); number++) {
                    long count = countOneByOne(new int[rows * columns], 0, columns, strip.counts.parts(number));
                    assertThat(strip.ways(number))
                            .as("%d %d %d", columns, rows, number)
                            .isEqualTo(count);
                }
            }
        }
        StripTable strip = new StripTable(1, 7);
        for (int number = 0; number < strip.counts.size(); number++) {
            assertThat(strip.ways(number)).isEqualTo(countOneByOne(new int[7], 0, 7, strip.counts.parts(number)));
        }
    }

    /**
     * All fillings together are the colorings of a grid graph. With 2 rows there are q(q-1) for the first column, and for
     * each further one q^2 - 3q + 3 ways. None has more than n cells of a color, for no two of a column are alike.
     */
    @Test
    void fillings_of_two_rows_are_as_many_as_the_ladder_has_colorings() {
        for (long n = 3; n <= 8; n++) {
            assertThat(allWays(new StripTable(2, (int) n)))
                    .isEqualTo(BigInteger.valueOf(n * (n - 1))
                            .multiply(BigInteger.valueOf(n * n - 3 * n + 3).pow((int) n - 1)));
        }
    }

    @Test
    void there_are_as_many_fillings_as_with_colors_that_keep_their_names() {
        StripTable six = new StripTable(3, 6);
        for (int[] counts :
                new int[][] {{3, 3, 3, 3, 3, 3}, {5, 4, 3, 3, 2, 1}, {6, 6, 2, 2, 2, 0}, {6, 5, 4, 3, 0, 0}}) {
            assertThat(ways(six, counts)).isEqualTo(waysWithNames(3, counts));
        }
        StripTable eight = new StripTable(2, 8);
        for (int[] counts :
                new int[][] {{4, 3, 3, 2, 2, 1, 1, 0}, {8, 3, 3, 1, 1, 0, 0, 0}, {6, 6, 2, 2, 0, 0, 0, 0}}) {
            assertThat(ways(eight, counts)).isEqualTo(waysWithNames(2, counts));
        }
    }

    private static long ways(StripTable strip, int... counts) {
        return strip.ways(strip.counts.number(Partitions.histogram(counts)));
    }

    /** The same transfer without any of its cleverness: cell after cell, what is left of each color and the last cells. */
    private static long waysWithNames(int rows, int[] counts) {
        Map<String, Long> ways = Map.of(name(counts, ""), 1L);
        for (int cell = 0; cell < rows * counts.length; cell++) {
            Map<String, Long> next = new HashMap<>();
            for (Map.Entry<String, Long> entry : ways.entrySet()) {
                String left = entry.getKey().substring(0, counts.length);
                String window = entry.getKey().substring(counts.length);
                for (int color = 0; color < counts.length; color++) {
                    boolean clash = cell % rows > 0 && window.charAt(window.length() - 1) == '0' + color
                            || cell >= rows && window.charAt(0) == '0' + color;
                    if (!clash && left.charAt(color) > '0') {
                        int[] fewer = left.chars().map(digit -> digit - '0').toArray();
                        fewer[color]--;
                        String longer = window + color;
                        next.merge(name(fewer, longer.substring(cell < rows ? 0 : 1)), entry.getValue(), Long::sum);
                    }
                }
            }
            ways = next;
        }
        return ways.values().stream().mapToLong(count -> count).sum();
    }

    private static String name(int[] left, String window) {
        StringBuilder name = new StringBuilder();
        for (int count : left) {
            name.append(count);
        }
        return name + window;
    }

    private static BigInteger allWays(StripTable strip) {
        BigInteger sum = BigInteger.ZERO;
        for (int number = 0; number < strip.counts.size(); number++) {
            sum = sum.add(BigInteger.valueOf(strip.ways(number))
                    .multiply(BigInteger.valueOf(strip.counts.arrangements(number))));
        }
        return sum;
    }

    @Test
    void a_filling_has_the_counts_wanted_and_no_equal_neighbors() {
        for (int columns = 3; columns <= 8; columns++) {
            for (int rows = 1; rows <= (columns < 7 ? 3 : 2); rows++) {
                int height = rows;
                StripTable strip = new StripTable(rows, columns);
                Seeds.each(5, random -> {
                    for (int number = 0; number < strip.counts.size(); number++) {
                        if (strip.ways(number) > 0) {
                            int[] counts = strip.counts.parts(number);
                            random.shuffle(counts);
                            assertFills(filling(strip, counts, random), height, counts);
                        }
                    }
                });
            }
        }
    }

    private static int[] filling(StripTable strip, int[] counts, SeededRandom random) {
        StripSampler sampler = new StripSampler(strip);
        System.arraycopy(counts, 0, sampler.counts, 0, counts.length);
        sampler.begin();
        return Arrays.stream(new int[strip.rows * counts.length])
                .map(_ -> sampler.next(random))
                .toArray();
    }

    private static void assertFills(int[] colors, int rows, int[] counts) {
        int[] found = new int[counts.length];
        for (int i = 0; i < colors.length; i++) {
            found[colors[i]]++;
            assertThat(i % rows > 0 && colors[i] == colors[i - 1]).isFalse();
            assertThat(i >= rows && colors[i] == colors[i - rows]).isFalse();
        }
        assertThat(found).isEqualTo(counts);
    }

    @Test
    void all_fillings_are_equally_likely_however_few_digits_are_looked_at_first() {
        for (int digits : new int[] {2, 31}) {
            assertThat(sigmas(new StripTable(2, 4, new AliasTable(digits)), 3, 2, 2, 1))
                    .isBetween(-3.5, 3.5);
            assertThat(sigmas(new StripTable(3, 4, new AliasTable(digits)), 4, 4, 2, 2))
                    .isBetween(-3.5, 3.5);
            assertThat(sigmas(new StripTable(3, 3, new AliasTable(digits)), 3, 3, 3))
                    .isBetween(-3.5, 3.5);
            assertThat(sigmas(new StripTable(1, 6, new AliasTable(digits)), 1, 2, 1, 0, 2, 0))
                    .isBetween(-3.5, 3.5);
        }
    }

    private static double sigmas(StripTable strip, int... counts) {
        int ways = (int) ways(strip, counts);
        Map<String, Integer> seen = new HashMap<>();
        SeededRandom random = new SeededRandom(ways);
        for (int i = 0; i < 20 * ways; i++) {
            seen.merge(Arrays.toString(filling(strip, counts, random)), 1, Integer::sum);
        }
        assertThat(seen).hasSizeLessThanOrEqualTo(ways);
        return ChiSquare.sigmas(seen.values(), ways);
    }
}
