package tilewright.cli.feed;

import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.IsoFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tilewright.message.Message;

/** The names of a feed's files, and the days in each. */
public final class FeedFiles {

    /** The folder of pictures. */
    public static final String PICTURES = "pictures";

    /** The name of the feed and of the calendar, before the ending. */
    public static final String NEWEST = "today";

    /** Days in the newest part of the feed. */
    private static final int NEWEST_DAYS = 31;

    private FeedFiles() {}

    /**
     * A part of a feed (RFC 5005, section 4).
     *
     * @param name of its files, before the ending
     * @param days the newest first; one at least
     * @param archive whether it never changes
     * @param older the name of the next older part, or nothing
     */
    public record Part<D>(String name, List<D> days, boolean archive, Optional<String> older) {}

    /**
     * The parts of a feed: the newest days, at most 31, and an archive for each month before the month of the last day.
     * A day may be in both.
     *
     * @param days in their order; one at least
     * @return the newest days first
     */
    public static <D> List<Part<D>> parts(List<D> days, Function<D, LocalDate> date) {
        YearMonth last = YearMonth.from(date.apply(days.getLast()));
        Map<YearMonth, List<D>> months = days.stream()
                .filter(day -> YearMonth.from(date.apply(day)).isBefore(last))
                .collect(Collectors.groupingBy(
                        day -> YearMonth.from(date.apply(day)), TreeMap::new, Collectors.toList()));
        List<Part<D>> parts = new ArrayList<>();
        Optional<String> older = Optional.empty();
        for (Map.Entry<YearMonth, List<D>> month : months.entrySet()) {
            String name = NEWEST + "-" + month.getKey();
            parts.add(new Part<>(name, month.getValue().reversed(), true, older));
            older = Optional.of(name);
        }
        List<D> newest = days.subList(Math.max(0, days.size() - NEWEST_DAYS), days.size());
        parts.add(new Part<>(NEWEST, newest.reversed(), false, older));
        return parts.reversed();
    }

    /** The days of each week of ISO 8601 by the names of their files, in order. */
    public static <D> SortedMap<String, List<D>> weeks(List<D> days, Function<D, LocalDate> date) {
        return days.stream()
                .collect(Collectors.groupingBy(day -> week(date.apply(day)), TreeMap::new, Collectors.toList()));
    }

    private static String week(LocalDate day) {
        return "week-%d-W%02d.pdf"
                .formatted(day.get(IsoFields.WEEK_BASED_YEAR), day.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
    }

    /** The usual title of the feed. */
    public static Message title() {
        return FeedMessages.title();
    }

    /** The title of the sheets of a week. */
    public static Message weekTitle(String feed, LocalDate day) {
        return FeedMessages.week(
                Message.verbatim(feed),
                day.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR),
                Integer.toString(day.get(IsoFields.WEEK_BASED_YEAR)));
    }
}
