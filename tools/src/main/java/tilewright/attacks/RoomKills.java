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

    /** The process that is killed, or whose power is cut. */
    private enum What {
        SERVER,
        DATABASE,
        BOTH
    }

    /** The rows, each with a port of its own. */
    enum Kind {
        KILL("rooms-kill", 10, false, false, false),
        POWER("rooms-power", 11, false, true, false),
        LYING_DISK("rooms-lying-disk", 12, false, true, true),
        POSTGRES_KILL("rooms-postgres-kill", 13, true, false, false),
        POSTGRES_POWER("rooms-postgres-power", 14, true, true, false),
        POSTGRES_LYING_DISK("rooms-postgres-lying-disk", 15, true, true, true);

        private final String row;
        private final int port;
        private final boolean postgres;
        private final boolean power;
        private final boolean lies;

        /**
         * @param power whether what is not synced is lost at a kill
         * @param lies whether the disk says that it has synced what it has not: then moves must be found to be lost
         */
        Kind(String row, int port, boolean postgres, boolean power, boolean lies) {
            this.row = row;
            this.port = ServerClient.PORT + port;
            this.postgres = postgres;
            this.power = power;
            this.lies = lies;
        }

        String row() {
            return row;
        }
    }

    private final long mostMillis = 60_000L * Integer.getInteger("minutes", 600);
    private final Rows rows;
    private final Kind kind;
    private final int rounds;
    private final long seed;
    private final Path data;
    private final Optional<PowerCut> cut;
    private final Optional<PostgresProcess> database;
    private final Random random;
    private long unsynced;
    private long undone;

    private RoomKills(
            Rows rows,
            Kind kind,
            int rounds,
            long seed,
            Path data,
            Optional<PowerCut> cut,
            Optional<PostgresProcess> database) {
        this.rows = rows;
        this.kind = kind;
        this.rounds = rounds;
        this.seed = seed;
        this.data = data;
        this.cut = cut;
        this.database = database;
        this.random = new Random(seed);
    }

    static void run(Rows rows, Kind kind, int rounds, long seed) throws IOException, InterruptedException {
        Optional<Path> programs = kind.postgres ? PostgresProcess.programs() : Optional.empty();
        try (WorkFolder work = new WorkFolder()) {
            Path library = work.path().resolve("powercut.so");
            if (kind.postgres && programs.isEmpty()) {
                rows.row(kind.row, false, "not run: there is no PostgreSQL in /usr/lib/postgresql");
                return;
            }
            if (kind.power && !PowerCut.compile(library)) {
                rows.row(kind.row, false, "not run: it needs Linux and gcc");
                return;
            }
            Files.setPosixFilePermissions(work.path(), PosixFilePermissions.fromString("rwxr-xr-x"));
            Path data = Files.createDirectory(work.path().resolve("data"));
            Optional<PowerCut> cut = kind.power
                    ? Optional.of(new PowerCut(data, work.path().resolve("log"), library, kind.lies))
                    : Optional.empty();
            if (programs.isEmpty()) {
                new RoomKills(rows, kind, rounds, seed, data, cut, Optional.empty()).run();
                return;
            }
            Map<String, String> environment = cut.map(PowerCut::environment).orElse(Map.of());
            try (PostgresProcess database = new PostgresProcess(programs.get(), data, kind.port + 100, environment)) {
                database.make();
                database.start();
                new RoomKills(rows, kind, rounds, seed, data, cut, Optional.of(database)).run();
            }
        }
    }

    private ServerProcess start() throws IOException, InterruptedException {
        if (database.isPresent()) {
            return new ServerProcess(kind.port, "", "--database", database.get().address());
        }
        Map<String, String> environment = cut.map(PowerCut::environment).orElse(Map.of());
        return new ServerProcess(kind.port, "", List.of("--data", data.toString()), environment, List.of());
    }

    private void run() throws IOException, InterruptedException {
        RoomPairs pairs = new RoomPairs(PAIRS, seed, true, kind.port);
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
                            kind.row, done + 1, ServerClient.millis(begin) / 1_000, pairs.moves());
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
                kind.row,
                found == kind.lies,
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
