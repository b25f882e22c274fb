package tilewright.server.rooms;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tilewright.text.Json;

/**
 * The rooms of this server that anyone may join: each as long as who opened it waits there, and a seat is free. Those who look
 * are told whenever it changes. It is in no store: who comes back after a break opens his room again. Threads may share one.
 */
final class Lobby {

    /** An open room. */
    private record Open(Session maker, Json.Obj told) {}

    private final int most;
    private final int mostOfClient;
    private final Map<String, Open> rooms = new LinkedHashMap<>();
    private final Set<Session> watchers = new HashSet<>();

    /**
     * @param most rooms; none where there is no lobby
     * @param mostOfClient rooms that one address may open
     */
    Lobby(int most, int mostOfClient) {
        this.most = most;
        this.mostOfClient = mostOfClient;
    }

    /** Returns whether this server has one. */
    boolean allowed() {
        return most > 0;
    }

    /**
     * Opens a room, or tells how it stands now.
     *
     * @throws RoomRefusal when there are too many
     */
    synchronized void open(String room, Session maker, Json.Obj told) {
        if (!rooms.containsKey(room)) {
            long own = rooms.values().stream()
                    .filter(open -> open.maker().client().equals(maker.client()))
                    .count();
            if (rooms.size() >= most || own >= mostOfClient) {
                throw RoomRefusal.yet(allowed() ? RoomsMessages.manyOpen() : RoomsMessages.noLobby());
            }
        }
        rooms.put(room, new Open(maker, told));
        tell();
    }

    /** Returns whether anyone may join a room. */
    synchronized boolean isOpen(String room) {
        return rooms.containsKey(room);
    }

    /** Returns whether a session has opened a room that is open. */
    synchronized boolean opened(String room, Session session) {
        Open open = rooms.get(room);
        return open != null && open.maker().equals(session);
    }

    /** Closes a room, if it is open. */
    synchronized void close(String room) {
        if (rooms.remove(room) != null) {
            tell();
        }
    }

    /** Closes a room that this session has opened. */
    synchronized void left(String room, Session session) {
        if (opened(room, session)) {
            close(room);
        }
    }

    /** Tells a session what is open, and from now on each change. */
    synchronized void watch(Session session) {
        if (!allowed()) {
            throw RoomRefusal.ever(RoomsMessages.noLobby());
        }
        watchers.add(session);
        session.send(told());
    }

    /** A session no longer looks. */
    synchronized void unwatch(Session session) {
        watchers.remove(session);
    }

    /** Sends in the order of the changes; to send waits for nobody. */
    private void tell() {
        Json.Obj now = told();
        watchers.forEach(session -> session.send(now));
    }

    private Json.Obj told() {
        return Json.obj().with("lobby", Json.arr(rooms.values().stream().map(Open::told)));
    }
}
