package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

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

    private final AtomicInteger nextRoom = new AtomicInteger();
    private final AtomicLong moves = new AtomicLong();
    private final ConcurrentLinkedQueue<RoomPlayers> all = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<String> faults = new ConcurrentLinkedQueue<>();
    private volatile boolean over;

    private RoomServers() {}

    /** @param cycles of a kill and a stop */
    static void run(Rows rows, int cycles) throws IOException, InterruptedException {
        Optional<Path> programs = PostgresProcess.programs();
        if (programs.isEmpty()) {
            rows.row(NAME, true, "not run: there is no PostgreSQL in /usr/lib/postgresql");
            return;
        }
        try (WorkFolder work = new WorkFolder()) {
            Files.setPosixFilePermissions(work.path(), PosixFilePermissions.fromString("rwxr-xr-x"));
            try (PostgresProcess database =
                    new PostgresProcess(programs.get(), work.path().resolve("cluster"), FIRST + 100, Map.of())) {
                database.make();
                database.start();
                new RoomServers().run(rows, cycles, List.of("--database", database.address()));
            }
        }
    }

    private static ServerProcess start(int port, List<String> where) throws IOException, InterruptedException {
        return new ServerProcess(port, "", where, Map.of("QUIET", "1"));
    }

    private static void signal(String signal, ServerProcess server) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, Long.toString(server.pid()))
                .start()
                .waitFor();
    }

    private void run(Rows rows, int cycles, List<String> where) throws IOException, InterruptedException {
        List<ServerProcess> servers = new ArrayList<>(List.of(start(FIRST, where), start(SECOND, where)));
        List<Thread> pairs = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            pairs.add(Thread.ofVirtual().start(this::pair));
        }
        List<Long> alone = new ArrayList<>();
        List<Long> beside = new ArrayList<>();
        for (int cycle = 0; cycle < cycles; cycle++) {
            int killed = cycle % 2;
            TimeUnit.SECONDS.sleep(5);
            PowerCut.kill(servers.get(killed).process());
            long before = moves.get();
            TimeUnit.SECONDS.sleep(8);
            alone.add(moves.get() - before);
            servers.set(killed, start(PORTS.get(killed), where));
            TimeUnit.SECONDS.sleep(5);
            ServerProcess stopped = servers.get(1 - killed);
            signal("STOP", stopped);
            before = moves.get();
            TimeUnit.SECONDS.sleep(STOPPED_SECONDS);
            beside.add(moves.get() - before);
            signal("CONT", stopped);
            TimeUnit.SECONDS.sleep(5);
        }
        over = true;
        for (Thread pair : pairs) {
            pair.join();
        }
        for (RoomPlayers players : all) {
            try {
                players.check();
            } catch (RuntimeException | IOException fault) {
                faults.add(players.room() + ": " + fault.getMessage());
            }
        }
        servers.forEach(ServerProcess::close);
        rows.row(
                NAME,
                faults.isEmpty() && !alone.contains(0L) && !beside.contains(0L),
                "%d kills and %d stops of %d s: %d rooms, %d moves acknowledged, of which %s in the 8 s after each kill and %s while one server stood still; %d breaks; %d wrong%s"
                        .formatted(
                                cycles,
                                cycles,
                                STOPPED_SECONDS,
                                all.size(),
                                moves.get(),
                                alone,
                                beside,
                                all.stream().mapToInt(RoomPlayers::breaks).sum(),
                                faults.size(),
                                faults.isEmpty() ? "" : " " + faults.peek()));
    }

    private void pair() {
        RoomPlayers.Stop stop = new RoomPlayers.Stop() {
            @Override
            public boolean now() {
                return over || !faults.isEmpty();
            }

            @Override
            public void moved() {
                moves.incrementAndGet();
            }
        };
        try {
            while (!stop.now()) {
                try (RoomPlayers players = new RoomPlayers(nextRoom.getAndIncrement(), 1, FIRST, SECOND)) {
                    all.add(players);
                    players.play(stop);
                }
            }
        } catch (RuntimeException | InterruptedException fault) {
            faults.add(String.valueOf(fault.getMessage()));
        }
    }
}
