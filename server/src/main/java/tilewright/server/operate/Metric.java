package tilewright.server.operate;

import java.util.List;

/**
 * A figure for the operator, in the text format of Prometheus. Immutable.
 *
 * @param name letters and low lines, behind {@code tilewright_}
 * @param about one sentence
 */
public record Metric(String name, Type type, String about, List<Sample> samples) {

    public Metric {
        samples = List.copyOf(samples);
    }

    /** The way in which the figure changes. */
    public enum Type {
        /** Goes up only. */
        COUNTER,
        /** Goes up and down. */
        GAUGE,
        /** The sum and the number of many. */
        SUMMARY,
        /** The same, and how many were at most as large as each of some bounds. */
        HISTOGRAM
    }

    /**
     * A value of the figure, with its labels.
     *
     * @param suffix of the name; empty for most
     * @param labels as in {@code {kind="slow"}}; empty for none
     */
    public record Sample(String suffix, String labels, double value) {}

    /** Returns a number that only grows. */
    public static Metric counter(String name, String about, long value) {
        return new Metric(name, Type.COUNTER, about, List.of(new Sample("_total", "", (double) value)));
    }

    /** Returns a number that grows and falls. */
    public static Metric gauge(String name, String about, long value) {
        return new Metric(name, Type.GAUGE, about, List.of(new Sample("", "", (double) value)));
    }

    /** Returns the sum and the number of many, whose mean is the sum divided by the number. */
    public static Metric summary(String name, String about, double sum, long count) {
        return new Metric(
                name, Type.SUMMARY, about, List.of(new Sample("_sum", "", sum), new Sample("_count", "", count)));
    }

    /** Returns a label, such as {@code {kind="slow"}}. */
    public static String label(String name, String value) {
        return "{" + name + "=\"" + value + "\"}";
    }

    /** Writes the figure as lines. */
    public void write(StringBuilder out) {
        String full = "tilewright_" + name + (type == Type.COUNTER ? "_total" : "");
        out.append("# HELP ").append(full).append(' ').append(about).append('\n');
        out.append("# TYPE ").append(full).append(' ').append(word()).append('\n');
        for (Sample sample : samples) {
            out.append("tilewright_").append(name).append(sample.suffix()).append(sample.labels());
            out.append(' ').append(number(sample.value())).append('\n');
        }
    }

    private String word() {
        return switch (type) {
            case COUNTER -> "counter";
            case GAUGE -> "gauge";
            case SUMMARY -> "summary";
            case HISTOGRAM -> "histogram";
        };
    }

    private static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.toString(value);
    }
}
