package tilewright.print.fields;

import java.util.regex.Pattern;

/** Numbers with a fraction, as they are typed. */
final class Decimal {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}(\\.\\d{1,6})?");

    private Decimal() {}

    /** The number; not a number when the text is none. */
    static double parse(String typed) {
        return NUMBER.matcher(typed).matches() ? Double.parseDouble(typed) : Double.NaN;
    }

    /** As it is typed, without a fraction that is 0. */
    static String text(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
