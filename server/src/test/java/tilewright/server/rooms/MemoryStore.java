package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.message.Message;

/** A store in memory that answers at once. Several servers may share one: {@link #as}. */
final class MemoryStore {

    private static final class Kept {
        String code = "";
        long epoch = 1;
        String owner = "";
        List<Key> keys = new ArrayList<>();
        List<LogEntry> log = new ArrayList<>();
        RoomStore.Due due = new RoomStore.Due(RoomStore.Due.NEVER, RoomStore.Due.NEVER);
    }

    private final Map<String, Kept> rooms = new LinkedHashMap<>();
    private final Map<String, Long> alive = new HashMap<>();
    private final Map<String, Consumer<String>> listeners = new HashMap<>();

    /** What the next writes end in, instead of being written. */
    Optional<RoomStore.Written> trouble = Optional.empty();

    /** What waits while the store is silent. */
    private final List<Runnable> held = new ArrayList<>();

    private boolean silent;

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
            public void make(NewRoom room, Consumer<Made> done) {
                for (var kept : rooms.entrySet()) {
                    if (kept.getValue().log.getFirst().id().equals(room.first().id())) {
                        done.accept(new Made.Saved(kept.getKey(), kept.getValue().code));
                        return;
                    }
                }
                put(room);
                done.accept(new Made.Saved(room.id(), room.code()));
            }

            private void put(NewRoom room) {
                Kept kept = new Kept();
                kept.code = room.code();
                kept.owner = self;
                kept.keys.addAll(room.keys());
                kept.log.add(room.first());
                kept.due = room.due();
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
                kept.keys.removeAll(change.removed());
                kept.keys.addAll(change.added());
                kept.due = change.due();
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
            public void read(String room, Consumer<Optional<Stored>> done, Runnable failed) {
                if (silent) {
                    held.add(() -> read(room, done, failed));
                    return;
                }
                done.accept(Optional.ofNullable(rooms.get(room))
                        .map(kept -> new Stored(
                                room,
                                kept.code,
                                kept.epoch,
                                kept.owner,
                                alive.getOrDefault(kept.owner, 0L),
                                kept.keys,
                                kept.log)));
            }

            @Override
            public void find(String code, Consumer<Optional<String>> done, Runnable failed) {
                done.accept(rooms.entrySet().stream()
                        .filter(kept -> !code.isEmpty() && kept.getValue().code.equals(code))
                        .map(Map.Entry::getKey)
                        .findFirst());
            }

            @Override
            public void due(long now, long dead, int most, Consumer<List<String>> done, Runnable failed) {
                done.accept(rooms.entrySet().stream()
                        .filter(kept -> kept.getValue().due.wake() <= now
                                && (kept.getValue().owner.equals(self)
                                        || alive.getOrDefault(kept.getValue().owner, 0L) < dead))
                        .map(Map.Entry::getKey)
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
            public void expire(long now, int most, Consumer<Integer> done, Runnable failed) {
                List<String> expired = rooms.entrySet().stream()
                        .filter(kept -> kept.getValue().due.expires() < now)
                        .map(Map.Entry::getKey)
                        .limit(most)
                        .toList();
                expired.forEach(rooms::remove);
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
