package tilewright.sudoku.model;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Value;

/** Sets of digits as bits of an int: bit d-1 stands for digit d. Their texts are a character for each, {@code A} for 10. */
public final class Digits {

    /** The digits of a classic grid. */
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

    /** All digits up to one. */
    public static int upTo(int digit) {
        return (1 << digit) - 1;
    }

    /** The digit of a character, 1 to 25; 0 when it is none. */
    public static int digit(char c) {
        return c >= '1' && c <= '9' ? c - '0' : c >= 'A' && c <= 'P' ? c - 'A' + 10 : 0;
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
            out.append(out.isEmpty() ? "" : separator).append(new Value.Digit(digit).text());
        }
        return out.toString();
    }
}
