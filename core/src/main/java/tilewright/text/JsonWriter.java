package tilewright.text;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import tilewright.message.Message;
import tilewright.message.Sentence;
import tilewright.message.Words;

/**
 * Writes JSON piece by piece, in its shortest form; characters outside ASCII stay as they are, except for surrogates.
 * What is large and written often is written so at once, without values in between. One thread at a time.
 */
public final class JsonWriter {

    private static final int ROOM = 64;

    /** The longest an escaped character gets. */
    private static final int LONGEST = 6;

    /** Characters that a message takes, or a part of what is drawn. */
    private static final int ROOM_FOR_WORDS = 40;

    private final Words words;
    private char[] out;
    private int length;

    /** Whether no comma precedes what comes next: the first in an object or an array, the value of a field, the whole value. */
    private boolean first = true;

    public JsonWriter() {
        this(ROOM);
    }

    /** @param room characters there will be, or about as many */
    public JsonWriter(int room) {
        this(room, Words.ENGLISH);
    }

    /** @param words the language of messages */
    private JsonWriter(int room, Words words) {
        this.words = words;
        this.out = new char[room];
    }

    /** The text of a value in English. */
    static String text(Json value) {
        return text(value, Words.ENGLISH);
    }

    /** The text of a value. */
    static String text(Json value, Words words) {
        int room = length(value) + 1; // one for a comma that does not come
        return new JsonWriter(room, words).value(value).written().text();
    }

    /**
     * Returns the number of characters of a value where nothing is escaped, commas and colons included: then nothing is
     * copied.
     */
    private static int length(Json value) {
        return switch (value) {
            case Json.Obj(var fields) -> {
                int sum = 2;
                for (var field : fields.entrySet()) {
                    sum += field.getKey().length() + 4 + length(field.getValue());
                }
                yield sum;
            }
            case Json.Arr(var items) -> {
                int sum = 2;
                for (Json item : items) {
                    sum += 1 + length(item);
                }
                yield sum;
            }
            case Json.Str(String text) -> text.length() + 2;
            case Json.Text _, Json.Drawn _ -> ROOM_FOR_WORDS;
            case Json.Sentences(var messages, var _) -> messages.size() * ROOM_FOR_WORDS;
            case Json.Num(String text) -> text.length();
            case Json.Written(String text) -> text.length();
            case Json.Bool _, Json.Null _ -> "false".length();
        };
    }

    public JsonWriter beginObject() {
        begin('{');
        return this;
    }

    public JsonWriter endObject() {
        end('}');
        return this;
    }

    public JsonWriter beginArray() {
        begin('[');
        return this;
    }

    public JsonWriter endArray() {
        end(']');
        return this;
    }

    private void begin(char bracket) {
        separate(1);
        out[length++] = bracket;
        first = true;
    }

    private void end(char bracket) {
        reserve(1);
        out[length++] = bracket;
        first = false;
    }

    /** The name of the field whose value follows. */
    public JsonWriter name(String name) {
        value(name);
        reserve(1);
        out[length++] = ':';
        first = true;
        return this;
    }

    public JsonWriter value(String text) {
        int count = text.length();
        separate(count + 2);
        char[] to = out;
        int at = length;
        to[at++] = '"';
        for (int i = 0; i < count; i++) {
            char c = text.charAt(i);
            if (!isPlain(c)) {
                length = at;
                escaped(text, i);
                return this;
            }
            to[at++] = c;
        }
        to[at++] = '"';
        length = at;
        return this;
    }

    /** The rest of a text, from a character on that is to be escaped. */
    private void escaped(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            reserve(LONGEST + 1);
            escaped(text.charAt(i));
        }
        out[length++] = '"';
    }

    public JsonWriter value(long number) {
        if (number >= 0 && number < 1_000) {
            separate(3);
            digits((int) number);
        } else {
            as(Long.toString(number));
        }
        return this;
    }

    /** The digits of a small number, as most are. */
    private void digits(int number) {
        if (number >= 100) {
            out[length++] = (char) ('0' + number / 100);
        }
        if (number >= 10) {
            out[length++] = (char) ('0' + number / 10 % 10);
        }
        out[length++] = (char) ('0' + number % 10);
    }

    public JsonWriter value(boolean truth) {
        as(truth ? "true" : "false");
        return this;
    }

    public JsonWriter value(Json value) {
        switch (value) {
            case Json.Obj(var fields) -> {
                beginObject();
                fields.forEach(this::field);
                endObject();
            }
            case Json.Arr(var items) -> {
                beginArray();
                items.forEach(this::value);
                endArray();
            }
            case Json.Str(String text) -> value(text);
            case Json.Text(Message message) -> value(message);
            case Json.Sentences sentences -> texts(sentences, written(sentences));
            case Json.Drawn(var writing) -> writing.accept(this);
            case Json.Bool(boolean truth) -> value(truth);
            case Json.Num(String text) -> as(text);
            case Json.Written(String text) -> as(text);
            case Json.Null() -> as("null");
        }
        return this;
    }

    public JsonWriter value(Message message) {
        return value(text(message));
    }

    /** The text of a message, in the language in which values are written. */
    public String text(Message message) {
        return words.text(message);
    }

    private void field(String name, Json value) {
        name(name);
        if (value instanceof Json.Sentences sentences) {
            List<Sentence> written = written(sentences);
            texts(sentences, written);
            if (written.stream().anyMatch(sentence -> !sentence.spans().isEmpty())) {
                name(name + "Spans");
                each(sentences, written, sentence -> SentenceJson.write(sentence.spans(), this));
            }
        } else {
            value(value);
        }
    }

    private List<Sentence> written(Json.Sentences sentences) {
        return sentences.messages().stream().map(words::sentence).toList();
    }

    private void texts(Json.Sentences sentences, List<Sentence> written) {
        each(sentences, written, sentence -> value(sentence.text()));
    }

    /** Writes a value for each sentence, in an array unless there is a single one. */
    private void each(Json.Sentences sentences, List<Sentence> written, Consumer<Sentence> value) {
        if (!sentences.single()) {
            beginArray();
        }
        written.forEach(value);
        if (!sentences.single()) {
            endArray();
        }
    }

    /** The tag of the language in which messages are written. */
    public String language() {
        return words.language();
    }

    /** The value that was written. */
    public Json.Written written() {
        return new Json.Written(new String(out, 0, length));
    }

    private void as(String text) {
        separate(text.length());
        put(text);
    }

    private void put(String text) {
        text.getChars(0, text.length(), out, length);
        length += text.length();
    }

    /** Makes room for a number of characters, and for the comma before them, which it writes. */
    private void separate(int more) {
        reserve(more + 1);
        if (!first) {
            out[length++] = ',';
        }
        first = false;
    }

    /** Makes room for a number of characters. */
    public void reserve(int more) {
        if (more > out.length - length) {
            out = Arrays.copyOf(out, Math.max(2 * out.length, length + more));
        }
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c);
    }

    private void escaped(char c) {
        switch (c) {
            case '"' -> put("\\\"");
            case '\\' -> put("\\\\");
            case '\n' -> put("\\n");
            case '\r' -> put("\\r");
            case '\t' -> put("\\t");
            default -> {
                if (isPlain(c)) {
                    out[length++] = c;
                } else {
                    String hex = Integer.toHexString(c);
                    put("\\u" + "0".repeat(4 - hex.length()) + hex);
                }
            }
        }
    }
}
