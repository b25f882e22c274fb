package tilewright.server.rooms;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.text.Refusal;

/**
 * The world of rooms: the time, the threads, the random numbers, and the heavy work that they ask for. What clients
 * cause is charged to them; a client is the name of its address, empty for the server itself. A simulation has another
 * one.
 *
 * <p>Threads may share one.
 */
public interface RoomWorld {

    Catalog catalog();

    /** Returns the time in milliseconds since 1970, as the machine's clock has it: it may be set, forward or back. */
    long now();

    /**
     * Returns a time in nanoseconds from an arbitrary origin, which no change of the clock affects, as
     * {@link System#nanoTime} does.
     */
    long nanos();

    /**
     * Runs a short task of a room; tasks of the same room run in order, one at a time. Clients share the threads
     * fairly.
     */
    void run(String room, String client, Runnable task);

    /** Runs a task later, on any thread; not at all if the rooms are closed before. */
    void schedule(Duration delay, Runnable task);

    /** Returns random bits that cannot be guessed. */
    long randomBits();

    /**
     * Does work that may take seconds.
     *
     * @param work returns its result, or empty for none; it may throw what its puzzle throws, which is no result
     * @param done takes the result, on any thread
     */
    <T> void work(String client, Work<T> work, Consumer<WorkResult<T>> done);

    /** Tells the operator that a room cannot be read, and why. */
    void damaged(String room, String reason);

    /** A piece of work that may take seconds. */
    interface Work<T> extends Function<Work.Resources, Optional<T>> {

        /** The means of work: when to stop, and where to keep tables. */
        record Resources(Stop stop, Workspace workspace) {}
    }

    /** The result of work. */
    sealed interface WorkResult<T> {

        record Found<T>(T value) implements WorkResult<T> {}

        /** There is no result. */
        record None<T>() implements WorkResult<T> {}

        /** There was no time for the work. */
        record NoTime<T>() implements WorkResult<T> {}

        /** Returns the result of work in the time that there is. */
        static <T> WorkResult<T> of(Work<T> work, Work.Resources means) {
            try {
                return work.apply(means).<WorkResult<T>>map(Found::new).orElseGet(None::new);
            } catch (Stopped _) {
                return new NoTime<>();
            } catch (Refusal _) {
                return new None<>();
            }
        }

        /** Returns the result, if there is one. */
        default Optional<T> result() {
            return this instanceof Found<T>(T value) ? Optional.of(value) : Optional.empty();
        }
    }
}
