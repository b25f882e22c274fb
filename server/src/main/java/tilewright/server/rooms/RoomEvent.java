package tilewright.server.rooms;

import tilewright.text.Cursor;
import tilewright.text.Json;

/** An event in a room. The events of a room make up its whole state. Immutable. */
public sealed interface RoomEvent {

    /** The number in place of a seat for an event that is about none. */
    int NOBODY = -1;

    /** The scope of a {@link Back} that takes back a turn. */
    String TURN = "turn";

    /** A room is made. */
    record Made(RoomSettings settings) implements RoomEvent {}

    /** Somebody takes a free seat. */
    record Sat(int seat, String name) implements RoomEvent {}

    /** Somebody leaves a seat before the game begins. */
    record Stood(int seat) implements RoomEvent {}

    /** A seat goes to another device. */
    record Moved(int seat) implements RoomEvent {}

    /**
     * A step of the play.
     *
     * @param moves with commas between them
     */
    record Acted(int seat, String moves) implements RoomEvent {}

    /** The last step of a seat is taken back. */
    record Undone(int seat) implements RoomEvent {}

    /** A vote on a proposal; the first one proposes it. */
    record Voted(int seat, Proposal what, boolean yes) implements RoomEvent {}

    record Resigned(int seat) implements RoomEvent {}

    /** The time of a seat is over. */
    record Flagged(int seat) implements RoomEvent {}

    /**
     * A person takes a seat back from the computer that stood in.
     *
     * @param turn whether the last turn of the computer goes as well
     */
    record Back(int seat, boolean turn) implements RoomEvent {}

    /**
     * The server is back after an absence.
     *
     * @param lostMillis that are charged to nobody
     */
    record Resumed(long lostMillis) implements RoomEvent {}

    /** Another game follows in another room, which is made by this. */
    record Next(String room, RoomSettings settings) implements RoomEvent {}

    /** Returns the word for the kind of event. */
    default String kind() {
        return switch (this) {
            case Made _ -> "made";
            case Sat _ -> "sat";
            case Stood _ -> "stood";
            case Moved _ -> "moved";
            case Acted _ -> "acted";
            case Undone _ -> "undone";
            case Voted _ -> "voted";
            case Resigned _ -> "resigned";
            case Flagged _ -> "flagged";
            case Back _ -> "back";
            case Resumed _ -> "resumed";
            case Next _ -> "next";
        };
    }

    /** Returns the seat; {@link #NOBODY} for none. */
    default int seat() {
        return NOBODY;
    }

    /** Returns the further data of the event. */
    default String data() {
        return switch (this) {
            case Made(RoomSettings settings) -> settings.toJson().toString();
            case Sat(int _, String name) -> name;
            case Acted(int _, String moves) -> moves;
            case Voted(int _, Proposal what, boolean yes) -> (yes ? "yes " : "no ") + what.text();
            case Resumed(long lost) -> Long.toString(lost);
            case Next(String room, RoomSettings settings) -> room + " " + settings.toJson();
            case Back(int _, boolean turn) -> turn ? TURN : "";
            case Stood _, Moved _, Undone _, Resigned _, Flagged _ -> "";
        };
    }

    /**
     * Reads an event of its {@link #kind}, {@link #seat}, and {@link #data}.
     *
     * @throws tilewright.text.Refusal when it is none
     */
    static RoomEvent parse(String kind, int seat, String data) {
        return switch (kind) {
            case "made" -> new Made(settings(data));
            case "sat" -> new Sat(seat, data);
            case "stood" -> new Stood(seat);
            case "moved" -> new Moved(seat);
            case "acted" -> new Acted(seat, data);
            case "undone" -> new Undone(seat);
            case "voted" -> {
                Cursor cursor = new Cursor(data);
                boolean yes = cursor.until(' ').equals("yes");
                cursor.expect(' ');
                yield new Voted(seat, Proposal.parse(cursor.rest()), yes);
            }
            case "resigned" -> new Resigned(seat);
            case "flagged" -> new Flagged(seat);
            case "back" -> new Back(seat, data.equals(TURN));
            case "resumed" -> new Resumed(Long.parseLong(data));
            case "next" -> {
                Cursor cursor = new Cursor(data);
                String room = cursor.until(' ');
                cursor.expect(' ');
                yield new Next(room, settings(cursor.rest()));
            }
            default -> throw new Cursor(kind).error(RoomsMessages.noEvent());
        };
    }

    private static RoomSettings settings(String written) {
        return RoomSettings.of(JsonFields.of(Json.parse(written)));
    }
}
