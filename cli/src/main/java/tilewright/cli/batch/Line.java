package tilewright.cli.batch;

import java.util.Optional;
import tilewright.message.Message;

/**
 * A line of the input, or several that make up one text.
 *
 * @param number of the first, from 1; lines that are passed over count
 * @param text without the line break at its end; empty when it could not be read
 * @param fault why it could not be read
 * @param end how much of the input lies before the next line, in the units of {@link Lines#total}
 */
public record Line(long number, String text, Optional<Message> fault, long end) implements Chunk {

    public static Line of(long number, String text, long end) {
        return new Line(number, text, Optional.empty(), end);
    }
}
