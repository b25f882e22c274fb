package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import tilewright.attacks.RoomShare.Room;

/**
 * An attack in which one address makes rooms large, busy, or full of searches; others, each with an address of its own,
 * are to notice nothing.
 */
final class RoomWeight {

    private static final int PORT = ServerClient.PORT + 60;
    private static final String ATTACKER = "127.77.0.1";
    private static final String OTHER = "127.77.0.2";
    private static final int ROOMS = 10; // as many as an address may make at once
    private static final int LONG_ROOMS = 8;
    private static final int STEPS = 34; // 19,380 moves in all
    private static final int SOCKETS = 4;
    private static final int OTHERS = 4;
    private static final long PAUSE_MILLIS = 300; // with it a game of some 35 moves lasts as long as most attacks
    static final String SMALL_HEAP = "-Xmx256m";

    /** A step of 3,990 characters: a note, on and off. */
    private static final String LONG_STEP = String.join(",", Collections.nCopies(570, "r1c3?1"));

    /** First bytes of frames: a continuation, a pong, and a ping. */
    private static final int[] FRAMES = {0x00, 0x8a, 0x89};

    private static final int FLOODING = 9;
    private static final int TEXT_UNFINISHED = 0x01;

    private final Path data;
    private final ConcurrentLinkedQueue<String> faults = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Long> nanoseconds = new ConcurrentLinkedQueue<>();
    private final AtomicLong attacks = new AtomicLong();
    private int measures;
    private volatile long end;

    private RoomWeight(Path work) {
        this.data = work.resolve("data");
    }

    private ServerProcess start(String heap) throws IOException, InterruptedException {
        return new ServerProcess(PORT, heap, "--data", data.toString());
    }

    /** Steps as long as can be, made and taken back as fast as the server takes them, and then all rooms at once after a restart. */
    static void large(Rows rows, int seconds) throws IOException, InterruptedException {
        for (String heap : new String[] {SMALL_HEAP, ""}) {
            try (WorkFolder work = new WorkFolder()) {
                new RoomWeight(work.path()).large(rows, seconds, heap);
            }
        }
    }

    private void large(Rows rows, int seconds, String heap) throws IOException, InterruptedException {
        List<Room> rooms = new ArrayList<>();
        try (ServerProcess server = start(heap)) {
            for (int i = 0; i < ROOMS; i++) {
                rooms.add(RoomShare.make(PORT, ATTACKER, i));
            }
            measure(rooms, SOCKETS, seconds);
            rows.row(
                    "rooms-large",
                    server.alive() && faults.isEmpty(),
                    "%s: %d long steps from one address; moves of %d others %s; %d MB resident%s"
                            .formatted(
                                    name(heap),
                                    attacks.get(),
                                    OTHERS,
                                    AnswerTimes.words(nanoseconds),
                                    server.residentMegabytes(),
                                    failed()));
        }
        try (ServerProcess server = start(heap)) {
            List<Long> millis = new ArrayList<>();
            List<RoomWire> wires = new ArrayList<>();
            int refused = 0;
            for (Room room : rooms) {
                long begin = System.nanoTime();
                RoomWire wire = new RoomWire(PORT, ATTACKER, 60_000);
                wires.add(wire);
                wire.send(room.enter());
                refused += RoomShare.await(wire, "{\"entered\"").isEmpty() ? 1 : 0;
                millis.add(ServerClient.millis(begin));
            }
            boolean others = !RoomShare.await(RoomShare.make(PORT, OTHER, 1_000).connect(PORT, OTHER), "{\"entered\"")
                    .isEmpty();
            rows.row(
                    "rooms-large-restart",
                    server.alive() && others,
                    "%s: entered in %s ms, %d refused for now, %d MB resident, %s others"
                            .formatted(
                                    name(heap),
                                    millis,
                                    refused,
                                    server.residentMegabytes(),
                                    others ? "beside" : "without"));
            wires.forEach(RoomWire::close);
        }
    }

    /** Steps made and taken back behind 19,380 moves, in eight rooms of one address, while others move. */
    static void undo(Rows rows, int seconds) throws IOException, InterruptedException {
        for (String heap : new String[] {SMALL_HEAP, ""}) {
            try (WorkFolder work = new WorkFolder()) {
                new RoomWeight(work.path()).undo(rows, seconds, heap);
            }
        }
    }

    private void undo(Rows rows, int seconds, String heap) throws IOException, InterruptedException {
        try (ServerProcess server = start(heap)) {
            measure(List.of(), 0, seconds);
            String alone = AnswerTimes.words(nanoseconds);
            nanoseconds.clear();
            List<Room> rooms = new ArrayList<>();
            for (int i = 0; i < LONG_ROOMS; i++) {
                Room room = RoomShare.make(PORT, ATTACKER, i);
                lengthen(room);
                rooms.add(room);
            }
            measure(rooms, 1, seconds);
            rows.row(
                    "rooms-undo",
                    server.alive() && faults.isEmpty() && attacks.get() > 0,
                    "%s: %d steps and what takes them back, behind %d long ones in each of %d rooms; moves of %d others %s; alone %s%s"
                            .formatted(
                                    name(heap),
                                    attacks.get(),
                                    STEPS,
                                    LONG_ROOMS,
                                    OTHERS,
                                    AnswerTimes.words(nanoseconds),
                                    alone,
                                    failed()));
        }
    }

