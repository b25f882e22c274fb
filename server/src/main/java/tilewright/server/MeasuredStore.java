package tilewright.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.message.Message;
import tilewright.server.rooms.RoomStore;

/**
 * A store, and what there is to measure of it: what was saved, how long that took, and why nothing can be saved now.
 *
 * <p>Threads may share one.
 */
final class MeasuredStore implements RoomStore {

    private static final double NANOS = 1e9;
    private static final long LONG_AGO_NANOS = 60_000_000_000L;

    private final RoomStore store;
    private Message reason = ServerMessages.storeAway();
    private long reasonSince;
    private boolean failing;
    private boolean away;
    private long saved;
    private long made;
    private long conflicts;
    private long failed;
    private long nanos;

    MeasuredStore(RoomStore store) {
        this.store = store;
    }

    /**
     * Returns why nothing can be saved; empty if the last change was saved, or if that is long ago. A disk that is full may still
     * take a small change now and then, so that a reason is kept beyond it.
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
                Metric.counter("events_saved", "Events that are on the disk.", (saved + made)),
                Metric.counter("save_conflicts", "Events that another server was quicker with.", conflicts),
                Metric.counter("save_failures", "Events that could not be saved.", failed),
                Metric.summary(
                        "save_seconds",
                        "Time from asking to what is on the disk.",
                        nanos / NANOS,
                        saved + made + conflicts + failed));
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
            reason = ServerMessages.storeAway();
        }
    }

    private synchronized void failed(Message why) {
        failed++;
        failing = true;
        reason = why;
        reasonSince = System.nanoTime();
    }

    @Override
    public void make(NewRoom room, Consumer<Made> done) {
        long since = System.nanoTime();
        store.make(room, end -> {
            ended(since);
            count(end);
            done.accept(end);
        });
    }

    private synchronized void count(Made end) {
        switch (end) {
            case Made.Saved _ -> {
                made++;
                saved();
            }
            case Made.Taken _ -> conflicts++;
            case Made.Refused(Message why) -> failed(why);
            case Made.Unknown _ -> failed(ServerMessages.storeAway());
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
            case Written.Unknown _ -> failed(ServerMessages.storeAway());
        }
    }

    @Override
    public void read(String room, Consumer<Optional<Stored>> done, Runnable failing) {
        store.read(room, done, failing);
    }

    @Override
    public void find(String code, Consumer<Optional<String>> done, Runnable failing) {
        store.find(code, done, failing);
    }

    @Override
    public void due(long now, long dead, int most, Consumer<List<String>> done, Runnable failing) {
        store.due(now, dead, most, done, failing);
    }

    @Override
    public void heads(List<String> rooms, Consumer<Map<String, Long>> done, Runnable failing) {
        store.heads(rooms, done, failing);
    }

    /** The host asks for this every few seconds, so a store that is back is noticed without a move. */
    @Override
    public void expire(long now, int most, Consumer<Integer> done, Runnable failing) {
        store.expire(
                now,
                most,
                count -> {
                    reached(true);
                    done.accept(count);
                },
                () -> {
                    reached(false);
                    failing.run();
                });
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
