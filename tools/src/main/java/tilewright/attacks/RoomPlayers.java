package tilewright.attacks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Two who play Paletto in a room, each by a socket of its own. After a break they come back, and send again what was not
 * answered. What they saw is kept, and compared with the log of the room. One thread at a time.
 */
final class RoomPlayers implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 20_000;
    private static final int PATIENCE_WITH_TWO_MILLIS = 4_000;
    private static final Pattern EVENT = Pattern.compile(
            "\\{\"v\":(\\d+),\"hash\":\"(\\w+)\",\"at\":(\\d+),\"id\":\"([^\"]*)\",\"kind\":\"(\\w+)\",\"seat\":(-?\\d+),\"data\":\"([^\"]*)\"");
    private static final Pattern BOARD = Pattern.compile("\"play\":\"paletto:([A-Z/]+)");

    /** Thrown when a room is wrong. */
    static final class Fault extends RuntimeException {
        Fault(String what) {
            super(what);
        }
    }

    private record Seen(String hash, String id) {}

    private final int number;
    private final String from;
    private final int[] servers;
    private final int[] ports;
    private final Random random;
    private final String[] links = new String[2];
    private final String[] holders = new String[2];
    private final String any;
    private final String watch;
    private final RoomWire[] wires = new RoomWire[2];
    private final long[] reached = new long[2];
    private final boolean[] seated = new boolean[2];
    private final Map<Long, Seen> events = new ConcurrentHashMap<>();
    private final Map<String, Long> saved = new ConcurrentHashMap<>();
    private final Set<String> asked = ConcurrentHashMap.newKeySet();
    private final Map<String, Integer> refusals = new HashMap<>();
    private final String makeId;
    private volatile String room = "";
    private String rows = "";
    private Optional<PalettoGame> game = Optional.empty();
    private String id = "";
    private String step = "";
    private int mover;
    private long version;
    private String hash = "";
    private long seenVersion;
    private int breaks;

    /**
     * @param number of the room, which gives the players an address of their own
     * @param servers ports of one or two, each the server of a seat until a break
     */
    RoomPlayers(int number, long seed, int... servers) {
        this.number = number;
        this.servers = servers.clone();
        this.ports = new int[] {servers[0], servers[servers.length - 1]};
        this.random = new Random(seed * 1_000_003 + number);
        this.from = "127." + (1 + number / 64_516) + "." + (1 + number / 254 % 254) + "." + (1 + number % 254);
        for (int seat = 0; seat < 2; seat++) {
            links[seat] = key();
            holders[seat] = key();
        }
        any = key();
        watch = key();
        makeId = name("make");
    }

    private String key() {
        byte[] bytes = new byte[16];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private String name(String prefix) {
        return prefix + "-" + number + "-" + HexFormat.of().toHexDigits(random.nextLong());
    }

    boolean over() {
        return game.filter(PalettoGame::over).isPresent() && id.isEmpty();
    }

    int breaks() {
        return breaks;
    }

    String room() {
        return room;
    }

    Map<String, Integer> refusals() {
        return refusals;
    }

    /** Connects and takes the seats, as far as that has not been done. */
    void ready() throws IOException, InterruptedException {
        for (int seat = 0; seat < 2; seat++) {
            if (wires[seat] == null) {
                enter(seat);
            }
        }
        if (game.isEmpty()) {
            game = Optional.of(new PalettoGame(rows, random));
        }
    }

    private void enter(int seat) throws IOException, InterruptedException {
        RoomWire wire =
                new RoomWire(ports[seat], from, servers.length == 1 ? PATIENCE_MILLIS : PATIENCE_WITH_TWO_MILLIS);
        wires[seat] = wire;
        if (room.isEmpty()) {
            String made = ask(seat, makeId, """
                    {"do":"make","id":"%s","puzzle":"paletto","start":{"setup":"6x6","seed":%d},"way":"turns",\
                    "seats":[{"who":"person"},{"who":"person"}],"clock":"none","strict":false,\
                    "keys":{"seats":["%s","%s"],"any":"%s","watch":"%s"}}""".formatted(makeId, number + 1, links[0], links[1], any, watch));
            room = RoomWire.text(made, "room");
        }
        wire.send("{\"do\":\"enter\",\"room\":\"%s\",\"key\":\"%s\",\"from\":%d,\"hash\":\"%s\"}"
                .formatted(room, seated[seat] ? holders[seat] : links[seat], version, hash));
        String entered = read(seat);
        while (!entered.startsWith("{\"entered\"")) {
            if (entered.contains("\"final\":false")) {
                throw new IOException(entered);
            }
            if (entered.startsWith("{\"refused\"")) {
                throw new Fault("room " + number + ": " + entered);
            }
            entered = read(seat);
        }
        long now = RoomWire.number(entered, "v");
        if (now < seenVersion) {
            throw new Fault("room " + number + " is in version " + now + " after " + seenVersion);
        }
        note(now, RoomWire.text(entered, "hash"), "");
        reached[seat] = now;
        if (rows.isEmpty()) {
            Matcher board = BOARD.matcher(entered);
            if (!board.find()) {
                throw new Fault("no board in " + entered);
            }
            rows = board.group(1);
        }
        if (!seated[seat]) {
            String sit = "sit-" + number + "-" + holders[seat].substring(0, 8);
            asked.add(sit);
            ask(
                    seat,
                    sit,
                    "{\"do\":\"sit\",\"id\":\"%s\",\"seat\":%d,\"key\":\"%s\",\"name\":\"P%d\"}"
                            .formatted(sit, seat, holders[seat], seat));
            seated[seat] = true;
        }
    }

    /** Sends until it is answered otherwise than for now; keeps what was saved. */
    private String ask(int seat, String name, String line) throws IOException, InterruptedException {
        asked.add(name);
        wires[seat].send(line);
        while (true) {
            String answer = read(seat);
            if (answer.startsWith("{\"saved\":\"" + name) || answer.startsWith("{\"made\":\"" + name)) {
                if (answer.startsWith("{\"saved\"")) {
                    saved(name, RoomWire.number(answer, "v"));
                }
                return answer;
            }
            if (answer.startsWith("{\"refused\":\"" + name)) {
                refusals.merge(RoomWire.text(answer, "why"), 1, Integer::sum);
                if (answer.contains("\"final\":true")) {
                    throw new Fault("room " + number + ": " + answer + " to " + line);
                }
                long current = RoomWire.number(answer, "v");
                if (current > version) {
                    version = current;
                    line = line.replaceFirst("\"base\":\\d+", "\"base\":" + current);
                }
                TimeUnit.MILLISECONDS.sleep(name.equals(makeId) ? 500 : 50);
                wires[seat].send(line);
            }
        }
    }

    private void saved(String name, long at) {
        Long before = saved.put(name, at);
        if (before != null && before != at) {
            throw new Fault("room " + number + ": " + name + " is in version " + before + " and in " + at);
        }
        seenVersion = Math.max(seenVersion, at);
    }

    private String read(int seat) throws IOException {
        String line = wires[seat].read();
        if (line.startsWith("{\"v\":")) {
            long at = RoomWire.number(line, "v");
            note(at, RoomWire.text(line, "hash"), RoomWire.text(line, "id"));
            reached[seat] = Math.max(reached[seat], at);
        }
        return line;
    }

    /** Notes a version that somebody has been shown: it is on the disk, and there is never another with its number. */
    private void note(long at, String seen, String name) {
        Seen before = events.put(at, new Seen(seen, name));
        if (before != null && !before.hash.equals(seen)) {
            throw new Fault("room " + number + " has two versions " + at + ": " + before.hash + " and " + seen);
        }
        seenVersion = Math.max(seenVersion, at);
        if (at > version) {
            version = at;
            hash = seen;
        }
    }

    /**
     * Makes the next move, or repeats one that was not answered, and waits until both players have its event. Returns
     * the nanoseconds that took.
     */
    long move() throws IOException, InterruptedException {
        if (id.isEmpty()) {
            PalettoGame playing = game.orElseThrow();
            mover = playing.mover();
            step = playing.next();
            id = name("act");
        }
        long begin = System.nanoTime();
        String line = "{\"do\":\"act\",\"id\":\"%s\",\"base\":%d,\"moves\":\"%s\"}".formatted(id, version, step);
        ask(mover, id, line);
        long at = Objects.requireNonNull(saved.get(id));
        id = "";
        int other = 1 - mover;
        while (reached[other] < at) {
            read(other);
        }
        return System.nanoTime() - begin;
    }

    /** Comes back as a stranger would, to any of the servers. */
    private void dropped() {
        breaks++;
        close();
        for (int seat = 0; seat < 2; seat++) {
            ports[seat] = servers[random.nextInt(servers.length)];
        }
    }

    /** Plays on until the time is over or the game; comes back after each break. */
    void play(Stop stop) throws InterruptedException {
        while (!stop.now() && !over()) {
            try {
                ready();
                while (!stop.now() && !over()) {
                    move();
                    stop.moved();
                }
            } catch (IOException broken) {
                dropped();
                TimeUnit.MILLISECONDS.sleep(20);
            }
        }
    }

    /** Enters as a spectator, reads the log, and leaves; returns false when there is no room yet. */
    boolean watch() throws IOException {
        if (room.isEmpty()) {
            return false;
        }
        try (RoomWire wire = new RoomWire(servers[0], from, PATIENCE_MILLIS)) {
            wire.send("{\"do\":\"enter\",\"room\":\"%s\",\"key\":\"%s\"}".formatted(room, watch));
            await(wire, "{\"entered\"");
            wire.send("{\"do\":\"log\",\"from\":0}");
            await(wire, "{\"log\"");
        }
        return true;
    }

    /** The stop of a game, and a receiver of moves. */
    interface Stop {
        boolean now();

        void moved() throws InterruptedException;
    }

    /**
     * Compares the log with all that was seen: it has no gaps, each hash follows, and it has acknowledged events once,
     * at their places, and others at most once.
     */
    void check() throws IOException {
        if (room.isEmpty()) {
            return;
        }
        Set<String> ends = new HashSet<>();
        for (int port : servers) {
            ends.add(check(port));
        }
        if (ends.size() > 1) {
            throw new Fault("room " + number + " ends otherwise on each server");
        }
    }

    /** Returns the last hash. */
    private String check(int port) throws IOException {
        Log log = log(port);
        if (log.ids.size() < seenVersion) {
            throw new Fault(
                    "room " + number + " ends with version " + log.ids.size() + ", and " + seenVersion + " was shown");
        }
        check(log, saved);
        return log.hash;
    }

    private void check(Log log, Map<String, Long> acknowledged) {
        acknowledged.forEach((name, at) -> {
            if (at > log.ids.size() || !log.ids.get((int) (at - 1)).equals(name)) {
                throw new Fault("room " + number + ": version " + at + " is not " + name);
            }
        });
        Set<String> once = new HashSet<>();
        log.ids.stream().filter(asked::contains).forEach(name -> {
            if (!once.add(name)) {
                throw new Fault("room " + number + " has " + name + " twice");
            }
        });
    }

    /** The ids of a log's events, and the last hash. */
    private record Log(List<String> ids, String hash) {}

    /** Reads the log on a server: gapless, each hash follows, and each version is the one that was shown. */
    private Log log(int port) throws IOException {
        List<String> ids = new ArrayList<>();
        String before = "";
        try (RoomWire wire = new RoomWire(port, from, PATIENCE_MILLIS)) {
            wire.send("{\"do\":\"enter\",\"room\":\"%s\",\"key\":\"%s\"}".formatted(room, watch));
            await(wire, "{\"entered\"");
            for (boolean more = true; more; ) {
                wire.send("{\"do\":\"log\",\"from\":" + ids.size() + "}");
                String log = await(wire, "{\"log\"");
                Matcher event = EVENT.matcher(log);
                int count = ids.size();
                while (event.find()) {
                    long at = Long.parseLong(event.group(1));
                    if (at <= ids.size()) {
                        continue;
                    }
                    ids.add(event.group(4));
                    if (at != ids.size()) {
                        throw new Fault("room " + number + " has no version " + ids.size());
                    }
                    String follows = hash(String.join(
                            "\n",
                            before,
                            event.group(1),
                            event.group(3),
                            event.group(4),
                            event.group(5),
                            event.group(6),
                            event.group(7)));
                    before = event.group(2);
                    if (at > 1 && !event.group(5).equals("next") && !follows.equals(before)) {
                        throw new Fault("room " + number + ": the hash of version " + at + " does not follow");
                    }
                    Seen seen = events.get(at);
                    if (seen != null && !seen.hash.equals(before)) {
                        throw new Fault("room " + number + " has another version " + at + " than was shown");
                    }
                }
                more = log.contains("\"more\":true") && ids.size() > count;
            }
        }
        return new Log(ids, before);
    }

    private static String await(RoomWire wire, String start) throws IOException {
        String line = wire.read();
        while (!line.startsWith(start)) {
            if (line.startsWith("{\"refused\"")) {
                throw new Fault(line);
            }
            line = wire.read();
        }
        return line;
    }

    static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 16);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public void close() {
        for (int seat = 0; seat < 2; seat++) {
            if (wires[seat] != null) {
                wires[seat].close();
                wires[seat] = null;
            }
        }
    }
}
