package tilewright.cli.bulk;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.puzzle.Column;

/**
 * A comparison that a field of an answer must fulfill: of numbers by their size, of words by their order where they have one.
 *
 * @param value empty for a field that is missing
 * @param order the values of the field, in order; empty for none
 */
public record Condition(String field, Sign sign, String value, List<String> order) implements Serializable {

    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,1000}(\\.\\d{1,1000})?");

    /** The sign of a comparison. */
    enum Sign {
        IS("="),
        IS_NOT("!="),
        LESS("<"),
        MOST("<="),
        MORE(">"),
        LEAST(">=");

        private final String typed;

        Sign(String typed) {
            this.typed = typed;
        }

        /** Whether it asks for an order of the values. */
        boolean orders() {
            return this != IS && this != IS_NOT;
        }

        /** @param difference negative, 0, or positive */
        private boolean holds(int difference) {
            return switch (this) {
                case IS -> difference == 0;
                case IS_NOT -> difference != 0;
                case LESS -> difference < 0;
                case MOST -> difference <= 0;
                case MORE -> difference > 0;
                case LEAST -> difference >= 0;
            };
        }
    }

    public Condition {
        order = List.copyOf(order);
    }

    /**
     * Reads {@code er>=7,level!=Easy}.
     *
     * @throws Failure when it is none
     */
    static List<Condition> read(String typed) {
        List<Condition> all = new ArrayList<>();
        for (String part : typed.split(",", -1)) {
            Optional<Condition> one = one(part);
            if (one.isEmpty() && all.isEmpty()) {
                throw Failure.usage(BulkMessages.keep(Message.verbatim(typed)));
            }
            // A comma within a value separates nothing.
            all.add(one.orElseGet(() -> {
                Condition before = all.removeLast();
                return new Condition(before.field, before.sign, before.value + "," + part, List.of());
            }));
        }
        return all.stream()
                .map(one -> new Condition(one.field, one.sign, one.value.strip(), List.of()))
                .toList();
    }

    /** The comparison that a text is: a name, a sign, a value; empty when it is none. */
    private static Optional<Condition> one(String text) {
        String typed = text.strip();
        int end = 0;
        while (end < typed.length() && (Character.isLetterOrDigit(typed.charAt(end)) || typed.charAt(end) == '_')) {
            end++;
        }
        String behind = typed.substring(end).stripLeading();
        String field = typed.substring(0, end);
        return field.isEmpty()
                ? Optional.empty()
                : Stream.of(Sign.values())
                        .filter(sign -> behind.startsWith(sign.typed))
                        .max(Comparator.comparingInt(sign -> sign.typed.length()))
                        .map(sign -> new Condition(field, sign, behind.substring(sign.typed.length()), List.of()));
    }

    /**
     * Returns this condition with the order of the field's values.
     *
     * @throws Failure when there is no such field, or it cannot have the value, or its values have no order
     */
    Condition checked(AnswerFields fields) {
        Column column = fields.find(field);
        if (!value.isEmpty() || sign.orders()) {
            AnswerFields.check(column, value);
        }
        List<String> values = AnswerFields.values(column);
        if (sign.orders() && values.isEmpty() && number(value).isEmpty()) {
            throw Failure.usage(BulkMessages.noOrder(field, sign.typed, Message.verbatim(value)));
        }
        return new Condition(field, sign, value, values);
    }

    /** Whether a value fulfills it; what is neither a number nor in the order is different from it, and no more. */
    boolean holds(String found) {
        if (found.equals(value)) {
            return sign.holds(0);
        }
        if (order.contains(value)) {
            return order.contains(found)
                    ? sign.holds(Integer.compare(order.indexOf(found), order.indexOf(value)))
                    : sign == Sign.IS_NOT;
        }
        Optional<BigDecimal> left = number(found);
        Optional<BigDecimal> right = number(value);
        return left.isPresent() && right.isPresent()
                ? sign.holds(left.get().compareTo(right.get()))
                : sign == Sign.IS_NOT;
    }

    /** The number that a text is; empty for none. */
    static Optional<BigDecimal> number(String text) {
        return NUMBER.matcher(text).matches() ? Optional.of(new BigDecimal(text)) : Optional.empty();
    }
}
