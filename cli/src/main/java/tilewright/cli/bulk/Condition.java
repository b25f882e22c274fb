package tilewright.cli.bulk;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    private static final String SIGNS = ">=|<=|!=|=|<|>";
    private static final Pattern WHOLE = Pattern.compile("\\s*(\\w+)\\s*(" + SIGNS + ")(.*)", Pattern.DOTALL);
    /** A comma within a value separates nothing. */
    private static final Pattern COMMA = Pattern.compile(",(?=\\s*\\w+\\s*(" + SIGNS + "))");

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
        for (String part : COMMA.split(typed, -1)) {
            Matcher found = WHOLE.matcher(part);
            if (!found.matches()) {
                throw Failure.usage(BulkMessages.keep(Message.verbatim(typed)));
            }
            for (Sign sign : Sign.values()) {
                if (sign.typed.equals(found.group(2))) {
                    all.add(new Condition(found.group(1), sign, found.group(3).strip(), List.of()));
                }
            }
        }
        return all;
    }

    /**
     * The same with the order of the field's values.
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
