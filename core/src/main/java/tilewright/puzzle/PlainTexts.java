package tilewright.puzzle;

import tilewright.text.AsciiBuilder;

/**
 * Reads the plain texts of positions, in ASCII and all of the same length, as bytes. {@link Texts#positions} reads them
 * as well, and a line that is one is a text by itself, whatever {@link Texts#grouping lines} stand around it. Threads
 * may share one.
 *
 * @param <S> the position
 */
public interface PlainTexts<S> {

    /** The number of bytes of each. */
    int length();

    /** Whether there is a plain text at a place, where as many bytes are. */
    boolean at(byte[] bytes, int from);

    /** Reads the plain text at a place where there is one. */
    S read(byte[] bytes, int from);

    /** A function that answers plain texts in bytes. Threads may share one. */
    @FunctionalInterface
    interface Answers {

        /**
         * Appends the answer for people, without a line break.
         *
         * @return false when there is none, or only after a longer search: then the position has to be asked
         */
        boolean answer(byte[] bytes, int from, AsciiBuilder out);
    }
}
