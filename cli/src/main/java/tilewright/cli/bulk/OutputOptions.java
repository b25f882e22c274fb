package tilewright.cli.bulk;

import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.text.Json;

/**
 * Which answers are kept, and what else is asked and counted.
 *
 * @param with a command and its options that answers each position; empty for none
 * @param keep the values that fields must have, by the fields' names
 * @param tally fields whose values are counted
 * @param distinct whether only the first of equivalent positions is kept
 * @param spread how many answers with each value of a field are kept, the first ones
 * @param first number of the first position, from 0
 */
public record OutputOptions(
        List<String> with, Map<String, String> keep, List<String> tally, boolean distinct, RowQuota spread, long first)
        implements Serializable {

    /** Keeps all, and asks and counts nothing. */
    public static final OutputOptions NONE = new OutputOptions(List.of(), Map.of(), List.of(), false, RowQuota.NONE, 0);

    public OutputOptions {
        with = List.copyOf(with);
        keep = Collections.unmodifiableMap(new LinkedHashMap<>(keep));
        tally = List.copyOf(tally);
    }

    /** These options among those of a command; the first number only where it makes positions. */
    static Supplier<OutputOptions> of(OptionsBuilder builder, boolean generating) {
        Supplier<Long> first = generating
                ? builder.option(
                        "--first",
                        "N",
                        0L,
                        "Begin with position N, counted from 0, as if those before it were made elsewhere.")
                : () -> 0L;
        Supplier<Optional<String>> with = builder.optional(
                "--with", "VERB", String.class, "Ask each position this too, such as rate or 'count --limit 2'.");
        Supplier<List<String>> keep = builder.repeated(
                "--keep", "FIELD=VALUE", "Keep only positions whose answer has this value; repeatable.");
        Supplier<List<String>> tally =
                builder.repeated("--tally", "FIELD", "Count the values of this field in the report; repeatable.");
        Supplier<Optional<String>> distinct = builder.optional(
                "--distinct", "FORM", String.class, "Keep only the first of positions with the same form: canonical.");
        Supplier<Optional<String>> spread = builder.optional(
                "--spread",
                "FIELD=VALUE:N,...",
                String.class,
                "Keep the first N answers with each value, such as level=Easy:20,Hard:30, and no others.");
        return () -> {
            RowQuota quota = spread.get().map(RowQuota::read).orElse(RowQuota.NONE);
            return new OutputOptions(
                    with.get()
                            .map(words -> List.of(words.strip().split("\\s+")))
                            .orElse(List.of()),
                    values(keep.get()),
                    Stream.concat(tally.get().stream(), Stream.of(quota.field()).filter(field -> !field.isEmpty()))
                            .distinct()
                            .toList(),
                    distinct(distinct.get()),
                    quota,
                    natural("--first", first.get()));
        };
    }

    private static Map<String, String> values(List<String> typed) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String pair : typed) {
            int sign = pair.indexOf('=');
            if (sign < 1) {
                throw Failure.usage(BulkMessages.keep(Message.verbatim(pair)));
            }
            values.put(pair.substring(0, sign), pair.substring(sign + 1));
        }
        return values;
    }

    /** Returns the value of an option that must not be negative. */
    static long natural(String option, long value) {
        if (value < 0) {
            throw Failure.usage(BulkMessages.atLeast0(option, value));
        }
        return value;
    }

    private static boolean distinct(Optional<String> form) {
        form.filter(typed -> !typed.equals("canonical")).ifPresent(typed -> {
            throw Failure.usage(BulkMessages.distinct(Message.verbatim(typed)));
        });
        return form.isPresent();
    }

    /** Whether an answer has the values that are wanted. */
    public boolean keeps(Json.Obj answer) {
        return keep.entrySet().stream()
                        .allMatch(wanted -> value(answer, wanted.getKey()).equals(wanted.getValue()))
                && (spread.isEmpty() || spread.wanted().containsKey(value(answer, spread.field())));
    }

    /** The value of a field as one types it; empty when there is none. */
    public static String value(Json.Obj answer, String field) {
        return answer.field(field)
                .map(json -> json instanceof Json.Str text ? text.value() : json.toString())
                .orElse("");
    }

    /** Whether the fields of answers are looked at. */
    public boolean looks() {
        return !keep.isEmpty() || !tally.isEmpty() || !with.isEmpty();
    }
}
