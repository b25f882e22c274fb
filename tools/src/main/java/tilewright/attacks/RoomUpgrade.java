package tilewright.attacks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Upgrades of the schema and backups of a database while pairs play. */
final class RoomUpgrade {

    private static final int PAIRS = 12;
    private static final int PORT = ServerClient.PORT + 50;
    private static final int PLAY_MILLIS = 2_000;

    /** A later version of the schema, as a newer program would have one: what is there is filled in, and what comes has a default. */
    private static final String LATER = """
            alter table rooms add column later text not null default 'later';
            update rooms set later = id;
            create index rooms_later on rooms (later);
            """;

    private final Path work;
    private final Path data;
    private final List<String> wrong = new ArrayList<>();

    private RoomUpgrade(Path work) {
        this.work = work;
        this.data = work.resolve("data");
    }

    private static ServerProcess start(Path folder, int port, String options) throws IOException, InterruptedException {
        return new ServerProcess(port, options, List.of("--data", folder.toString()), Map.of("QUIET", "1"));
    }

    /**
     * A server is killed in the middle of games, and one with a later version of the schema goes on with them; the older one refuses
     * what that has made, but not the copy from before the upgrade.
     */
    static void upgrade(Rows rows, int rounds, long seed) throws IOException, InterruptedException {
        int moves = 0;
        int rooms = 0;
        List<Long> savedAfter = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        for (int round = 0; round < rounds && wrong.isEmpty(); round++) {
            try (WorkFolder work = new WorkFolder()) {
                RoomUpgrade one = new RoomUpgrade(work.path());
                RoomPairs pairs = one.upgrade(seed + round, savedAfter);
                moves += (int) pairs.moves();
                rooms += pairs.all().size();
                wrong.addAll(one.wrong);
            }
        }
        rows.row(
                "rooms-upgrade",
                wrong.isEmpty(),
                "%d upgrades in the middle of games: %d rooms, %d moves acknowledged, %d wrong%s; first saved move %s ms after the kill"
                        .formatted(
                                savedAfter.size(),
                                rooms,
                                moves,
                                wrong.size(),
                                wrong.isEmpty() ? "" : " " + wrong.getFirst(),
                                savedAfter));
    }

    private RoomPairs upgrade(long seed, List<Long> savedAfter) throws IOException, InterruptedException {
        Path schema = Files.createDirectories(work.resolve("later/tilewright/server/store/schema"));
        Files.writeString(schema.resolve("V9000__later.sql"), LATER);
        String later = "-Xbootclasspath/a:" + work.resolve("later");
        ServerProcess server = start(data, PORT, "");
        RoomPairs pairs = new RoomPairs(PAIRS, seed, true, PORT);
        pairs.awaitMove(0);
        TimeUnit.MILLISECONDS.sleep(PLAY_MILLIS);
        Map<RoomPlayers, Map<String, Long>> acknowledged = acknowledged(pairs);
        PowerCut.kill(server.process());
        long killed = System.nanoTime();
        long before = pairs.moves();
        server = start(data, PORT, later);
        pairs.awaitMove(before);
        savedAfter.add(ServerClient.millis(killed));
        TimeUnit.MILLISECONDS.sleep(PLAY_MILLIS);
        pairs.stop();
        pairs.check();
        wrong.addAll(pairs.faults());
        server.close();
        Said older = tilewright("serve", "--port", Integer.toString(PORT), "--data", data.toString());
        if (older.exit() == 0
                || !older.text().contains("its schema is 9000")
                || older.text().strip().contains("\n")) {
            wrong.add("the older program: " + older);
        }
        restored(data.resolve("rooms-schema-1.db"), acknowledged);
        return pairs;
    }

    /** A backup under load has what was acknowledged before it began. */
    static void backup(Rows rows, int rounds, long seed) throws IOException, InterruptedException {
        try (WorkFolder work = new WorkFolder()) {
            new RoomUpgrade(work.path()).backups(rows, rounds, seed);
        }
    }

    private void backups(Rows rows, int rounds, long seed) throws IOException, InterruptedException {
        ServerProcess server = start(data, PORT + 1, "");
        RoomPairs pairs = new RoomPairs(PAIRS, seed, true, PORT + 1);
        pairs.awaitMove(0);
        int done = 0;
        int moves = 0;
        long meanwhile = 0;
        for (; done < rounds && wrong.isEmpty() && pairs.faults().isEmpty(); done++) {
            TimeUnit.MILLISECONDS.sleep(PLAY_MILLIS);
            Map<RoomPlayers, Map<String, Long>> acknowledged = acknowledged(pairs);
            long before = pairs.moves();
            Path file = work.resolve("backup-" + done + ".db");
            Said said = tilewright("serve", "--backup", file.toString(), "--data", data.toString());
            meanwhile += pairs.moves() - before;
            if (said.exit() != 0) {
                wrong.add("backup: " + said);
            } else {
                moves += restored(file, acknowledged);
            }
        }
        pairs.stop();
        pairs.check();
        server.close();
        wrong.addAll(pairs.faults());
        rows.row(
                "rooms-backup",
                wrong.isEmpty(),
                "%d backups while %d moves were saved, restored into new folders: %d requests acknowledged before, %d wrong%s"
                        .formatted(
                                done, meanwhile, moves, wrong.size(), wrong.isEmpty() ? "" : " " + wrong.getFirst()));
    }

    private static Map<RoomPlayers, Map<String, Long>> acknowledged(RoomPairs pairs) {
        Map<RoomPlayers, Map<String, Long>> all = new LinkedHashMap<>();
        pairs.all().forEach(players -> all.put(players, players.acknowledged()));
        return all;
    }

    /** Restores a backup into a new folder, compares the rooms of a server there, and returns the number of what must be there. */
    private int restored(Path backup, Map<RoomPlayers, Map<String, Long>> acknowledged)
            throws IOException, InterruptedException {
        Path folder = work.resolve("restored-" + backup.getFileName());
        Said said = tilewright("serve", "--restore", backup.toString(), "--data", folder.toString());
        if (said.exit() != 0) {
            wrong.add("restore: " + said);
            return 0;
        }
        int count = 0;
        try (ServerProcess _ = start(folder, PORT + 2, "")) {
            for (var room : acknowledged.entrySet()) {
                try {
                    room.getKey().checkBackup(PORT + 2, room.getValue());
                    count += room.getValue().size();
                } catch (RoomPlayers.Fault fault) {
                    wrong.add(backup.getFileName() + ": " + fault.getMessage());
                }
            }
        }
        return count;
    }

    private record Said(int exit, String text) {}

    private static Said tilewright(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("./tilewright"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), text);
    }
}
