package tilewright.server.rooms;

import java.util.List;
import tilewright.message.Message;
import tilewright.text.FieldError;
import tilewright.text.Json;
import tilewright.text.Reason;

/** The fields of an object that somebody has sent. Immutable. */
public record JsonFields(Json.Obj object) {

    /**
     * Returns the fields of a value.
     *
     * @throws FieldError when it is no object
     */
    public static JsonFields of(Json json) {
        if (json instanceof Json.Obj object) {
            return new JsonFields(object);
        }
        throw malformed(RoomsMessages.noObject());
    }

    public static FieldError malformed(Message message) {
        return new FieldError(Reason.UNREADABLE, message);
    }

    public boolean has(String name) {
        return object.field(name).isPresent();
    }

    public String text(String name) {
        return find(name) instanceof Json.Str(String value) ? value : fail(name);
    }

    /** Returns a text, or another one if there is none. */
    public String text(String name, String otherwise) {
        return has(name) ? text(name) : otherwise;
    }

    public boolean flag(String name) {
        return find(name) instanceof Json.Bool(boolean value) ? value : fail(name);
    }

    public long number(String name) {
        if (find(name) instanceof Json.Num(String text) && text.length() <= 18 && text.matches("-?[0-9]+")) {
            return Long.parseLong(text);
        }
        return fail(name);
    }

    List<Long> numbers(String name) {
        return items(name).stream()
                .map(item -> item instanceof Json.Num(String text) ? Long.valueOf(text) : JsonFields.<Long>fail(name))
                .toList();
    }

    int number(String name, int least, int most) {
        long number = number(name);
        if (number < least || number > most) {
            throw malformed(RoomsMessages.numberBetween(name, least, most));
        }
        return (int) number;
    }

    JsonFields fields(String name) {
        return find(name) instanceof Json.Obj inner ? new JsonFields(inner) : fail(name);
    }

    public List<Json> items(String name) {
        return find(name) instanceof Json.Arr(List<Json> items) ? items : fail(name);
    }

    public List<String> texts(String name) {
        return items(name).stream()
                .map(item -> item instanceof Json.Str(String value) ? value : JsonFields.<String>fail(name))
                .toList();
    }

    private Json find(String name) {
        return object.field(name).orElse(Json.NULL);
    }

    @SuppressWarnings("TypeParameterUnusedInFormals") // it never returns
    private static <T> T fail(String name) {
        throw malformed(RoomsMessages.noField(name));
    }
}
