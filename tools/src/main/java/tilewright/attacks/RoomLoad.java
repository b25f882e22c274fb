package tilewright.attacks;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The load of many rooms of Paletto on SQLite: measures how soon both players have a move that is on the disk. Clients
 * and server share the machine.
 */
final class RoomLoad {

    private static final int ROOMS = 2_000;
    private static final int MOVES_PER_SECOND = 400;
    private static final int SECONDS = 30;
    private static final int PORT = ServerClient.PORT + 30;
    private static final int SOCKETS = 10_000;
    private static final int SOCKETS_OF_AN_ADDRESS = 250;
    private static final Duration SOAK_PAUSE = Duration.ofMillis(10);
    private static final int SOAK_PARTS = 10;

    /** After which rooms of the soak are deleted. The clock for that goes by minutes, so that some are after half the time. */
    private static final String SOAK_EXPIRY = "PT2M";

    /** Between the half and the end of the soak. */
    private static final double GROWTH = 1.25;

    private final Rows rows;
    private final ServerProcess server;
    private final List<RoomPlayers> all = new ArrayList<>();
    private final ConcurrentLinkedQueue<Long> nanoseconds = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<String> faults = new ConcurrentLinkedQueue<>();
    private volatile long end;

    private RoomLoad(Rows rows, ServerProcess server) {
        this.rows = rows;
        this.server = server;
    }

    static void run(Rows rows) throws IOException, InterruptedException {
        try (WorkFolder work = new WorkFolder();
                ServerProcess server = new ServerProcess(
                        PORT, "", "--data", work.path().resolve("data").toString())) {
            RoomLoad load = new RoomLoad(rows, server);
            load.make();
            load.play("rooms-load", 0);
            load.play("rooms-load-searches", 64);
            load.all.forEach(RoomPlayers::close);
        }
    }

    private void make() throws InterruptedException, IOException {
        long begin = System.nanoTime();
        Semaphore few = new Semaphore(16);
        List<Thread> makers = new ArrayList<>();
        for (int i = 0; i < ROOMS; i++) {
            RoomPlayers players = new RoomPlayers(i, 1, PORT);
            all.add(players);
            makers.add(Thread.ofVirtual().start(() -> {
                try {
                    few.acquire();
                    players.ready();
                } catch (IOException | InterruptedException | RuntimeException failure) {
                    faults.add(String.valueOf(failure.getMessage()));
                } finally {
                    few.release();
                }
            }));
        }
        for (Thread maker : makers) {
            maker.join();
        }
        rows.row(
                "rooms-make",
                faults.isEmpty(),
                "%d rooms with two players each in %d ms, %d MB resident%s"
                        .formatted(ROOMS, ServerClient.millis(begin), server.residentMegabytes(), faults));
    }

    private void play(String name, int heavy) throws IOException, InterruptedException {
        nanoseconds.clear();
        double events = metric(PORT, "events_saved_total");
        double saving = metric(PORT, "save_seconds_sum");
        long begin = System.nanoTime();
        end = begin + TimeUnit.SECONDS.toNanos(SECONDS);
        List<ServerClient> searches = ServerClient.start(PORT, heavy, "127.0.0.1", ServerClient.HEAVY, end);
        List<Thread> players = new ArrayList<>();
        for (int i = 0; i < ROOMS; i++) {
            int number = i;
            players.add(Thread.ofVirtual().start(() -> play(all.get(number), begin, number)));
        }
        for (Thread player : players) {
            player.join();
        }
        long took = ServerClient.millis(begin);
        String searched = heavy == 0 ? "" : "; searches: " + ServerClient.seen(searches);
        events = metric(PORT, "events_saved_total") - events;
        saving = metric(PORT, "save_seconds_sum") - saving;
        rows.row(
                name,
                faults.isEmpty() && nanoseconds.size() >= MOVES_PER_SECOND * SECONDS * 0.95,
                "moves in %d ms, from when each was due until both had it: %s; %.0f events saved, in %.1f ms each; %d MB resident; %s%s"
                        .formatted(
                                took,
                                AnswerTimes.words(nanoseconds),
                                events,
                                saving * 1_000 / events,
                                server.residentMegabytes(),
                                faults.isEmpty() ? "nothing failed" : faults.size() + " failed: " + faults.peek(),
                                searched));
    }

    private void play(RoomPlayers players, long begin, int number) {
        long period = TimeUnit.SECONDS.toNanos(1) * ROOMS / MOVES_PER_SECOND;
        try {
            for (long due = begin + period * number / ROOMS; due < end && !players.over(); due += period) {
                TimeUnit.NANOSECONDS.sleep(Math.max(0, due - System.nanoTime()));
                players.move();
                nanoseconds.add(System.nanoTime() - due);
            }
        } catch (IOException | InterruptedException | RuntimeException failure) {
            faults.add(String.valueOf(failure.getMessage()));
        }
    }

