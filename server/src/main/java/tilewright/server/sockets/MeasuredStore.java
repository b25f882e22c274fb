package tilewright.server.sockets;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tilewright.message.Message;
import tilewright.server.operate.Metric;
import tilewright.server.operate.ServerLog;
import tilewright.server.rooms.RoomSnapshot;
import tilewright.server.rooms.RoomStore;

/**
 * A store with measurements: the number of changes saved, the time that took, and the reason why nothing can be saved
 * now.
 *
 * <p>Threads may share one.
 */
final class MeasuredStore implements RoomStore {

    private static final double NANOS = 1e9;
    private static final long LONG_AGO_NANOS = 60_000_000_000L;

    private final RoomStore store;
    private final ServerLog log;
    private Message reason = SocketsMessages.storeAway();
    private long reasonSince;
    private boolean failing;
    private boolean away;
    private long saved;
    private long made;
    private long withoutSpace;
    private long conflicts;
    private long failed;
    private long nanos;

    /** @param log takes how many rooms are about to be deleted */
    MeasuredStore(RoomStore store, ServerLog log) {
        this.store = store;
        this.log = log;
    }

    /**
     * Returns why nothing can be saved; empty if the last change was saved, or if that is long ago. A disk that is full may still
     * take a small change now and then, so that a reason is kept beyond it. A room that is not made for want of space says nothing
     * of others.
     */
    synchronized Optional<Message> trouble() {
        return away || failing && recent() ? Optional.of(reason) : Optional.empty();
    }

    private boolean recent() {
        return System.nanoTime() - reasonSince < LONG_AGO_NANOS;
    }

    /** Returns what there is to measure. */
    synchronized List<Metric> metrics() {
        return List.of(
                Metric.counter("rooms_made", "Rooms made.", made),
                Metric.counter("rooms_without_space", "Rooms that were not made for want of space.", withoutSpace),
                Metric.counter("events_saved", "Events that are on the disk.", (saved + made)),
                Metric.counter("save_conflicts", "Events that another server was quicker with.", conflicts),
                Metric.counter("save_failures", "Events that could not be saved.", failed),
                Metric.summary(
                        "save_seconds",
                        "Time from asking to what is on the disk.",
                        nanos / NANOS,
                        saved + made + withoutSpace + conflicts + failed));
    }

    private synchronized void ended(long since) {
        nanos += System.nanoTime() - since;
    }

    private synchronized void saved() {
        failing = false;
        away = false;
    }

    private synchronized void reached(boolean is) {
        away = !is;
        if (is && !recent()) {
            reason = SocketsMessages.storeAway();
        }
    }

    private synchronized void failed(Message why) {
        failed++;
        failing = true;
        reason = why;
        reasonSince = System.nanoTime();
    }

    @Override
    public void make(NewRoom room, Consumer<Creation> done) {
        long since = System.nanoTime();
        store.make(room, end -> {
            ended(since);
            count(end);
            done.accept(end);
        });
    }

    private synchronized void count(Creation end) {
        switch (end) {
            case Creation.Saved _ -> {
                made++;
                saved();
            }
            case Creation.Taken _ -> conflicts++;
            case Creation.Refused(Message why) -> failed(why);
            case Creation.NoSpace _ -> withoutSpace++;
            case Creation.Unknown _ -> failed(SocketsMessages.storeAway());
        }
    }

    @Override
    public void write(Change change, Consumer<Written> done) {
        long since = System.nanoTime();
        store.write(change, end -> {
            ended(since);
            count(end);
            done.accept(end);
        });
    }

    private synchronized void count(Written end) {
        switch (end) {
            case Written.Saved _ -> {
                saved++;
                saved();
            }
            case Written.Conflict _ -> conflicts++;
            case Written.Refused(Message why) -> failed(why);
            case Written.Unknown _ -> failed(SocketsMessages.storeAway());
        }
    }

    @Override
    public void read(String room, long after, int most, Consumer<Optional<Stored>> done, Runnable failing) {
        store.read(room, after, most, done, failing);
    }

    @Override
    public void snapshot(String room, Consumer<Optional<RoomSnapshot>> done, Runnable failing) {
        store.snapshot(room, done, failing);
    }

    @Override
    public void keep(String room, Supplier<RoomSnapshot> snapshot) {
        store.keep(room, snapshot);
    }

    @Override
    public void find(String code, Consumer<Optional<String>> done, Runnable failing) {
        store.find(code, done, failing);
    }

    @Override
    public void due(long now, long dead, DueRoom after, int most, Consumer<List<DueRoom>> done, Runnable failing) {
        store.due(now, dead, after, most, done, failing);
    }

    @Override
    public void heads(List<String> rooms, Consumer<Map<String, Long>> done, Runnable failing) {
        store.heads(rooms, done, failing);
    }

    /**
     * Updates the clock of the store. The host asks for this every few seconds, so that a store that works again is
     * noticed without a move.
     */
    @Override
    public void look(Consumer<Long> done, Runnable failing) {
        store.look(
                expired -> {
                    reached(true);
                    if (expired > 0) {
                        log.expires("rooms", expired);
                    }
                    done.accept(expired);
                },
                () -> {
                    reached(false);
                    failing.run();
                });
    }

    @Override
    public void expire(int most, Consumer<Integer> done, Runnable failing) {
        store.expire(most, done, failing);
    }

    @Override
    public void alive(long now) {
        store.alive(now);
    }

    @Override
    public String self() {
        return store.self();
    }

    @Override
    public boolean shared() {
        return store.shared();
    }

    @Override
    public void onChange(Consumer<String> listener) {
        store.onChange(listener);
    }

    @Override
    public void close() {
        store.close();
    }
}
