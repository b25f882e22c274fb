package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.List;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

/** Random messages that must not be carried out. One thread. */
final class BadMessages {

    /** The sender of a message. */
    enum Role {
        /** One who has not entered any room. */
        OUTSIDE,
        WATCHER,
        /** One who plays. */
        HOLDER
    }

    /**
     * A room with two seats.
     *
     * @param turns whether they play one after the other
     * @param keys of the two seats' links, of that to any seat, of that for watching, and of the two holders
     * @param sent requests that were carried out
     */
    record Table(String room, boolean turns, List<String> keys, List<String> sent) {

        String watch() {
            return keys.get(3);
        }

        String holder(int seat) {
            return keys.get(4 + seat);
        }
    }

    /**
     * A bad message.
     *
     * @param answered whether it must be answered, or end the connection
     * @param mayBeSaved whether the answer may be that of a request that was carried out before
     */
    record Message(String kind, String line, boolean answered, boolean mayBeSaved) {}

    private static final String NUMBERS = "-1 -0 0 1 2 3 4 5 31 100 1.5 1e3 1e400 -1e400 9999999999 123456789012345678 "
            + "1234567890123456789012 -9223372036854775808 00 0x10 NaN";

    private static final List<String> WORDS = List.of(
            "",
            " ",
            "make",
            "enter",
            "sit",
            "ACT",
            "delete",
            "admin",
            "undefined",
            "null",
            "éé",
            "\u0000",
            "\ud800",
            "../..");

    private static final List<String> REQUESTS = List.of(
            "make", "enter", "leave", "sit", "stand", "move", "act", "undo", "vote", "resign", "back", "say", "point",
            "look", "log");

    private final SeededRandom random;

    BadMessages(SeededRandom random) {
        this.random = random;
    }

    Role role() {
        return Role.values()[random.below(Role.values().length)];
    }

    String key() {
        return "%016x%06x".formatted(random.bits(), random.below(1 << 24));
    }

    private <T> T any(List<T> items) {
        return items.get(random.below(items.size()));
    }

    /** Returns a request with a new id. */
    Json.Obj request(String what) {
        return Json.obj().with("do", what).with("id", "%016x".formatted(random.bits()));
    }

    /** Returns a good request for a room with two persons. */
    String make(String way, String start, String clock, List<String> keys) {
        Json person = Json.obj().with("who", "person");
        return request("make")
                .with("puzzle", start.substring(0, start.indexOf(':')))
                .with("start", Json.obj().with("play", start))
                .with("way", way)
                .with("seats", new Json.Arr(List.of(person, person)))
                .with("clock", clock)
                .with("strict", true)
                .with(
                        "keys",
                        Json.obj()
                                .with("seats", Json.strings(keys.subList(0, 2)))
                                .with("any", keys.get(2))
                                .with("watch", keys.get(3)))
                .toString();
    }

    /**
     * Returns a message that somebody may not have carried out.
     *
     * @param version of the room
     * @param moves whether the sender may play now
     */
    Message message(Role role, Table table, Table other, long version, boolean moves) {
        return switch (random.below(12)) {
            case 0 -> new Message("no JSON", noJson(), true, false);
            case 1 -> new Message("part of JSON", part(good(table, version)), true, false);
            case 2 -> new Message("deep", deep(), true, false);
            case 3 -> new Message("huge", huge(table), true, false);
            case 4 -> new Message("unknown", unknown(), true, false);
            case 5 -> new Message("wrong types", wrongTypes(table, version), true, false);
            case 6 -> new Message("foreign secret", foreign(table, other), true, false);
            case 7 -> new Message("bad room", badMake(), true, false);
            case 8 -> new Message("replayed", replayed(table), true, role != Role.OUTSIDE);
            case 9 -> new Message("stale", stale(table, version, moves), true, false);
            case 10 -> new Message("out of range", outOfRange(role, version), true, false);
            default ->
                role == Role.HOLDER
                        ? new Message("not now", notNow(version, moves), true, false)
                        : new Message("no rights", changed(good(table, version)), false, false);
        };
    }

    /** Returns a request that would be carried out if its sender had a right to it. */
    private Json.Obj good(Table table, long version) {
        return switch (random.below(8)) {
            case 0 ->
                request("sit").with("seat", random.below(2)).with("key", key()).with("name", "x");
            case 1 -> request("stand");
            case 2 -> request("move").with("key", key());
            case 3 -> request("undo").with("base", version);
            case 4 -> request("vote").with("what", "analyze").with("yes", true);
            case 5 -> request("resign");
            case 6 -> request("back");
            default ->
                request("act").with("base", version).with("moves", table.room().isEmpty() ? "end" : "r1c1");
        };
    }

