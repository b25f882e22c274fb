package tilewright.puzzle;

import java.io.Serializable;
import java.util.List;

/**
 * A column of a table of answers: a field's name and the type of its values.
 *
 * @param values all that there are, in order; empty where anything of the type may come
 */
public record Column(String name, Type type, List<String> values) implements Serializable {

    public Column {
        values = List.copyOf(values);
    }

    /** A column for any values of a type. */
    public Column(String name, Type type) {
        this(name, type, List.of());
    }

    /** The type of a column's values. */
    public enum Type {
        TEXT,
        /** 64 bits. */
        WHOLE,
        DECIMAL,
        TRUTH,
        /** Lists of texts. */
        TEXTS,
        /** Lists of whole numbers. */
        WHOLES,
        /** Any JSON, as its text. */
        JSON
    }
}
