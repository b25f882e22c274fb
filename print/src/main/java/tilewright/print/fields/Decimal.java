package tilewright.print.fields;

import java.util.regex.Pattern;

/** Numbers with a fraction, as people type them. */
final class Decimal {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}(\\.\\d{1,6})?");

    private Decimal() {}

    /** The number; NaN when the text is no number. */
    static double parse(String typed) {
        return NUMBER.matcher(typed).matches() ? Double.parseDouble(typed) : Double.NaN;
    }

    /** The number as it is typed, without a fraction that is 0. */
    static String text(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
