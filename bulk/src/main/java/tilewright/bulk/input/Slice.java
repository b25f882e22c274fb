package tilewright.bulk.input;

import java.io.Serializable;

/** What one task answers, in the order of the input. */
public sealed interface Slice extends Serializable {

    /** The number of the slice, from 0. */
    int number();

    /**
     * A part of a text file, from the beginning of a line to the beginning of another.
     *
     * @param from in bytes
     * @param to in bytes, exclusive
     * @param linesBefore lines of the same file before it
     * @param base lines of the files before this one
     * @param column of a table, that which holds the texts, from 0; -1 for plain text
     */
    record Bytes(int number, String file, long from, long to, long linesBefore, long base, int column)
            implements Slice {}

    /**
     * Positions to be made.
     *
     * @param first item, from 0
     */
    record Items(int number, long first, long count) implements Slice {}
}
