package tilewright.sudoku.game;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Value;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.Variant;
import tilewright.text.Ascii;
import tilewright.text.Cursor;

/** Sets of digits as bits of an {@code int}: bit d - 1 stands for digit d. Their texts are a character for each, {@code A} for 10. */
final class DigitSet {

    private DigitSet() {}

    static int of(int digit) {
        return 1 << digit - 1;
    }

    static boolean holds(int set, int digit) {
        return (set >> digit - 1 & 1) != 0;
    }

    /** All digits up to one. */
    static int upTo(int digit) {
        return (1 << digit) - 1;
    }

    /** The only digit of a set; 0 when it has none or several. */
    static int single(int set) {
        return Integer.bitCount(set) == 1 ? Integer.numberOfTrailingZeros(set) + 1 : 0;
    }

    static List<Integer> list(int set) {
        List<Integer> digits = new ArrayList<>();
        for (int rest = set; rest != 0; rest &= rest - 1) {
            digits.add(Integer.numberOfTrailingZeros(rest) + 1);
        }
        return digits;
    }

    static List<Value.Digit> values(int set) {
        return list(set).stream().map(Value.Digit::new).toList();
    }

    static String text(int set) {
        StringBuilder out = new StringBuilder();
        list(set).forEach(digit -> out.append(GivenText.text(digit)));
        return out.toString();
    }

    /** The digit of a character; 0 when it is none. */
    static int digit(char c) {
        return c >= 'A' && c <= 'P' || c >= '1' && c <= '9' ? Ascii.digit(c, Variant.MOST_SIDE + 10) : 0;
    }

    /** Reads one digit or more, each once. */
    static int read(Cursor cursor) {
        int set = 0;
        do {
            int at = cursor.offset();
            int digit = digit(cursor.peek());
            if (digit == 0) {
                throw cursor.error(GameMessages.expectedDigit(cursor.found()));
            }
            if (holds(set, digit)) {
                throw cursor.error(at, GameMessages.repeatedNote());
            }
            cursor.next();
            set |= of(digit);
        } while (digit(cursor.peek()) != 0);
        return set;
    }
}
