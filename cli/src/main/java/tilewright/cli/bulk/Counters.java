package tilewright.cli.bulk;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tilewright.text.Json;

/**
 * The numbers of times that each field has each value. Counters of different positions can be added.
 *
 * <p>Mutable; one thread at a time.
 */
public final class Counters implements Serializable {

    private static final long serialVersionUID = 1;
    /** The number of standard deviations within which 95 % of a normal distribution lie. */
    private static final double DEVIATIONS = 1.959964;

    private final Map<String, Map<String, Long>> counts = new TreeMap<>();

    /** Adds a number of times that a field has a value. */
    public void add(String field, String value, long times) {
        counts.computeIfAbsent(field, _ -> new TreeMap<>()).merge(value, times, Long::sum);
    }

    /** Adds all counts of another. */
    public void addAll(Counters more) {
        more.counts.forEach((field, values) -> values.forEach((value, times) -> add(field, value, times)));
    }

    /** Adds the counts of a report; nothing when it has no tally. */
    public void addAll(Json.Obj report) {
        if (report.field("tally").orElse(Json.NULL) instanceof Json.Obj fields) {
            fields.fields()
                    .forEach((field, values) -> ((Json.Obj) values)
                            .fields()
                            .forEach((value, times) ->
                                    add(field, value, Long.parseLong(OutputOptions.value((Json.Obj) times, "count")))));
        }
    }

    /** Returns the number of times that a field has each value. */
    public Map<String, Long> of(String field) {
        return Collections.unmodifiableMap(counts.getOrDefault(field, Map.of()));
    }

    /**
     * The counts as JSON, by field and value: {@code count}, {@code share}, and the interval in which the share lies
     * with 95 % (Wilson 1927). Grades and the like come in their order, then numbers by their size, then words.
     */
    public Json.Obj json() {
        Json.Obj all = Json.obj();
        for (Map.Entry<String, Map<String, Long>> field : counts.entrySet()) {
            long total = field.getValue().values().stream()
                    .mapToLong(Long::longValue)
                    .sum();
            Json.Obj values = Json.obj();
            Comparator<Map.Entry<String, Long>> order = order(AnswerFields.order(field.getKey()));
            for (Map.Entry<String, Long> value : field.getValue().entrySet().stream()
                    .filter(value -> value.getValue() > 0)
                    .sorted(order)
                    .toList()) {
                values = values.with(value.getKey(), counted(value.getValue(), total));
            }
            all = all.with(field.getKey(), values);
        }
        return all;
    }

    private static Comparator<Map.Entry<String, Long>> order(List<String> known) {
        return Comparator.comparingInt((Map.Entry<String, Long> value) ->
                        known.contains(value.getKey()) ? known.indexOf(value.getKey()) : known.size())
                .thenComparing(value -> Condition.number(value.getKey()).isEmpty())
                .thenComparing(value -> Condition.number(value.getKey()).orElse(BigDecimal.ZERO))
                .thenComparing(Map.Entry::getKey);
    }

    private static Json.Obj counted(long count, long total) {
        double share = (double) count / total;
        double square = DEVIATIONS * DEVIATIONS / total;
        double middle = (share + square / 2) / (1 + square);
        double half = DEVIATIONS / (1 + square) * Math.sqrt(share * (1 - share) / total + square / total / 4);
        return Json.obj()
                .with("count", count)
                .with("share", number(share))
                .with("low", number(Math.max(0, middle - half)))
                .with("high", number(count == total ? 1 : Math.min(1, middle + half)));
    }

    private static Json.Num number(double share) {
        return new Json.Num(String.format(Locale.ROOT, "%.6f", share));
    }

    /** Whether nothing was counted. */
    public boolean isEmpty() {
        return counts.isEmpty();
    }
}
