package tilewright.studio;

import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.text.Json;
import tilewright.text.Reason;
import tilewright.text.Refusal;

/**
 * The fields of a request, read with their types.
 *
 * @param limits what answering may take
 * @param heard told the lines of a log while they come
 */
record Request(Json.Obj fields, Limits limits, Generator.Log heard) {

    /** Items of a list in one answer, where their number grows with a play. */
    static final int PAGE = 10_000;

    /** A request that cannot be answered. */
    static final class Wrong extends Refusal {
        private static final long serialVersionUID = 1;

        Wrong(String sentence) {
            super(Reason.REFUSED, Message.verbatim(sentence));
        }
    }

    /** The first item that is wanted of a list of so many. */
    int from() {
        return (int) number("from", 0, 0, Integer.MAX_VALUE);
    }

    /** An answer that says, if there are items behind its page, which is the next of them. */
    static Json.Obj more(int from, int items, Json.Obj answer) {
        return (long) from + PAGE < items ? answer.with("more", from + PAGE) : answer;
    }

    boolean has(String name) {
        return fields.field(name).isPresent();
    }

    String text(String name) {
        return optional(name).orElseThrow(() -> new Wrong("the request lacks the field (" + name + "), a string"));
    }

    String text(String name, String otherwise) {
        return optional(name).orElse(otherwise);
    }

    private Optional<String> optional(String name) {
        return fields.field(name).map(value -> switch (value) {
            case Json.Str(String text) -> text;
            default -> throw new Wrong("the field (" + name + ") must be a string");
        });
    }

    boolean truth(String name) {
        return fields.field(name)
                .map(value -> switch (value) {
                    case Json.Bool(boolean truth) -> truth;
                    default -> throw new Wrong("the field (" + name + ") must be true or false");
                })
                .orElse(false);
    }

    /** A whole number; also read from a string, because programs lose digits of large numbers. */
    long number(String name, long otherwise, long least, long most) {
        Optional<Json> field = fields.field(name);
        if (field.isEmpty()) {
            return otherwise;
        }
        String digits = switch (field.get()) {
            case Json.Num(String text) -> text;
            case Json.Str(String text) -> text;
            default -> "";
        };
        long value;
        try {
            value = Long.parseLong(digits);
        } catch (NumberFormatException _) {
            throw new Wrong("the field (" + name + ") must be a whole number");
        }
        if (value < least || value > most) {
            throw new Wrong("the field (" + name + ") must be from " + least + " to " + most);
        }
        return value;
    }
}
