package tilewright.print.fields;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.text.FieldError;
import tilewright.text.Json;

/**
 * The fields of a JSON object, read by name. Numbers and truth values are texts too; one that is null is absent. What
 * is wrong is a {@link FieldError}, which names the field. One thread at a time.
 */
public final class JsonFields implements Fields {

    /** Characters of an unknown name that are shown. */
    private static final int SHOWN = 40;

    private final Json.Obj object;
    private final String place;
    private final Map<String, String> older;

    /** @param place of the object in that of the request, such as {@code sections[2]}; empty for the request itself */
    private JsonFields(Json.Obj object, String place, List<String> known, Map<String, String> older) {
        this.object = object;
        this.place = place;
        this.older = older;
        for (String name : object.fields().keySet()) {
            if (!known.contains(name) && !older.containsValue(name)) {
                String shown = name.length() <= SHOWN ? name : name.substring(0, SHOWN) + "…";
                throw wrong(
                        name, FieldsMessages.unknownField(Message.verbatim(shown), Fields.suggestion(shown, known)));
            }
        }
    }

    /**
     * The fields of a request.
     *
     * @param known all names that a field may have
     * @param older further names that fields had earlier, by those that they have
     * @throws FieldError when a field has another name
     */
    public static JsonFields of(Json.Obj object, List<String> known, Map<String, String> older) {
        return new JsonFields(object, "", known, older);
    }

    /** The value of a field; none when it is absent, null, or an empty text. */
    public Optional<Json> value(String name) {
        return object.field(typed(name))
                .filter(value ->
                        !(value instanceof Json.Null) && !(value instanceof Json.Str(String it) && it.isEmpty()));
    }

    private String typed(String name) {
        String old = older.getOrDefault(name, name);
        return object.field(name).isEmpty() && object.field(old).isPresent() ? old : name;
    }

    @Override
    public boolean has(String name) {
        return value(name).isPresent();
    }

    @Override
    public Optional<String> text(String name, int most) {
        return value(name).map(value -> text(name, value, most));
    }

    private String text(String name, Json value, int most) {
        String text = switch (value) {
            case Json.Str(String it) -> it;
            case Json.Num(String it) -> it;
            case Json.Bool(boolean it) -> Boolean.toString(it);
            default -> throw wrong(name, FieldsMessages.textField(label(name), most));
        };
        if (text.length() > most) {
            throw wrong(name, FieldsMessages.textField(label(name), most));
        }
        return text;
    }

    @Override
    public List<String> texts(String name, int most) {
        Optional<Json> value = value(name);
        if (value.isPresent() && value.get() instanceof Json.Arr(List<Json> items)) {
            List<String> texts = new ArrayList<>();
            items.forEach(item -> texts.add(text(name, item, most)));
            return texts;
        }
        return value.map(it -> List.of(text(name, it, most))).orElse(List.of());
    }

    @Override
    public List<JsonFields> list(String name, List<String> known, int most) {
        if (!(value(name).orElse(Json.NULL) instanceof Json.Arr(List<Json> items)) || items.isEmpty()) {
            throw wrong(name, FieldsMessages.expectedList(label(name)));
        }
        return nested(name, items, known, most);
    }

    @Override
    public Optional<JsonFields> fields(String name, String plain, List<String> known) {
        return value(name).map(value -> nested(name, object(plain, value), known));
    }

    @Override
    public List<JsonFields> items(String name, String plain, List<String> known, int most) {
        Optional<Json> value = value(name);
        if (value.isEmpty()) {
            return List.of();
        }
        List<Json> items = value.get() instanceof Json.Arr(List<Json> several) ? several : List.of(value.get());
        return nested(name, items.stream().map(item -> object(plain, item)).toList(), known, most);
    }

    private static Json object(String plain, Json value) {
        return plain.isEmpty() || value instanceof Json.Obj ? value : Json.obj().with(plain, value);
    }

    private List<JsonFields> nested(String name, List<Json> items, List<String> known, int most) {
        if (items.size() > most) {
            throw wrong(name, FieldsMessages.manyItems(label(name), most, items.size()));
        }
        List<JsonFields> all = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            all.add(nested(name + "[" + (i + 1) + "]", items.get(i), known));
        }
        return all;
    }

    private JsonFields nested(String name, Json value, List<String> known) {
        if (!(value instanceof Json.Obj fields)) {
            throw wrong(name, FieldsMessages.expectedMapping(label(name), Message.verbatim(known)));
        }
        return new JsonFields(fields, place.isEmpty() ? name : place + "." + name, known, Map.of());
    }

    @Override
    public String label(String name) {
        return typed(name);
    }

    @Override
    public FieldError wrong(String name, Message reason) {
        return new FieldError(place.isEmpty() ? reason : FieldsMessages.inside(Message.verbatim(place), reason));
    }
}
