package tilewright.server.rooms;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.message.Message;
import tilewright.server.rooms.RoomLoading.Found;

/**
 * All rooms of a server: holds those in memory, and loads others from the store.
 *
 * <p>Threads may share one. Nothing waits.
 */
public final class RoomHost implements AutoCloseable {

    private static final Duration BEAT = Duration.ofSeconds(5);
    private static final Duration IDLE_ONES_LEAVE = Duration.ofMillis(200);
    private static final long IDLE_ONES_LEAVE_EVERY_MILLIS = 1_000;

    /** Maximum number of rooms, and of parts of logs, that are read at once for a client. */
    private static final int MOST_READ = 4;

    /** Maximum number of rooms that one address may open for anyone. */
    private static final int OPEN_OF_CLIENT = 3;

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
    private final RoomTasks tasks;
    private final TokenBuckets makes;
    private final TokenBuckets tries;
    private final Lobby lobby;
    private final PauseDetector pauses;
    private final long started;
    private final Map<String, RoomActor> loaded = new HashMap<>();
    private final Map<String, RoomLoading> loading = new HashMap<>();
    private final RoomMemory memory;
    private final ConcurrencyLimit reading = new ConcurrencyLimit(MOST_READ);
    private volatile long seen;

    /** The room behind which to look for the next rooms that are due. */
    private volatile RoomStore.DueRoom dueAfter = RoomStore.DueRoom.FIRST;

    private long idleOnesLeft;
    private boolean closed;

    /** @param store closed by whoever opened it */
    public RoomHost(RoomStore store, RoomWorld world, RoomBounds bounds) {
        this.store = store;
        this.world = world;
        this.bounds = bounds;
        this.tasks = new RoomTasks(this);
        this.makes = new TokenBuckets(bounds.makes(), world::nanos);
        this.tries = new TokenBuckets(bounds.tries(), world::nanos);
        this.lobby = new Lobby(bounds.lobby(), OPEN_OF_CLIENT);
        this.memory = new RoomMemory(bounds.memory());
        this.started = world.now();
        this.pauses = new PauseDetector(started);
        store.onChange(this::changed);
        store.alive(world.now());
        world.schedule(Duration.ZERO, this::beat);
        world.schedule(Duration.ZERO, this::look);
    }

