package tilewright.text;

/**
 * Groups the lines of a file into texts: mostly each line is one by itself, but there are forms that take several.
 *
 * <p>Immutable; threads may share one. What is remembered from line to line is in a {@link Grouper}.
 */
@FunctionalInterface
public interface LineGrouping {

    /** Every line that is not blank is a text. */
    LineGrouping LINES = new LineGrouping() {
        @Override
        public Grouper grouper() {
            return line -> line.isBlank() ? Place.BETWEEN : Place.ALONE;
        }

        @Override
        public boolean cutBefore(String line) {
            return true;
        }
    };

    /** For the lines of one file, from the first. */
    Grouper grouper();

    /**
     * Whether a file may be cut before this line: whatever came before, a {@link Grouper} that begins here says the same of it
     * and of all that follow.
     *
     * @param line without its line break; no comment
     */
    default boolean cutBefore(String line) {
        return false;
    }

    /** Looks at the lines of one file in turn. Mutable; one thread at a time. */
    @FunctionalInterface
    interface Grouper {

        /**
         * Returns the place of the next line. A text of several lines has a bounded length.
         *
         * @param line without its line break; no comment
         */
        Place next(String line);
    }

    /** The relation of a line to the lines around it. */
    enum Place {
        /** No part of a text; ends the one that was begun. */
        BETWEEN,
        /** A text by itself; ends the one that was begun. */
        ALONE,
        /** The first of several, if more follow; ends the text that was begun. */
        FIRST,
        /** Continues the text that was begun. */
        INSIDE,
        /** Continues the text that was begun, and ends it. */
        LAST
    }
}
