package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;

/** Sets of digits as bits of an {@code int}: bit d - 1 stands for digit d. */
final class Bits {

    private Bits() {}

    static int of(int digit) {
        return 1 << digit - 1;
    }

    static boolean has(int set, int digit) {
        return (set >> digit - 1 & 1) != 0;
    }

    /** All digits up to one, 0 to 25. */
    static int upTo(int digit) {
        return (1 << digit) - 1;
    }

    static int size(int set) {
        return Integer.bitCount(set);
    }

    /** The smallest digit of a set that has one. */
    static int least(int set) {
        return Integer.numberOfTrailingZeros(set) + 1;
    }

    /** The greatest digit of a set that has one. */
    static int most(int set) {
        return 32 - Integer.numberOfLeadingZeros(set);
    }

    static boolean isSingle(int set) {
        return set != 0 && (set & set - 1) == 0;
    }

    static List<Integer> list(int set) {
        List<Integer> digits = new ArrayList<>();
        for (int rest = set; rest != 0; rest &= rest - 1) {
            digits.add(least(rest));
        }
        return digits;
    }
}
