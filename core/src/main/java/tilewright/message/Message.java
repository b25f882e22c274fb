package tilewright.message;

import java.util.List;

/**
 * A sentence, or a phrase that sentences take, as data: its key in the catalogs, its English pattern, and its arguments.
 *
 * <p>Messages are made by the factories that the build writes from the English catalog, {@code src/main/messages/en}; the
 * patterns are those of {@code MessageWriter}. Immutable.
 *
 * @param key the name in the catalogs; empty for a text that is the same in all languages
 * @param english the pattern in English
 * @param arguments the values of the pattern's holes, in the order of their first use
 */
public record Message(String key, String english, List<Argument> arguments) {

    public Message {
        arguments = List.copyOf(arguments);
    }

    /**
     * The value of a hole.
     *
     * @param name the name of the hole
     * @param value its value
     */
    public record Argument(String name, Value value) {}

    public static Message of(String key, String english, Argument... arguments) {
        return new Message(key, english, List.of(arguments));
    }

    /** Returns a text as it stands, in whatever language: a name, or what a person typed. */
    public static Message verbatim(String text) {
        return of("", "{text}", new Argument("text", new Value.Text(text)));
    }

    /** Returns a text that may have been typed, in one line: control characters become question marks. */
    public static Message oneLine(String text) {
        return verbatim(MessageWriter.oneLine(text));
    }

    /** The sentence in English. */
    public String text() {
        return sentence().text();
    }

    /** The sentence in English, with the places of its values. */
    public Sentence sentence() {
        return MessageWriter.write(this);
    }

    @Override
    public String toString() {
        return text();
    }
}
