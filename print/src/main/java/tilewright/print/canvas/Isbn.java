package tilewright.print.canvas;

import java.util.Locale;
import tilewright.message.Message;

/**
 * An International Standard Book Number (ISO 2108).
 *
 * @param digits its 13 digits, the last of which checks the others
 * @param text as it is printed, with the hyphens that were typed
 */
public record Isbn(String digits, String text) {

    private static final int LONG = 13;
    private static final int SHORT = 10;
    private static final int LONGEST_TYPED = 40;

    /** The last digit of an old number that stands for 10. */
    private static final char TEN = 'X';

    /** The beginning that makes a new number from an old one. */
    private static final String BOOKS = "978";

    /**
     * The number that is typed, with hyphens or blanks or without; an old one with 10 digits becomes one with 13.
     *
     * @throws CanvasError when it is none, or its last digit is wrong
     */
    public static Isbn of(String typed) {
        String upper = typed.strip().toUpperCase(Locale.ROOT);
        String bare = upper.startsWith("ISBN") ? withoutColon(upper.substring("ISBN".length())) : upper;
        String text = bare.replace(' ', '-')
                .replace('\u2010', '-')
                .replace('\u2011', '-')
                .replace('–', '-');
        String digits = text.replace("-", "");
        boolean old = digits.length() == SHORT;
        if (typed.length() > LONGEST_TYPED || !isNumber(digits, old)) {
            throw new CanvasError(CanvasMessages.isbnForm(Message.oneLine(start(typed))));
        }
        char expected = old ? oldCheck(digits) : check(digits);
        char found = digits.charAt(digits.length() - 1);
        if (found != expected) {
            throw new CanvasError(CanvasMessages.isbnCheck(
                    Message.oneLine(bare),
                    Message.verbatim(Character.toString(expected)),
                    Message.verbatim(Character.toString(found))));
        }
        if (!old) {
            return new Isbn(digits, text);
        }
        String whole = BOOKS + digits;
        char last = check(whole);
        return new Isbn(
                whole.substring(0, LONG - 1) + last,
                BOOKS + (text.contains("-") ? "-" : "") + text.substring(0, text.length() - 1) + last);
    }

    private static String withoutColon(String text) {
        return (text.startsWith(":") ? text.substring(1) : text).strip();
    }

    private static String start(String typed) {
        return typed.length() <= LONGEST_TYPED ? typed : typed.substring(0, LONGEST_TYPED) + "…";
    }

    private static boolean isNumber(String digits, boolean old) {
        int length = digits.length();
        if (length != LONG && length != SHORT) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            char digit = digits.charAt(i);
            boolean ten = old && i == SHORT - 1 && digit == TEN;
            if (!ten && (digit < '0' || digit > '9')) {
                return false;
            }
        }
        return old || digits.startsWith(BOOKS) || digits.startsWith("979");
    }

    /** The thirteenth digit: each second one counts three times, and all add up to tens. */
    private static char check(String digits) {
        int sum = 0;
        for (int i = 0; i < LONG - 1; i++) {
            sum += (digits.charAt(i) - '0') * (i % 2 == 0 ? 1 : 3);
        }
        return (char) ('0' + (10 - sum % 10) % 10);
    }

    /** The tenth digit: the first one counts ten times, the next one nine times, and all add up to elevens. */
    private static char oldCheck(String digits) {
        int sum = 0;
        for (int i = 0; i < SHORT - 1; i++) {
            sum += (digits.charAt(i) - '0') * (SHORT - i);
        }
        int check = (11 - sum % 11) % 11;
        return check == 10 ? TEN : (char) ('0' + check);
    }
}
