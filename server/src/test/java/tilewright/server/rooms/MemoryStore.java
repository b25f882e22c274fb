package tilewright.server.rooms;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tilewright.message.Message;

/** A store in memory that answers at once. Several servers may share one: {@link #as}. */
final class MemoryStore {

    private static final class Kept {
        String code = "";
        long epoch = 1;
        String owner = "";
        List<Key> keys = new ArrayList<>();
        List<LogEntry> log = new ArrayList<>();
        RoomStore.Head head = new RoomStore.Head(0, "");
        RoomStore.Due due = new RoomStore.Due(RoomStore.Due.NEVER, Duration.ZERO);
        long expires;
    }

    private final InstantSource clock;
    private RetentionClock retention;
    private final Map<String, Kept> rooms = new LinkedHashMap<>();
    private final Map<String, Long> alive = new HashMap<>();
    private final Map<String, Consumer<String>> listeners = new HashMap<>();

    /** What the next writes end in, instead of being written. */
    Optional<RoomStore.Written> trouble = Optional.empty();

    /** What waits while the store is silent. */
    private final List<Runnable> held = new ArrayList<>();

    private boolean silent;

    final Map<String, RoomSnapshot> snapshots = new LinkedHashMap<>();

    /** Number of entries that were read so far. */
    long read;

    /** Lets all that is read and written from now on wait. */
    void fallSilent() {
        silent = true;
    }

    /** Does what waits. */
    void speak() {
        silent = false;
        List<Runnable> all = List.copyOf(held);
        held.clear();
        all.forEach(Runnable::run);
    }

    /** Keeps a room as it is, whether it is one or not. */
    void put(String room, List<Key> keys, List<LogEntry> log) {
        Kept kept = new Kept();
        kept.keys.addAll(keys);
        kept.log.addAll(log);
        kept.head = log.isEmpty() ? kept.head : head(log.getLast());
        rooms.put(room, kept);
        kept.expires = Long.MAX_VALUE;
    }

    /** @param clock the machine's */
    MemoryStore(InstantSource clock) {
        this.clock = clock;
        this.retention = RetentionClock.starting(clock.millis());
    }

    /** Has a room be due since a time. */
    void wake(String room, long since) {
        Kept kept = Objects.requireNonNull(rooms.get(room));
        kept.due = new RoomStore.Due(since, kept.due.kept());
    }

    /** Deletes the last entry of a log, and nothing else. */
    void deleteLast(String room) {
        log(room).removeLast();
    }

    private static RoomStore.Head head(LogEntry last) {
        return new RoomStore.Head(last.version(), last.hash());
    }

    private List<LogEntry> part(Kept kept, long after, int most) {
        List<LogEntry> part = kept.log.stream()
                .filter(entry -> entry.version() > after)
                .limit(most)
                .toList();
        read += part.size();
        return part;
    }

    /** After which time a room is deleted if nothing happens. */
    Duration kept(String room) {
        return Objects.requireNonNull(rooms.get(room)).due.kept();
    }

    int rooms() {
        return rooms.size();
    }

    List<LogEntry> log(String room) {
        return Objects.requireNonNull(rooms.get(room)).log;
    }

