package tilewright.bulk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;
import tilewright.cli.bulk.BulkOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Messages;
import tilewright.message.Message;

/**
 * The progress of a job: one line that changes, or a line each minute. The time left is that of the round, at the speed of the
 * last third of its time, because at first the JVM compiles; slices take about the same time each. One thread.
 */
final class JobProgress {

    private static final long SECOND = 1_000_000_000;
    private static final long BAR_NANOS = SECOND / 2;
    private static final long LINE_NANOS = 60 * SECOND;

    private final Messages messages;
    private final LongSupplier nanoClock;
    private final BulkOptions.Progress how;
    private final long start;
    private long next;
    private long begun;
    private final Deque<Point> points = new ArrayDeque<>();

    /** The number of slices of a round that were done at a time. */
    private record Point(long nanos, long done) {}

    /** @param how bar, lines, or never */
    private JobProgress(Messages messages, LongSupplier nanoClock, BulkOptions.Progress how) {
        this.messages = messages;
        this.nanoClock = nanoClock;
        this.how = how;
        this.start = nanoClock.getAsLong();
        this.next = how == BulkOptions.Progress.BAR ? SECOND : LINE_NANOS;
    }

    /** The progress of a job that begins now. */
    static JobProgress of(Context context, BulkOptions.Progress typed) {
        boolean terminal = context.environment().terminals().err();
        BulkOptions.Progress how = typed != BulkOptions.Progress.AUTO
                ? typed
                : terminal ? BulkOptions.Progress.BAR : BulkOptions.Progress.LINES;
        return new JobProgress(context.messages(), context.environment().nanoClock(), how);
    }

    /** A round begins. */
    void begin() {
        begun = elapsed();
        points.clear();
        points.add(new Point(begun, 0));
    }

    private long elapsed() {
        return nanoClock.getAsLong() - start;
    }

    /** Whether the progress is to be shown now. */
    boolean due() {
        return how != BulkOptions.Progress.NEVER && elapsed() >= next;
    }

    /**
     * Shows how much of a round is done.
     *
     * @param name of the round
     */
    void show(String name, long done, long all) {
        long now = elapsed();
        Message words = words(name, done, all, now);
        if (how == BulkOptions.Progress.BAR) {
            next = now + BAR_NANOS;
            messages.progress(words);
        } else {
            next = now + LINE_NANOS;
            messages.line(words);
        }
    }

    private Message words(String name, long done, long all, long now) {
        points.add(new Point(now, done));
        while (points.size() > 2 && points.getFirst().nanos() < now - (now - begun) / 3) {
            points.removeFirst();
        }
        Message words = BulkMessages.progress(name, done, all, clock(now));
        if (done == 0) {
            return words;
        }
        Point from = points.getFirst();
        double nanosForOne = done > from.done()
                ? (double) (now - from.nanos()) / (done - from.done())
                : (double) (now - begun) / done;
        return BulkMessages.progressLeft(words, clock((long) (nanosForOne * (all - done))));
    }

    private static String clock(long nanos) {
        long seconds = nanos / SECOND;
        return "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
