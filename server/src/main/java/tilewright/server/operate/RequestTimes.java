package tilewright.server.operate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The durations of requests, by kind, from the head of the request to the end of the answer. Threads may share one. */
public final class RequestTimes {

    /** Seconds. */
    private static final List<Double> BOUNDS = List.of(0.005, 0.025, 0.1, 0.5, 2.5, 10.0);

    private static final double NANOS = 1e9;

    private final Map<String, Times> places = new TreeMap<>();

    /** The requests of a place. */
    private static final class Times {
        private final long[] upTo = new long[BOUNDS.size()];
        private long count;
        private double seconds;
    }

    /**
     * Adds a request.
     *
     * @param place one of a few, never a text that a client made up
     */
    public synchronized void add(String place, long nanos) {
        Times times = places.computeIfAbsent(place, _ -> new Times());
        double seconds = nanos / NANOS;
        for (int i = 0; i < BOUNDS.size(); i++) {
            times.upTo[i] += seconds <= BOUNDS.get(i) ? 1 : 0;
        }
        times.count++;
        times.seconds += seconds;
    }

    /** Returns the histogram. */
    public synchronized Metric metric() {
        List<Metric.Sample> samples = new ArrayList<>();
        places.forEach((place, times) -> {
            for (int i = 0; i < BOUNDS.size(); i++) {
                samples.add(bucket(place, BOUNDS.get(i).toString(), times.upTo[i]));
            }
            samples.add(bucket(place, "+Inf", times.count));
            samples.add(new Metric.Sample("_sum", Metric.label("place", place), times.seconds));
            samples.add(new Metric.Sample("_count", Metric.label("place", place), (double) times.count));
        });
        return new Metric(
                "request_seconds",
                Metric.Type.HISTOGRAM,
                "Seconds from the head of a request to the end of its answer, by what was asked.",
                samples);
    }

    private static Metric.Sample bucket(String place, String most, long count) {
        return new Metric.Sample("_bucket", "{place=\"" + place + "\",le=\"" + most + "\"}", (double) count);
    }
}
