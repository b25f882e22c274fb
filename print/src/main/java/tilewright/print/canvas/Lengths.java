package tilewright.print.canvas;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths as they are typed, such as {@code 3mm}, {@code 0.125in}, or {@code 9pt}. */
public final class Lengths {

    /** Points of an inch. */
    public static final double INCH = 72;

    /** Points of a millimeter. */
    public static final double MM = INCH / 25.4;

    private static final Pattern LENGTH = Pattern.compile("(\\d{1,4}(?:\\.\\d{1,4})?) ?(mm|cm|in|pt)");

    private Lengths() {}

    /** A length in points; empty when the text is no length. */
    public static OptionalDouble points(String typed) {
        Matcher length = LENGTH.matcher(typed.strip().toLowerCase(Locale.ROOT));
        return length.matches()
                ? OptionalDouble.of(Double.parseDouble(length.group(1)) * unit(length.group(2)))
                : OptionalDouble.empty();
    }

    /** The points of a unit. */
    static double unit(String name) {
        return switch (name) {
            case "mm" -> MM;
            case "cm" -> 10 * MM;
            case "in" -> INCH;
            default -> 1;
        };
    }
}
