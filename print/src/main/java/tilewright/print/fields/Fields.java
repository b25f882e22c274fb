package tilewright.print.fields;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import tilewright.message.Message;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;
import tilewright.puzzle.Nearest;

/**
 * The fields of a description, read by name from a file, a request, or typed options. What is wrong is said with its
 * place. One thread at a time.
 */
public interface Fields {

    /** The default maximum length of a text. */
    int LONGEST = 500;

    /** Words for yes. */
    List<String> YES = List.of("yes", "true", "on");

    /** Words for no. */
    List<String> NO = List.of("no", "false", "off");

    /** Whether a field exists. */
    boolean has(String name);

    /**
     * The text of a field; none when it is absent.
     *
     * @param most characters
     */
    Optional<String> text(String name, int most);

    /**
     * A text or a list of texts; none when the field is absent.
     *
     * @param most characters of each
     */
    List<String> texts(String name, int most);

    /**
     * The items of a list, each with fields of these names.
     *
     * @param most of them
     */
    List<? extends Fields> list(String name, List<String> known, int most);

    /**
     * The fields of a mapping; none when it is absent.
     *
     * @param known the names that they may have
     */
    default Optional<? extends Fields> fields(String name, List<String> known) {
        return fields(name, "", known);
    }

    /**
     * The fields of a mapping, or a text that stands for one of them; none when it is absent. Where there are no mappings, it is a
     * text.
     *
     * @param plain the field that a text stands for; empty where there must be a mapping
     * @param known the names that they may have
     */
    default Optional<? extends Fields> fields(String name, String plain, List<String> known) {
        if (has(name) && plain.isEmpty()) {
            throw wrong(name, FieldsMessages.expectedMapping(label(name), Message.verbatim(known)));
        }
        return text(name, PrintedTexts.LONGEST_TEXT).map(text -> new PlainFields(this, name, text, plain));
    }

    /**
     * The items of a list, or one alone; none when it is absent. Each has fields, or is a text that stands for one of them. Where
     * there are no mappings, all are texts.
     *
     * @param plain the field that a text stands for
     * @param known the names that fields may have
     * @param most items
     */
    default List<? extends Fields> items(String name, String plain, List<String> known, int most) {
        return texts(name, PrintedTexts.LONGEST_TEXT).stream()
                .map(text -> new PlainFields(this, name, text, plain))
                .toList();
    }

    /** The name of a field in sentences. */
    String label(String name);

    /** Returns the failure of a field, or of the whole where it is absent. */
    RuntimeException wrong(String name, Message reason);

    /** The text of a field, of {@link #LONGEST} characters at most; none when it is absent. */
    default Optional<String> text(String name) {
        return text(name, LONGEST);
    }

    /** The value of a field that is yes or no. */
    default boolean truth(String name, boolean usual) {
        Optional<String> typed = text(name);
        if (typed.isPresent() && !YES.contains(typed.get()) && !NO.contains(typed.get())) {
            throw wrong(name, FieldsMessages.yesOrNo(label(name), Message.verbatim(typed.get())));
        }
        return typed.map(YES::contains).orElse(usual);
    }

    /** A whole number. */
    default long number(String name, long usual, long least, long most) {
        Optional<String> typed = text(name);
        try {
            long number = typed.isEmpty() ? usual : Long.parseLong(typed.get());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException _) {
            // reported below
        }
        Message word = Message.verbatim(typed.orElse(""));
        throw wrong(
                name,
                most == Long.MAX_VALUE
                        ? FieldsMessages.wholeNumber(label(name), word)
                        : FieldsMessages.fieldBetween(label(name), least, most, word));
    }

    /** A length in points; none when the field is absent. */
    default OptionalDouble length(String name, double most) {
        Optional<String> typed = text(name);
        OptionalDouble length = typed.isEmpty() ? OptionalDouble.empty() : Lengths.points(typed.get());
        if (typed.isPresent() && (length.isEmpty() || length.getAsDouble() > most)) {
            throw wrong(
                    name,
                    FieldsMessages.length(label(name), Math.round(most / Lengths.MM), Message.verbatim(typed.get())));
        }
        return length;
    }

    /** Lengths in points, one after the other or in a list; none when the field is absent. */
    default List<Double> lengths(String name, double most) {
        List<Double> lengths = new ArrayList<>();
        for (String text : texts(name, LONGEST)) {
            for (String word : text.strip().split("[ ,]+", -1)) {
                OptionalDouble length = Lengths.points(word);
                if (length.isEmpty() || length.getAsDouble() > most) {
                    throw wrong(
                            name,
                            FieldsMessages.length(label(name), Math.round(most / Lengths.MM), Message.verbatim(word)));
                }
                lengths.add(length.getAsDouble());
            }
        }
        return lengths;
    }

    /** A number that may have a fraction, such as 1.25. */
    default double decimal(String name, double usual, double least, double most) {
        Optional<String> typed = text(name);
        double number = typed.isEmpty() ? usual : Decimal.parse(typed.get());
        if (number >= least && number <= most) {
            return number;
        }
        throw wrong(
                name,
                FieldsMessages.decimalBetween(
                        label(name), Decimal.text(least), Decimal.text(most), Message.verbatim(typed.orElse(""))));
    }

    /** A size of paper, by its name or its measure. */
    default Paper paper(String name, Paper usual) {
        Optional<String> typed = text(name);
        List<String> names = Paper.named().stream().map(Paper::title).toList();
        return typed.isEmpty()
                ? usual
                : Paper.of(typed.get())
                        .orElseThrow(() -> wrong(
                                name,
                                FieldsMessages.paper(
                                        label(name), Message.verbatim(names), Message.verbatim(typed.get()))));
    }

    /** The value of a field that is one of some words, in capitals or not, returned as the list has it. */
    default String one(String name, String usual, List<String> words) {
        String typed = text(name).orElse(usual);
        return words.stream()
                .filter(word -> word.equalsIgnoreCase(typed))
                .findFirst()
                .orElseThrow(() -> wrong(name, notOneOf(label(name), words, typed)));
    }

    /** The fault of a word that is none of those expected. */
    static Message notOneOf(String label, List<String> words, String typed) {
        return FieldsMessages.oneOf(label, Message.verbatim(words), Message.verbatim(typed));
    }

    /** The fault of a text that is too long. */
    static Message longText(String label, int most, int length) {
        return FieldsMessages.longText(label, most, length);
    }

    /** Returns the known word that is near an unknown one, or all of them, as the end of a sentence. */
    static Message suggestion(String unknown, List<String> known) {
        Message near = Nearest.suggestion(unknown, known);
        return near.isEmpty() ? FieldsMessages.thereAre(Message.verbatim(known)) : near;
    }
}
