package tilewright.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tilewright.message.Message;
import tilewright.server.rooms.RoomSnapshot;
import tilewright.server.rooms.RoomStore;

/** Rooms in a database: one thread writes, and a few read. */
final class StoredRooms implements RoomStore {

    private static final int MOST_WAITING = 20_000;

    private final Engine engine;
    private final String server;
    private final Consumer<Throwable> faults;
    private final GroupWriter writer;
    private final StorageBounds bounds;
    private final ThreadPoolExecutor readers;

    /**
     * @param server the name of this one, another for each process
     * @param readers number of threads that read
     * @param faults called with what only a wrong program causes, or a database that cannot be read
     */
    StoredRooms(Engine engine, String server, int readers, StorageBounds bounds, Consumer<Throwable> faults) {
        this.engine = engine;
        this.server = server;
        this.bounds = bounds;
        this.faults = faults;
        try (Handle first = engine.openWriter()) {
            first.useTransaction(transaction -> Retention.look(transaction, engine.now(transaction)));
        }
        this.writer = new GroupWriter(engine, MOST_WAITING, faults);
        this.readers = new ThreadPoolExecutor(
                readers,
                readers,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(MOST_WAITING),
                Thread.ofPlatform().name("rooms-reader-", 0).factory());
    }

    /** Returns whether there is space for something new. */
    boolean mayBegin(Handle transaction) {
        return bounds.allow(engine.space(transaction));
    }

    GroupWriter writer() {
        return writer;
    }

    @Override
    public String self() {
        return server;
    }

    @Override
    public boolean shared() {
        return engine.shared();
    }

    @Override
    public void make(NewRoom room, Consumer<Creation> done) {
        writer.add(new GroupWriter.Job(
                room.id(),
                (transaction, _) -> {
                    if (!mayBegin(transaction)) {
                        return () -> done.accept(new Creation.NoSpace(StoreMessages.noSpace()));
                    }
                    Creation made = RoomSql.make(transaction, server, room);
                    return () -> done.accept(made);
                },
                reason -> done.accept(new Creation.Refused(reason)),
                () -> done.accept(new Creation.Unknown())));
    }

    @Override
    public void write(Change change, Consumer<Written> done) {
        writer.add(new GroupWriter.Job(
                change.room(),
                (transaction, changed) -> {
                    Written written = RoomSql.write(transaction, server, change);
                    if (written instanceof Written.Saved) {
                        changed.add(change.room());
                    }
                    return () -> done.accept(written);
                },
                reason -> done.accept(new Written.Refused(reason)),
                () -> done.accept(new Written.Unknown())));
    }

    @Override
    public void read(String room, long after, int most, Consumer<Optional<Stored>> done, Runnable failed) {
        inReader(transaction -> RoomSql.read(transaction, room, after, most), done, failed);
    }

    @Override
    public void snapshot(String room, Consumer<Optional<RoomSnapshot>> done, Runnable failed) {
        inReader(transaction -> RoomSql.snapshot(transaction, room), done, failed);
    }

    @Override
    public void keep(String room, Supplier<RoomSnapshot> snapshot) {
        Consumer<Message> nobodyWaits = _ -> {};
        inReader(
                _ -> snapshot.get(),
                made -> writer.add(new GroupWriter.Job(
                        room,
                        (transaction, _) -> {
                            if (mayBegin(transaction)) {
                                RoomSql.keep(transaction, room, made);
                            }
                            return () -> {};
                        },
                        nobodyWaits,
                        () -> {})),
                () -> {});
    }

    @Override
    public void find(String code, Consumer<Optional<String>> done, Runnable failed) {
        inReader(transaction -> RoomSql.find(transaction, code), done, failed);
    }

    @Override
    public void due(long now, long dead, DueRoom after, int most, Consumer<List<DueRoom>> done, Runnable failed) {
        inReader(transaction -> RoomSql.due(transaction, server, now, dead, after, most), done, failed);
    }

    @Override
    public void heads(List<String> rooms, Consumer<Map<String, Long>> done, Runnable failed) {
        inReader(transaction -> RoomSql.heads(transaction, rooms), done, failed);
    }

    @Override
    public void look(Consumer<Long> done, Runnable failed) {
        writer.add(new GroupWriter.Job(
                "",
                (transaction, _) -> {
                    long now = engine.now(transaction);
                    Retention.look(transaction, now);
                    long expired = RoomSql.expired(transaction, now);
                    return () -> done.accept(expired);
                },
                _ -> failed.run(),
                failed));
    }

    @Override
    public void expire(int most, Consumer<Integer> done, Runnable failed) {
        writer.add(new GroupWriter.Job(
                "",
                (transaction, _) -> {
                    int deleted = RoomSql.expire(transaction, most);
                    return () -> done.accept(deleted);
                },
                _ -> failed.run(),
                failed));
    }

    @Override
    public void alive(long now) {
        Consumer<Message> nobodyWaits = _ -> {};
        writer.add(new GroupWriter.Job(
                "",
                (transaction, _) -> {
                    RoomSql.alive(transaction, server, now);
                    return () -> {};
                },
                nobodyWaits,
                () -> {}));
    }

    @Override
    public void onChange(Consumer<String> listener) {
        engine.onChange(listener);
    }

    /** Reads on a thread of the readers. */
    <T> void inReader(Function<Handle, T> query, Consumer<T> done, Runnable failed) {
        try {
            readers.execute(() -> read(query, done, failed));
        } catch (RejectedExecutionException _) {
            failed.run();
        }
    }

    private <T> void read(Function<Handle, T> query, Consumer<T> done, Runnable failed) {
        Runnable callback;
        try {
            T found = engine.readers().inTransaction(query::apply);
            callback = () -> done.accept(found);
        } catch (RuntimeException failure) {
            faults.accept(failure);
            callback = failed;
        }
        try {
            callback.run();
        } catch (RuntimeException fault) {
            faults.accept(fault);
        }
    }

    /** Does all waiting writes and reads, and ends. */
    @Override
    public void close() {
        writer.close();
        readers.close();
        engine.close();
    }
}
