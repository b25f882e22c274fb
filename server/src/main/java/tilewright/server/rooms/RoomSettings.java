package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.List;
import tilewright.text.Json;

/**
 * The settings with which a room was made; they never change. Immutable.
 *
 * @param play the saved play from which the game begins, without moves: a share ID
 * @param seats 1 to {@link #MOST_SEATS}; for each the level of the computer that plays there, empty for a person
 * @param strict whether hints and analysis wait for the end
 * @param seed of what computers draw
 * @param setup of the position, for a rematch; empty when it was not made by one
 * @param before the room of which this is the rematch; empty for none
 * @param names those who sit there from the beginning, as after a rematch: a name, which may be empty, or {@link #FREE}; empty
 *     where all seats are free
 */
public record RoomSettings(
        String play,
        PlayMode way,
        List<String> seats,
        TimeControl clock,
        boolean strict,
        long seed,
        String setup,
        String before,
        List<String> names) {

    /** The name of a seat that nobody has taken; no person's name has a line feed. */
    static final String FREE = "\n";

    static final int MOST_SEATS = 4;

    public RoomSettings {
        seats = List.copyOf(seats);
        names = List.copyOf(names);
    }

    /** Returns whether somebody sits there from the beginning. */
    boolean taken(int seat) {
        return !names.isEmpty() && !names.get(seat).equals(FREE);
    }

    /**
     * Returns the settings of another game, with the seats turned by one: who sat on seat 1 now sits on seat 0.
     *
     * @param sitting the names on the seats of this game, as in {@link #names}
     */
    RoomSettings rematch(String otherPlay, long otherSeed, String room, List<String> sitting) {
        return new RoomSettings(otherPlay, way, turned(seats), clock, strict, otherSeed, setup, room, turned(sitting));
    }

    private static List<String> turned(List<String> items) {
        List<String> turned = new ArrayList<>(items);
        turned.add(turned.removeFirst());
        return turned;
    }

    /** Returns the seat in a rematch of who sat on a seat. */
    int turned(int seat) {
        return (seat + seats.size() - 1) % seats.size();
    }

    Json.Obj toJson() {
        return Json.obj()
                .with("play", play)
                .with("way", way.word())
                .with("seats", Json.strings(seats))
                .with("clock", clock.text())
                .with("strict", strict)
                .with("seed", Long.toString(seed))
                .with("setup", setup)
                .with("before", before)
                .with("names", Json.strings(names));
    }

    /** Reads what {@link #toJson} has written. */
    static RoomSettings of(JsonFields fields) {
        return new RoomSettings(
                fields.text("play"),
                way(fields.text("way")),
                fields.texts("seats"),
                TimeControl.parse(fields.text("clock")),
                fields.flag("strict"),
                Long.parseLong(fields.text("seed")),
                fields.text("setup"),
                fields.text("before"),
                fields.texts("names"));
    }

    /** @throws tilewright.text.FieldError when it is none */
    static PlayMode way(String word) {
        for (PlayMode way : PlayMode.values()) {
            if (way.word().equals(word)) {
                return way;
            }
        }
        throw JsonFields.malformed(RoomsMessages.noWay());
    }
}
