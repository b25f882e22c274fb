package tilewright.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import tilewright.message.Message;

/**
 * The one thread that writes to a database. It takes all that waits, carries it out in one transaction, commits once,
 * and calls back: a disk that makes a hundred commits a second durable so saves thousands of changes.
 *
 * <p>A change decides by what it finds whether it is written, so that it does not spoil the others of its group. If one fails
 * nevertheless, each is tried in a transaction of its own.
 */
final class GroupWriter implements AutoCloseable {

    private static final int MOST_OF_A_GROUP = 256;
    private static final int MOST_TRIES = 3;

    /**
     * A change that waits.
     *
     * @param order where it stands in its group: changes with the same text keep their order. Two servers that write the same
     *     rooms so never wait for each other in a circle
     * @param refused called when nothing was written
     * @param unknown called when nobody knows
     */
    record Job(String order, Work work, Consumer<Message> refused, Runnable unknown) {}

    /** Work in a transaction. It may be done again if the transaction fails. */
    interface Work {
        /**
         * Writes within a transaction, and returns what to run after the commit.
         *
         * @param written takes rooms that are written
         */
        Runnable in(Handle transaction, Set<String> written);
    }

    /** The result of a transaction. */
    private sealed interface Outcome {
        /** @param callbacks in the order in which the changes came */
        record Committed(List<Runnable> callbacks) implements Outcome {}

        /** There is no connection to the database. */
        record Disconnected(Message reason) implements Outcome {}

        record Failed(Failure failure, Throwable cause) implements Outcome {}
    }

    private static final Job END = new Job("", (_, _) -> () -> {}, _ -> {}, () -> {});

    private final Engine engine;
    private final Consumer<Throwable> faults;
    private final BlockingQueue<Job> waiting;
    private final Thread thread = Thread.ofPlatform().name("rooms-writer").unstarted(this::run);
    private final AtomicLong commits = new AtomicLong();
    private final AtomicLong changes = new AtomicLong();
    private final Object closing = new Object();
    private boolean closed;

    /** Null when it is to be opened anew. */
    private @Nullable Handle connection;

    /**
     * @param most changes that may wait
     * @param faults called with what only a wrong program causes
     */
    GroupWriter(Engine engine, int most, Consumer<Throwable> faults) {
        this.engine = engine;
        this.faults = faults;
        this.waiting = new LinkedBlockingQueue<>(most);
        this.connection = engine.openWriter();
        thread.start();
    }

    void add(Job job) {
        Optional<Message> refusal = offer(job);
        refusal.ifPresent(job.refused());
    }

    private Optional<Message> offer(Job job) {
        synchronized (closing) {
            if (closed) {
                return Optional.of(StoreMessages.closing());
            }
            return waiting.offer(job) ? Optional.empty() : Optional.of(StoreMessages.busy());
        }
    }

    int waiting() {
        return waiting.size();
    }

    /** Number of transactions that were committed. */
    long commits() {
        return commits.get();
    }

    /** The number of changes in the committed transactions. */
    long changes() {
        return changes.get();
    }

    private void run() {
        boolean last = false;
        while (!last) {
            List<Job> group = take();
            last = group.remove(END);
            if (!group.isEmpty()) {
                write(group);
            }
        }
        disconnect();
    }

    private List<Job> take() {
        List<Job> group = new ArrayList<>();
        try {
            group.add(waiting.take());
        } catch (InterruptedException _) {
            return group; // nobody interrupts it
        }
        waiting.drainTo(group, MOST_OF_A_GROUP - 1);
        return group;
    }

