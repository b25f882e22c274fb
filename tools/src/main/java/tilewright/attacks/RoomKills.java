package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * Kills of a server while pairs play in its rooms, with and without a power cut; in the end the log of each room is compared with
 * what its players saw.
 */
final class RoomKills {

    private static final int PAIRS = 12;
    private static final int SHORTEST_MILLIS = 20;
    private static final int LONGEST_MILLIS = 400;

    /** What is killed and what is cut. */
    private enum What {
        SERVER,
        DATABASE,
        BOTH
    }

    private final long mostMillis = 60_000L * Integer.getInteger("minutes", 600);
    private final Rows rows;
    private final String name;
    private final int rounds;
    private final long seed;
    private final Path work;
    private final int port;
    private final Optional<PowerCut> cut;
    private final Optional<PostgresProcess> database;
    private final Random random;
    private long unsynced;
    private long undone;

    private RoomKills(
            Rows rows,
            String name,
            int rounds,
            long seed,
            Path work,
            int port,
            Optional<PowerCut> cut,
            Optional<PostgresProcess> database) {
        this.rows = rows;
        this.name = name;
        this.rounds = rounds;
        this.seed = seed;
        this.work = work;
        this.port = port;
        this.cut = cut;
        this.database = database;
        this.random = new Random(seed);
    }

    /** Kills on SQLite. */
    static void kill(Rows rows, int rounds, long seed) throws IOException, InterruptedException {
        try (WorkFolder work = new WorkFolder()) {
            new RoomKills(
                            rows,
                            "rooms-kill",
                            rounds,
                            seed,
                            work.path(),
                            ServerClient.PORT + 10,
                            Optional.empty(),
                            Optional.empty())
                    .run();
        }
    }

    /**
     * Power cuts on SQLite.
     *
     * @param lies whether the disk says that it has synced what it has not: then moves must be found to be lost
     */
    static void power(Rows rows, int rounds, long seed, boolean lies) throws IOException, InterruptedException {
        String name = lies ? "rooms-lying-disk" : "rooms-power";
        try (WorkFolder work = new WorkFolder()) {
            Path library = work.path().resolve("powercut.so");
            if (!PowerCut.compile(library)) {
                rows.row(name, false, "not run: it needs Linux and gcc");
                return;
            }
            Path data = Files.createDirectory(work.path().resolve("data"));
            PowerCut cut = new PowerCut(data, work.path().resolve("log"), library, lies);
            new RoomKills(
                            rows,
                            name,
                            rounds,
                            seed,
                            work.path(),
                            ServerClient.PORT + (lies ? 12 : 11),
                            Optional.of(cut),
                            Optional.empty())
                    .run();
        }
    }

    /**
     * Kills and power cuts of PostgreSQL, of its server, and of both.
     *
     * @param power whether what is not synced is lost when PostgreSQL is killed
     */
    static void postgres(Rows rows, int rounds, long seed, boolean power, boolean lies)
            throws IOException, InterruptedException {
        String name = lies ? "rooms-postgres-lying-disk" : power ? "rooms-postgres-power" : "rooms-postgres-kill";
        Optional<Path> programs = PostgresProcess.programs();
        if (programs.isEmpty()) {
            rows.row(name, false, "not run: there is no PostgreSQL in /usr/lib/postgresql");
            return;
        }
        try (WorkFolder work = new WorkFolder()) {
            Path library = work.path().resolve("powercut.so");
            if (power && !PowerCut.compile(library)) {
                rows.row(name, false, "not run: it needs Linux and gcc");
                return;
            }
            Files.setPosixFilePermissions(work.path(), PosixFilePermissions.fromString("rwxr-xr-x"));
            Path data = Files.createDirectory(work.path().resolve("cluster"));
            Optional<PowerCut> cut = power
                    ? Optional.of(new PowerCut(data, work.path().resolve("log"), library, lies))
                    : Optional.empty();
            int port = ServerClient.PORT + (lies ? 15 : power ? 14 : 13);
            PostgresProcess database = new PostgresProcess(
                    programs.get(),
                    data,
                    port + 100,
                    cut.map(PowerCut::environment).orElse(Map.of()));
            database.make();
            database.start();
            try (database) {
                new RoomKills(rows, name, rounds, seed, work.path(), port, cut, Optional.of(database)).run();
            }
        }
    }

