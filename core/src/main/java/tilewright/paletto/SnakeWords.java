package tilewright.paletto;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.rng.SeededRandom;

/**
 * Words of n letters, n times each, in which no two neighbors are equal: all of them equally likely.
 *
 * <p>Immutable; threads may share one.
 */
final class SnakeWords {

    /*
     * Words without equal neighbors are named after Smirnov; see Flajolet and Sedgewick, Analytic Combinatorics, 2009,
     * example III.24. We count them by putting in letter after letter, and draw them by the same counts.
     *
     * A link is a pair of equal neighbors. Let F(k, b) be the number of words of the first k letters, n of each, with b
     * links. All n copies of the next letter go into j of the gaps of such a word, i of them inside links, which ends
     * those links. A word of length L = kn has b gaps inside links and L + 1 - b others. n copies fall into j runs in
     * C(n-1, j-1) ways and make n - j new links. So each word of k + 1 letters arises exactly once (take its last letter
     * out again), and
     *
     *   F(k+1, b - i + n - j)  =  sum of  F(k, b) C(n-1, j-1) C(b, i) C(L+1-b, j-i)  over b, i, j;   F(1, n-1) = 1.
     *
     * Drawing goes back from (n, 0), the words wanted, and takes each term of that sum with its weight, in exact whole
     * numbers. Then the word is built forward: the i and the j - i gaps and the sizes of the runs are chosen uniformly.
     * So each word is drawn with probability 1 / F(n, 0).
     */

    /** A term of the sum: its b, i and j, and the sum of the weights up to and with it. */
    private record Term(int links, int ended, int runs, BigInteger upTo) {}

    private final int n;
    /** At [k][b], k from 2: the terms of F(k, b). */
    private final List<List<List<Term>>> terms = new ArrayList<>();

    /** @param n 2 or more */
    SnakeWords(int n) {
        this.n = n;
        BigInteger[][] choose = binomials(n * n);
        BigInteger[] counts = new BigInteger[n];
        Arrays.fill(counts, BigInteger.ZERO);
        counts[n - 1] = BigInteger.ONE;
        terms.add(List.of());
        terms.add(List.of());
        for (int letters = 1; letters < n; letters++) {
            counts = withOneLetterMore(letters, counts, choose);
        }
    }

    /** From the numbers F(k, b) for all b makes those of F(k + 1, b), and keeps their terms. */
    private BigInteger[] withOneLetterMore(int letters, BigInteger[] counts, BigInteger[][] choose) {
        BigInteger[] sums = new BigInteger[(letters + 1) * (n - 1) + 1];
        Arrays.fill(sums, BigInteger.ZERO);
        List<List<Term>> next = new ArrayList<>();
        for (int links = 0; links < sums.length; links++) {
            next.add(new ArrayList<>());
        }
        for (int links = 0; links < counts.length; links++) {
            int others = letters * n + 1 - links;
            for (int runs = 1; runs <= n; runs++) {
                for (int ended = Math.max(0, runs - others); ended <= Math.min(runs, links); ended++) {
                    BigInteger ways = counts[links]
                            .multiply(choose[n - 1][runs - 1])
                            .multiply(choose[links][ended])
                            .multiply(choose[others][runs - ended]);
                    int to = links - ended + n - runs;
                    sums[to] = sums[to].add(ways);
                    next.get(to).add(new Term(links, ended, runs, sums[to]));
                }
            }
        }
        terms.add(next);
        return sums;
    }

    /** How many words there are. */
    BigInteger count() {
        return terms.get(n).getFirst().getLast().upTo;
    }

    /** A word: n * n letters from 0. */
    int[] draw(SeededRandom random) {
        Term[] way = new Term[n + 1];
        int links = 0;
        for (int letters = n; letters > 1; letters--) {
            way[letters] = term(terms.get(letters).get(links), random);
            links = way[letters].links;
        }
        int[] word = new int[n];
        for (int letters = 2; letters <= n; letters++) {
            word = withLetter(word, letters - 1, way[letters], random);
        }
        return word;
    }

    private int[] withLetter(int[] word, int letter, Term term, SeededRandom random) {
        int insideLeft = term.links;
        int insideWanted = term.ended;
        int othersLeft = word.length + 1 - term.links;
        int othersWanted = term.runs - term.ended;
        int copiesLeft = n;
        int runsLeft = term.runs;
        int[] longer = new int[word.length + n];
        int length = 0;
        for (int gap = 0; gap <= word.length; gap++) {
            boolean chosen;
            if (gap > 0 && gap < word.length && word[gap - 1] == word[gap]) {
                chosen = random.below(insideLeft--) < insideWanted;
                insideWanted -= chosen ? 1 : 0;
            } else {
                chosen = random.below(othersLeft--) < othersWanted;
                othersWanted -= chosen ? 1 : 0;
            }
            if (chosen) {
                // Each further copy ends the run with the chance that the next border between copies is one of those
                // chosen.
                do {
                    longer[length++] = letter;
                    copiesLeft--;
                } while (copiesLeft > 0 && random.below(copiesLeft) >= runsLeft - 1);
                runsLeft--;
            }
            if (gap < word.length) {
                longer[length++] = word[gap];
            }
        }
        return longer;
    }

    private static Term term(List<Term> choices, SeededRandom random) {
        BigInteger drawn = below(choices.getLast().upTo, random);
        for (Term choice : choices) {
            if (drawn.compareTo(choice.upTo) < 0) {
                return choice;
            }
        }
        throw new AssertionError("the number drawn is below the last sum");
    }

    /** A uniform number from 0 to {@code bound - 1}: as many random bits as the bound has, again if they are too many. */
    private static BigInteger below(BigInteger bound, SeededRandom random) {
        int bits = bound.bitLength();
        byte[] bytes = new byte[(bits + 7) / 8];
        BigInteger drawn;
        do {
            long word = 0;
            for (int i = 0; i < bytes.length; i++) {
                word = i % 8 == 0 ? random.bits() : word >>> 8;
                bytes[i] = (byte) word;
            }
            bytes[0] &= (byte) (0xff >>> 8 * bytes.length - bits);
            drawn = new BigInteger(1, bytes);
        } while (drawn.compareTo(bound) >= 0);
        return drawn;
    }

    private static BigInteger[][] binomials(int most) {
        BigInteger[][] choose = new BigInteger[most + 1][];
        for (int m = 0; m <= most; m++) {
            choose[m] = new BigInteger[m + 1];
            for (int k = 0; k <= m; k++) {
                choose[m][k] = k == 0 || k == m ? BigInteger.ONE : choose[m - 1][k - 1].add(choose[m - 1][k]);
            }
        }
        return choose;
    }
}
