package tilewright.sudoku.model;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Value;

/** Sets of the digits 1 to 9 as bits of an int: bit d-1 stands for digit d. */
public final class Digits {

    public static final int ALL = 0x1ff;

    private Digits() {}

    public static int bit(int digit) {
        return 1 << (digit - 1);
    }

    public static boolean holds(int set, int digit) {
        return (set & bit(digit)) != 0;
    }

    public static int size(int set) {
        return Integer.bitCount(set);
    }

    /** The smallest digit of a set that is not empty. */
    public static int first(int set) {
        return Integer.numberOfTrailingZeros(set) + 1;
    }

    /** The digits of a set, smallest first. */
    public static List<Integer> list(int set) {
        List<Integer> digits = new ArrayList<>();
        for (int rest = set; rest != 0; rest &= rest - 1) {
            digits.add(first(rest));
        }
        return digits;
    }

    /** The digits of a set, smallest first, as values of messages. */
    public static List<Value.Digit> values(int set) {
        return list(set).stream().map(Value.Digit::new).toList();
    }

    /** The digits of a set, smallest first, with something between them. */
    public static String text(int set, String separator) {
        StringBuilder out = new StringBuilder();
        for (int digit : list(set)) {
            out.append(out.isEmpty() ? "" : separator).append(digit);
        }
        return out.toString();
    }
}
