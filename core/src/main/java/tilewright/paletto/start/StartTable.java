package tilewright.paletto.start;

import java.math.BigInteger;
import java.util.List;
import tilewright.rng.SeededRandom;

/**
 * Draws start boards of one size: all valid boards are equally likely, exactly.
 *
 * <p>Immutable; threads may share one.
 */
final class StartTable {

    /*
     * The board is cut across into two halves, a half into one or two strips of up to three rows:
     *
     *   size  3      4      5      6      7            8
     *         1 | 2  2 | 2  2 | 3  3 | 3  2, 2 | 2, 1  2, 2 | 2, 2
     *
     * A trial
     *   1. draws how many cells of each color the upper half has, up to the names of the colors, by weights W(a) times the
     *      number of ways to name them; W(a) = U(a) U'(n - a), where U and U' are the weights of the halves;
     *   2. in each half, deals these counts out to its strips (TwoStripHalf; nothing to do if there is only one);
     *   3. fills each strip, all fillings with its counts being equally likely (StripTable);
     *   4. gives up as soon as cells of one color meet at a border between strips, or corners are alike that may not be;
     *   5. names the colors, all ways being equally likely.
     * After giving up, everything begins again, with 1. This matters: else counts whose strips often clash would be as
     * frequent as those whose strips rarely do.
     *
     * Uniform: let a valid board have the counts b1, b2 (, ...) in its strips and a in its upper half. With T the sum of all
     * weights, a trial ends with just this board with probability
     *
     *   W(a) / T             by 1 and 5: each of the ways to name the colors is as likely as any other
     *   * 1                  if the half is one strip: U(a) = V(a), the number of its fillings
     *     S V(b) S' V'(b') / U(a)   if it is two: dealt by w(b) w'(b') / U(a), accepted with S V(b) S' V'(b') / w(b) w'(b')
     *   * 1 / V(b)           for each strip, by 3.
     *
     * All U and V cancel: what is left, a product of S over T, is the same for all valid boards. So each of them has the
     * same chance in every trial, hence in the first trial that is not given up. Different corners are only a further
     * reason to give up. All chances are ratios of whole numbers drawn as such; nothing is rounded.
     *
     * To give up early, the strips of a half are filled together, column by column.
     */

    /** The factors of strips, by rows and columns; fitted by descent so that TwoStripHalf accepts some 97 in 100. */
    private static final long[] FACTORS_1_7 = {188, 441, 378, 145, 19, 0, 0, 0};

    private static final long[] FACTORS_2_7 = {205, 466, 441, 213, 58, 11, 2, 1};
    private static final long[] FACTORS_2_8 = {40, 138, 207, 165, 77, 24, 6, 2, 1};

    private final int size;
    private final HalfBoard upper;
    private final HalfBoard lower;
    /** The cells of the upper half. */
    private final int top;

    /** The counts of the upper half, and what they leave to the lower one. */
    private final int[][] upperCounts;

    private final int[][] lowerCounts;
    private final WeightedSampler sampler;

    /** @param size 3 to 8 */
    static StartTable of(int size) {
        StripTable pair = new StripTable(2, size);
        HalfBoard two = new OneStripHalf(pair);
        return switch (size) {
            case 3 -> new StartTable(size, new OneStripHalf(new StripTable(1, size)), two);
            case 4 -> new StartTable(size, two, two);
            case 5 -> new StartTable(size, two, new OneStripHalf(new StripTable(3, size)));
            case 6 -> {
                HalfBoard three = new OneStripHalf(new StripTable(3, size));
                yield new StartTable(size, three, three);
            }
            case 7 -> {
                HalfBoard four = new TwoStripHalf(pair, pair, FACTORS_2_7, FACTORS_2_7);
                HalfBoard three = new TwoStripHalf(pair, new StripTable(1, size), FACTORS_2_7, FACTORS_1_7);
                yield new StartTable(size, four, three);
            }
            case 8 -> {
                HalfBoard four = new TwoStripHalf(pair, pair, FACTORS_2_8, FACTORS_2_8);
                yield new StartTable(size, four, four);
            }
            default -> throw new IllegalArgumentException("size (%d) must be 3 to 8".formatted(size));
        };
    }

    StartTable(int size, HalfBoard upper, HalfBoard lower) {
        this.size = size;
        this.upper = upper;
        this.lower = lower;
        int rows = 0;
        for (StripSampler sampler : upper.samplers()) {
            rows += sampler.rows();
        }
        top = size * rows;
        Partitions partitions = new Partitions(top, size);
        upperCounts = new int[partitions.size()][];
        lowerCounts = new int[partitions.size()][size];
        for (int number = 0; number < upperCounts.length; number++) {
            upperCounts[number] = partitions.parts(number);
            for (int color = 0; color < size; color++) {
                lowerCounts[number][color] = size - upperCounts[number][color];
            }
        }
        BigInteger[] weights = upper.weights(upperCounts);
        BigInteger[] rest = lower.weights(lowerCounts);
        for (int number = 0; number < weights.length; number++) {
            BigInteger arrangements = BigInteger.valueOf(partitions.arrangements(number));
            weights[number] = weights[number].multiply(rest[number]).multiply(arrangements);
        }
        sampler = new WeightedSampler(weights);
    }

    /**
     * Draws a board.
     *
     * @param corners whether the corners must have different colors
     * @param colors gets the color of each cell, row by row
     * @return how many trials there were
     */
    long draw(boolean corners, int[] colors, SeededRandom random) {
        List<StripSampler> upperSamplers = upper.samplers();
        List<StripSampler> lowerSamplers = lower.samplers();
        long trials = 0;
        boolean done;
        do {
            trials++;
            int number = sampler.draw(random);
            done = upper.begin(upperCounts[number], upperSamplers, random)
                    && fills(upperSamplers, 0, colors, random)
                    && !(corners && colors[0] == colors[size - 1])
                    && lower.begin(lowerCounts[number], lowerSamplers, random)
                    && fills(lowerSamplers, top, colors, random)
                    && !(corners && !cornersDiffer(colors));
        } while (!done);
        int[] names = random.permutation(size);
        for (int cell = 0; cell < colors.length; cell++) {
            colors[cell] = names[colors[cell]];
        }
        return trials;
    }

    private boolean fills(List<StripSampler> samplers, int top, int[] colors, SeededRandom random) {
        for (int column = 0; column < size; column++) {
            int cell = top + column;
            for (int strip = 0; strip < samplers.size(); strip++) {
                StripSampler sampler = samplers.get(strip);
                for (int row = 0; row < sampler.rows(); row++) {
                    int color = sampler.next(random);
                    if (row == 0 && cell >= size && colors[cell - size] == color) {
                        return false;
                    }
                    colors[cell] = color;
                    cell += size;
                }
            }
        }
        return true;
    }

    private boolean cornersDiffer(int[] colors) {
        int last = colors.length - 1;
        return Integer.bitCount(
                        1 << colors[0] | 1 << colors[size - 1] | 1 << colors[last + 1 - size] | 1 << colors[last])
                == 4;
    }
}
