package tilewright.cli.batch;

import java.nio.charset.StandardCharsets;

/**
 * Plain lines of the input, one after the other, as bytes. All are of the same length, and so are their line breaks.
 *
 * @param number of the first, from 1
 * @param bytes of all, line breaks included
 * @param count number of lines
 * @param length of each, without its line break
 * @param before how much of the input lies before the first
 */
record LineBlock(long number, byte[] bytes, int count, int length, long before) implements Chunk {

    /** The place of a line in the bytes. */
    int start(int index) {
        return bytes.length / count * index;
    }

    Line line(int index) {
        String text = new String(bytes, start(index), length, StandardCharsets.ISO_8859_1);
        return Line.of(number + index, text, before + start(index + 1));
    }
}