    /** Returns the store as a server has it. */
    RoomStore as(String self) {
        return new RoomStore() {
            @Override
            public String self() {
                return self;
            }

            @Override
            public boolean shared() {
                return true;
            }

            @Override
            public void make(NewRoom room, Consumer<Creation> done) {
                for (var kept : rooms.entrySet()) {
                    if (kept.getValue().log.getFirst().id().equals(room.first().id())) {
                        done.accept(new Creation.Saved(kept.getKey(), kept.getValue().code));
                        return;
                    }
                }
                put(room);
                done.accept(new Creation.Saved(room.id(), room.code()));
            }

            private void put(NewRoom room) {
                Kept kept = new Kept();
                kept.code = room.code();
                kept.owner = self;
                kept.keys.addAll(room.keys());
                kept.log.add(room.first());
                kept.head = head(room.first());
                kept.due = room.due();
                kept.expires = retention.time() + room.due().kept().toMillis();
                rooms.put(room.id(), kept);
            }

            @Override
            public void write(Change change, Consumer<Written> done) {
                if (silent) {
                    held.add(() -> write(change, done));
                    return;
                }
                if (trouble.isPresent()) {
                    done.accept(trouble.get());
                    return;
                }
                Kept kept = rooms.get(change.room());
                if (kept == null
                        || kept.epoch != change.epoch()
                        || !change.entry().follows(kept.log.getLast().hash())
                        || change.entry().version() != kept.log.size() + 1) {
                    done.accept(new Written.Conflict());
                    return;
                }
                if (!kept.owner.equals(self)) {
                    kept.epoch++;
                    kept.owner = self;
                }
                kept.log.add(change.entry());
                kept.head = head(change.entry());
                kept.keys.removeAll(change.removed());
                kept.keys.addAll(change.added());
                kept.due = change.due();
                kept.expires = retention.time() + change.due().kept().toMillis();
                if (change.closesCode()) {
                    kept.code = "";
                }
                change.next().ifPresent(this::put);
                done.accept(new Written.Saved(kept.epoch));
                listeners.forEach((other, listener) -> {
                    if (!other.equals(self)) {
                        listener.accept(change.room());
                    }
                });
            }

            @Override
            public void read(String room, long after, int most, Consumer<Optional<Stored>> done, Runnable failed) {
                if (silent) {
                    held.add(() -> read(room, after, most, done, failed));
                    return;
                }
                done.accept(Optional.ofNullable(rooms.get(room))
                        .map(kept -> new Stored(
                                room,
                                kept.code,
                                kept.epoch,
                                kept.owner,
                                alive.getOrDefault(kept.owner, 0L),
                                kept.head,
                                kept.keys,
                                part(kept, after, most),
                                "")));
            }

            @Override
            public void snapshot(String room, Consumer<Optional<RoomSnapshot>> done, Runnable failed) {
                if (silent) {
                    held.add(() -> snapshot(room, done, failed));
                    return;
                }
                done.accept(Optional.ofNullable(snapshots.get(room)));
            }

            @Override
            public void keep(String room, Supplier<RoomSnapshot> snapshot) {
                if (silent) {
                    held.add(() -> keep(room, snapshot));
                } else if (rooms.containsKey(room)) {
                    snapshots.put(room, snapshot.get());
                }
            }

            @Override
            public void find(String code, Consumer<Optional<String>> done, Runnable failed) {
                if (silent) {
                    held.add(() -> find(code, done, failed));
                    return;
                }
                done.accept(rooms.entrySet().stream()
                        .filter(kept -> !code.isEmpty() && kept.getValue().code.equals(code))
                        .map(Map.Entry::getKey)
                        .findFirst());
            }

            @Override
            public void due(
                    long now, long dead, DueRoom after, int most, Consumer<List<DueRoom>> done, Runnable failed) {
                Comparator<DueRoom> order =
                        Comparator.comparingLong(DueRoom::wake).thenComparing(DueRoom::id);
                done.accept(rooms.entrySet().stream()
                        .filter(kept -> kept.getValue().due.wake() <= now
                                && (kept.getValue().owner.equals(self)
                                        || alive.getOrDefault(kept.getValue().owner, 0L) < dead))
                        .map(kept -> new DueRoom(kept.getValue().due.wake(), kept.getKey()))
                        .sorted(order)
                        .filter(room -> order.compare(room, after) > 0)
                        .limit(most)
                        .toList());
            }

            @Override
            public void heads(List<String> wanted, Consumer<Map<String, Long>> done, Runnable failed) {
                Map<String, Long> heads = new HashMap<>();
                for (String room : wanted) {
                    if (rooms.containsKey(room)) {
                        heads.put(room, (long) rooms.get(room).log.size());
                    }
                }
                done.accept(heads);
            }

            @Override
            public void look(Consumer<Long> done, Runnable failed) {
                retention = retention.at(clock.millis());
                done.accept(expired().count());
            }

            private Stream<String> expired() {
                return rooms.entrySet().stream()
                        .filter(kept -> kept.getValue().expires <= retention.time())
                        .map(Map.Entry::getKey);
            }

            @Override
            public void expire(int most, Consumer<Integer> done, Runnable failed) {
                List<String> expired = expired().limit(most).toList();
                expired.forEach(rooms::remove);
                expired.forEach(snapshots::remove);
                done.accept(expired.size());
            }

            @Override
            public void alive(long now) {
                alive.put(self, now);
            }

            @Override
            public void onChange(Consumer<String> listener) {
                listeners.put(self, listener);
            }

            @Override
            public void close() {}
        };
    }

    static RoomStore.Written refused() {
        return new RoomStore.Written.Refused(Message.verbatim("the disk is full"));
    }
}
