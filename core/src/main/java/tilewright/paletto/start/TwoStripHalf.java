package tilewright.paletto.start;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilewright.paletto.model.Board;
import tilewright.rng.SeededRandom;

/** A half of two strips: deals the counts of the half out to them. */
final class TwoStripHalf implements HalfBoard {

    /*
     * Wanted are counts b for the upper strip, and what is left of each color for the lower one, with a chance in
     * proportion to V(b) V'(a - b): the numbers of fillings. There are a million cases for 8 x 8. But V(b) is nearly a
     * product of factors w, one for each color:
     *
     *   S V(b) <= w(b[0]) w(b[1]) ...   for all b, and equal within a few percent where it counts.
     *
     * So deal by these products, and accept with probability S V(b) / w(b[0]) w(b[1]) ... for each strip. What is accepted
     * has the chance wanted, up to a constant, whatever the factors are; the constructor finds the greatest S that is
     * right with them.
     *
     * To deal by products: a color that the half has a times takes k of them to the upper strip with weight w(k) w'(a - k).
     * Colors go in pairs. Every pair but the first draws the sum of its shares by weight; the first gets what is left, and
     * is accepted in proportion to the weight of that, or all are drawn again. Then each pair divides its sum. The weight
     * of the half's counts is the sum of the products over all b: a coefficient of a product of polynomials.
     */

    /** The counts that a color can have, and the sums of two of them: one more than the greatest. */
    private static final int PAIRS = Board.LARGEST + 1;

    private static final int SUMS = 2 * Board.LARGEST + 1;

    private final StripTable upper;
    private final StripTable lower;
    private final long[] upperFactors;
    private final long[] lowerFactors;
    /** The sampler for each number of counts in the strip: accepts with 0. */
    private final WeightedSampler[] upperTest;

    private final WeightedSampler[] lowerTest;
    private final int upperCells;
    /** A set for each pair: the shares of its two colors together. */
    private final AliasTable sums = new AliasTable();
    /** A set for each pair and sum: the share of its first color. */
    private final AliasTable shares = new AliasTable();
    /** A set for each pair and sum: accepts with its first choice. */
    private final AliasTable sumTests = new AliasTable();

    /**
     * Constructs the distribution of halves that consist of two strips.
     *
     * @param upperFactors w(k) of the upper strip, for each count k of a color; with those of the lower strip such that the
     *     weights of a pair of colors add up to less than 2 to the power of 44
     * @param lowerFactors w'(k) of the lower strip
     */
    TwoStripHalf(StripTable upper, StripTable lower, long[] upperFactors, long[] lowerFactors) {
        this.upper = upper;
        this.lower = lower;
        this.upperFactors = upperFactors;
        this.lowerFactors = lowerFactors;
        int columns = upperFactors.length - 1;
        upperTest = tests(upper, upperFactors);
        lowerTest = tests(lower, lowerFactors);
        upperCells = upper.rows * columns;
        for (int pair = 0; pair < PAIRS * PAIRS; pair++) {
            addPair(Math.min(pair / PAIRS, columns), Math.min(pair % PAIRS, columns));
        }
        sums.trim();
        shares.trim();
        sumTests.trim();
    }

    private void addPair(int one, int other) {
        long[] ofSums = new long[SUMS];
        for (int sum = 0; sum < SUMS; sum++) {
            long[] ofShares = new long[SUMS];
            for (int share = Math.max(0, sum - other); share <= Math.min(sum, one); share++) {
                ofShares[share] = weight(one, share) * weight(other, sum - share);
                ofSums[sum] += ofShares[share];
            }
            shares.add(ofShares, Math.min(sum, one) + 1);
        }
        sums.add(ofSums, one + other + 1);
        long greatest = 0;
        for (long weight : ofSums) {
            greatest = Math.max(greatest, weight);
        }
        for (long weight : ofSums) {
            sumTests.add(new long[] {weight, greatest - weight}, 2);
        }
    }