    /**
     * Connects a client, and returns its session.
     *
     * @param client its address, or whatever else its shares are counted by
     */
    public Session connect(RoomConnection peer, String client) {
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

    Lobby lobby() {
        return lobby;
    }

    RoomMemory memory() {
        return memory;
    }

    RoomTasks tasks() {
        return tasks;
    }

    /** Returns the bytes that rooms in memory take, roughly. */
    public long bytes() {
        return memory.bytes();
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
        Permit permit = makes.take(session.client()).orElseThrow(() -> RoomRefusal.yet(RoomsMessages.manyMakes()));
        tasks.make(session, make, permit);
    }

    void enter(Session session, RoomRequest.Enter enter) {
        Permit permit = tries.take(session.client()).orElseThrow(() -> RoomRefusal.yet(RoomsMessages.manyTries()));
        enter(session, enter, permit);
    }

    /** Sends a client the state of a room that it does not enter. */
    void glance(Session session, RoomRequest.Glance glance) {
        Permit permit = tries.take(session.client()).orElseThrow(() -> RoomRefusal.yet(RoomsMessages.manyTries()));
        find(glance.room(), session.client(), found -> {
            switch (found) {
                case Found.Missing _ -> unseen(session, RoomsMessages.opensNothing(), true);
                case Found.Refused(Message why, boolean last) -> {
                    permit.giveBack();
                    unseen(session, why, last);
                }
                case Found.Present(RoomActor actor) ->
                    actor.execute(session.client(), () -> actor.glance(session, glance, permit));
            }
        });
    }

    /** A room cannot be looked at; the client may look at others. */
    static void unseen(Session session, Message why, boolean last) {
        session.send(RoomJson.refused("glance", why, last, 0, ""));
    }

    private void enter(Session session, RoomRequest.Enter enter, Permit permit) {
        if (enter.code().isEmpty()) {
            enter(session, enter, permit, enter.room());
        } else {
            store.find(
                    code(enter.code()),
                    room -> room.ifPresentOrElse(
                            name -> enter(session, enter, permit, name),
                            () -> wrong(session, RoomsMessages.codeUsed())),
                    () -> refuse(session, permit, RoomsMessages.noStore(), false));
        }
    }

    private void enter(Session session, RoomRequest.Enter enter, Permit permit, String room) {
        find(room, session.client(), found -> {
            switch (found) {
                case Found.Missing _ -> wrong(session);
                case Found.Refused(Message why, boolean last) -> refuse(session, permit, why, last);
                case Found.Present(RoomActor actor) ->
                    actor.execute(session.client(), () -> {
                        if (actor.dead()) {
                            enter(session, enter, permit);
                        } else {
                            actor.enter(session, enter, permit);
                        }
                    });
            }
        });
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

    /** The client has shown a key or a code that opens nothing: its permit is used up. */
    void wrong(Session session) {
        wrong(session, RoomsMessages.opensNothing());
    }

    private static void wrong(Session session, Message why) {
        session.send(RoomJson.refused("enter", why, true, 0, ""));
        session.end(RoomConnection.GONE, why);
    }

    private static void refuse(Session session, Permit permit, Message why, boolean last) {
        permit.giveBack();
        session.send(RoomJson.refused("enter", why, last, 0, ""));
        session.end(last ? RoomConnection.GONE : RoomConnection.BUSY, why);
    }

    /**
     * Finds a room, in memory or in the store.
     *
     * @param client for whom; empty for the server itself
     * @param done takes how that ends
     */
    void find(String id, String client, Consumer<Found> done) {
        boolean present;
        synchronized (this) {
            present = loaded.containsKey(id);
        }
        if (!present && (memory.full() || memory.fullFor(client))) {
            letIdleOnesLeave();
            world.schedule(IDLE_ONES_LEAVE, () -> find(id, client, memory.full() || memory.fullFor(client), done));
        } else {
            find(id, client, false, done);
        }
    }

    private void find(String id, String client, boolean full, Consumer<Found> done) {
        Optional<Found> known;
        Optional<RoomLoading> begun = Optional.empty();
        synchronized (this) {
            known = present(id, full);
            if (known.isEmpty() && !loading.containsKey(id)) {
                RoomLoading first = new RoomLoading(this, id, client);
                loading.put(id, first);
                begun = Optional.of(first);
            }
            if (known.isEmpty()) {
                Optional.ofNullable(loading.get(id))
                        .ifPresent(now -> now.waiters().add(done));
            }
        }
        known.ifPresent(done);
        begun.ifPresent(first -> reading.begin(client, first::begin));
    }

    /** Returns how a search ends at once; empty when the room is to be read. */
    private Optional<Found> present(String id, boolean full) {
        if (loaded.containsKey(id)) {
            return Optional.ofNullable(loaded.get(id)).map(Found.Present::new);
        }
        if (closed) {
            return Optional.of(new Found.Refused(RoomsMessages.restarts(), false));
        }
        boolean more = !full && loaded.size() + loading.size() < bounds.loaded();
        return loading.containsKey(id) || more
                ? Optional.empty()
                : Optional.of(new Found.Refused(RoomsMessages.manyRooms(), false));
    }

    /** A room has been read, or cannot be. */
    void ended(RoomLoading ended, Found found) {
        List<Consumer<Found>> waiters;
        boolean refused;
        synchronized (this) {
            loading.remove(ended.id());
            waiters = List.copyOf(ended.waiters());
            refused = closed;
            if (!refused && found instanceof Found.Present(RoomActor actor)) {
                loaded.put(ended.id(), actor);
            }
        }
        reading.end(ended.client());
        Found end = refused ? new Found.Refused(RoomsMessages.restarts(), false) : found;
        if (end instanceof Found.Present(RoomActor actor)) {
            actor.begin();
        }
        waiters.forEach(waiter -> waiter.accept(end));
    }

    /**
     * Reads something of the store when the client does not have too much read already.
     *
     * @param begin takes what is to be called when it has ended
     */
    void reading(String client, Consumer<Runnable> begin) {
        reading.begin(client, () -> begin.accept(() -> reading.end(client)));
    }

    /** Lets rooms that nobody needs now leave the memory, once a second at most. */
    private void letIdleOnesLeave() {
        long now = world.now();
        synchronized (this) {
            if (Math.abs(now - idleOnesLeft) < IDLE_ONES_LEAVE_EVERY_MILLIS) {
                return;
            }
            idleOnesLeft = now;
        }
        actors().forEach(actor -> actor.execute(actor::leave));
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
    PauseDetector.Standstill standstill() {
        return pauses.look(world.now());
    }

    /** Returns how often the server has stood still for long. */
    long longStandstills() {
        return pauses.longOnes(world.now());
    }

    /**
     * Returns whether this server has stood still for so long that clients may be at another one by now, who has answered what
     * still waits to be read here.
     *
     * @param before how often it had stood still for long when the client came
     */
    boolean stoodStillSince(long before) {
        return store.shared() && longStandstills() > before;
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
        world.schedule(Duration.ofMillis(PauseDetector.EVERY_MILLIS), this::look);
    }

    /** Does all regular work that is due, every few seconds. */
    private void beat() {
        synchronized (this) {
            if (closed) {
                return;
            }
        }
        long now = world.now();
        if (Math.abs(now - standstill().to()) > BEAT.toMillis()) {
            store.alive(now); // else rooms have not noted yet that nobody was there
        }
        store.look(
                expired -> {
                    if (expired > 0) {
                        expire();
                    }
                },
                () -> {});
        store.due(now, now - bounds.dead().toMillis(), dueAfter, MOST_DUE, this::due, () -> {});
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

    /** Loads rooms that are due; those that come to nothing, as they are damaged, are passed over the next time. */
    private void due(List<RoomStore.DueRoom> rooms) {
        rooms.forEach(room -> find(room.id(), "", _ -> {}));
        dueAfter = rooms.size() == MOST_DUE ? rooms.getLast() : RoomStore.DueRoom.FIRST;
    }

    /** Deletes what nobody touches, a part at a time, so that what is written meanwhile need not wait. */
    private void expire() {
        store.expire(
                MOST_EXPIRED,
                deleted -> {
                    if (deleted == MOST_EXPIRED) {
                        expire();
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
        actors().forEach(actor -> actor.execute(() -> actor.drop(RoomConnection.RESTART, RoomsMessages.restarts())));
    }
}
