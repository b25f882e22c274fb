package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Two servers on one PostgreSQL, the two of each room on different ones: one is killed and started again, the other is stopped for 30
 * seconds and goes on. In the end both must tell the same log, with each acknowledged move once.
 */
final class RoomServers {

    private static final String NAME = "rooms-two-servers";
    private static final int PAIRS = 16;
    private static final int FIRST = ServerClient.PORT + 20;
    private static final int SECOND = FIRST + 1;
    private static final List<Integer> PORTS = List.of(FIRST, SECOND);
    private static final int STOPPED_SECONDS = 30;

    private RoomServers() {}

    /** @param cycles of a kill and a stop */
    static void run(Rows rows, int cycles) throws IOException, InterruptedException {
        Optional<Path> programs = PostgresProcess.programs();
        if (programs.isEmpty()) {
            rows.row(NAME, false, "not run: there is no PostgreSQL in /usr/lib/postgresql");
            return;
        }
        try (WorkFolder work = new WorkFolder()) {
            Files.setPosixFilePermissions(work.path(), PosixFilePermissions.fromString("rwxr-xr-x"));
            try (PostgresProcess database =
                    new PostgresProcess(programs.get(), work.path().resolve("cluster"), FIRST + 100, Map.of())) {
                database.make();
                database.start();
                run(rows, cycles, database.address());
            }
        }
    }

    private static ServerProcess start(int port, String database) throws IOException, InterruptedException {
        return new ServerProcess(port, "", "--database", database);
    }

    private static void signal(String signal, ServerProcess server) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, Long.toString(server.pid()))
                .start()
                .waitFor();
    }

    private static void run(Rows rows, int cycles, String where) throws IOException, InterruptedException {
        List<ServerProcess> servers = new ArrayList<>(List.of(start(FIRST, where), start(SECOND, where)));
        RoomPairs pairs = new RoomPairs(PAIRS, 1, true, FIRST, SECOND);
        List<Long> alone = new ArrayList<>();
        List<Long> beside = new ArrayList<>();
        for (int cycle = 0; cycle < cycles; cycle++) {
            int killed = cycle % 2;
            TimeUnit.SECONDS.sleep(5);
            PowerCut.kill(servers.get(killed).process());
            long before = pairs.moves();
            TimeUnit.SECONDS.sleep(8);
            alone.add(pairs.moves() - before);
            servers.set(killed, start(PORTS.get(killed), where));
            TimeUnit.SECONDS.sleep(5);
            ServerProcess stopped = servers.get(1 - killed);
            signal("STOP", stopped);
            before = pairs.moves();
            TimeUnit.SECONDS.sleep(STOPPED_SECONDS);
            beside.add(pairs.moves() - before);
            signal("CONT", stopped);
            TimeUnit.SECONDS.sleep(5);
        }
        pairs.stop();
        pairs.check();
        servers.forEach(ServerProcess::close);
        rows.row(
                NAME,
                pairs.faults().isEmpty() && !alone.contains(0L) && !beside.contains(0L),
                "%d kills and %d stops of %d s: %d rooms, %d moves acknowledged, of which %s in the 8 s after each kill and %s while one server stood still; %d breaks; %d wrong%s"
                        .formatted(
                                cycles,
                                cycles,
                                STOPPED_SECONDS,
                                pairs.all().size(),
                                pairs.moves(),
                                alone,
                                beside,
                                pairs.all().stream()
                                        .mapToInt(RoomPlayers::breaks)
                                        .sum(),
                                pairs.faults().size(),
                                pairs.faults().isEmpty()
                                        ? ""
                                        : " " + pairs.faults().peek()));
    }
}
