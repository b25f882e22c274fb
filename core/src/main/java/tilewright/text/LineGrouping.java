package tilewright.text;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;

/**
 * Groups the lines of a file into texts: mostly one a line, but some formats have texts of several lines.
 *
 * <p>Immutable; threads may share one. Nothing is remembered from text to text: the lines ahead decide.
 */
@FunctionalInterface
public interface LineGrouping {

    /** Maximum number of lines to look at. */
    int MOST = 128;

    /** Every line that is not blank is a text. */
    LineGrouping LINES = new LineGrouping() {
        @Override
        public Group first(LinesAhead ahead) {
            return Whitespace.only(ahead.line(0)) ? Group.NONE : Group.LINE;
        }

        @Override
        public boolean cutBefore(String before, String line) {
            return true;
        }
    };

    /**
     * The lines of the next text, or those to pass over. A line that is a text whatever follows is returned without a look
     * at the next.
     *
     * @param ahead has at least one line
     */
    Group first(LinesAhead ahead);

    /**
     * Number of lines to pass over behind a text of several lines; asked again behind these if they are {@link #MOST}.
     *
     * @param ahead the lines behind it; may have none
     */
    default int after(LinesAhead ahead) {
        return 0;
    }

    /**
     * Returns a reader of the value that begins with the next line, if it may hold any number of texts; empty for none.
     *
     * @param ahead has at least one line; the reader is to be given that one first
     */
    default Optional<Container> container(LinesAhead ahead) {
        return Optional.empty();
    }

    /** Whether a line is a remark: passed over between texts, and empty within one. */
    default boolean comments(String line) {
        return line.startsWith("#");
    }

    /**
     * Whether a file may be split between two lines: both halves then have the same texts as the whole, whatever the
     * other lines are.
     *
     * @param before without its line break; empty for a comment
     * @param line without its line break; no comment
     */
    default boolean cutBefore(String before, String line) {
        return false;
    }

    /** The lines that come next. One thread at a time. */
    interface LinesAhead {

        /**
         * Whether there is such a line, and it can be read.
         *
         * @param index from 0, less than {@link #MOST}; the line before was there
         */
        boolean has(int index);

        /** A line without its line break; comments are included. */
        String line(int index);
    }

    /**
     * The lines of a text.
     *
     * @param lines their number, at least 1
     * @param text whether they are a text; else they are passed over
     */
    record Group(int lines, boolean text) {

        /** A line to pass over. */
        public static final Group NONE = new Group(1, false);

        /** A line that is a text. */
        public static final Group LINE = new Group(1, true);
    }

    /** Reads a value of one or more lines, and finds the texts in it. Mutable; one thread at a time. */
    interface Container {

        /** Whether the value must end before a line, whatever the line holds. */
        boolean endsBefore(String line);

        /**
         * Reads the next line.
         *
         * @return false when the value ends with it
         */
        boolean read(String line);

        /** Reads a part of the next line, which is too long to be kept; {@link #read} has the last one. */
        void readPart(String part);

        /** Ends the value. */
        void end();

        /** Removes and returns what was found since this was asked before, in order. */
        List<Part> parts();
    }

    /**
     * A text within a value.
     *
     * @param line where it begins, from 0 for the first line of the value
     * @param fault why it cannot be read
     */
    record Part(int line, String text, Optional<Message> fault) {}
}
