package tilewright.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.puzzle.Generator;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.text.FieldError;
import tilewright.text.Json;
import tilewright.text.Refusal;

/**
 * A request. Its fields are read with their types, and only those that its kind has.
 *
 * @param limits what answering may take
 * @param heard told the lines of a log while they come
 */
record Request(RequestKind kind, Json.Obj fields, Limits limits, Generator.Log heard) {

    /** Items of a list in one answer, where their number grows with a play. */
    static final int PAGE = 10_000;

    /** Thrown when a request is answered as a task answers a position for which it has no result. */
    static final class Unanswered extends Refusal {
        private static final long serialVersionUID = 1;

        Unanswered(Answer.NoResult none) {
            super(none.reason(), none.message());
        }
    }

    /** Returns the word for what a request asks. */
    static String word(Json.Obj fields) {
        return fields.field("do").map(value -> text(value, "do")).orElseThrow(() -> lacking("do"));
    }

    Stop stop() {
        return limits.stop();
    }

    /** An answer that says, if there are items behind its page, which is the next of them. */
    static Json.Obj more(int from, int items, Json.Obj answer) {
        return (long) from + PAGE < items ? answer.with("more", from + PAGE) : answer;
    }

    boolean has(Field field) {
        return value(field).isPresent();
    }

    String text(Field.Text field) {
        return optional(field).orElseThrow(() -> lacking(field.name()));
    }

    Optional<String> optional(Field.Text field) {
        return value(field).map(value -> text(value, field.name()));
    }

    private static String text(Json value, String name) {
        return switch (value) {
            case Json.Str(String text) -> text;
            default -> throw new FieldError(StudioMessages.notAString(name));
        };
    }

    private static FieldError lacking(String name) {
        return new FieldError(StudioMessages.lacksField(name));
    }

    /** The strings of a list, one or more of them. */
    List<String> texts(Field.Texts field) {
        FieldError wrong = new FieldError(StudioMessages.notTexts(field.name()));
        if (!(value(field).orElse(Json.NULL) instanceof Json.Arr(List<Json> items)) || items.isEmpty()) {
            throw wrong;
        }
        List<String> texts = new ArrayList<>(items.size());
        for (Json item : items) {
            if (!(item instanceof Json.Str(String text))) {
                throw wrong;
            }
            texts.add(text);
        }
        return texts;
    }

    boolean truth(Field.Truth field) {
        return value(field)
                .map(value -> switch (value) {
                    case Json.Bool(boolean truth) -> truth;
                    default -> throw new FieldError(StudioMessages.notATruth(field.name()));
                })
                .orElse(false);
    }

    long number(Field.Whole field) {
        return number(field, field.otherwise(), field.most());
    }

    /** A number that has another default here, and another bound. */
    long number(Field.Whole field, long otherwise, long most) {
        Optional<Json> written = value(field);
        if (written.isEmpty()) {
            return otherwise;
        }
        String digits = switch (written.get()) {
            case Json.Num(String text) -> text;
            case Json.Str(String text) -> text;
            default -> "";
        };
        long value;
        try {
            value = Long.parseLong(digits);
        } catch (NumberFormatException _) {
            throw new FieldError(StudioMessages.notAWholeNumber(field.name()));
        }
        if (value < field.least() || value > most) {
            throw new FieldError(StudioMessages.outOfRange(field.name(), field.least(), most));
        }
        return value;
    }

    private Optional<Json> value(Field field) {
        if (!kind.fields().contains(field)) {
            throw new IllegalArgumentException(
                    "requests of kind (%s) have no field (%s)".formatted(kind, field.name()));
        }
        return fields.field(field.name());
    }
}
