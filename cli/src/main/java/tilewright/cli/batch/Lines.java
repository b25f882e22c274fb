package tilewright.cli.batch;

import java.io.Closeable;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tilewright.puzzle.PlainTexts;

/** The lines to be answered, one after the other. One thread at a time. */
public interface Lines extends Closeable {

    /** The next line; empty at the end. */
    Optional<Line> next() throws IOException;

    /**
     * Returns the next line, or the beginning of one that is too long, with a fault: {@link #more} reads the rest,
     * {@link #skipped} passes over it.
     */
    default Optional<Line> begun() throws IOException {
        return next();
    }

    /** The next part of the line that has begun; empty at its end. */
    default Optional<String> more() throws IOException {
        return Optional.empty();
    }

    /** Returns a line that is too long as {@link #next} has it, once its beginning was looked at. */
    default Line skipped(Line beginning) throws IOException {
        return beginning;
    }

    /**
     * The plain lines that can be read next without waiting; empty when the next line must be read by itself.
     *
     * @param most lines, at least 1
     */
    default Optional<LineBlock> block(PlainTexts<?> plain, int most) throws IOException {
        return Optional.empty();
    }

    /** Whether the next line is there already, so that asking for it does not wait. */
    boolean ready() throws IOException;

    /** Returns the whole length in units of {@link Line#end}; 0 when it is unknown. */
    long total();

    @Override
    default void close() throws IOException {}

    /** Texts that were given on the command line. */
    static Lines of(List<String> texts) {
        return counted(
                texts.size(),
                LongStream.range(0, texts.size()).mapToObj(i -> Line.of(i + 1, texts.get((int) i), i + 1)));
    }

    /** Returns empty lines, numbered from 1. */
    static Lines empty(long count) {
        return empty(0, count);
    }

    /**
     * Empty lines.
     *
     * @param before the number of those before the first of these
     */
    static Lines empty(long before, long count) {
        return counted(count, LongStream.rangeClosed(1, count).mapToObj(i -> Line.of(before + i, "", i)));
    }

    private static Lines counted(long count, Stream<Line> lines) {
        Iterator<Line> iterator = lines.iterator();
        return new Lines() {
            @Override
            public Optional<Line> next() {
                return iterator.hasNext() ? Optional.of(iterator.next()) : Optional.empty();
            }

            @Override
            public boolean ready() {
                return true;
            }

            @Override
            public long total() {
                return count;
            }
        };
    }
}
