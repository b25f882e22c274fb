package tilewright.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.message.Words;

/**
 * A JSON value (RFC 8259). Immutable; objects keep the order of their fields; written without blanks.
 *
 * <p>Numbers are kept as the text they were written in, so that nothing is lost or added on the way.
 */
public sealed interface Json {

    Json TRUE = new Bool(true);
    Json FALSE = new Bool(false);
    Json NULL = new Null();

    /** An object; its fields in order, each name once. */
    record Obj(Map<String, Json> fields) implements Json {
        public Obj {
            fields = Collections.unmodifiableMap(fields instanceof Fresh fresh ? fresh : new Fresh(fields));
        }

        /** A map that nobody else has. */
        private static final class Fresh extends LinkedHashMap<String, Json> {

            private static final long serialVersionUID = 1;

            Fresh(Map<String, Json> fields) {
                super(fields);
            }
        }

        public Optional<Json> field(String name) {
            return Optional.ofNullable(fields.get(name));
        }

        /** A copy with this field added at the end, or replaced in its place. */
        public Obj with(String name, Json value) {
            Fresh more = new Fresh(fields);
            more.put(name, value);
            return new Obj(more);
        }

        public Obj with(String name, String value) {
            return with(name, new Str(value));
        }

        public Obj with(String name, long value) {
            return with(name, new Num(Long.toString(value)));
        }

        public Obj with(String name, boolean value) {
            return with(name, value ? TRUE : FALSE);
        }

        /** A copy with an array: the values of these items, in their order. */
        public <T> Obj withEach(String name, Collection<T> items, Function<? super T, ? extends Json> value) {
            return with(name, arr(items.stream().map(value)));
        }

        /** A copy with this text, or this object where the text is empty. */
        public Obj withNonEmpty(String name, String text) {
            return text.isEmpty() ? this : with(name, text);
        }

        /** A copy with an array, or this object when there are no items. */
        public <T> Obj withNonEmpty(String name, Collection<T> items, Function<? super T, ? extends Json> value) {
            return items.isEmpty() ? this : withEach(name, items, value);
        }

        /** A copy with the text of a message. */
        public Obj with(String name, Message message) {
            return with(name, new Text(message));
        }

        /** A copy with a sentence, and with what its parts stand for, if anything, in a further field: {@code textSpans} for {@code text}. */
        public Obj withSentence(String name, Message message) {
            return with(name, new Sentences(List.of(message), true));
        }

        /** A copy with the texts of sentences and, if there are any, the places of their values, a list for each. */
        public Obj withSentences(String name, List<Message> messages) {
            return with(name, new Sentences(messages, false));
        }

        /** A copy with all fields of the other object added. */
        public Obj withAll(Obj other) {
            Fresh more = new Fresh(fields);
            more.putAll(other.fields);
            return new Obj(more);
        }

        @Override
        public String toString() {
            return JsonWriter.text(this);
        }
    }

    /** An array. */
    record Arr(List<Json> items) implements Json {
        public Arr {
            items = List.copyOf(items);
        }

        @Override
        public String toString() {
            return JsonWriter.text(this);
        }
    }

    /** A string. */
    record Str(String value) implements Json {
        @Override
        public String toString() {
            return JsonWriter.text(this);
        }
    }

    /** The text of a message, in the language in which the value is written. */
    record Text(Message message) implements Json {
        @Override
        public String toString() {
            return JsonWriter.text(this);
        }
    }

    /**
     * Sentences in the language in which the value is written, as strings. As the value of a field they are followed by a field
     * for what their parts stand for, if anything.
     *
     * @param single whether the value is the one sentence, not an array of them
     */
    record Sentences(List<Message> messages, boolean single) implements Json {
        public Sentences {
            messages = List.copyOf(messages);
        }

        @Override
        public String toString() {
            return JsonWriter.text(this);
        }
    }

    /** A number, as its text. */
    record Num(String text) implements Json {
        @Override
        public String toString() {
            return text;
        }
    }

    /** A value that is written already: a {@link JsonWriter}'s. It is not looked into. */
    record Written(String text) implements Json {
        @Override
        public String toString() {
            return text;
        }
    }

    /** A value that is written piece by piece each time. */
    record Drawn(Consumer<JsonWriter> writing) implements Json {
        @Override
        public String toString() {
            return JsonWriter.text(this);
        }
    }

    /** True or false. */
    record Bool(boolean value) implements Json {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** The value null. */
    record Null() implements Json {
        @Override
        public String toString() {
            return "null";
        }
    }

    /** The text of a value, its messages in a language; {@code toString} has them in English. */
    static String text(Json value, Words words) {
        return JsonWriter.text(value, words);
    }

    /** The object without fields. */
    static Obj obj() {
        return new Obj(Map.of());
    }

    static Arr arr(Stream<? extends Json> items) {
        List<Json> list = new ArrayList<>();
        items.forEach(list::add);
        return new Arr(list);
    }

    static Arr texts(List<Message> items) {
        return arr(items.stream().map(Text::new));
    }

    static Arr strings(List<String> items) {
        return arr(items.stream().map(Str::new));
    }

    static Arr numbers(int... items) {
        List<Json> list = new ArrayList<>(items.length);
        for (int item : items) {
            list.add(number(item));
        }
        return new Arr(list);
    }

    static Arr numbers(long... items) {
        List<Json> list = new ArrayList<>(items.length);
        for (long item : items) {
            list.add(number(item));
        }
        return new Arr(list);
    }

    static Num number(long value) {
        return new Num(Long.toString(value));
    }

    /** A number given in tenths, written with one decimal: 15 is 1.5. */
    static Num tenths(int tenths) {
        String sign = tenths < 0 ? "-" : "";
        return new Num(sign + Math.abs(tenths / 10) + "." + Math.abs(tenths % 10));
    }

    /**
     * Reads a value that fills the whole text. At most 64 levels deep.
     *
     * @throws TextError when the text is not JSON
     */
    static Json parse(String text) {
        return parse(text, Integer.MAX_VALUE);
    }

    /**
     * Parses JSON with a maximum number of values, those in objects and arrays included.
     *
     * @throws TextError when the text is not JSON, or when it has more
     */
    static Json parse(String text, int most) {
        return new JsonReader(text, most).parse();
    }
}
