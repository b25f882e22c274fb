package tilewright.puzzle;

import java.io.Serializable;

/** A column of a table of answers: a field's name and the type of its values. */
public record Column(String name, Type type) implements Serializable {

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
