package tilewright.attacks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Kills of a copy of rooms. The rooms of a folder go to PostgreSQL, from there to another folder, and so on; each copy is killed again
 * and again and started anew, until it is done. Without PostgreSQL they go from folder to folder.
 */
final class RoomCopyKills {

    static final String NAME = "rooms-copy-kill";

    private static final int ROOMS = 1_000;
    private static final int KILLS_OF_A_COPY = 20;
    private static final int PORT = ServerClient.PORT + 40;
    private static final int SHORTEST_MILLIS = 150;
    private static final int LONGEST_MILLIS = 2_500;

    private final Path folder;
    private final Shell shell;
    private final Optional<PostgresProcess> database;
    private final Random random = new Random(1);
    private int kills;

    private RoomCopyKills(Path folder, Optional<PostgresProcess> database) {
        this.folder = folder;
        this.shell = new Shell(folder);
        this.database = database;
    }

    static void run(Rows rows, int kills) throws IOException, InterruptedException {
        Optional<Path> programs = PostgresProcess.programs();
        try (WorkFolder work = new WorkFolder()) {
            Files.setPosixFilePermissions(work.path(), PosixFilePermissions.fromString("rwxr-xr-x"));
            if (programs.isEmpty()) {
                new RoomCopyKills(work.path(), Optional.empty()).run(rows, kills, "folders alone");
                return;
            }
            Path cluster = Files.createDirectory(work.path().resolve("cluster"));
            try (PostgresProcess database = new PostgresProcess(programs.get(), cluster, PORT + 1, Map.of())) {
                database.make();
                database.start();
                new RoomCopyKills(work.path(), Optional.of(database))
                        .run(rows, kills, "folders and PostgreSQL in turn");
            }
        }
    }

    private void run(Rows rows, int wanted, String where) throws IOException, InterruptedException {
        String from = folder.resolve("rooms-0").toString();
        make(from);
        String first = copied(from, folder.resolve("witness").toString(), 0).out();
        boolean same = first.contains("1,000 rooms") || first.contains("1000 rooms");
        String found = first;
        int copies = 0;
        long begin = System.nanoTime();
        while (same && kills < wanted) {
            String to = place(++copies);
            Shell.Ended ended = copied(from, to, Math.min(wanted, kills + KILLS_OF_A_COPY));
            same = ended.exit() == 0 && ended.out().equals(first);
            found = "exit " + ended.exit() + ", " + ended.out() + ended.err();
            from = to;
        }
        rows.row(
                NAME,
                same,
                "%d kills of %d copies of %d rooms in %d s, %s: at the end of each, %s"
                        .formatted(
                                kills,
                                copies,
                                ROOMS,
                                ServerClient.millis(begin) / 1_000,
                                where,
                                same ? "all rooms with the same hash; 0 lost" : "OTHER ROOMS: " + found.strip()));
    }

    private static void make(String data) throws IOException, InterruptedException {
        try (ServerProcess _ = new ServerProcess(PORT, "", "--data", data)) {
            for (int i = 0; i < ROOMS; i++) {
                try (RoomPlayers players = new RoomPlayers(i, 1, PORT)) {
                    players.ready();
                    players.move();
                }
            }
        }
    }

    /** An empty place: the database, or another folder. */
    private String place(int number) throws IOException, InterruptedException {
        if (database.isPresent() && number % 2 == 1) {
            database.get().empty();
            return database.get().address();
        }
        return folder.resolve("rooms-" + number).toString();
    }

    /** Copies, and is killed at random times until it has been done, or there were enough kills. */
    private Shell.Ended copied(String from, String to, int wanted) throws IOException, InterruptedException {
        String command = "exec tilewright rooms copy --from '" + from + "' --to '" + to + "'";
        while (kills < wanted) {
            Process process = shell.start(command);
            if (process.waitFor(random.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS), TimeUnit.MILLISECONDS)) {
                return shell.run(command); // what is there already is compared once more
            }
            kills++;
            Shell.kill(process, kills);
            process.waitFor();
        }
        return shell.run(command);
    }
}