    /** Makes the play of a room long. */
    private static void lengthen(Room room) throws IOException {
        try (RoomWire wire = room.connect(PORT, ATTACKER)) {
            RoomShare.await(wire, "{\"entered\"");
            for (int i = 0; i < STEPS; i++) {
                String id = "long-" + room.number() + "-" + i;
                wire.send(act(id));
                String answer = RoomShare.answer(wire, id);
                if (!answer.startsWith("{\"saved\"")) {
                    throw new IllegalStateException("step %d of a long play: %s".formatted(i + 1, answer));
                }
            }
        }
    }

    private static String act(String id) {
        return "{\"do\":\"act\",\"id\":\"%s\",\"base\":0,\"moves\":\"%s\"}".formatted(id, LONG_STEP);
    }

    static String name(String heap) {
        return heap.isEmpty() ? "default heap" : heap;
    }

    /**
     * Large rooms with long plays, searches, and frames without content of one address at once, while others move and
     * ask.
     */
    static void joint(Rows rows, int seconds) throws IOException, InterruptedException {
        for (String heap : new String[] {SMALL_HEAP, ""}) {
            try (WorkFolder work = new WorkFolder()) {
                new RoomWeight(work.path()).joint(rows, seconds, heap);
            }
        }
    }

    private void joint(Rows rows, int seconds, String heap) throws IOException, InterruptedException {
        try (ServerProcess server = start(heap)) {
            List<Room> rooms = new ArrayList<>();
            List<RoomWire> wires = new ArrayList<>();
            for (int i = 0; i < ROOMS / 2; i++) {
                Room room = RoomShare.make(PORT, ATTACKER, i);
                lengthen(room);
                rooms.add(room);
                wires.add(RoomShare.computers(PORT, ATTACKER, i));
            }
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
            for (int i = 0; i < FLOODING; i++) {
                int head = FRAMES[i % FRAMES.length];
                Thread.ofVirtual().start(() -> frames(head, until));
            }
            HealthClient other = new HealthClient(PORT, OTHER, until);
            measure(rooms, SOCKETS, seconds);
            boolean answered = other.answered();
            rows.row(
                    "rooms-joint",
                    server.alive() && answered && faults.isEmpty(),
                    "%s: %d long steps, %d searches, 9 sockets with frames of one address; others: /health %s; moves %s%s"
                            .formatted(
                                    name(heap),
                                    attacks.get(),
                                    wires.size(),
                                    other,
                                    AnswerTimes.words(nanoseconds),
                                    failed()));
            wires.forEach(RoomWire::close);
        }
    }

    /** Sends frames without content until the end, as fast as the server takes them. */
    private static void frames(int head, long end) {
        try (RoomWire wire = new RoomWire(PORT, ATTACKER, 60_000)) {
            if (head == 0) {
                wire.frames(TEXT_UNFINISHED, 1);
            }
            while (System.nanoTime() < end) {
                wire.frames(head, 1_000);
            }
        } catch (IOException gone) {
            // The attacker may be sent away.
        }
    }

    /** Attacks with so many sockets in each room while others move. */
    private void measure(List<Room> rooms, int sockets, int seconds) throws IOException, InterruptedException {
        List<RoomPlayers> others = new ArrayList<>();
        measures++;
        for (int i = 0; i < OTHERS; i++) {
            RoomPlayers players = new RoomPlayers(measures * OTHERS + i, 3, PORT);
            players.ready();
            others.add(players);
        }
        end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        List<Thread> threads = new ArrayList<>();
        for (Room room : rooms) {
            for (int i = 0; i < sockets; i++) {
                threads.add(Thread.ofVirtual().start(() -> fill(room)));
            }
        }
        for (RoomPlayers players : others) {
            threads.add(Thread.ofVirtual().start(() -> play(players)));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        others.forEach(RoomPlayers::close);
    }

    private void fill(Room room) {
        Random random = new Random(room.number());
        try (RoomWire wire = room.connect(PORT, ATTACKER)) {
            for (long i = 0; System.nanoTime() < end; i++) {
                String id = "fill-" + room.number() + "-" + Long.toHexString(random.nextLong()) + System.nanoTime();
                wire.send(i % 2 == 0 ? act(id) : "{\"do\":\"undo\",\"id\":\"%s\",\"base\":0}".formatted(id));
                String answer = RoomShare.answer(wire, id);
                if (answer.startsWith("{\"saved\"")) {
                    attacks.incrementAndGet();
                }
            }
        } catch (IOException gone) {
            // The attacker may be sent away.
        }
    }

    private void play(RoomPlayers players) {
        try {
            while (System.nanoTime() < end && !players.over()) {
                nanoseconds.add(players.move());
                TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
            }
        } catch (IOException | InterruptedException | RuntimeException failure) {
            faults.add(String.valueOf(failure.getMessage()));
        }
    }

    private String failed() {
        return faults.isEmpty() ? "" : "; failed: " + faults.peek();
    }
}
