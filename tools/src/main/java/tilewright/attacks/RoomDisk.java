package tilewright.attacks;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A disk that fills up while pairs play: moves are refused with the reason, all else goes on, and so does play when there is space
 * again.
 */
final class RoomDisk {

    private static final String NAME = "rooms-full-disk";
    private static final int PAIRS = 12;
    private static final int PORT = ServerClient.PORT + 40;
    private static final int MEGABYTES = 200;
    private static final int FULL_MILLIS = 3_000;
    private static final int WATCHED = 20;
    private static final String FULL = "the disk of the server is full";

    private final Rows rows;
    private final SmallDisk disk;
    private final List<String> wrong = new ArrayList<>();
    private final List<Long> refusedAfter = new ArrayList<>();
    private final List<Long> savedAfter = new ArrayList<>();
    private int light;
    private int watched;
    private int kills;

    private RoomDisk(Rows rows, SmallDisk disk) {
        this.rows = rows;
        this.disk = disk;
    }

    /** @param rounds in which the disk is filled and freed; at every second one the server is killed while it is full */
    static void run(Rows rows, int rounds) throws IOException, InterruptedException {
        try (WorkFolder work = new WorkFolder()) {
            Optional<SmallDisk> mounted = SmallDisk.mount(work, MEGABYTES);
            if (mounted.isEmpty()) {
                rows.row(NAME, false, SmallDisk.NEEDS);
                return;
            }
            try (SmallDisk disk = mounted.get()) {
                new RoomDisk(rows, disk).run(rounds);
            }
        }
    }

    private ServerProcess start() throws IOException, InterruptedException {
        return disk.start(PORT);
    }

    /** The file that fills the disk. */
    private Path ballast() {
        return disk.folder().resolve("ballast");
    }

    private void run(int rounds) throws IOException, InterruptedException {
        ServerProcess server = start();
        RoomPairs pairs = new RoomPairs(PAIRS, 1, true, PORT);
        int done = 0;
        for (; done < rounds && wrong.isEmpty() && pairs.faults().isEmpty(); done++) {
            pairs.awaitMove(pairs.moves());
            TimeUnit.SECONDS.sleep(1);
            long begin = System.nanoTime();
            awaitFull(pairs);
            refusedAfter.add(ServerClient.millis(begin));
            others(pairs);
            if (done % 2 == 1) {
                PowerCut.kill(server.process());
                kills++;
            }
            Files.delete(ballast());
            long freed = System.nanoTime();
            long before = pairs.moves();
            if (done % 2 == 1) {
                server = start();
            }
            pairs.awaitMove(before);
            savedAfter.add(ServerClient.millis(freed));
            if (ready().statusCode() != 200) {
                wrong.add("not ready with space on the disk");
            }
        }
        if (wrong.isEmpty()) {
            pairs.stop();
            pairs.check();
        } else {
            pairs.giveUp();
        }
        server.close();
        wrong.addAll(pairs.faults());
        Collections.sort(refusedAfter);
        Collections.sort(savedAfter);
        rows.row(
                NAME,
                wrong.isEmpty(),
                "%d times full, %d kills meanwhile: %d rooms, %d moves acknowledged, %d wrong%s; nothing saved %s ms after the filling began; meanwhile %d light requests and %d watchers served; first saved move %s ms after space was free"
                        .formatted(
                                done,
                                kills,
                                pairs.all().size(),
                                pairs.moves(),
                                wrong.size(),
                                wrong.isEmpty() ? "" : " " + wrong.getFirst(),
                                refusedAfter,
                                light,
                                watched,
                                savedAfter));
    }

    /** Fills the disk until for a second no move is saved; SQLite may go on for a while in the space that it has. */
    private void awaitFull(RoomPairs pairs) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        long still = begin;
        long moves = -1;
        while (ServerClient.millis(still) < 1_000) {
            fill();
            TimeUnit.MILLISECONDS.sleep(20);
            if (pairs.moves() != moves) {
                moves = pairs.moves();
                still = System.nanoTime();
            }
            if (ServerClient.millis(begin) > 120_000) {
                wrong.add("moves are saved on a full disk");
                return;
            }
        }
    }

    private void fill() throws IOException {
        byte[] block = new byte[1 << 16];
        try (OutputStream file =
                Files.newOutputStream(ballast(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (int size = block.length; size >= 512; ) {
                try {
                    file.write(block, 0, size);
                } catch (IOException full) {
                    size /= 2;
                }
            }
        }
    }

    /** Checks that light requests are still answered while nothing can be saved. */
    private void others(RoomPairs pairs) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        awaitTrouble();
        while (ServerClient.millis(begin) < FULL_MILLIS && wrong.isEmpty()) {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(200);
            ServerClient.Seen seen =
                    ServerClient.seen(ServerClient.start(PORT, 2, "127.0.0.1", ServerClient.LIGHT, end));
            light += seen.requests();
            if (seen.requests() > 0 && !seen.all200()) {
                wrong.add("light requests: " + seen);
            }
            for (RoomPlayers players : pairs.all().stream().limit(WATCHED).toList()) {
                if (players.watch()) {
                    watched++;
                }
            }
        }
        awaitTrouble();
    }

    /** Waits until the server says why it saves nothing. In what it has left of the disk it may save a small change now and then. */
    private void awaitTrouble() throws IOException, InterruptedException {
        HttpResponse<String> answer = ready();
        for (int i = 0; i < 100 && answer.statusCode() == 200; i++) {
            TimeUnit.MILLISECONDS.sleep(50);
            answer = ready();
        }
        if (answer.statusCode() != 503 || !answer.body().contains(FULL)) {
            wrong.add("ready: " + answer.statusCode() + " " + answer.body());
        }
    }

    private static HttpResponse<String> ready() throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                    HttpRequest.newBuilder(URI.create("http://localhost:" + PORT + "/ready"))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
        }
    }
}
