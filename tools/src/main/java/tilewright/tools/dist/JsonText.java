package tilewright.tools.dist;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/** JSON without spaces, from maps, lists, strings of printable characters, and integers. */
final class JsonText {

    private JsonText() {}

    /** Returns an object: names and values in turn. */
    static SequencedMap<String, Object> object(Object... fields) {
        SequencedMap<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            object.put((String) fields[i], fields[i + 1]);
        }
        return object;
    }

    /** Returns the text of a value. */
    static String of(Object value) {
        return switch (value) {
            case Map<?, ?> fields ->
                fields.entrySet().stream()
                        .map(field -> of(field.getKey()) + ":" + of(field.getValue()))
                        .collect(Collectors.joining(",", "{", "}"));
            case List<?> values -> values.stream().map(JsonText::of).collect(Collectors.joining(",", "[", "]"));
            case String text -> '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
            default -> value.toString();
        };
    }
}
