package tilewright.server.rooms;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;

/**
 * All that rooms take from the machine: time, threads, chance, and hard work. A simulation has another one.
 *
 * <p>Threads may share one.
 */
public interface RoomWorld {

    Catalog catalog();

    /** Returns the time in milliseconds since 1970. */
    long now();

    /** Returns what runs the tasks of a room, in order and one at a time. */
    Executor executor(String room);

    /** Runs a task later, on any thread; not at all if the rooms are closed before. */
    void schedule(Duration delay, Runnable task);

    /** Returns random bits that nobody can guess. */
    long randomBits();

    /**
     * Does work that may take seconds.
     *
     * @param work returns its result, or empty for none; it may throw what its puzzle throws, which is no result
     * @param done takes the result, on any thread
     */
    <T> void work(Work<T> work, Consumer<Optional<T>> done);

    /** Work that may take seconds. */
    interface Work<T> extends Function<Work.Means, Optional<T>> {

        /** What work has: when to stop, and where to keep tables. */
        record Means(Stop stop, Workspace workspace) {}
    }
}
