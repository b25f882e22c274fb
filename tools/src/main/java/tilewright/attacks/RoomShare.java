package tilewright.attacks;

import java.io.IOException;

/** Requests for rooms in which one person sits, or nobody but computers move. */
final class RoomShare {

    private static final int PATIENCE_MILLIS = 60_000;
    private static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private RoomShare() {}

    /** A room, and the key of who sits there. */
    record Room(int number, String id, String key) {

        String enter() {
            return "{\"do\":\"enter\",\"room\":\"%s\",\"key\":\"%s\"}".formatted(id, key);
        }

        /** Enters it; what was answered is to be read. */
        RoomWire connect(int port, String from) throws IOException {
            RoomWire wire = new RoomWire(port, from, PATIENCE_MILLIS);
            wire.send(enter());
            return wire;
        }
    }

    private static String key(int number, int which) {
        String digits = "K".repeat(22) + number + "-" + which;
        return digits.substring(digits.length() - 22);
    }

    /** Makes a room with a Sudoku, and takes its seat. */
    static Room make(int port, String from, int number) throws IOException {
        try (RoomWire wire = new RoomWire(port, from, PATIENCE_MILLIS)) {
            String made = ask(wire, "make-share-" + number, """
                    {"do":"make","id":"make-share-%d","puzzle":"sudoku","start":{"play":"%s"},"way":"together",\
                    "seats":[{"who":"person"}],"clock":"none","strict":false,\
                    "keys":{"seats":["%s"],"any":"%s","watch":"%s"}}""".formatted(
                            number, SUDOKU, key(number, 1), key(number, 2), key(number, 3)));
            String id = RoomWire.text(made, "room");
            Room room = new Room(number, id, key(number, 4));
            wire.send("{\"do\":\"enter\",\"room\":\"%s\",\"key\":\"%s\"}".formatted(id, key(number, 1)));
            await(wire, "{\"entered\"");
            ask(
                    wire,
                    "sit-share-" + number,
                    "{\"do\":\"sit\",\"id\":\"sit-share-%d\",\"seat\":0,\"key\":\"%s\",\"name\":\"S\"}"
                            .formatted(number, room.key()));
            return room;
        }
    }

    /** Makes a room of Paletto against the strongest computer that searches, and lets it move; stays in it. */
    static RoomWire computers(int port, String from, int number) throws IOException {
        RoomWire wire = new RoomWire(port, from, PATIENCE_MILLIS);
        String made = ask(wire, "make-search-" + number, """
                {"do":"make","id":"make-search-%d","puzzle":"paletto","start":{"setup":"8x8","seed":%d},"way":"turns",\
                "seats":[{"who":"computer","level":"level8"},{"who":"person"}],"clock":"none","strict":false,\
                "keys":{"seats":["","%s"],"any":"%s","watch":"%s"}}""".formatted(
                        number, number + 1, key(number, 5), key(number, 6), key(number, 7)));
        String id = RoomWire.text(made, "room");
        wire.send("{\"do\":\"enter\",\"room\":\"%s\",\"key\":\"%s\"}".formatted(id, key(number, 5)));
        await(wire, "{\"entered\"");
        wire.send("{\"do\":\"sit\",\"id\":\"sit-search-%d\",\"seat\":1,\"key\":\"%s\",\"name\":\"S\"}"
                .formatted(number, key(number, 8)));
        return wire;
    }

    /** Makes a room with an easy Sudoku; returns false when that is refused. */
    static boolean makeEasy(int port, String from, int number) throws IOException {
        try (RoomWire wire = new RoomWire(port, from, PATIENCE_MILLIS)) {
            return makeEasy(wire, number).startsWith("{\"made\"");
        }
    }

    /** Asks for a room with an easy Sudoku; returns the answer. */
    static String makeEasy(RoomWire wire, int number) throws IOException {
        return ask(wire, "make-easy-" + number, """
                {"do":"make","id":"make-easy-%d","puzzle":"sudoku","start":{"setup":"easy","seed":%d},"way":"together",\
                "seats":[{"who":"person"}],"clock":"none","strict":false,\
                "keys":{"seats":["%s"],"any":"%s","watch":"%s"}}""".formatted(
                        number, number, key(number, 1), key(number, 2), key(number, 3)));
    }

    /** Shows a code of no room; returns the refusal. */
    static String tryCode(RoomWire wire) throws IOException {
        wire.send("{\"do\":\"enter\",\"code\":\"BBBBBB\"}");
        String line = wire.read();
        while (!refusal(line)) {
            line = wire.read();
        }
        return line;
    }

    private static String ask(RoomWire wire, String id, String line) throws IOException {
        wire.send(line);
        return answer(wire, id);
    }

    /** Reads up to the answer to a request. */
    static String answer(RoomWire wire, String id) throws IOException {
        while (true) {
            String line = wire.read();
            if (line.contains(id) && (line.startsWith("{\"saved\"") || line.startsWith("{\"made\"") || refusal(line))) {
                return line;
            }
        }
    }

    /** Reads up to a message that begins so; empty when entering is refused or the socket closed. */
    static String await(RoomWire wire, String start) throws IOException {
        try {
            String line = wire.read();
            while (!line.startsWith(start) && !refusal(line)) {
                line = wire.read();
            }
            return line.startsWith(start) ? line : "";
        } catch (IOException closed) {
            return "";
        }
    }

    private static boolean refusal(String line) {
        return line.startsWith("{\"refused\"");
    }
}
