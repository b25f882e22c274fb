package tilewright.server.rooms;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * All rooms of a server: those in memory, and the way to the others.
 *
 * <p>Threads may share one. Nothing waits.
 */
public final class RoomHost implements AutoCloseable {

    private static final Duration BEAT = Duration.ofSeconds(5);
    private static final Duration LONG_STANDSTILL = Duration.ofSeconds(5);
    private static final int MOST_DUE = 200;
    private static final int MOST_EXPIRED = 200;

    /** Letters of room names and of codes; those of codes are no vowels, and none looks like another. */
    private static final String NAME_LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

    private static final String CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXYZ23456789";
    private static final int NAME_LENGTH = 12;
    static final int CODE_LENGTH = 6;

    private final RoomStore store;
    private final RoomWorld world;
    private final RoomBounds bounds;
    private final RoomMaker maker;
    private final TokenBuckets makes;
    private final TokenBuckets tries;
    private final StandstillWatch watch;
    private final long started;
    private final Map<String, RoomActor> loaded = new HashMap<>();
    private final Map<String, List<Waiter>> loading = new HashMap<>();
    private volatile long seen;
    private boolean closed;

    /** @param store closed by whoever opened it */
    public RoomHost(RoomStore store, RoomWorld world, RoomBounds bounds) {
        this.store = store;
        this.world = world;
        this.bounds = bounds;
        this.maker = new RoomMaker(this);
        this.makes = new TokenBuckets(bounds.makes());
        this.tries = new TokenBuckets(bounds.tries());
        this.started = world.now();
        this.watch = new StandstillWatch(started);
        store.onChange(this::changed);
        store.alive(world.now());
        world.schedule(Duration.ZERO, this::beat);
        world.schedule(Duration.ZERO, this::look);
    }

    /**
     * Takes a client.
     *
     * @param client its address, or whatever else its shares are counted by
     */
    public Session connect(Peer peer, String client) {
        return new Session(this, peer, client);
    }

    RoomStore store() {
        return store;
    }

    RoomWorld world() {
        return world;
    }

    RoomBounds bounds() {
        return bounds;
    }

    RoomMaker maker() {
        return maker;
    }

    /** Returns the number of rooms in memory. */
    public synchronized int rooms() {
        return loaded.size();
    }

    String newName() {
        return letters(NAME_LETTERS, NAME_LENGTH);
    }

    String newCode() {
        return letters(CODE_LETTERS, CODE_LENGTH);
    }

