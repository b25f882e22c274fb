package tilewright.server.rooms;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.text.Json;

/**
 * A room in memory: who is in it, and the one place where its events are made. All runs on the room's executor, so one thing
 * after the other. At most one event is on its way to the store; requests that would make another wait for it.
 *
 * <p>The file is long, because all that happens to a room goes through here.
 */
final class RoomActor {

    /*
     * The way of an event: a request, or the room itself, makes an Attempt. Its turn comes when no other is being written. Only
     * then it is decided, on the room as it is, whether it becomes an event. The event goes to the store with the version and the
     * epoch that this server knows. Saved: the room is what the event makes of it, everybody gets it, and who asked gets his
     * answer. Conflict: another server has written; what it wrote is read, and the attempt decided anew. Refused: nothing was
     * written. Unknown: nobody knows, so all connections are closed and the room is forgotten; who asked will ask again with the
     * same id, and the log knows whether it has been carried out.
     */

    private static final int MOST_REFUSALS = 128;
    private static final int MOST_TRIES = 20;

    /** Time after a deadline in which a move may still be on its way. */
    private static final Duration GRACE = Duration.ofMillis(500);

    /** Time by which those who do not own the room wait longer. */
    private static final Duration BEHIND = Duration.ofSeconds(3);

    private static final Duration AGAIN = Duration.ofSeconds(2);

    /** Time without an attempt to write after which nobody knows any more that nothing can be written. */
    private static final Duration UNSAVED = Duration.ofSeconds(30);

    /** Bytes of a room without its log and its plays. */
    private static final long BYTES = 4_000;

    /** Bytes up to which a room goes on while all together take too much memory. */
    private static final long SMALL_BYTES = 100_000;

    /** The part of a log that follows its snapshot at most: one in so many. */
    private static final int SNAPSHOT_PART = 16;

    private static final Duration GATHER = Duration.ofMillis(200);

    /** Absences of the server that are shorter are charged like any time. */
    private static final long NOTICED_MILLIS = 1_000;

    /**
     * An attempt to make an event, which may be refused.
     *
     * @param name the request's id; empty where the room itself makes it
     * @param secret of the holder that it makes; empty for none
     * @param charges the times that it charges to nobody; mostly none
     */
    private record Attempt(
            String name,
            Optional<Session> from,
            Decider decider,
            String secret,
            int tries,
            List<PauseDetector.Standstill> charges) {

        Attempt again() {
            return new Attempt(name, from, decider, secret, tries + 1, charges);
        }
    }

    /** A function that makes an event of the room as it is, or refuses. */
    @FunctionalInterface
    private interface Decider {
        RoomEvent event();
    }