    private static double metric(int port, String name) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            String body = client.send(
                            HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/metrics"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
            return Arrays.stream(body.split("\n"))
                    .filter(line -> line.startsWith("tilewright_" + name + " "))
                    .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' ') + 1)))
                    .sum();
        }
    }

    /** Sockets that do nothing. */
    static void idle(Rows rows) throws IOException, InterruptedException {
        try (WorkFolder work = new WorkFolder();
                ServerProcess server = new ServerProcess(
                        PORT, "", "--data", work.path().resolve("data").toString())) {
            TimeUnit.SECONDS.sleep(3);
            long before = server.residentMegabytes();
            List<RoomWire> wires = new ArrayList<>();
            String failure = "";
            try {
                for (int i = 0; i < SOCKETS; i++) {
                    wires.add(new RoomWire(PORT, "127.9.0." + (1 + i / SOCKETS_OF_AN_ADDRESS), 10_000));
                }
            } catch (IOException failed) {
                failure = "; " + failed.getMessage() + " (ulimit -n must allow as many)";
            }
            long after = server.residentMegabytes();
            rows.row(
                    "rooms-idle-sockets",
                    wires.size() == SOCKETS,
                    "%d sockets: %d MB resident, %d MB before, %.1f KB each%s"
                            .formatted(
                                    wires.size(),
                                    after,
                                    before,
                                    (after - before) * 1_024.0 / Math.max(1, wires.size()),
                                    failure));
            wires.forEach(RoomWire::close);
        }
    }

    /**
     * Rooms made, played to the end, left, and deleted one or two minutes later, for some minutes: eight pairs with a pause after each move.
     * With twice as many rooms nothing may be larger.
     */
    static void soak(Rows rows, int minutes) throws IOException, InterruptedException {
        try (WorkFolder work = new WorkFolder();
                ServerProcess server = new ServerProcess(
                        PORT + 2,
                        "-Dtilewright.rooms.expiry=" + SOAK_EXPIRY,
                        "--data",
                        work.path().resolve("data").toString())) {
            RoomPairs pairs = new RoomPairs(8, 1, false, SOAK_PAUSE, PORT + 2);
            List<Size> sizes = new ArrayList<>();
            for (int part = 0; part < SOAK_PARTS; part++) {
                TimeUnit.MILLISECONDS.sleep(minutes * 60_000L / SOAK_PARTS);
                sizes.add(new Size(
                        pairs.rooms(),
                        metric(PORT + 2, "rooms_loaded"),
                        heap(server.pid()),
                        server.residentMegabytes(),
                        megabytes(work.path().resolve("data/rooms.db")),
                        megabytes(work.path().resolve("data/rooms.db-wal"))));
                System.err.println("rooms-soak: " + sizes.getLast());
            }
            pairs.stop();
            Size half = sizes.get(SOAK_PARTS / 2 - 1);
            Size end = sizes.getLast();
            rows.row(
                    "rooms-soak",
                    pairs.faults().isEmpty() && server.alive() && end.bounded(half),
                    "%d minutes, %d moves, %d faults %s; %s"
                            .formatted(minutes, pairs.moves(), pairs.faults().size(), pairs.faults(), sizes));
        }
    }

    /** The size of a server after so many rooms; memory and files in megabytes, the heap after a collection. */
    private record Size(int made, double loaded, long heap, long resident, double file, double log) {

        boolean bounded(Size before) {
            return heap <= GROWTH * before.heap
                    && resident <= GROWTH * before.resident
                    && file <= GROWTH * before.file
                    && log <= GROWTH * before.log;
        }

        @Override
        public String toString() {
            return "%d rooms: %.0f in memory, heap %d MB, resident %d MB, file %.1f MB, log %.1f MB"
                    .formatted(made, loaded, heap, resident, file, log);
        }
    }

    private static double megabytes(Path file) throws IOException {
        return Files.exists(file) ? Files.size(file) / 1e6 : 0;
    }

    /** Collects the garbage and returns the megabytes that are left. */
    private static long heap(long pid) throws IOException, InterruptedException {
        String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        new ProcessBuilder(jcmd, Long.toString(pid), "GC.run")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        Process process = new ProcessBuilder(jcmd, Long.toString(pid), "GC.heap_info").start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return Arrays.stream(text.split("\n"))
                        .filter(line -> line.contains(" total ") && line.contains(" used "))
                        .mapToLong(line -> Long.parseLong(line.replaceAll(".* used (\\d+)K.*", "$1")))
                        .sum()
                / 1_024;
    }
}
