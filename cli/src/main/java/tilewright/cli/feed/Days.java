package tilewright.cli.feed;

import java.time.LocalDate;
import tilewright.message.Message;

/** Days as texts. */
final class Days {

    private Days() {}

    /** Such as {@code Friday, January 1, 2027}. */
    static Message name(LocalDate day) {
        return FeedMessages.day(
                Integer.toString(day.getDayOfWeek().getValue()),
                Integer.toString(day.getMonthValue()),
                Integer.toString(day.getDayOfMonth()),
                Integer.toString(day.getYear()));
    }

    /** Such as {@code Fri, Jan 1}. */
    static Message shortName(LocalDate day) {
        return FeedMessages.shortDay(
                Integer.toString(day.getDayOfWeek().getValue()),
                Integer.toString(day.getMonthValue()),
                Integer.toString(day.getDayOfMonth()));
    }

    /** The first moment of the day in RFC 3339. */
    static String moment(LocalDate day) {
        return day + "T00:00:00Z";
    }
}
