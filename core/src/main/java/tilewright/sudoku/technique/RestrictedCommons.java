package tilewright.sudoku.technique;

import java.util.Arrays;
import tilewright.search.Stop;
import tilewright.sudoku.model.Digits;

/**
 * The pairs of almost locked sets that share a restricted common digit: one that can be in one of the two sets only, as all
 * its places in both see each other. Unchanging.
 *
 * <p>Ordered by the first set, then by the second.
 */
final class RestrictedCommons {

    private int[] firstSet = new int[1024];
    private int[] secondSet = new int[1024];
    private int[] digits = new int[1024];
    private int size;

    /** The first pair of each set, and the end. */
    private final int[] start;

    /**
     * Compares all pairs.
     *
     * @param overlap whether sets may have cells in common (none with the digit)
     */
    RestrictedCommons(AlmostLockedSets sets, boolean overlap, Stop stop) {
        start = new int[sets.size() + 1];
        for (int one = 0; one < sets.size(); one++) {
            stop.check();
            start[one] = size;
            for (int other = one + 1; other < sets.size(); other++) {
                int common = sets.digits(one) & sets.digits(other);
                int restricted = 0;
                for (int rest = common; rest != 0; rest &= rest - 1) {
                    int digit = Digits.first(rest);
                    if (sets.restricted(one, other, digit)) {
                        restricted |= Digits.bit(digit);
                    }
                }
                if (restricted != 0 && (overlap || !sets.cells(one).meets(sets.cells(other)))) {
                    add(one, other, restricted);
                }
            }
        }
        start[sets.size()] = size;
    }

    private void add(int one, int other, int restricted) {
        if (size == digits.length) {
            firstSet = Arrays.copyOf(firstSet, 2 * size);
            secondSet = Arrays.copyOf(secondSet, 2 * size);
            digits = Arrays.copyOf(digits, 2 * size);
        }
        firstSet[size] = one;
        secondSet[size] = other;
        digits[size++] = restricted;
    }

    int size() {
        return size;
    }

    int first(int pair) {
        return firstSet[pair];
    }

    int second(int pair) {
        return secondSet[pair];
    }

    /** The restricted common digits of a pair, one or two. */
    int digits(int pair) {
        return digits[pair];
    }

    /** The pairs of which each set is the first. */
    int[][] ofFirstSets() {
        int[][] ofSets = new int[start.length - 1][];
        for (int set = 0; set < ofSets.length; set++) {
            ofSets[set] = new int[start[set + 1] - start[set]];
            for (int i = 0; i < ofSets[set].length; i++) {
                ofSets[set][i] = start[set] + i;
            }
        }
        return ofSets;
    }

    /** The pairs that have each set, in ascending order. */
    int[][] ofSets() {
        int[] counts = new int[start.length - 1];
        for (int pair = 0; pair < size; pair++) {
            counts[firstSet[pair]]++;
            counts[secondSet[pair]]++;
        }
        int[][] ofSets = new int[counts.length][];
        for (int set = 0; set < counts.length; set++) {
            ofSets[set] = new int[counts[set]];
            counts[set] = 0;
        }
        for (int pair = 0; pair < size; pair++) {
            ofSets[firstSet[pair]][counts[firstSet[pair]]++] = pair;
            ofSets[secondSet[pair]][counts[secondSet[pair]]++] = pair;
        }
        return ofSets;
    }
}
