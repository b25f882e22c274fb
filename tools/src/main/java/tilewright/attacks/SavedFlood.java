package tilewright.attacks;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Addresses that save as much as they may on a small disk, while pairs play: one alone does not fill it, several together only up to
 * what is kept for games that have begun, which go on.
 */
final class SavedFlood {

    private static final String NAME = "saved-flood";
    private static final int PORT = ServerClient.PORT + 70;
    private static final int MEGABYTES = 200;
    private static final int PAIRS = 4;
    private static final int MOVES = 10;

    /** Maximum number of megabytes of one address: what it may put within a day, and what its requests take meanwhile. */
    private static final int MOST_OF_ONE_MEGABYTES = 105;

    private static final int MOST_ADDRESSES = 5;
    private static final int ITEMS = 60;
    private static final int ITEM_BYTES = 60_000;
    private static final int REQUESTS_OF_A_KEY = 2;

    private final SmallDisk disk;

    private SavedFlood(SmallDisk disk) {
        this.disk = disk;
    }

    static void run(Rows rows) throws IOException, InterruptedException {
        try (WorkFolder work = new WorkFolder()) {
            Optional<SmallDisk> mounted = SmallDisk.mount(work, MEGABYTES);
            if (mounted.isEmpty()) {
                rows.row(NAME, false, SmallDisk.NEEDS);
                return;
            }
            try (SmallDisk disk = mounted.get()) {
                new SavedFlood(disk).attack(rows);
            }
        }
    }

    private void attack(Rows rows) throws IOException, InterruptedException {
        try (ServerProcess server = disk.start(PORT)) {
            List<RoomPlayers> pairs = new ArrayList<>();
            for (int i = 0; i < PAIRS; i++) {
                RoomPlayers players = new RoomPlayers(i, 1, PORT);
                players.ready();
                pairs.add(players);
            }
            Flood one = flood(1);
            int other = status("127.77.1.250", put(900, 1));
            Flood last = one;
            for (int address = 2; last.refused() == 429 && address <= MOST_ADDRESSES; address++) {
                last = flood(address);
            }
            long free = Files.getFileStore(disk.folder()).getUsableSpace() / 1_000_000;
            String moves = move(pairs);
            int ready = ready();
            int erased = status("127.77.1.1", "{\"do\":\"erase\",\"key\":\"" + key(100) + "\"}");
            boolean bounded = one.refused() == 429 && one.megabytes() <= MOST_OF_ONE_MEGABYTES && other == 200;
            boolean goesOn = last.refused() == 503 && ready == 200 && moves.isEmpty() && erased == 200;
            rows.row(
                    NAME,
                    bounded && goesOn && server.alive(),
                    "one address: %s, then another %d; the last: %s, with %d MB of %d free; then %d moves of %d pairs%s, /ready %d, erased %d"
                            .formatted(
                                    one,
                                    other,
                                    last,
                                    free,
                                    MEGABYTES,
                                    MOVES,
                                    PAIRS,
                                    moves.isEmpty() ? "" : " failed: " + moves,
                                    ready,
                                    erased));
        }
    }

    /** Goes on in games that have begun; returns what is wrong. */
    private static String move(List<RoomPlayers> pairs) throws IOException, InterruptedException {
        try {
            for (RoomPlayers players : pairs) {
                for (int i = 0; i < MOVES; i++) {
                    players.move();
                }
                players.check();
                players.close();
            }
            return "";
        } catch (RoomPlayers.Fault fault) {
            return String.valueOf(fault.getMessage());
        }
    }

    /** The megabytes that an address saved until it was refused, and the status of that. */
    private record Flood(int megabytes, int refused) {
        @Override
        public String toString() {
            return megabytes + " MB saved, then " + refused;
        }
    }

    /** Saves from an address until that is refused. */
    private static Flood flood(int address) throws IOException, InterruptedException {
        String from = "127.77.1." + address;
        for (int requests = 0; ; requests++) {
            int status = status(from, put(100 * address + requests / REQUESTS_OF_A_KEY, ITEMS));
            if (status != 200) {
                return new Flood(requests * ITEMS * ITEM_BYTES / 1_000_000, status);
            }
        }
    }

    private static String key(int number) {
        return "%022d".formatted(number);
    }

    /** Returns a request that saves new games under a key. */
    private static String put(int key, int items) {
        StringBuilder request =
                new StringBuilder("{\"do\":\"put\",\"key\":\"" + key(key) + "\",\"begins\":true,\"items\":[");
        for (int i = 0; i < items; i++) {
            request.append(i == 0 ? "" : ",")
                    .append("{\"id\":\"g")
                    .append(System.nanoTime())
                    .append("\",\"kind\":\"game\",\"title\":\"\",\"text\":\"")
                    .append("x".repeat(ITEM_BYTES))
                    .append("\",\"changed\":5}");
        }
        return request.append("]}").toString();
    }

    private static int status(String from, String request) throws IOException, InterruptedException {
        return send(
                from,
                HttpRequest.newBuilder(URI.create("http://localhost:" + PORT + "/api/saved"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(request)));
    }

    private static int ready() throws IOException, InterruptedException {
        return send("127.0.0.1", HttpRequest.newBuilder(URI.create("http://localhost:" + PORT + "/ready")));
    }

    private static int send(String from, HttpRequest.Builder request) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newBuilder()
                .localAddress(InetAddress.getByName(from))
                .version(HttpClient.Version.HTTP_1_1)
                .build()) {
            return client.send(request.build(), HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        }
    }
}
