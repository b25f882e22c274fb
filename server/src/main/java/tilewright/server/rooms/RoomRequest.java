package tilewright.server.rooms;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tilewright.text.Json;

/** A request of a client to a room, as {@code docs/reference/rooms.md} describes it. Immutable. */
sealed interface RoomRequest {

    /** Maximum number of characters of a name. */
    int LONGEST_NAME = 24;

    /** Maximum number of characters of the moves of a step. */
    int LONGEST_MOVES = 4_000;

    /** Number of set phrases, the last four of them about a step. */
    int PHRASES = 12;

    Pattern ID = Pattern.compile("[A-Za-z0-9_-]{8,40}");

    /** A request that changes the room, with the id by which it is carried out once. */
    sealed interface Change extends RoomRequest {
        String id();
    }

    /**
     * Makes a room.
     *
     * @param setup of a new position, with its seed; empty where the position is given
     * @param play a share ID or a saved play; empty where the position is made
     * @param seats levels of computers; empty for persons
     * @param keys of the seats' links; empty for computers
     */
    record Make(
            String id,
            String puzzle,
            Optional<String> setup,
            long seed,
            String play,
            PlayMode way,
            List<String> seats,
            TimeControl clock,
            boolean strict,
            List<String> keys,
            String any,
            String watch)
            implements Change {}

    /**
     * Enters a room.
     *
     * @param room empty if the code is given
     * @param from the version that the client knows; 0 for none
     */
    record Enter(String room, String key, String code, long from, String hash) implements RoomRequest {}

    /** Looks at a room without entering it: nobody there sees it. */
    record Glance(String room, String key) implements RoomRequest {}

    /** Asks for the rooms that anyone may join, and to be told when they change. */
    record Lobby() implements RoomRequest {}

    /** Lets anyone join the room while one waits there, or no longer. */
    record Announce(boolean open) implements RoomRequest {}

    record Leave() implements RoomRequest {}

    record Sit(String id, int seat, String key, String name) implements Change {}

    record Stand(String id) implements Change {}

    record Move(String id, String key) implements Change {}

    record Act(String id, long base, String moves) implements Change {}

    record Undo(String id, long base) implements Change {}

    record Vote(String id, Proposal what, boolean yes) implements Change {}

    record Resign(String id) implements Change {}

    record Back(String id) implements Change {}

    /**
     * A phrase, or a sign about a step.
     *
     * @param to the version of the step that it is about; 0 for none
     */
    record Say(int phrase, long to) implements RoomRequest {}

    record Point(String spot) implements RoomRequest {}

    record Look() implements RoomRequest {}

    record Log(long from) implements RoomRequest {}

    /**
     * Reads a request.
     *
     * @throws tilewright.text.FieldError when it is none
     * @throws tilewright.text.TextError when a text in it is none
     */
    static RoomRequest parse(JsonFields fields) {
        return switch (fields.text("do")) {
            case "make" -> make(fields);
            case "enter" ->
                new Enter(
                        fields.text("room", ""),
                        fields.text("key", ""),
                        fields.text("code", ""),
                        fields.has("from") ? fields.number("from") : 0,
                        fields.text("hash", ""));
            case "glance" -> new Glance(fields.text("room"), fields.text("key"));
            case "lobby" -> new Lobby();
            case "announce" -> new Announce(fields.flag("open"));
            case "leave" -> new Leave();
            case "sit" ->
                new Sit(
                        id(fields),
                        fields.number("seat", 0, RoomSettings.MOST_SEATS - 1),
                        key(fields.text("key")),
                        name(fields.text("name", "")));
            case "stand" -> new Stand(id(fields));
            case "move" -> new Move(id(fields), key(fields.text("key")));
            case "act" -> new Act(id(fields), base(fields), moves(fields.text("moves")));
            case "undo" -> new Undo(id(fields), base(fields));
            case "vote" -> new Vote(id(fields), Proposal.parse(fields.text("what")), fields.flag("yes"));
            case "resign" -> new Resign(id(fields));
            case "back" -> new Back(id(fields));
            case "say" -> new Say(fields.number("phrase", 1, PHRASES), fields.has("to") ? fields.number("to") : 0);
            case "point" -> new Point(spot(fields.text("spot")));
            case "look" -> new Look();
            case "log" -> new Log(fields.number("from"));
            default -> throw JsonFields.malformed(RoomsMessages.noRequest());
        };
    }