    private ServerProcess start() throws IOException, InterruptedException {
        List<String> where = database.isPresent()
                ? List.of("--database", database.get().address())
                : List.of("--data", work.resolve("data").toString());
        Map<String, String> environment = database.isPresent() || cut.isEmpty()
                ? Map.of("QUIET", "1")
                : cut.get().environment();
        return new ServerProcess(port, "", where, environment);
    }

    private void run() throws IOException, InterruptedException {
        boolean lying = name.endsWith("lying-disk");
        RoomPairs pairs = new RoomPairs(PAIRS, seed, true, port);
        List<Long> back = new ArrayList<>();
        Map<What, Integer> kinds = new TreeMap<>();
        long begin = System.nanoTime();
        ServerProcess server = start();
        int done = 0;
        String broken = "";
        try {
            for (; done < rounds && pairs.faults().isEmpty() && ServerClient.millis(begin) < mostMillis; done++) {
                pairs.awaitMove(pairs.moves());
                TimeUnit.MILLISECONDS.sleep(random.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS));
                What what = database.isEmpty() ? What.SERVER : What.values()[random.nextInt(What.values().length)];
                kinds.merge(what, 1, Integer::sum);
                if (what != What.SERVER) {
                    PowerCut.kill(database.get().process());
                }
                if (what != What.DATABASE) {
                    PowerCut.kill(server.process());
                }
                if (cut.isPresent() && (database.isEmpty() || what != What.SERVER)) {
                    PowerCut.Loser loser = cut.get().cut(random);
                    unsynced += loser.unsynced();
                    undone += loser.undone();
                }
                long killed = System.nanoTime();
                long before = pairs.moves();
                if (what != What.SERVER) {
                    database.get().start();
                }
                if (what != What.DATABASE) {
                    server = start();
                }
                pairs.awaitMove(before);
                back.add(ServerClient.millis(killed));
                if (done % 50 == 49) {
                    System.err.printf(
                            "%s: %d rounds, %d s, %d moves%n",
                            name, done + 1, ServerClient.millis(begin) / 1_000, pairs.moves());
                }
            }
        } catch (IllegalStateException failure) {
            broken = "; in round " + (done + 1) + ": " + failure.getMessage();
        }
        if (broken.isEmpty() && pairs.faults().isEmpty()) {
            pairs.stop();
            pairs.check();
        } else {
            pairs.giveUp();
        }
        server.close();
        Collections.sort(back);
        Map<String, Integer> refusals = new TreeMap<>();
        pairs.all()
                .forEach(players ->
                        players.refusals().forEach((why, count) -> refusals.merge(why, count, Integer::sum)));
        boolean found = !pairs.faults().isEmpty() || !broken.isEmpty();
        rows.row(
                name,
                found == lying,
                "%d rounds %s with seed %d in %d s: %d rooms, %d moves acknowledged, %d wrong%s%s; first saved move after %s ms; refused for now: %s%s"
                        .formatted(
                                done,
                                kinds,
                                seed,
                                ServerClient.millis(begin) / 1_000,
                                pairs.all().size(),
                                pairs.moves(),
                                pairs.faults().size(),
                                pairs.faults().isEmpty()
                                        ? ""
                                        : " " + pairs.faults().peek(),
                                cut.isEmpty()
                                        ? ""
                                        : "; %d changes were not synced, %d lost".formatted(unsynced, undone),
                                back.isEmpty()
                                        ? "?"
                                        : back.get(back.size() / 2) + " (p99 " + back.get(back.size() * 99 / 100) + ")",
                                refusals,
                                broken));
    }
}
