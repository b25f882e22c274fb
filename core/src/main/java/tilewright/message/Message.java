package tilewright.message;

import java.util.List;

/**
 * A sentence, or a phrase that sentences take, as data: its English pattern and its values.
 *
 * <p>Messages are made by the factories that the build writes from the English catalog, {@code words/en}; the
 * patterns are those of {@code MessageWriter}. Immutable.
 *
 * @param english the pattern in English; empty for a text that is the same in all languages, which is the only value
 * @param values in the order of their first use in the English catalog: texts, messages, {@link Value}s, and lists of these
 */
public record Message(String english, List<Object> values) {

    /** The message without words. */
    public static final Message NONE = verbatim("");

    public static Message of(String english, Object... values) {
        return new Message(english, List.of(values));
    }

    /** Returns a text as it stands, in whatever language: a name, or what a person typed. */
    public static Message verbatim(String text) {
        return of("", text);
    }

    /** Returns texts as they stand, such as words that can be typed. */
    public static List<Message> verbatim(List<String> texts) {
        return texts.stream().map(Message::verbatim).toList();
    }

    /** Returns a text that may have been typed, in one line: control characters become question marks. */
    public static Message oneLine(String text) {
        return verbatim(MessageWriter.oneLine(text));
    }

    public boolean isEmpty() {
        return english.isEmpty() && ((String) values.getFirst()).isEmpty();
    }

    /** The sentence in English. */
    public String text() {
        return Words.ENGLISH.text(this);
    }

    /** The sentence in English, with the places of its values. */
    public Sentence sentence() {
        return Words.ENGLISH.sentence(this);
    }

    @Override
    public String toString() {
        return text();
    }
}