    private String letters(String alphabet, int length) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < length; i++) {
            letters.append(alphabet.charAt((int) Long.remainderUnsigned(world.randomBits(), alphabet.length())));
        }
        return letters.toString();
    }

    void make(Session session, RoomRequest.Make make) {
        if (!makes.has(session.client(), world.now())) {
            throw NotNow.yet(RoomsMessages.manyMakes());
        }
        maker.make(session, make);
    }

    /** A client has made a room. */
    void made(Session session) {
        boolean _ = makes.take(session.client(), world.now());
    }

    void enter(Session session, RoomRequest.Enter enter) {
        if (!tries.has(session.client(), world.now())) {
            throw NotNow.yet(RoomsMessages.manyTries());
        }
        Runnable failed = () -> unreachable(session);
        if (enter.code().isEmpty()) {
            find(enter.room(), actor -> enter(session, enter, actor), failed);
        } else {
            store.find(
                    code(enter.code()),
                    room -> room.ifPresentOrElse(
                            name -> find(name, actor -> enter(session, enter, actor), failed), () -> wrong(session)),
                    failed);
        }
    }

    private void enter(Session session, RoomRequest.Enter enter, Optional<RoomActor> found) {
        found.ifPresentOrElse(
                actor -> actor.execute(() -> {
                    if (actor.dead()) {
                        enter(session, enter);
                    } else {
                        actor.enter(session, enter);
                    }
                }),
                () -> wrong(session));
    }

    /** Returns a code as it is kept, however it was typed. */
    private static String code(String typed) {
        StringBuilder code = new StringBuilder();
        for (char sign : typed.toUpperCase(Locale.ROOT).toCharArray()) {
            if (CODE_LETTERS.indexOf(sign) >= 0 && code.length() < CODE_LENGTH) {
                code.append(sign);
            }
        }
        return code.toString();
    }

    /** The client has shown a key or a code that opens nothing. */
    void wrong(Session session) {
        boolean _ = tries.take(session.client(), world.now());
        session.send(RoomJson.refused("enter", RoomsMessages.opensNothing(), true, 0, ""));
        session.end(Peer.GONE, RoomsMessages.opensNothing());
    }

    private static void unreachable(Session session) {
        session.send(RoomJson.refused("enter", RoomsMessages.noStore(), false, 0, ""));
        session.end(Peer.BUSY, RoomsMessages.noStore());
    }

    /** Who waits for a room that is being read. */
    private record Waiter(Consumer<Optional<RoomActor>> done, Runnable failed) {}

    /**
     * Finds a room, in memory or in the store.
     *
     * @param done takes it; empty if there is none
     * @param failed called instead when the store cannot be read, or there is too much in memory
     */
    void find(String id, Consumer<Optional<RoomActor>> done, Runnable failed) {
        Optional<RoomActor> present;
        boolean first = false;
        synchronized (this) {
            present = Optional.ofNullable(loaded.get(id));
            boolean place = loading.containsKey(id) || loaded.size() + loading.size() < bounds.loaded();
            if (present.isEmpty() && !closed && place) {
                first = !loading.containsKey(id);
                loading.computeIfAbsent(id, _ -> new ArrayList<>()).add(new Waiter(done, failed));
            } else if (present.isEmpty()) {
                world.executor(id).execute(failed);
                return;
            }
        }
        if (present.isPresent()) {
            done.accept(present);
        } else if (first) {
            store.read(
                    id,
                    stored -> world.executor(id).execute(() -> read(id, stored)),
                    () -> waiters(id).forEach(waiter -> waiter.failed().run()));
        }
    }

    private void read(String id, Optional<RoomStore.Stored> stored) {
        Optional<RoomActor> actor = stored.map(found -> new RoomActor(this, found));
        List<Waiter> waiters;
        synchronized (this) {
            waiters = waiters(id);
            if (closed) {
                actor = Optional.empty();
            }
            actor.ifPresent(made -> loaded.put(id, made));
        }
        if (stored.isPresent() && actor.isEmpty()) {
            waiters.forEach(waiter -> waiter.failed().run());
            return;
        }
        actor.ifPresent(RoomActor::begin);
        for (Waiter waiter : waiters) {
            waiter.done().accept(actor);
        }
    }

    private synchronized List<Waiter> waiters(String id) {
        return Optional.ofNullable(loading.remove(id)).orElse(List.of());
    }

    /** Forgets a room that is no longer to be in memory. */
    synchronized void forget(RoomActor actor) {
        loaded.remove(actor.id(), actor);
    }

    private synchronized List<RoomActor> actors() {
        return List.copyOf(loaded.values());
    }

    /** Called when another server has written a room. */
    private void changed(String room) {
        Optional<RoomActor> actor;
        synchronized (this) {
            actor = Optional.ofNullable(loaded.get(room));
        }
        actor.ifPresent(found -> found.execute(found::refresh));
    }

    /** Returns when this server started, in milliseconds since 1970. */
    long started() {
        return started;
    }

    /** Returns when the server last stood still. */
    StandstillWatch.Standstill standstill() {
        return watch.look(world.now());
    }

    /**
     * Returns whether this server has stood still for so long that clients may be at another one by now, who has answered what
     * still waits to be read here.
     *
     * @param connected when the client has come
     */
    boolean stoodStillSince(long connected) {
        StandstillWatch.Standstill still = standstill();
        return store.shared() && connected < still.from() && still.to() - still.from() > LONG_STANDSTILL.toMillis();
    }

    /** Sees whether the server has stood still, which is charged to nobody. */
    private void look() {
        synchronized (this) {
            if (closed) {
                return;
            }
        }
        long before = seen;
        seen = standstill().to();
        if (seen != before) {
            actors().forEach(actor -> actor.execute(actor::next));
        }
        world.schedule(Duration.ofMillis(StandstillWatch.EVERY_MILLIS), this::look);
    }

    /** Does what is due, every few seconds. */
    private void beat() {
        synchronized (this) {
            if (closed) {
                return;
            }
        }
        long now = world.now();
        if (now > standstill().to() + BEAT.toMillis()) {
            store.alive(now); // else rooms have not noted yet that nobody was there
        }
        expire(now);
        store.due(
                now,
                now - bounds.dead().toMillis(),
                MOST_DUE,
                rooms -> rooms.forEach(room -> find(room, _ -> {}, () -> {})),
                () -> {});
        List<RoomActor> actors = actors();
        actors.forEach(actor -> actor.execute(actor::rest));
        if (store.shared() && !actors.isEmpty()) {
            store.heads(
                    actors.stream().map(RoomActor::id).toList(),
                    heads -> actors.forEach(actor -> actor.execute(() -> actor.compare(heads))),
                    () -> {});
        }
        world.schedule(BEAT, this::beat);
    }

    /** Deletes what nobody touches, a part at a time, so that what is written meanwhile need not wait. */
    private void expire(long now) {
        store.expire(
                now,
                MOST_EXPIRED,
                deleted -> {
                    if (deleted == MOST_EXPIRED) {
                        expire(now);
                    }
                },
                () -> {});
    }

    /** Closes all connections, so that clients come again when the server is back. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        actors().forEach(actor -> actor.execute(() -> actor.drop(Peer.RESTART, RoomsMessages.restarts())));
    }
}
