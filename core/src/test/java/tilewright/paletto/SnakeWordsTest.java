package tilewright.paletto;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

final class SnakeWordsTest {

    /** Counts words by writing them all. */
    private static int dullCount(int[] left, int last) {
        int count = 0;
        int sum = 0;
        for (int letter = 0; letter < left.length; letter++) {
            sum += left[letter];
            if (left[letter] > 0 && letter != last) {
                left[letter]--;
                count += dullCount(left, letter);
                left[letter]++;
            }
        }
        return sum == 0 ? 1 : count;
    }

    @Test
    void there_are_as_many_words_as_one_can_write() {
        assertThat(new SnakeWords(2).count()).isEqualTo(2);
        assertThat(new SnakeWords(3).count()).isEqualTo(174);
        assertThat(new SnakeWords(4).count()).isEqualTo(dullCount(new int[] {4, 4, 4, 4}, -1));
    }

    /** Inclusion and exclusion: a letter's n copies in j blocks count C(n-1, j-1) times, with changing sign. */
    private static BigInteger byInclusionAndExclusion(int n) {
        BigInteger[] sums = {BigInteger.ONE};
        for (int letter = 0; letter < n; letter++) {
            BigInteger[] next = new BigInteger[sums.length + n];
            Arrays.fill(next, BigInteger.ZERO);
            for (int blocks = 0; blocks < sums.length; blocks++) {
                for (int more = 1; more <= n; more++) {
                    BigInteger ways =
                            sums[blocks].multiply(choose(blocks + more, more)).multiply(choose(n - 1, more - 1));
                    next[blocks + more] = next[blocks + more].add((n - more) % 2 == 0 ? ways : ways.negate());
                }
            }
            sums = next;
        }
        return Arrays.stream(sums).reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static BigInteger choose(int m, int k) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 0; i < k; i++) {
            ways = ways.multiply(BigInteger.valueOf(m - i)).divide(BigInteger.valueOf(i + 1));
        }
        return ways;
    }

    @Test
    void there_are_as_many_words_as_another_formula_says() {
        for (int n = 2; n <= 8; n++) {
            assertThat(new SnakeWords(n).count()).isEqualTo(byInclusionAndExclusion(n));
        }
    }

    @Test
    void a_word_has_each_letter_equally_often_and_no_equal_neighbors() {
        Seeds.each(10, random -> {
            for (int n = 2; n <= 8; n++) {
                int[] word = new SnakeWords(n).draw(random);
                int[] counts = new int[n];
                for (int i = 0; i < word.length; i++) {
                    counts[word[i]]++;
                    assertThat(i > 0 && word[i] == word[i - 1]).isFalse();
                }
                assertThat(counts).containsOnly(n);
            }
        });
    }

    @Test
    void all_words_of_three_letters_are_equally_likely() {
        SnakeWords words = new SnakeWords(3);
        SeededRandom random = new SeededRandom(1);
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < 174 * 200; i++) {
            StringBuilder word = new StringBuilder();
            for (int letter : words.draw(random)) {
                word.append(letter);
            }
            seen.merge(word.toString(), 1, Integer::sum);
        }
        assertThat(seen).hasSize(174);
        assertThat(ChiSquare.sigmas(seen.values(), 174)).isBetween(-3.5, 3.5);
    }
}
