package tilewright.text;

/**
 * Writes JSON in its shortest form, a piece at a time; what is outside ASCII stays as it is, but for surrogates. What is
 * large and written often is written so at once, without values in between. One thread at a time.
 */
public final class JsonWriter {

    private final StringBuilder out = new StringBuilder();

    public JsonWriter beginObject() {
        separate();
        out.append('{');
        return this;
    }

    public JsonWriter endObject() {
        out.append('}');
        return this;
    }

    public JsonWriter beginArray() {
        separate();
        out.append('[');
        return this;
    }

    public JsonWriter endArray() {
        out.append(']');
        return this;
    }

    /** The name of the field whose value follows. */
    public JsonWriter name(String name) {
        value(name);
        out.append(':');
        return this;
    }

    public JsonWriter value(String text) {
        separate();
        out.append('"');
        int plain = 0;
        while (plain < text.length() && isPlain(text.charAt(plain))) {
            plain++;
        }
        out.append(text, 0, plain);
        for (int i = plain; i < text.length(); i++) {
            escaped(text.charAt(i));
        }
        out.append('"');
        return this;
    }

    public JsonWriter value(long number) {
        separate();
        out.append(number);
        return this;
    }

    public JsonWriter value(boolean truth) {
        separate();
        out.append(truth);
        return this;
    }

    public JsonWriter value(Json value) {
        switch (value) {
            case Json.Obj(var fields) -> {
                beginObject();
                fields.forEach((name, field) -> name(name).value(field));
                endObject();
            }
            case Json.Arr(var items) -> {
                beginArray();
                items.forEach(this::value);
                endArray();
            }
            case Json.Str(String text) -> value(text);
            case Json.Bool(boolean truth) -> value(truth);
            case Json.Num(String text) -> as(text);
            case Json.Written(String text) -> as(text);
            case Json.Null() -> as("null");
        }
        return this;
    }

    /** The value that was written. */
    public Json.Written written() {
        return new Json.Written(out.toString());
    }

    private void as(String text) {
        separate();
        out.append(text);
    }

    /** A comma, unless it is the first in an object or an array, or the value of a field. */
    private void separate() {
        if (!out.isEmpty()) {
            char last = out.charAt(out.length() - 1);
            if (last != '{' && last != '[' && last != ':') {
                out.append(',');
            }
        }
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c);
    }

    private void escaped(char c) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (isPlain(c)) {
                    out.append(c);
                } else {
                    String hex = Integer.toHexString(c);
                    out.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
                }
            }
        }
    }
}