    private void write(List<Job> group) {
        for (int tries = 1; tries <= MOST_TRIES; tries++) {
            switch (transaction(group)) {
                case Outcome.Committed(List<Runnable> callbacks) -> {
                    callbacks.forEach(this::call);
                    tidy(group.size());
                    return;
                }
                case Outcome.Disconnected(Message reason) -> {
                    refuse(group, reason);
                    refuseWaiting(reason);
                    return;
                }
                case Outcome.Failed(Failure.Retry _, Throwable _) -> {}
                case Outcome.Failed(Failure.Refused(Message reason), Throwable _) -> {
                    refuse(group, reason);
                    return;
                }
                case Outcome.Failed(Failure.Unknown _, Throwable _) -> {
                    group.forEach(job -> call(job.unknown()));
                    return;
                }
                case Outcome.Failed(Failure.Fault _, Throwable cause) -> {
                    if (group.size() == 1) {
                        faults.accept(cause);
                        refuse(group, StoreMessages.failed());
                    } else {
                        group.forEach(job -> write(List.of(job)));
                    }
                    return;
                }
            }
        }
        refuse(group, StoreMessages.away());
    }

    private void refuse(List<Job> group, Message reason) {
        group.forEach(job -> call(() -> job.refused().accept(reason)));
    }

    /** Lets nobody wait for a database that has just not been reached. */
    private void refuseWaiting(Message reason) {
        List<Job> rest = new ArrayList<>();
        waiting.drainTo(rest);
        if (rest.remove(END)) {
            waiting.add(END); // nothing else is added any more
        }
        refuse(rest, reason);
    }

    private Outcome transaction(List<Job> group) {
        Handle handle;
        try {
            handle = connect();
        } catch (RuntimeException failure) {
            faults.accept(failure);
            return new Outcome.Disconnected(cannotConnect(failure));
        }
        IdentityHashMap<Job, Runnable> callbacks = new IdentityHashMap<>();
        Set<String> written = new LinkedHashSet<>();
        try {
            handle.begin();
            group.stream()
                    .sorted(Comparator.comparing(Job::order))
                    .forEach(job -> callbacks.put(job, job.work().in(handle, written)));
            if (!written.isEmpty()) {
                engine.announce(handle, written);
            }
        } catch (RuntimeException failure) {
            disconnect();
            return new Outcome.Failed(
                    Failure.sql(failure).map(engine::beforeCommit).orElse(new Failure.Fault()), failure);
        }
        try {
            handle.commit();
        } catch (RuntimeException failure) {
            disconnect();
            return new Outcome.Failed(
                    Failure.sql(failure).map(engine::atCommit).orElse(new Failure.Unknown()), failure);
        }
        commits.incrementAndGet();
        changes.addAndGet(group.size());
        return new Outcome.Committed(group.stream().map(callbacks::get).toList());
    }

    private Message cannotConnect(RuntimeException failure) {
        Optional<Failure> known = Failure.sql(failure).map(engine::beforeCommit);
        return known.isPresent() && known.get() instanceof Failure.Refused(Message reason)
                ? reason
                : StoreMessages.away();
    }

    private Handle connect() {
        Handle open = connection;
        if (open == null) {
            open = engine.openWriter();
            connection = open;
        }
        return open;
    }

    /** Closes the connection, which ends its transaction; the next one is opened when it is needed. */
    private void disconnect() {
        Handle open = connection;
        connection = null;
        if (open != null) {
            try {
                open.getConnection().close();
            } catch (SQLException _) {
                // it is gone anyway
            }
        }
    }

    private void tidy(int size) {
        Handle open = connection;
        if (open != null) {
            try {
                engine.tidy(open, size);
            } catch (RuntimeException failure) {
                disconnect();
            }
        }
    }

    private void call(Runnable callback) {
        try {
            callback.run();
        } catch (RuntimeException fault) {
            faults.accept(fault);
        }
    }

    /** Writes all waiting changes, and ends. */
    @Override
    public void close() {
        synchronized (closing) {
            if (!closed) {
                closed = true;
                // Room is made soon: nothing else is added any more.
                while (!waiting.offer(END)) {
                    Thread.onSpinWait();
                }
            }
        }
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
