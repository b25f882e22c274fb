package tilewright.cli.batch;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;
import tilewright.cli.context.Messages;
import tilewright.message.Message;

/**
 * A line with the progress of work and the time left, at the speed of the last third of the time, because at first the JVM
 * compiles. It shows nothing in the first second, and nothing at all unless a person reads the messages. One
 * thread at a time.
 */
public final class Progress {

    private static final long FIRST_NANOS = 1_000_000_000;
    private static final long NEXT_NANOS = 200_000_000;
    /** Points are at least this part of the time apart. */
    private static final int MOST_POINTS = 100;

    private final String thing;
    private final Messages messages;
    private final boolean shown;
    private final LongSupplier nanoClock;
    private final long total;
    private final long start;
    private final long begun;
    private final Deque<Point> points = new ArrayDeque<>();
    private long next = FIRST_NANOS;
    private long lines;
    private long done;

    /** The work done after some time. */
    private record Point(long nanos, long done) {}

    /** @param total the whole work in the units of {@link #done}; 0 when nobody knows */
    Progress(Messages messages, boolean shown, LongSupplier nanoClock, long total) {
        this(Printed.LINE, messages, shown, nanoClock, total, 0);
    }

    /**
     * @param thing the unit of work, such as line or page, in the singular
     * @param begun work that was done earlier, which does not count for the speed
     */
    Progress(String thing, Messages messages, boolean shown, LongSupplier nanoClock, long total, long begun) {
        this.thing = thing;
        this.begun = begun;
        this.messages = messages;
        this.shown = shown;
        this.nanoClock = nanoClock;
        this.total = total;
        this.start = nanoClock.getAsLong();
        points.add(new Point(0, begun));
    }

    /** Counts one unit as done; {@code end} is the work up to its end. */
    void done(long end) {
        done(1, end);
    }

    /** Counts units as done; {@code end} is the work up to the end of the last. */
    void done(long count, long end) {
        lines += count;
        done = end;
    }

    /** Shows the line, unless it was shown just now. */
    void show() {
        if (!shown) {
            return;
        }
        long elapsed = nanoClock.getAsLong() - start;
        if (elapsed >= next) {
            next = elapsed + NEXT_NANOS;
            messages.progress(words(elapsed));
        }
    }

    private Message words(long elapsedNanos) {
        double seconds = elapsedNanos / 1e9;
        Message words =
                BatchMessages.progress(BatchMessages.done(thing, lines), rate(lines / seconds), clock(elapsedNanos));
        if (total <= 0 || done <= begun) {
            return words;
        }
        double share = Math.min(1.0, (double) done / total);
        long left = (long) (nanosForOne(elapsedNanos) * Math.max(0, total - done));
        return BatchMessages.progressLeft((int) (share * 100), words, clock(left));
    }

    /** The time for one piece of work: in the last third of the time, or in all of it when nothing was done in that. */
    private double nanosForOne(long elapsed) {
        if (elapsed - points.getLast().nanos() >= elapsed / MOST_POINTS) {
            points.add(new Point(elapsed, done));
        }
        while (points.size() > 1 && points.getFirst().nanos() < elapsed / 3 * 2) {
            points.removeFirst();
        }
        Point from = points.getFirst();
        return done > from.done()
                ? (double) (elapsed - from.nanos()) / (done - from.done())
                : (double) elapsed / (done - begun);
    }

    private static Message rate(double rate) {
        return rate < 10 ? Message.verbatim("%.1f".formatted(rate)) : BatchMessages.rate((long) rate);
    }

    private static String clock(long nanos) {
        Duration time = Duration.ofNanos(nanos);
        return time.toHours() > 0
                ? "%d:%02d:%02d".formatted(time.toHours(), time.toMinutesPart(), time.toSecondsPart())
                : "%d:%02d".formatted(time.toMinutes(), time.toSecondsPart());
    }
}
