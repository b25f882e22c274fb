package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.text.Json;

/**
 * The sessions in a room, and the times since when nobody has been there for a seat. Belongs to the room's
 * {@link RoomActor}.
 */
final class Attendance {

    private final List<Session> sessions = new ArrayList<>();
    private final long[] away;

    /** @param now when nobody is there yet, in milliseconds since 1970 */
    Attendance(int seats, long now) {
        away = new long[seats];
        Arrays.fill(away, now);
    }

    void add(Session session) {
        sessions.add(session);
    }

    void remove(Session session) {
        sessions.remove(session);
    }

    boolean contains(Session session) {
        return sessions.contains(session);
    }

    boolean isEmpty() {
        return sessions.isEmpty();
    }

    /** Returns all sessions, of which some may leave meanwhile. */
    List<Session> all() {
        return List.copyOf(sessions);
    }

    /** Returns the number of those who hold no seat. */
    int watching(List<Key> keys) {
        return (int) sessions.stream()
                .filter(session -> session.rights(keys).seat() == RoomEvent.NOBODY)
                .count();
    }

    /** Returns whether nobody has been there for a seat since a time. */
    boolean away(int seat, long since) {
        return away[seat] != 0 && away[seat] <= since;
    }

    /** Counts the people on each seat, and returns the message about them to all. */
    Json.Obj people(List<Key> keys, long now) {
        int[] here = new int[away.length];
        for (Session session : sessions) {
            int seat = session.rights(keys).seat();
            if (seat != RoomEvent.NOBODY && !session.quiet()) {
                here[seat]++;
            }
        }
        for (int seat = 0; seat < here.length; seat++) {
            if (here[seat] > 0) {
                away[seat] = 0;
            } else if (away[seat] == 0) {
                away[seat] = now;
            }
        }
        return RoomJson.people(here, watching(keys), away.clone());
    }
}