    private static WeightedSampler[] tests(StripTable strip, long[] factors) {
        int size = strip.counts.size();
        long scale = Long.MAX_VALUE;
        for (int number = 0; number < size; number++) {
            if (strip.ways(number) > 0) {
                scale = Math.min(scale, product(strip.counts.parts(number), factors) / strip.ways(number));
            }
        }
        if (scale < 1) {
            throw new IllegalArgumentException(
                    "factors (%s) must be greater, for nothing would be accepted".formatted(Arrays.toString(factors)));
        }
        WeightedSampler[] tests = new WeightedSampler[size];
        for (int number = 0; number < size; number++) {
            long accepted = scale * strip.ways(number);
            long all = Math.max(1, product(strip.counts.parts(number), factors));
            tests[number] = new WeightedSampler(
                    new BigInteger[] {BigInteger.valueOf(accepted), BigInteger.valueOf(all - accepted)});
        }
        return tests;
    }

    private static long product(int[] counts, long[] factors) {
        long product = 1;
        for (int count : counts) {
            product *= factors[count];
        }
        return product;
    }

    private long weight(int count, int share) {
        return upperFactors[share] * lowerFactors[count - share];
    }

    @Override
    public List<StripSampler> samplers() {
        return List.of(new StripSampler(upper), new StripSampler(lower));
    }

    @Override
    public BigInteger[] weights(int[][] counts) {
        Map<Integer, BigInteger[]> ofQuads = new HashMap<>();
        BigInteger[] weights = new BigInteger[counts.length];
        for (int i = 0; i < counts.length; i++) {
            int first = PAIRS * PAIRS * pair(counts[i], 0) + pair(counts[i], 2);
            int last = PAIRS * PAIRS * pair(counts[i], 4) + pair(counts[i], 6);
            BigInteger[] one = ofQuads.computeIfAbsent(first, this::ofSums);
            BigInteger[] other = ofQuads.computeIfAbsent(last, this::ofSums);
            weights[i] = BigInteger.ZERO;
            for (int sum = 0; sum <= upperCells; sum++) {
                weights[i] = weights[i].add(one[sum].multiply(other[upperCells - sum]));
            }
        }
        return weights;
    }

    /** The weight of each sum of the shares of four colors, given as two pairs. */
    private BigInteger[] ofSums(int quad) {
        BigInteger[] weights = new BigInteger[upperCells + 1];
        Arrays.fill(weights, BigInteger.ZERO);
        int one = quad / (PAIRS * PAIRS);
        int other = quad % (PAIRS * PAIRS);
        for (int sum = 0; sum <= upperCells && sum < sums.size(one); sum++) {
            BigInteger weight = BigInteger.valueOf(sums.weight(one, sum));
            for (int more = 0; more + sum <= upperCells && more < sums.size(other); more++) {
                BigInteger both = weight.multiply(BigInteger.valueOf(sums.weight(other, more)));
                weights[sum + more] = weights[sum + more].add(both);
            }
        }
        return weights;
    }

    @Override
    public boolean begin(int[] counts, List<StripSampler> samplers, SeededRandom random) {
        StripSampler upperSampler = samplers.getFirst();
        StripSampler lowerSampler = samplers.getLast();
        deal(counts, upperSampler.counts, random);
        for (int color = 0; color < counts.length; color++) {
            lowerSampler.counts[color] = counts[color] - upperSampler.counts[color];
        }
        return upperTest[upperSampler.begin()].draw(random) == 0 && lowerTest[lowerSampler.begin()].draw(random) == 0;
    }

    private void deal(int[] counts, int[] toUpper, SeededRandom random) {
        int firstPair = pair(counts, 0);
        int left;
        do {
            left = upperCells;
            for (int color = 2; color < counts.length; color += 2) {
                int pair = pair(counts, color);
                int sum = sums.draw(pair, random) - sums.first(pair);
                toUpper[color] = sum;
                left -= sum;
            }
        } while (left < 0 || left >= SUMS || !accepts(sumTests, firstPair * SUMS + left, random));
        toUpper[0] = left;
        for (int color = 0; color < counts.length; color += 2) {
            int sum = toUpper[color];
            int set = pair(counts, color) * SUMS + sum;
            int share = shares.draw(set, random) - shares.first(set);
            toUpper[color] = share;
            if (color + 1 < counts.length) {
                toUpper[color + 1] = sum - share;
            }
        }
    }

    private static boolean accepts(AliasTable tests, int test, SeededRandom random) {
        return tests.draw(test, random) == tests.first(test);
    }

    /** The number of the pair of a color and the next. Colors that do not exist count 0. */
    private static int pair(int[] counts, int color) {
        int one = color < counts.length ? counts[color] : 0;
        int other = color + 1 < counts.length ? counts[color + 1] : 0;
        return PAIRS * one + other;
    }
}
