package tilewright.cli.feed;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Days as texts. */
final class Days {

    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("EEEE, MMMM d, uuuu", Locale.ENGLISH);
    private static final DateTimeFormatter SHORT_NAME = DateTimeFormatter.ofPattern("EEE, MMM d", Locale.ENGLISH);

    private Days() {}

    /** Such as {@code Friday, January 1, 2027}. */
    static String name(LocalDate day) {
        return NAME.format(day);
    }

    /** Such as {@code Fri, Jan 1}. */
    static String shortName(LocalDate day) {
        return SHORT_NAME.format(day);
    }

    /** The first moment of the day in RFC 3339. */
    static String moment(LocalDate day) {
        return day + "T00:00:00Z";
    }
}
