package tilewright.text;

import java.util.function.BiConsumer;
import java.util.function.Function;
import tilewright.message.Message;

/**
 * A value's form as text, there and back: reading what was written gives an equal value.
 *
 * <p>Immutable; threads may share one.
 *
 * @param <T> the value
 */
public interface Format<T> {

    /**
     * Reads one value and leaves the cursor behind it.
     *
     * @throws TextError when the text has no such value here
     */
    T read(Cursor cursor);

    /** Writes a value after what is there already: one line, no line break. */
    void write(T value, StringBuilder out);

    /** The format in a few words, for an error or a help text. */
    Message shape();

    /**
     * Reads a value that fills the whole text.
     *
     * @throws TextError when the text is not such a value
     */
    default T parse(String text) {
        return parse(new Cursor(text));
    }

    /**
     * Reads a value that fills the rest of a text, and leaves remarks on it with the cursor.
     *
     * @throws TextError when the text is not such a value
     */
    default T parse(Cursor cursor) {
        T value = read(cursor);
        cursor.expectEnd();
        return value;
    }

    default String format(T value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    /** Returns a format whose shape is the same in all languages. */
    static <T> Format<T> of(String shape, Function<Cursor, T> reader, BiConsumer<T, StringBuilder> writer) {
        return of(Message.verbatim(shape), reader, writer);
    }

    static <T> Format<T> of(Message shape, Function<Cursor, T> reader, BiConsumer<T, StringBuilder> writer) {
        return new Format<>() {
            @Override
            public T read(Cursor cursor) {
                return reader.apply(cursor);
            }

            @Override
            public void write(T value, StringBuilder out) {
                writer.accept(value, out);
            }

            @Override
            public Message shape() {
                return shape;
            }
        };
    }
}
