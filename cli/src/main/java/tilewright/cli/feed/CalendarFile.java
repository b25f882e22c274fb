package tilewright.cli.feed;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.format.DateTimeFormatter;
import java.util.List;
import tilewright.message.Words;

/**
 * A calendar (RFC 5545) with an event for each day that marks no time as busy.
 *
 * @param title of the calendar and of its events
 */
public record CalendarFile(String title, FeedPlace place, Words words) {

    /** The ending of the name of its file. */
    public static final String END = ".ics";

    /** Octets of a line at most, without its end. */
    private static final int WIDTH = 75;

    /** Writes the calendar. */
    public void write(List<FeedDay> days, OutputStream out) throws IOException {
        StringBuilder text = new StringBuilder();
        line(text, "BEGIN:VCALENDAR");
        line(text, "VERSION:2.0");
        line(text, "PRODID:-//Tilewright//Puzzles of days//EN");
        line(text, "CALSCALE:GREGORIAN");
        line(text, "METHOD:PUBLISH");
        line(text, "NAME:" + escaped(title)); // RFC 7986; the next line is for programs that do not know it
        line(text, "X-WR-CALNAME:" + escaped(title));
        days.forEach(day -> event(text, day));
        line(text, "END:VCALENDAR");
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private void event(StringBuilder text, FeedDay day) {
        String date = DateTimeFormatter.BASIC_ISO_DATE.format(day.date());
        line(text, "BEGIN:VEVENT");
        line(text, "UID:" + place.identifier(day.date()));
        line(text, "DTSTAMP:" + date + "T000000Z");
        line(text, "DTSTART;VALUE=DATE:" + date);
        line(text, "SUMMARY:" + escaped(title));
        line(text, "DESCRIPTION:" + escaped(day.text(place, words)));
        line(text, "URL:" + place.day(day.date()));
        line(text, "TRANSP:TRANSPARENT");
        line(text, "END:VEVENT");
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace(";", "\\;")
                .replace(",", "\\,")
                .replace("\n", "\\n");
    }

    /** Adds a line, folded between characters where it is too long. */
    private static void line(StringBuilder text, String content) {
        int width = 0;
        int next;
        for (int i = 0; i < content.length(); i = next) {
            next = content.offsetByCodePoints(i, 1);
            String character = content.substring(i, next);
            int octets = character.getBytes(StandardCharsets.UTF_8).length;
            if (width + octets > WIDTH) {
                text.append("\r\n ");
                width = 1;
            }
            text.append(character);
            width += octets;
        }
        text.append("\r\n");
    }
}
