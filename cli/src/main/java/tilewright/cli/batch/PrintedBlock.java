package tilewright.cli.batch;

import tilewright.text.AsciiBuilder;

/**
 * Answers of lines of a block, one after the other, as they are printed. Each is a result.
 *
 * @param from the first line
 * @param to exclusive
 * @param out for the standard output, with line breaks
 */
record PrintedBlock(LineBlock block, int from, int to, AsciiBuilder out) implements BatchAnswer {

    int count() {
        return to - from;
    }

    /** {@link Line#end} of the last line. */
    long end() {
        return block.before() + block.start(to);
    }
}
