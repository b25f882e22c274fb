package tilewright.cli.bulk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.text.Json;

/**
 * What becomes of answers, and of positions that were made or read: asked a question, kept or not, and counted.
 *
 * @param with a command and its options that answers each position; empty for none
 * @param keep the values that fields must have, by the fields' names
 * @param tally fields whose values are counted
 * @param distinct whether only the first of equivalent positions is kept
 * @param spread a field and how many answers with each of its values are kept, the first ones; empty for all
 * @param first number of the first position, from 0
 */
public record Harvest(
        List<String> with,
        Map<String, String> keep,
        List<String> tally,
        boolean distinct,
        Optional<Spread> spread,
        long first) {

    /** So many answers with each value of a field. */
    public record Spread(String field, Map<String, Long> wanted) {

        public Spread {
            wanted = Collections.unmodifiableMap(new LinkedHashMap<>(wanted));
        }

        /** Reads {@code level=Easy:20,Hard:30}. */
        static Spread read(String typed) {
            int sign = typed.indexOf('=');
            Map<String, Long> wanted = new LinkedHashMap<>();
            for (String pair : typed.substring(sign + 1).split(",", -1)) {
                int colon = pair.lastIndexOf(':');
                String number = pair.substring(colon + 1);
                if (sign < 1 || colon < 1 || !number.matches("\\d{1,18}")) {
                    throw Failure.usage(
                            "--spread needs FIELD=VALUE:N,VALUE:N, such as level=Easy:20,Hard:30, not '" + typed + "'");
                }
                wanted.put(pair.substring(0, colon), Long.parseLong(number));
            }
            return new Spread(typed.substring(0, sign), wanted);
        }
    }

    public Harvest {
        with = List.copyOf(with);
        keep = Collections.unmodifiableMap(new LinkedHashMap<>(keep));
        tally = List.copyOf(tally);
    }

    /** These options among those of a command. */
    static Supplier<Harvest> of(OptionsBuilder builder) {
        return of(builder, () -> 0L);
    }

    /** These options among those of a command that makes positions. */
    static Supplier<Harvest> ofMade(OptionsBuilder builder) {
        Supplier<Long> first = builder.option(
                "--first",
                "N",
                0L,
                "Begin with position N, counted from 0, as if those before it were made elsewhere.");
        return of(builder, () -> natural(first.get()));
    }

    private static Supplier<Harvest> of(OptionsBuilder builder, Supplier<Long> first) {
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
            Optional<Spread> wanted = spread.get().map(Spread::read);
            return new Harvest(
                    with.get()
                            .map(words -> List.of(words.strip().split("\\s+")))
                            .orElse(List.of()),
                    values(keep.get()),
                    tallied(tally.get(), wanted),
                    distinct(distinct.get()),
                    wanted,
                    first.get());
        };
    }

    /** What is spread is counted. */
    private static List<String> tallied(List<String> typed, Optional<Spread> spread) {
        return Stream.concat(typed.stream(), spread.map(Spread::field).stream())
                .distinct()
                .toList();
    }

    private static Map<String, String> values(List<String> typed) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String pair : typed) {
            int sign = pair.indexOf('=');
            if (sign < 1) {
                throw Failure.usage("--keep needs FIELD=VALUE, such as count=1, not '" + pair + "'");
            }
            values.put(pair.substring(0, sign), pair.substring(sign + 1));
        }
        return values;
    }

    private static long natural(long first) {
        if (first < 0) {
            throw Failure.usage("--first must be at least 0, not " + first);
        }
        return first;
    }

    private static boolean distinct(Optional<String> form) {
        form.filter(typed -> !typed.equals("canonical")).ifPresent(typed -> {
            throw Failure.usage("--distinct must be canonical, not '" + typed + "'");
        });
        return form.isPresent();
    }

    /** The words of the job that asks the question, about positions of this puzzle. */
    public List<String> words(String puzzle) {
        List<String> words = new ArrayList<>(List.of("bulk", with.getFirst(), puzzle, "-", "-"));
        words.addAll(with.subList(1, with.size()));
        return words;
    }

    /** Whether an answer has the values that are wanted. */
    public boolean keeps(Json.Obj answer) {
        return keep.entrySet().stream()
                        .allMatch(wanted -> value(answer, wanted.getKey()).equals(wanted.getValue()))
                && spread.map(each -> each.wanted().containsKey(value(answer, each.field())))
                        .orElse(true);
    }

    /** The value of a field as one types it; empty when there is none. */
    public static String value(Json.Obj answer, String field) {
        return answer.field(field)
                .map(json -> json instanceof Json.Str text ? text.value() : json.toString())
                .orElse("");
    }

    /** Whether answers are looked into at all. */
    public boolean looks() {
        return !keep.isEmpty() || !tally.isEmpty() || !with.isEmpty();
    }
}