    /** Returns what was carried out before, without the secret of who sent it. */
    private String replayed(Table table) {
        return any(table.sent()).replace(table.holder(0), key()).replace(table.holder(1), key());
    }

    private String noJson() {
        int length = random.below(40);
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < length; i++) {
            line.append((char) (random.below(3) == 0 ? random.below(0x10000) : 32 + random.below(95)));
        }
        return line.append(any(List.of("", "\ufeff", "{", "]", "\u0000", "{}", "[]", "null", "\"do\"")))
                .toString();
    }

    /** Returns a beginning of a text of JSON, which is none. */
    private String part(Json.Obj whole) {
        String line = whole.toString();
        return line.substring(0, random.below(line.length()));
    }

    private String deep() {
        int depth = 1 << random.below(15);
        return switch (random.below(3)) {
            case 0 -> "[".repeat(depth);
            case 1 -> "[".repeat(depth) + "]".repeat(depth);
            default -> "{\"do\":".repeat(depth) + "1" + "}".repeat(depth);
        };
    }

    private String huge(Table table) {
        int length = 4_001 << random.below(6);
        String much = any(List.of("r1c1,", "a", "\\\"", "é", "9")).repeat(length / 2);
        return switch (random.below(4)) {
            case 0 -> request("act").with("base", 1).with("moves", much).toString();
            case 1 -> request(much).toString();
            case 2 ->
                Json.obj()
                        .with("do", "enter")
                        .with("room", table.room())
                        .with("key", much)
                        .toString();
            default -> "{\"do\":\"act\",\"base\":" + "9".repeat(length) + "}";
        };
    }

    private String unknown() {
        return switch (random.below(4)) {
            case 0 -> request(any(WORDS) + "?").toString();
            case 1 -> Json.obj().with("id", "12345678").toString();
            case 2 -> "{\"do\":" + any(List.of("null", "1", "true", "[]", "{}", "\"\"")) + "}";
            default -> "[" + request("act") + "]";
        };
    }

    /** Returns a request of which a field is missing, or is something else than it should be. */
    private String wrongTypes(Table table, long version) {
        Json.Obj request = switch (random.below(5)) {
            case 0 -> request("act").with("base", version).with("moves", "end");
            case 1 -> request("undo").with("base", version);
            case 2 -> request("vote").with("what", "analyze").with("yes", true);
            case 3 -> request("move").with("key", key());
            default -> request("sit").with("seat", 0).with("key", key());
        };
        List<String> names = new ArrayList<>(request.fields().keySet());
        String name = any(names);
        Json wrong = any(List.of(
                Json.NULL,
                Json.obj(),
                Json.arr(java.util.stream.Stream.of(Json.TRUE)),
                new Json.Num("1.5"),
                new Json.Num("-7")));
        return request.with(name, table.room().isEmpty() ? Json.NULL : wrong).toString();
    }

    /** Returns a try to enter with what opens another room, or nothing. */
    private String foreign(Table table, Table other) {
        String key = switch (random.below(7)) {
            case 0 -> key();
            case 1 -> any(other.keys());
            case 2 -> any(table.keys()).substring(1);
            case 3 -> any(table.keys()).toUpperCase(java.util.Locale.ROOT) + "=";
            case 4 -> tilewright.server.rooms.Key.hash(any(table.keys()));
            case 5 -> "";
            default -> any(table.keys()) + "A";
        };
        Json.Obj enter = Json.obj().with("do", "enter");
        return random.below(6) == 0
                ? enter.with("code", any(List.of("BCDFGH", "bcdfgh", "000000", "", "%", "' or 1=1")))
                        .toString()
                : enter.with("room", random.below(8) == 0 ? any(WORDS) : table.room())
                        .with("key", key)
                        .toString();
    }

    /** Returns a request for a room that cannot be. */
    private String badMake() {
        List<String> keys = List.of(key(), key(), key(), key());
        String good = make("turns", "paletto:DBDC/CABA/BCAD/ADCB", "none", keys);
        return switch (random.below(14)) {
            case 0 -> good.replace("\"paletto\"", "\"chess\"");
            case 1 -> good.replace("DBDC", "DBD");
            case 2 -> good.replace("\"turns\"", any(List.of("\"race\"", "\"together\"", "\"TURNS\"", "1", "null")));
            case 3 ->
                good.replace("[{\"who\":\"person\"},{\"who\":\"person\"}]", any(List.of("[]", "{}", "[1]", "[{}]")));
            case 4 -> good.replace("{\"who\":\"person\"},", "");
            case 5 -> good.replace("\"who\":\"person\"", "\"who\":\"computer\",\"level\":\"none\"");
            case 6 ->
                good.replace(
                        "\"none\"",
                        any(List.of("\"move 1\"", "\"move 99999999\"", "\"days 0\"", "\"fischer 10\"", "7")));
            case 7 -> good.replace(keys.get(random.below(4)), any(List.of("short", "", "x".repeat(23))));
            case 8 -> good.replace("\"strict\":true", "\"strict\":\"true\"");
            case 9 -> good.replace("ADCB\"", "ADCB | r9c9\"");
            case 10 -> good.replace("ADCB\"", "ADCB 9\"");
            case 11 -> good.replace("\"play\"", "\"setup\"");
            case 12 ->
                good.replaceFirst("\"id\":\"[^\"]*\"", "\"id\":\"" + any(List.of("", "short", "ü".repeat(9))) + "\"");
            default -> good.replaceFirst("\"keys\":.*", "\"keys\":{}}");
        };
    }

    /** Returns a step on what is no longer there, or is not there yet. */
    private String stale(Table table, long version, boolean moves) {
        long later = version + 1 + random.below(1L << (1 + random.below(40)));
        long base = table.turns() && random.below(2) == 0 ? 0 : later;
        String move = moves ? "r1c1" : any(List.of("r1c1", "end", "r4c4", "h=r1c1"));
        return random.below(2) == 0
                ? request("act").with("base", base).with("moves", move).toString()
                : request("undo").with("base", base).toString();
    }

    private String outOfRange(Role role, long version) {
        List<String> numbers = List.of(NUMBERS.split(" "));
        List<String> seats = List.of("-1", "2", "3", "4", "99", "1.5", "1e400", "-1e400", "123456789012345678", "00");
        return switch (random.below(5)) {
            case 0 ->
                request("sit")
                        .with("seat", new Json.Written(any(seats)))
                        .with("key", key())
                        .toString();
            case 1 ->
                "{\"do\":\"say\",\"phrase\":" + any(List.of("0", "13", "-1", "1.5", "1e9", "99999999999999999999"))
                        + "}";
            case 2 ->
                request("act")
                        .with("base", new Json.Written("-" + (1 + random.below(99)) + ".5"))
                        .with("moves", "end")
                        .toString();
            case 3 ->
                request("vote")
                        .with("what", "computer " + any(numbers) + (role == Role.HOLDER ? " 1" : ""))
                        .with("yes", true)
                        .toString();
            default ->
                request("act")
                        .with("base", version)
                        .with("moves", "r" + any(numbers) + "c9")
                        .toString();
        };
    }

    /** Returns what one who plays may not do now. */
    private String notNow(long version, boolean moves) {
        Json.Obj act = request("act").with("base", version);
        return switch (random.below(9)) {
            case 0 -> request("stand").with("id", "short").toString();
            case 1 ->
                request("sit")
                        .with("seat", random.below(2))
                        .with("key", key())
                        .with("name", "x")
                        .toString();
            case 2 -> request("vote").with("what", "analyze").with("yes", false).toString();
            case 3 -> request("vote").with("what", "rematch").with("yes", true).toString();
            case 4 -> request("back").toString();
            case 5 ->
                request("move")
                        .with("key", any(List.of("", "short", "x".repeat(23), "x".repeat(21) + "=")))
                        .toString();
            case 6 ->
                act.with(
                                "moves",
                                any(List.of(
                                        "r9c9",
                                        "r1c1,r9c9",
                                        "end,end,end",
                                        ",",
                                        "r1c1,",
                                        " ",
                                        "end end",
                                        "0:r1c1",
                                        "@1")))
                        .toString();
            case 7 -> request("vote").with("what", any(WORDS)).with("yes", true).toString();
            default ->
                moves
                        ? act.with("moves", "xyz").toString()
                        : act.with("moves", any(List.of("xyz", "r9c9,end"))).toString();
        };
    }

    /** Returns a request with some signs changed. */
    private String changed(Json.Obj request) {
        StringBuilder line = new StringBuilder(
                random.below(2) == 0
                        ? request.toString()
                        : Json.obj().with("do", any(REQUESTS)).toString());
        int changes = random.below(4);
        for (int i = 0; i < changes; i++) {
            int at = random.below(line.length());
            switch (random.below(3)) {
                case 0 -> line.setCharAt(at, (char) (32 + random.below(95)));
                case 1 -> line.insert(at, any(List.of("\"", "\\", "{", "1", ",")));
                default -> line.deleteCharAt(at);
            }
        }
        return line.toString();
    }
}
