package tilewright.cli.bulk;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tilewright.cli.batch.FieldText;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.text.Json;

/**
 * The answers that a job keeps, and the further questions and counts that it is asked for.
 *
 * @param with the words of each command that answers each position: its name and its options
 * @param keep what fields of answers must fulfill
 * @param tally fields whose values are counted
 * @param distinct whether only the first of equivalent positions is kept
 * @param spread how many answers with each value of a field are kept, the first ones
 * @param first number of the first position, from 0
 */
public record OutputOptions(
        List<List<String>> with,
        List<Condition> keep,
        List<String> tally,
        boolean distinct,
        RowQuota spread,
        long first)
        implements Serializable {

    /** Keeps all, and asks and counts nothing. */
    public static final OutputOptions NONE =
            new OutputOptions(List.of(), List.of(), List.of(), false, RowQuota.NONE, 0);

    public OutputOptions {
        with = List.copyOf(with);
        keep = List.copyOf(keep);
        tally = List.copyOf(tally);
    }

    /** These options among those of a command; the first number only where it makes positions. */
    static Supplier<OutputOptions> of(OptionsBuilder builder, boolean generating) {
        Supplier<Long> first = generating ? builder.option("--first", "N", 0L, HelpMessages.first()) : () -> 0L;
        Supplier<List<String>> with = builder.repeated("--with", "VERB", HelpMessages.with());
        Supplier<List<String>> keep = builder.repeated("--keep", "'FIELD>=VALUE'", HelpMessages.keep());
        Supplier<List<String>> tally = builder.repeated("--tally", "FIELD", HelpMessages.tally());
        Supplier<Optional<String>> distinct =
                builder.optional("--distinct", "FORM", String.class, HelpMessages.distinct());
        Supplier<Optional<String>> spread =
                builder.optional("--spread", "FIELD=VALUE:N,...", String.class, HelpMessages.spread());
        return () -> {
            RowQuota quota = spread.get().map(RowQuota::read).orElse(RowQuota.NONE);
            return new OutputOptions(
                    with.get().stream()
                            .flatMap(typed -> Stream.of(typed.split(",", -1)))
                            .map(words -> List.of(words.strip().split("\\s+")))
                            .toList(),
                    keep.get().stream()
                            .flatMap(typed -> Condition.read(typed).stream())
                            .toList(),
                    Stream.concat(tally.get().stream(), Stream.of(quota.field()).filter(field -> !field.isEmpty()))
                            .distinct()
                            .toList(),
                    distinct(distinct.get()),
                    quota,
                    natural("--first", first.get()));
        };
    }

    /** Returns these options with fields and values as the answers of a job have them. */
    OutputOptions checked(AnswerFields fields) {
        tally.forEach(fields::find);
        return new OutputOptions(
                with,
                keep.stream().map(condition -> condition.checked(fields)).toList(),
                tally,
                distinct,
                spread.checked(fields),
                first);
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
        return keep.stream().allMatch(condition -> condition.holds(value(answer, condition.field())))
                && (spread.isEmpty() || spread.wanted().containsKey(value(answer, spread.field())));
    }

    /** The value of a field as one types it; empty when there is none. */
    public static String value(Json.Obj answer, String field) {
        return answer.field(field).map(FieldText::of).orElse("");
    }

    /** Whether the fields of answers are looked at. */
    public boolean looks() {
        return !keep.isEmpty() || !tally.isEmpty() || !with.isEmpty();
    }
}
