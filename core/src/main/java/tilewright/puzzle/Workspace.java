package tilewright.puzzle;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A store for values that puzzles keep between calls, such as a proof or a table, until its owner closes it; also the bound on
 * the size of a table. Answers depend on that bound, never on the stored values.
 *
 * <p>Callers must not cache values from it, so that released values become garbage. A workspace that is dropped without being
 * closed becomes garbage as well. Threads may share one.
 */
public final class Workspace implements AutoCloseable {

    private final Map<Class<?>, Object> values = new HashMap<>();
    private final long tableBytes;
    private boolean closed;

    /** Constructs a workspace whose tables may be as large as the limits of a request allow. */
    public Workspace() {
        this(Long.MAX_VALUE);
    }

    /** @param tableBytes what one table may take, whatever the limits of a request allow */
    public Workspace(long tableBytes) {
        this.tableBytes = tableBytes;
    }

    /** Returns the maximum size of one table, in bytes. */
    public long tableBytes() {
        return tableBytes;
    }

    /**
     * The one value of a type that is kept here; made when there is none yet.
     *
     * @param type a type that only one part of one puzzle asks for
     * @throws IllegalStateException when this is closed
     */
    @SuppressWarnings("unchecked") // each value is put in under its own type
    public synchronized <T> T of(Class<T> type, Supplier<T> maker) {
        if (closed) {
            throw new IllegalStateException("the workspace is closed");
        }
        return (T) values.computeIfAbsent(type, _ -> maker.get());
    }

    /** Releases everything and stays open. */
    public synchronized void clear() {
        values.clear();
    }

    /** Releases everything; may be called again. */
    @Override
    public synchronized void close() {
        closed = true;
        clear();
    }
}