    private final RoomHost host;
    private final String id;
    private final RoomLog log;
    private final ToldHashes told;
    private final Map<String, RoomRefusal> refusals = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, RoomRefusal> eldest) {
            return size() > MOST_REFUSALS;
        }
    };
    private final Attendance attendance;
    private final Absences absences;

    /** The sessions whose clients may know later events than this server, until it has read the room again. */
    private final Map<Session, Entering> entering = new LinkedHashMap<>();

    private final Deque<Attempt> waiting = new ArrayDeque<>();

    /** Parts of the log that are being read for those who asked. */
    private int readings;

    /** The client that has caused what the room does now: it had the room read, or was the last to change it. */
    private volatile String client;

    /** The client to which its memory is charged. */
    private final String charged;

    private long bytes;
    private Room room;
    private List<Key> keys;
    private String code;
    private long epoch;
    private boolean owner;
    private boolean busy;
    private boolean stale;
    private boolean gathering;
    private boolean thinking;
    private boolean dead;
    private long used;

    /** The version of the last snapshot; 0 for none. */
    private long snapshot;

    /** The reason why nothing can be written, as all in the room were told; empty when it can be. */
    private Message unsaved = Message.NONE;

    private long unsavedAt;

    /**
     * Makes a room that has been read.
     *
     * @param client that had it read; empty for the server itself
     * @param replay of its whole log
     * @throws RoomReplay.Damaged when what was read is no room
     */
    RoomActor(RoomHost host, String client, RoomStore.Stored stored, RoomReplay replay) {
        this.host = host;
        this.id = stored.id();
        this.client = client;
        this.charged = client;
        this.room = replay.room(stored.keys());
        this.log = replay.log();
        this.told = replay.told();
        this.keys = stored.keys();
        this.code = stored.code();
        this.epoch = stored.epoch();
        this.snapshot = replay.snapshot();
        this.owner = owns(stored);
        this.used = now();
        this.attendance = new Attendance(room.seats().size(), now());
        this.absences = new Absences(host);
        absences.read(stored, owner);
    }

    private boolean owns(RoomStore.Stored stored) {
        RoomStore store = host.store();
        return stored.owner().equals(store.self())
                || !store.shared()
                || stored.ownerAlive() < now() - host.bounds().dead().toMillis();
    }

    /** Charges the memory that it takes now. */
    private void weigh() {
        long now = dead
                ? 0
                : BYTES
                        + log.bytes()
                        + told.bytes()
                        + room.plays().stream().mapToLong(SharedPlay::bytes).sum();
        host.memory().add(charged, now - bytes);
        bytes = now;
    }

    /** Charges time in which nobody was there to nobody, before anything else is decided. */
    private void charge() {
        if (absences.outdated()) {
            refresh(); // who knows who has owned the room meanwhile
            return;
        }
        List<PauseDetector.Standstill> charges = absences.take(room.last());
        if (!charges.isEmpty()) {
            waiting.addFirst(charging(charges));
        }
    }

    private Attempt charging(List<PauseDetector.Standstill> charges) {
        Decider decider = () -> {
            long lost = PauseDetector.within(charges, room.last());
            if (lost < NOTICED_MILLIS || room.deadline() == RoomStore.Due.NEVER) {
                throw RoomRefusal.ever(RoomsMessages.notYourTurn());
            }
            return new RoomEvent.Resumed(lost);
        };
        return new Attempt("", Optional.empty(), decider, "", 0, charges);
    }

    private static Attempt own(Decider decider) {
        return new Attempt("", Optional.empty(), decider, "", 0, List.of());
    }

    String id() {
        return id;
    }

    boolean dead() {
        return dead;
    }

    private long now() {
        return host.world().now();
    }

    /** Runs a task of the room itself. */
    void execute(Runnable task) {
        execute(client, task);
    }

    /** Runs a task that a client has caused. */
    void execute(String cause, Runnable task) {
        host.world().run(id, cause, task);
    }

    /** Begins to work, when it has been read. */
    void begin() {
        weigh();
        keepSnapshot();
        next();
        due();
    }

    /** Keeps a snapshot when the log has grown by much since the last one, in proportion to all of it. */
    private void keepSnapshot() {
        keepSnapshot(Math.max(host.bounds().snapshots(), room.version() / SNAPSHOT_PART));
    }

    private void keepSnapshot(long least) {
        if (owner && room.version() - snapshot >= least) {
            snapshot = room.version();
            SnapshotText text = new SnapshotText(room, log.requests(), told.all());
            host.store().keep(id, text::snapshot);
        }
    }

    // What clients ask.

    /** A client that waits until the room has read the events of other servers. */
    private record Entering(RoomRequest.Enter enter, Permit permit) {}

    /** @param permit given back when it enters */
    void enter(Session session, RoomRequest.Enter enter, Permit permit) {
        if (!session.entered(this, enter, !enter.code().isEmpty() && !code.isEmpty())) {
            permit.giveBack();
            return;
        }
        boolean knowsMore =
                enter.from() > room.version() || !session.rights(keys).watches();
        if (knowsMore && host.store().shared()) {
            entering.put(
                    session, new Entering(enter, permit)); // what another server has written may not have come here yet
            refresh();
        } else {
            entered(session, enter, permit);
        }
    }

    /** Answers a client that wants to know about the room without entering it. */
    void glance(Session session, RoomRequest.Glance glance, Permit permit) {
        String hash = Key.hash(glance.key());
        Rights rights = new Rights(keys.stream().filter(key -> key.opens(hash)).toList());
        if (dead || !rights.watches()) {
            RoomHost.unseen(session, RoomsMessages.opensNothing(), !dead);
            return;
        }
        permit.giveBack();
        used = now();
        session.send(Json.obj()
                .with("glanced", id)
                .with("you", RoomJson.you(rights.seat(), mayTake(rights)))
                .with("room", RoomJson.state(room, !code.isEmpty()))
                .with("now", now()));
    }

    private void entered(Session session, RoomRequest.Enter enter, Permit permit) {
        if (!session.rights(keys).watches()) {
            host.wrong(session);
            return;
        }
        permit.giveBack();
        Message crowded = crowded(session);
        if (!crowded.isEmpty()) {
            session.send(this, RoomJson.refused("enter", crowded, false, 0, ""));
            session.end(RoomConnection.BUSY, crowded);
            return;
        }
        attendance.add(session);
        used = now();
        int seat = session.rights(keys).seat();
        Json.Obj entered = Json.obj()
                .with("entered", id)
                .with("you", you(session))
                .with("v", room.version())
                .with("hash", told.last())
                .with("room", RoomJson.state(room, !code.isEmpty()))
                .with("play", RoomJson.play(room, seat))
                .with("people", attendance.people(keys, now()))
                .with("now", now());
        Json.Obj whole = host.lobby().allowed() ? entered.with("lobby", true) : entered;
        session.send(this, knows(enter) ? whole.with("events", events(log.after(enter.from()), seat)) : whole);
        if (!unsaved.isEmpty()) {
            session.send(this, RoomJson.unsaved(unsaved));
        }
        gather();
    }

    /** Returns why there is no place for one more who can only watch; empty where there is, and for who may play. */
    private Message crowded(Session session) {
        if (!onlyWatches(session)) {
            return Message.NONE;
        }
        List<Session> watchers =
                attendance.all().stream().filter(this::onlyWatches).toList();
        if (watchers.size() >= host.bounds().watchers()) {
            return RoomsMessages.manyWatchers();
        }
        long here = watchers.stream()
                .filter(watcher -> watcher.client().equals(session.client()))
                .count();
        return here >= host.bounds().watchersOfClient() ? RoomsMessages.manyWatchersHere() : Message.NONE;
    }

    /** Returns whether one holds no seat, and may take none now. */
    private boolean onlyWatches(Session session) {
        Rights rights = session.rights(keys);
        return rights.seat() == RoomEvent.NOBODY && mayTake(rights).isEmpty();
    }

    /** Returns the seats that one may take now. */
    private List<Integer> mayTake(Rights rights) {
        boolean none = rights.seat() != RoomEvent.NOBODY
                || !Permission.SIT.in(room.settings().way(), room.phase());
        return none
                ? List.of()
                : IntStream.range(0, room.seats().size())
                        .filter(seat -> room.seats().get(seat).free() && rights.takes(seat))
                        .boxed()
                        .toList();
    }

    /** Returns whether a client has the beginning of this log, and lacks not too much of it. */
    private boolean knows(RoomRequest.Enter enter) {
        long from = enter.from();
        return from >= 1
                && from <= room.version()
                && room.version() - from <= RoomLog.MOST_SENT
                && log.entry(from)
                        .filter(entry -> told.of(entry).equals(enter.hash()))
                        .isPresent();
    }

    private Json.Arr events(List<LogEntry> entries, int seat) {
        return Json.arr(entries.stream().map(entry -> RoomJson.event(room, entry, told.of(entry), seat)));
    }

    /** Sends a part of the log; what is no longer in memory is read from the store. */
    private void sendLog(Session session, long after) {
        if (log.keepsAfter(after)) {
            sendLog(session, after, log.after(after));
            return;
        }
        if (readings >= host.bounds().waiting()) {
            refuse(session, "log", RoomRefusal.yet(RoomsMessages.busy()));
            return;
        }
        readings++;
        host.reading(
                session.client(),
                ended -> host.store()
                        .read(
                                id,
                                after,
                                RoomLog.MOST_SENT,
                                stored -> execute(session.client(), () -> {
                                    ended.run();
                                    readings--;
                                    stored.ifPresent(found -> sendLog(session, after, found));
                                }),
                                () -> execute(session.client(), () -> {
                                    ended.run();
                                    readings--;
                                    refuse(session, "log", RoomRefusal.yet(RoomsMessages.noStore()));
                                })));
    }

    private void sendLog(Session session, long after, RoomStore.Stored read) {
        if (read.damage().isEmpty()) {
            sendLog(session, after, known(read.log()));
        } else {
            host.world().damaged(id, read.damage());
            refuse(session, "log", RoomRefusal.ever(RoomsMessages.damaged()));
        }
    }

    /** Leaves out what other servers have written and this one has not read yet. */
    private List<LogEntry> known(List<LogEntry> entries) {
        return entries.stream()
                .filter(entry -> entry.version() <= room.version())
                .toList();
    }

    private void sendLog(Session session, long after, List<LogEntry> entries) {
        session.send(
                this,
                Json.obj()
                        .with("log", events(entries, session.rights(keys).seat()))
                        .with("more", after + RoomLog.MOST_SENT < room.version()));
    }

    private Json.Obj you(Session session) {
        Rights rights = session.rights(keys);
        return RoomJson.you(rights.seat(), mayTake(rights));
    }

    void left(Session session) {
        Optional.ofNullable(entering.remove(session))
                .ifPresent(left -> left.permit().giveBack());
        attendance.remove(session);
        host.lobby().left(id, session);
        used = now();
        gather();
    }

    /** Carries out a request of a member of the room. */
    void request(Session session, RoomRequest request) {
        if (!attendance.contains(session)) {
            return;
        }
        int seat = session.rights(keys).seat();
        switch (request) {
            case RoomRequest.Make _,
                    RoomRequest.Enter _,
                    RoomRequest.Glance _,
                    RoomRequest.Lobby _,
                    RoomRequest.Leave _ ->
                throw new IllegalArgumentException("not a request of one who is in the room");
            case RoomRequest.Look _ ->
                session.send(this, RoomJson.now(now()).with("v", room.version()).with("hash", told.last()));
            case RoomRequest.Log(long from) -> sendLog(session, Math.clamp(from - 1, 0, room.version()));
            case RoomRequest.Announce(boolean open) -> announce(session, seat, open);
            case RoomRequest.Say(int phrase, long to)
            when seat != RoomEvent.NOBODY && to >= 0 && to <= room.version() -> {
                Json.Obj said = Json.obj().with("said", phrase).with("seat", seat);
                all(to == 0 ? said : said.with("to", to));
            }
            case RoomRequest.Point(String spot)
            when seat != RoomEvent.NOBODY ->
                all(Json.obj().with("pointed", spot).with("seat", seat));
            case RoomRequest.Say _, RoomRequest.Point _ -> {}
            case RoomRequest.Change change -> change(session, change);
        }
    }

    /** Opens the room for anyone while who sits there waits for others; or closes it again. */
    private void announce(Session session, int seat, boolean open) {
        if (!open) {
            host.lobby().close(id);
        } else if (seat == RoomEvent.NOBODY || !joinable()) {
            refuse(session, "announce", RoomRefusal.ever(RoomsMessages.notProposable()));
            return;
        } else {
            try {
                host.lobby().open(id, session, RoomJson.open(room, code, seat));
            } catch (RoomRefusal not) {
                refuse(session, "announce", not);
                return;
            }
        }
        all(Json.obj().with("announced", open));
    }

    /** Whether somebody could take a seat by the code. */
    private boolean joinable() {
        return !code.isEmpty()
                && Permission.SIT.in(room.settings().way(), room.phase())
                && room.seats().stream().anyMatch(Seat::free);
    }

    private void change(Session session, RoomRequest.Change change) {
        if (waiting.size() >= host.bounds().waiting()) {
            refuse(session, change.id(), RoomRefusal.yet(RoomsMessages.busy()));
            return;
        }
        if (change instanceof RoomRequest.Act
                && bytes > SMALL_BYTES
                && host.memory().full()) {
            refuse(session, change.id(), RoomRefusal.yet(RoomsMessages.manyRooms()));
            return;
        }
        String secret = switch (change) {
            case RoomRequest.Sit sit -> sit.key();
            case RoomRequest.Move move -> move.key();
            default -> "";
        };
        Decider decider = () -> new Decision(room, session.rights(keys), this::gone, now()).event(change);
        waiting.add(new Attempt(change.id(), Optional.of(session), decider, secret, 0, List.of()));
        next();
    }

    /** Returns whether nobody has been there for a seat for a while. */
    private boolean gone(int seat) {
        long since = now() - host.bounds().awayBefore().toMillis();
        boolean days = room.settings().clock() instanceof TimeControl.Days;
        return !days && room.clock().since() <= since && attendance.away(seat, since);
    }

    private void refuse(Session session, String name, RoomRefusal why) {
        session.send(this, RoomJson.refused(name, why.message(), why.last(), room.version(), told.last()));
    }

    // The making of events.

    /** Starts the next waiting task, if no event is being written. */
    void next() {
        if (!busy && !dead && (owner || !waiting.isEmpty())) {
            charge();
        }
        while (!busy && !dead && !waiting.isEmpty()) {
            attempt(waiting.remove());
        }
    }

    private void attempt(Attempt attempt) {
        Optional<RoomLog.Done> already = log.done(attempt.name());
        Optional<RoomRefusal> refused = Optional.ofNullable(refusals.get(attempt.name()));
        if (already.isPresent()) {
            answerAgain(attempt, already.get());
            return;
        }
        RoomEvent event;
        try {
            refused.ifPresent(before -> {
                throw before;
            });
            checkSecret(attempt);
            event = attempt.decider().event();
        } catch (RoomRefusal not) {
            if (not.last() && !attempt.name().isEmpty()) {
                refusals.put(attempt.name(), not);
            }
            attempt.from().ifPresent(session -> refuse(session, attempt.name(), not));
            return;
        }
        write(attempt, event);
    }

    private void checkSecret(Attempt attempt) {
        String hash = Key.hash(attempt.secret());
        if (!attempt.secret().isEmpty() && keys.stream().anyMatch(key -> key.opens(hash))) {
            throw RoomRefusal.ever(RoomsMessages.noKey());
        }
    }

    /** Answers a request that was carried out before. */
    private void answerAgain(Attempt attempt, RoomLog.Done done) {
        attempt.from().ifPresent(session -> {
            String hash = Key.hash(attempt.secret());
            boolean holder = !attempt.secret().isEmpty()
                    && keys.stream()
                            .anyMatch(key ->
                                    key.grant() == Key.Grant.HOLD && key.seat() == done.seat() && key.opens(hash));
            if (holder) {
                session.shows(hash);
                session.send(this, Json.obj().with("you", you(session)));
                gather();
            }
            session.send(
                    this, RoomJson.saved(attempt.name(), done.version())); // though the seat may be another's by now
        });
    }

    private void write(Attempt attempt, RoomEvent event) {
        LogEntry entry =
                LogEntry.after(room.hash(), room.version() + 1, Math.max(now(), room.last()), attempt.name(), event);
        Room after = room.after(entry);
        List<Key> removed = event instanceof RoomEvent.Stood || event instanceof RoomEvent.Moved
                ? keys.stream()
                        .filter(key -> key.grant() == Key.Grant.HOLD && key.seat() == event.seat())
                        .toList()
                : List.of();
        List<Key> added = attempt.secret().isEmpty()
                ? List.of()
                : List.of(Key.of(attempt.secret(), Key.Grant.HOLD, event.seat()));
        boolean closesCode = !code.isEmpty() && after.seats().stream().noneMatch(Seat::free);
        Optional<RoomStore.NewRoom> next = event instanceof RoomEvent.Next(String other, var settings)
                ? Optional.of(host.tasks().rematch(other, settings, room, keys))
                : Optional.empty();
        RoomStore.Change change = new RoomStore.Change(id, epoch, entry, removed, added, closesCode, due(after), next);
        busy = true;
        client = attempt.from().map(Session::client).orElse(client);
        host.store().write(change, written -> execute(() -> written(attempt, change, after, written)));
    }

    private RoomStore.Due due(Room after) {
        boolean now = after.computerToMove() || after.rematchAgreed();
        return new RoomStore.Due(
                now ? after.last() : after.deadline(), host.bounds().expiry().of(after));
    }

    private void written(Attempt attempt, RoomStore.Change change, Room after, RoomStore.Written written) {
        if (dead) {
            return;
        }
        busy = false;
        switch (written) {
            case RoomStore.Written.Saved(long saved) -> {
                epoch = saved;
                owner = true;
                unsaved(Message.NONE);
                if (change.closesCode()) {
                    code = "";
                }
                keys = Stream.concat(
                                keys.stream().filter(key -> !change.removed().contains(key)), change.added().stream())
                        .toList();
                if (!attempt.secret().isEmpty()) {
                    attempt.from().ifPresent(session -> session.shows(Key.hash(attempt.secret())));
                }
                become(change.entry(), after);
                attempt.from()
                        .ifPresent(session -> session.send(
                                this,
                                RoomJson.saved(attempt.name(), change.entry().version())));
                due();
            }
            case RoomStore.Written.Conflict _ -> {
                if (attempt.tries() < MOST_TRIES) {
                    waiting.addFirst(attempt.again());
                } else {
                    attempt.from()
                            .ifPresent(
                                    session -> refuse(session, attempt.name(), RoomRefusal.yet(RoomsMessages.busy())));
                }
                refresh();
                return;
            }
            case RoomStore.Written.Refused(Message reason) -> {
                unsaved(reason);
                if (!attempt.charges().isEmpty()) {
                    absences.putBack(attempt.charges()); // before this is written, nothing else may be decided
                    waiting.forEach(other ->
                            other.from().ifPresent(session -> refuse(session, other.name(), RoomRefusal.yet(reason))));
                    waiting.clear();
                    host.world().schedule(AGAIN, () -> execute(this::next));
                    return;
                }
                attempt.from().ifPresent(session -> refuse(session, attempt.name(), RoomRefusal.yet(reason)));
                if (attempt.from().isEmpty()) {
                    host.world().schedule(AGAIN, () -> execute(this::due));
                }
            }
            case RoomStore.Written.Unknown _ -> {
                drop(RoomConnection.RESTART, RoomsMessages.restarts());
                return;
            }
        }
        if (stale) {
            refresh();
        }
        next();
    }

    /** All in the room hear, once, why nothing can be written, and that it can be again. */
    private void unsaved(Message reason) {
        if (!reason.isEmpty()) {
            unsavedAt = now();
            host.world()
                    .schedule(
                            UNSAVED,
                            () -> execute(() -> {
                                if (!unsaved.isEmpty() && now() - unsavedAt >= UNSAVED.toMillis()) {
                                    unsaved(Message.NONE);
                                }
                            }));
        }
        if (!unsaved.equals(reason)) {
            unsaved = reason;
            attendance.all().forEach(session -> session.send(this, RoomJson.unsaved(reason)));
        }
    }

    /** The room is what an event has made of it; everybody in it gets the event. */
    private void become(LogEntry entry, Room after) {
        Room before = room;
        room = after;
        used = now();
        log.add(entry);
        told.add(entry);
        weigh();
        keepSnapshot();
        Json.Obj state = RoomJson.state(room, !code.isEmpty());
        boolean play = RoomJson.changesPlay(before, after, entry);
        boolean same = room.settings().way() != PlayMode.RACE;
        String line = same ? line(entry, state, play, RoomEvent.NOBODY) : "";
        boolean rights = switch (entry.event()) {
            case RoomEvent.Sat _, RoomEvent.Stood _, RoomEvent.Moved _ -> true;
            default -> false;
        };
        for (Session session : attendance.all()) {
            session.sendLine(
                    this,
                    same ? line : line(entry, state, play, session.rights(keys).seat()));
            if (rights) {
                session.send(this, Json.obj().with("you", you(session)));
            }
            if (!session.rights(keys).watches()) {
                session.end(RoomConnection.GONE, RoomsMessages.seatMoved());
            }
        }
        if (rights) {
            gather();
            if (host.lobby().isOpen(id)) {
                reopen();
            }
        }
    }

    /** Tells those who look for a room how this one stands, or no longer that it is open. */
    private void reopen() {
        Optional<Session> maker = attendance.all().stream()
                .filter(session -> host.lobby().opened(id, session))
                .findFirst();
        int seat = maker.map(session -> session.rights(keys).seat()).orElse(RoomEvent.NOBODY);
        if (maker.isPresent() && seat != RoomEvent.NOBODY && joinable()) {
            host.lobby().open(id, maker.get(), RoomJson.open(room, code, seat));
        } else {
            host.lobby().close(id);
        }
    }

    private String line(LogEntry entry, Json.Obj state, boolean play, int seat) {
        Json.Obj event = RoomJson.event(room, entry, told.last(), seat).with("room", state);
        return (play ? event.with("play", RoomJson.play(room, seat)) : event).toString();
    }

    // What other servers do.

    /** Reads what another server has written. */
    void refresh() {
        if (dead) {
            return;
        }
        if (busy) {
            stale = true;
            return;
        }
        busy = true;
        stale = false;
        host.store()
                .read(
                        id,
                        room.version(),
                        RoomLoading.PART,
                        stored -> execute(() -> refreshed(stored)),
                        () -> execute(() -> drop(RoomConnection.RESTART, RoomsMessages.restarts())));
    }

    private void refreshed(Optional<RoomStore.Stored> read) {
        if (dead) {
            return;
        }
        busy = false;
        if (read.isEmpty()) {
            drop(RoomConnection.GONE, RoomsMessages.opensNothing());
            return;
        }
        RoomStore.Stored stored = read.get();
        boolean follows = stored.log().isEmpty()
                ? stored.head().equals(new RoomStore.Head(room.version(), room.hash()))
                : stored.log().getFirst().follows(room.hash());
        if (!follows || !stored.damage().isEmpty()) {
            drop(RoomConnection.RESTART, RoomsMessages.restarts()); // who comes again is told what is wrong
            return;
        }
        keys = stored.keys();
        code = stored.code();
        epoch = stored.epoch();
        owner = owns(stored);
        stale |= stored.log().size() == RoomLoading.PART;
        for (LogEntry entry : stored.log()) {
            become(entry, room.after(entry));
        }
        absences.read(stored, owner);
        due();
        Map<Session, Entering> came = new LinkedHashMap<>(entering);
        entering.clear();
        came.forEach((session, one) -> entered(session, one.enter(), one.permit()));
        if (stale) {
            refresh();
        }
        next();
    }

    /** Reads the room again if another server has written more of it. */
    void compare(Map<String, Long> heads) {
        Long head = heads.get(id);
        if (!dead && !busy && (head == null || head > room.version())) {
            refresh();
        }
    }

    // What the room does by itself.

    /** Sees to it that what is due is done: a computer's turn, a clock that runs out, another game. */
    private void due() {
        if (dead) {
            return;
        }
        if (room.rematchAgreed() || room.computerToMove()) {
            host.world().schedule(owner ? Duration.ZERO : BEHIND, () -> execute(this::think));
        } else if (room.deadline() != RoomStore.Due.NEVER) {
            long wait = Math.max(0, room.deadline() - now()) + GRACE.toMillis() + (owner ? 0 : BEHIND.toMillis());
            long version = room.version();
            host.world().schedule(Duration.ofMillis(wait), () -> execute(() -> flag(version)));
        }
    }

    private void flag(long version) {
        if (dead || room.version() != version) {
            return;
        }
        if (!owner) {
            refresh(); // if the owner lives no more, this server is the owner then; in any case what is due comes again
            return;
        }
        waiting.add(own(() -> {
            if (room.deadline() > now() - GRACE.toMillis()) {
                throw RoomRefusal.ever(RoomsMessages.notYourTurn());
            }
            return new RoomEvent.Flagged(room.mover());
        }));
        next();
    }

    private void think() {
        if (dead || thinking) {
            return;
        }
        if (room.rematchAgreed()) {
            thinking = true;
            host.tasks()
                    .next(
                            client,
                            room,
                            settings -> execute(() -> {
                                thinking = false;
                                settings.ifPresentOrElse(this::rematch, this::again);
                            }));
        } else if (room.computerToMove()) {
            thinking = true;
            Room asked = room;
            host.tasks()
                    .turn(
                            client,
                            room,
                            moves -> execute(() -> {
                                thinking = false;
                                moves.ifPresentOrElse(made -> turn(asked, made), this::again);
                            }));
        }
    }

    private void again() {
        host.world().schedule(AGAIN, () -> execute(this::due));
    }

    private void rematch(RoomSettings settings) {
        String other = host.newName();
        waiting.add(own(() -> {
            if (!room.rematchAgreed()) {
                throw RoomRefusal.ever(RoomsMessages.notProposable());
            }
            return new RoomEvent.Next(other, settings);
        }));
        next();
    }

    private void turn(Room asked, String moves) {
        waiting.add(own(() -> {
            if (!room.computerToMove() || !room.plays().equals(asked.plays())) {
                throw RoomRefusal.ever(RoomsMessages.notYourTurn());
            }
            return new RoomEvent.Acted(room.mover(), moves);
        }));
        next();
        due();
    }

    /** Removes the room from memory if it was not needed for a while. Called every few seconds. */
    void rest() {
        if (used < now() - host.bounds().unloads().toMillis()) {
            leave();
        }
    }

    /** Removes the room from memory if it is not needed now. */
    void leave() {
        boolean soon = room.deadline() != RoomStore.Due.NEVER
                && room.deadline() < now() + 2 * host.bounds().unloads().toMillis();
        if (!dead && attendance.isEmpty() && !busy && !thinking && waiting.isEmpty() && !soon) {
            keepSnapshot(Math.max(1, host.bounds().snapshots() / SNAPSHOT_PART));
            dead = true;
            weigh();
            host.forget(this);
        }
    }

    /** Closes all connections and leaves the memory. */
    void drop(int closing, Message reason) {
        dead = true;
        host.lobby().close(id);
        weigh();
        host.forget(this);
        waiting.clear();
        attendance.all().forEach(session -> {
            session.end(closing, reason);
            attendance.remove(session);
        });
        entering.forEach((session, one) -> {
            one.permit().giveBack();
            session.end(closing, reason);
        });
        entering.clear();
    }

    // Who is there.

    /** Sends the list of people in the room, a moment later, when more may have come or gone. */
    void gather() {
        if (gathering || dead) {
            return;
        }
        gathering = true;
        host.world()
                .schedule(
                        GATHER,
                        () -> execute(() -> {
                            gathering = false;
                            all(Json.obj().with("people", attendance.people(keys, now())));
                        }));
    }

    private void all(Json.Obj message) {
        String line = message.toString();
        attendance.all().forEach(session -> session.sendLine(this, line));
    }
}
