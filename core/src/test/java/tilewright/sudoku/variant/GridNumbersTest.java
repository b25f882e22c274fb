package tilewright.sudoku.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.search.Limits;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;

/**
 * The number of grids of 8×8 with boxes of 2×4.
 *
 * <p>In the left half a row of each of the four bands has four digits, the other row the other four, and in the right half it is the other
 * way round. So the digits of the left half say in which rows those of the right half are, and there are as many right halves as left
 * ones: the number of grids is the sum of the squares over all choices of four times four digits. A choice gives each digit four bits, in
 * which bands it is above; choices that differ by names of digits, by an order of the bands, or by rows of a band that change places have
 * as many halves. Of each class the solver counts the right halves to one left half.
 */
class GridNumbersTest {

    private static final int SIDE = 8;
    private static final int BANDS = 4;

    /** Stated by several programs that count them, and in Wikipedia's Mathematics of Sudoku. */
    private static final BigInteger NUMBER = new BigInteger("29136487207403520");

    @Test
    void grids_of_8_rows() {
        Map<List<Integer>, Long> classes = new TreeMap<>(GridNumbersTest::compare);
        collect(0, new int[1 << BANDS], 0, new int[BANDS], classes);
        BigInteger sum = BigInteger.ZERO;
        VariantSolver solver = new VariantSolver(Variant.of(SIDE));
        for (Map.Entry<List<Integer>, Long> entry : classes.entrySet()) {
            BigInteger halves =
                    solver.count(withLeftHalf(entry.getKey()), Limits.NONE).number();
            sum = sum.add(halves.pow(2).multiply(BigInteger.valueOf(entry.getValue())));
        }
        assertThat(sum).isEqualTo(NUMBER);
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        return Arrays.compare(array(one), array(other));
    }

    private static int[] array(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Collects how often there are digits of each four bits: all choices, each class by its smallest member. */
    private static void collect(int bits, int[] counts, int digits, int[] above, Map<List<Integer>, Long> classes) {
        if (Arrays.stream(above).anyMatch(number -> number > SIDE / 2)) {
            return;
        }
        if (bits == counts.length) {
            if (digits == SIDE && Arrays.stream(above).allMatch(number -> number == SIDE / 2)) {
                long names = factorial(SIDE);
                for (int count : counts) {
                    names /= factorial(count);
                }
                classes.merge(smallest(counts), names, Long::sum);
            }
            return;
        }
        for (int count = 0; digits + count <= SIDE; count++) {
            int[] more = above.clone();
            for (int band = 0; band < BANDS; band++) {
                more[band] += (bits >> band & 1) * count;
            }
            counts[bits] = count;
            collect(bits + 1, counts, digits + count, more, classes);
        }
        counts[bits] = 0;
    }

    private static long factorial(int number) {
        return number < 2 ? 1 : number * factorial(number - 1);
    }

    /** The first of all counts with bands in another order, or above and below exchanged in some of them. */
    private static List<Integer> smallest(int[] counts) {
        List<Integer> best = List.of();
        for (int[] order : orders(new int[] {0, 1, 2, 3}, 0, new ArrayList<>())) {
            for (int exchanged = 0; exchanged < counts.length; exchanged++) {
                List<Integer> moved = new ArrayList<>(Collections.nCopies(counts.length, 0));
                for (int bits = 0; bits < counts.length; bits++) {
                    int to = 0;
                    for (int band = 0; band < BANDS; band++) {
                        to |= (bits >> order[band] & 1) << band;
                    }
                    moved.set(to ^ exchanged, counts[bits]);
                }
                best = best.isEmpty() || compare(moved, best) < 0 ? moved : best;
            }
        }
        return best;
    }

    private static List<int[]> orders(int[] order, int from, List<int[]> all) {
        if (from == order.length) {
            all.add(order.clone());
        }
        for (int i = from; i < order.length; i++) {
            int[] next = order.clone();
            next[from] = order[i];
            next[i] = order[from];
            orders(next, from + 1, all);
        }
        return all;
    }

    /** A puzzle whose left half is given, with the digits of a class. */
    private static VariantPuzzle withLeftHalf(List<Integer> counts) {
        List<Integer> bits = new ArrayList<>();
        for (int each = 0; each < counts.size(); each++) {
            bits.addAll(Collections.nCopies(counts.get(each), each));
        }
        int[] cells = new int[SIDE * SIDE];
        if (!fill(cells, 0, bits)) {
            throw new AssertionError("no half of " + counts);
        }
        return new VariantPuzzle(Variant.of(SIDE), IntStream.of(cells).boxed().toList());
    }

    private static boolean fill(int[] cells, int next, List<Integer> bits) {
        int row = next / (SIDE / 2);
        int column = next % (SIDE / 2);
        if (row == SIDE) {
            return true;
        }
        for (int digit = 1; digit <= SIDE; digit++) {
            boolean above = (bits.get(digit - 1) >> row / 2 & 1) != 0;
            int here = digit;
            boolean free = above == (row % 2 == 0)
                    && IntStream.range(0, row).noneMatch(other -> cells[other * SIDE + column] == here)
                    && IntStream.range(0, column).noneMatch(other -> cells[row * SIDE + other] == here);
            if (free) {
                cells[row * SIDE + column] = digit;
                if (fill(cells, next + 1, bits)) {
                    return true;
                }
                cells[row * SIDE + column] = 0;
            }
        }
        return false;
    }
}