    private static Make make(JsonFields fields) {
        JsonFields start = fields.fields("start");
        JsonFields keys = fields.fields("keys");
        List<String> seats = fields.items("seats").stream()
                .map(JsonFields::of)
                .map(RoomRequest::level)
                .toList();
        List<String> links = keys.texts("seats");
        if (seats.isEmpty() || seats.size() > RoomSettings.MOST_SEATS || links.size() != seats.size()) {
            throw JsonFields.malformed(RoomsMessages.noSeats(RoomSettings.MOST_SEATS));
        }
        for (int i = 0; i < seats.size(); i++) {
            if (seats.get(i).isEmpty()) {
                key(links.get(i));
            }
        }
        boolean made = start.has("setup");
        return new Make(
                id(fields),
                fields.text("puzzle"),
                made ? Optional.of(start.text("setup")) : Optional.empty(),
                made ? start.number("seed") : 0,
                made ? "" : start.text("play"),
                RoomSettings.way(fields.text("way")),
                seats,
                TimeControl.parse(fields.text("clock")),
                fields.flag("strict"),
                links,
                key(keys.text("any")),
                key(keys.text("watch")));
    }

    private static String level(JsonFields seat) {
        return switch (seat.text("who")) {
            case "person" -> "";
            case "computer" -> {
                String level = seat.text("level");
                if (level.isEmpty()) {
                    throw JsonFields.malformed(RoomsMessages.noField("level"));
                }
                yield level;
            }
            default -> throw JsonFields.malformed(RoomsMessages.noField("who"));
        };
    }

    private static String id(JsonFields fields) {
        String id = fields.text("id");
        if (!ID.matcher(id).matches()) {
            throw JsonFields.malformed(RoomsMessages.noField("id"));
        }
        return id;
    }

    private static long base(JsonFields fields) {
        long base = fields.number("base");
        if (base < 0) {
            throw JsonFields.malformed(RoomsMessages.noField("base"));
        }
        return base;
    }

    private static String key(String secret) {
        if (!Key.wellFormed(secret)) {
            throw JsonFields.malformed(RoomsMessages.noKey());
        }
        return secret;
    }

    private static String moves(String moves) {
        if (moves.isEmpty() || moves.length() > LONGEST_MOVES) {
            throw JsonFields.malformed(RoomsMessages.longMoves(LONGEST_MOVES));
        }
        return moves;
    }

    private static String spot(String spot) {
        if (spot.length() > LONGEST_NAME) {
            throw JsonFields.malformed(RoomsMessages.noField("spot"));
        }
        return spot;
    }

    /** Returns a name as it is kept: one line, without blanks at its ends, of bounded length. */
    private static String name(String typed) {
        StringBuilder name = new StringBuilder();
        typed.strip().codePoints().limit(LONGEST_NAME).forEach(sign -> {
            boolean plain = !Character.isISOControl(sign)
                    && Character.getType(sign) != Character.FORMAT
                    && Character.getType(sign) != Character.LINE_SEPARATOR
                    && Character.getType(sign) != Character.PARAGRAPH_SEPARATOR
                    && Character.getType(sign) != Character.SURROGATE;
            name.appendCodePoint(plain ? sign : ' ');
        });
        return name.toString().strip();
    }

    /** Returns the name of a request in its answer: its id, or else its kind. */
    static String nameOf(Json json) {
        if (json instanceof Json.Obj object) {
            if (object.field("id").orElse(Json.NULL) instanceof Json.Str(String id)
                    && ID.matcher(id).matches()) {
                return id;
            }
            if (object.field("do").orElse(Json.NULL) instanceof Json.Str(String what)
                    && what.length() <= LONGEST_NAME) {
                return what;
            }
        }
        return "";
    }
}
