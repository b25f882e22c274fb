package tilewright.attacks;

import java.util.Collection;

/** The times that answers took, in words. */
final class AnswerTimes {

    private AnswerTimes() {}

    /** Returns their number, median, 99th percentile, and maximum. */
    static String words(Collection<Long> nanoseconds) {
        long[] times = nanoseconds.stream().mapToLong(Long::longValue).sorted().toArray();
        return times.length == 0
                ? "none"
                : "%d, p50 %.1f ms, p99 %.1f ms, longest %.1f ms"
                        .formatted(
                                times.length,
                                times[times.length / 2] / 1e6,
                                times[times.length * 99 / 100] / 1e6,
                                times[times.length - 1] / 1e6);
    }
}
