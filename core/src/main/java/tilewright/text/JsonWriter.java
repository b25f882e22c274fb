package tilewright.text;

import java.util.List;
import java.util.Map;

/** Writes JSON in its shortest form; what is outside ASCII stays as it is, but for surrogates. */
final class JsonWriter {

    private final StringBuilder out = new StringBuilder();

    private JsonWriter() {}

    static String write(Json value) {
        JsonWriter writer = new JsonWriter();
        writer.value(value);
        return writer.out.toString();
    }

    private void value(Json value) {
        switch (value) {
            case Json.Obj(Map<String, Json> fields) -> object(fields);
            case Json.Arr(List<Json> items) -> array(items);
            case Json.Str(String text) -> string(text);
            case Json.Num(String text) -> out.append(text);
            case Json.Bool(boolean truth) -> out.append(truth);
            case Json.Null() -> out.append("null");
        }
    }

    private void object(Map<String, Json> fields) {
        out.append('{');
        String separator = "";
        for (Map.Entry<String, Json> field : fields.entrySet()) {
            out.append(separator);
            string(field.getKey());
            out.append(':');
            value(field.getValue());
            separator = ",";
        }
        out.append('}');
    }

    private void array(List<Json> items) {
        out.append('[');
        String separator = "";
        for (Json item : items) {
            out.append(separator);
            value(item);
            separator = ",";
        }
        out.append(']');
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ' || Character.isSurrogate(c)) {
                        escape(c);
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    private void escape(char c) {
        String hex = Integer.toHexString(c);
        out.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
    }
}
