package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.List;
import tilewright.text.Json;

/**
 * How a room was made; this never changes. Immutable.
 *
 * @param play the saved play from which the game begins, without moves: a share ID
 * @param seats 1 to {@link #MOST_SEATS}; for each the level of the computer that plays there, empty for a person
 * @param strict whether hints and analysis wait for the end
 * @param seed of what computers draw
 * @param setup of the position, for a rematch; empty when it was not made by one
 * @param before the room of which this is the rematch; empty for none
 */
record RoomSettings(
        String play,
        Way way,
        List<String> seats,
        TimeControl clock,
        boolean strict,
        long seed,
        String setup,
        String before) {

    static final int MOST_SEATS = 4;

    RoomSettings {
        seats = List.copyOf(seats);
    }

    /** Returns whether a person sits there. */
    boolean person(int seat) {
        return seats.get(seat).isEmpty();
    }

    /** Returns the settings of another game, with the seats turned by one. */
    RoomSettings rematch(String otherPlay, long otherSeed, String room) {
        List<String> turned = new ArrayList<>(seats);
        turned.add(turned.removeFirst());
        return new RoomSettings(otherPlay, way, turned, clock, strict, otherSeed, setup, room);
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
                .with("before", before);
    }

    /** Reads what {@link #toJson} has written. */
    static RoomSettings of(JsonFields fields) {
        return new RoomSettings(
                fields.text("play"),
                way(fields.text("way")),
                fields.items("seats").stream()
                        .map(seat -> ((Json.Str) seat).value())
                        .toList(),
                TimeControl.parse(fields.text("clock")),
                fields.flag("strict"),
                Long.parseLong(fields.text("seed")),
                fields.text("setup"),
                fields.text("before"));
    }

    /** @throws JsonFields.Malformed when it is none */
    static Way way(String word) {
        for (Way way : Way.values()) {
            if (way.word().equals(word)) {
                return way;
            }
        }
        throw JsonFields.malformed(RoomsMessages.noWay());
    }
}
