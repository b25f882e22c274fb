package tilewright.server.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tilewright.server.rooms.Key;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.PlayMode;
import tilewright.server.rooms.RoomEvent;
import tilewright.server.rooms.RoomSettings;
import tilewright.server.rooms.RoomStore.Due;
import tilewright.server.rooms.TimeControl;
import tilewright.server.simulation.History.Observation;
import tilewright.text.Json;

/**
 * A room with thousands of events that is in the database from the beginning: one person has made and taken back steps there, and
 * has asked for each of them; the other seat is free.
 *
 * <p>Mutable. One thread.
 */
final class LargeRoom {

    private static final String ID = "large";
    private static final String PLAYER = "before";
    private static final String NOTE = "r9c6?6";

    /** Steps that are not taken back: some more than a room keeps the positions of. */
    private static final int STEPS = 20;

    private static final int EVENTS = 2_000;
    private static final int MORE_EVENTS = 2_000;

    private final Simulation simulation;
    private final History history;
    private final String holder;
    private final List<LogEntry> log = new ArrayList<>();

    private LargeRoom(Simulation simulation, History history, String holder) {
        this.simulation = simulation;
        this.history = history;
        this.holder = holder;
    }

    /**
     * Adds it to a database, and what was asked for to a history.
     *
     * @param holder the key of seat 0
     * @param invitation takes the room and this key
     */
    static void add(
            Simulation simulation,
            Database database,
            History history,
            String start,
            String holder,
            Invitation invitation) {
        LargeRoom room = new LargeRoom(simulation, history, holder);
        room.play(start);
        List<Key> keys = List.of(
                key(holder, Key.Grant.HOLD, 0),
                key(invitation.seats.get(1), Key.Grant.INVITE, 1),
                key(invitation.any, Key.Grant.ANY, RoomEvent.NOBODY),
                key(invitation.watch, Key.Grant.WATCH, RoomEvent.NOBODY));
        database.add(ID, keys, room.log, new Due(Due.NEVER, Duration.ofDays(30)));
        invitation.room = ID;
        invitation.holders.set(0, holder);
    }

    private static Key key(String secret, Key.Grant grant, int seat) {
        return new Key(Key.hash(secret), grant, seat);
    }

    private void play(String start) {
        RoomSettings settings = new RoomSettings(
                start, PlayMode.TOGETHER, List.of("", ""), new TimeControl.None(), true, 1, "", "", List.of());
        log(new RoomEvent.Made(settings), request("make"));
        log(
                new RoomEvent.Sat(0, PLAYER),
                request("sit").with("seat", 0).with("key", holder).with("name", PLAYER));
        int count = EVENTS + simulation.random().below(MORE_EVENTS);
        for (int i = 0; i < count; i++) {
            if (i < STEPS || i % 2 == 0) {
                log(new RoomEvent.Acted(0, NOTE), request("act").with("moves", NOTE));
            } else {
                log(new RoomEvent.Undone(0), request("undo"));
            }
        }
    }

    private static Json.Obj request(String what) {
        return Json.obj().with("do", what);
    }

    private void log(RoomEvent event, Json.Obj request) {
        int version = log.size() + 1;
        String id = ID + "-" + version;
        long at = Simulation.START_MILLIS - 1_000_000 + version;
        String before = log.isEmpty() ? "" : log.getLast().hash();
        log.add(new LogEntry(
                version,
                at,
                id,
                event,
                HistoryChecker.hash(before, new LogEntry(version, at, id, event, ""), event.data())));
        history.add(new Observation.Sent(PLAYER, ID, holder, id, request, true));
    }
}
