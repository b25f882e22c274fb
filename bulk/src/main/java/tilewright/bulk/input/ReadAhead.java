package tilewright.bulk.input;

import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;

/** The values of a file, read one after the other; one is read ahead. One thread. */
public final class ReadAhead<T> implements Iterator<T> {

    private final String file;
    private final Source<T> source;
    private Optional<T> next;

    /** Reads values. */
    @FunctionalInterface
    public interface Source<T> {

        /** Returns the next value; empty at the end. */
        Optional<T> next() throws IOException;
    }

    /**
     * @param file what failures name
     * @throws IoFailure when the first value cannot be read
     */
    public ReadAhead(String file, Source<T> source) {
        this.file = file;
        this.source = source;
        this.next = read();
    }

    private Optional<T> read() {
        try {
            return source.next();
        } catch (IOException error) {
            throw IoFailure.reading(file, error);
        }
    }

    @Override
    public boolean hasNext() {
        return next.isPresent();
    }

    @Override
    public T next() {
        T value = next.orElseThrow(NoSuchElementException::new);
        next = read();
        return value;
    }
}
