package tilewright.attacks;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A server of its own that is flooded from one address, in one way after the other, while three others work: how long their
 * light requests took and what became of their heavy ones. The second half comes by a trusted proxy, from addresses that it
 * names.
 *
 * <p>Runs the launcher of the folder it is started in, which must be built. Clients and server share the machine.
 */
final class ServerFlood {

    private static final int OTHERS = 3;
    private static final long PAUSE_MILLIS = 5;
    private static final String ENDLESS = ServerClient.HEAVY.getFirst();
    private static final String GESTURES = ServerClient.requests(
                    "{'do':'act','play':'trominoes:BOARD','gesture':'DRAGS'}")
            .getFirst()
            .replace("BOARD", String.join("/", Collections.nCopies(30, ".".repeat(30))))
            .replace("DRAGS", "drag:r1c1:r1c3 tap:r1c1 ".repeat(2_600).strip());

    /** Short requests that are heavy. */
    private static final List<String> WORK = ServerClient.requests("""
            {'do':'solve','play':'sudoku:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'}
            {'do':'new','puzzle':'sudoku','setup':'easy','seed':1}
            {'do':'hint','play':'sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}
            """);

    private final Rows rows;
    private final int seconds;
    private final boolean proxied;

    private ServerFlood(Rows rows, int seconds, boolean proxied) {
        this.rows = rows;
        this.seconds = seconds;
        this.proxied = proxied;
    }

    /** Returns the exit code: 1 when a request of the others failed. */
    static int run(int seconds) throws IOException, InterruptedException {
        Rows rows = new Rows(List.of());
        for (boolean proxied : List.of(false, true)) {
            new ServerFlood(rows, seconds, proxied).all();
        }
        return rows.exit();
    }

    private void all() throws IOException, InterruptedException {
        try (ServerProcess server = new ServerProcess(ServerClient.PORT, "", "--trusted-proxy", "127.0.0.1")) {
            flood("nobody", server, List.of(), 0, "");
            flood("64 light", server, ServerClient.LIGHT, 64, "");
            flood("16 with 5,200 gestures", server, List.of(GESTURES), 16, "");
            flood("64 endless", server, List.of(ENDLESS), 64, "Prefer: wait=30\r\n");
            flood("16 batches", server, List.of((ENDLESS + "\n").repeat(100).strip()), 16, "");
            flood("4,000 silent and slow", server, List.of(), 4_000, "");
        }
    }

    private void flood(String name, ServerProcess server, List<String> requests, int clients, String headers)
            throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        List<Socket> silent = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            if (requests.isEmpty()) {
                silent.add(slow(i));
            } else {
                flooding(requests, headers + forwarded(0), end);
            }
        }
        List<ServerClient> light = others(ServerClient.LIGHT, end);
        List<ServerClient> heavy = others(WORK, end);
        ServerClient.Seen quick = ServerClient.seen(light);
        ServerClient.Seen work = ServerClient.seen(heavy);
        for (Socket socket : silent) {
            socket.close();
        }
        rows.row(
                "flood",
                quick.all200() && work.all200() && server.alive(),
                "%s%s floods: light %s; heavy %s".formatted(proxied ? "by a proxy, " : "", name, quick, work));
    }

    private List<ServerClient> others(List<String> requests, long end) throws IOException {
        List<ServerClient> clients = new ArrayList<>();
        for (int i = 1; i <= OTHERS; i++) {
            clients.add(new ServerClient(ServerClient.PORT, address(i), requests, forwarded(i), PAUSE_MILLIS, end));
        }
        clients.forEach(Thread::start);
        return clients;
    }

    private String address(int client) {
        return proxied ? "127.0.0.1" : "127.0.0." + (client + 2);
    }

    private String forwarded(int client) {
        return proxied ? "X-Forwarded-For: 198.51.100." + (client + 2) + "\r\n" : "";
    }

    /** Connects and is silent; every other client has begun its headers. */
    private Socket slow(int number) throws IOException {
        Socket socket = ServerClient.connect(address(0));
        if (number % 2 == 0) {
            socket.getOutputStream().write("POST /api HTTP/1.1\r\nHost: ".getBytes(StandardCharsets.US_ASCII));
        }
        return socket;
    }

    private void flooding(List<String> requests, String headers, long end) {
        Thread.ofPlatform().daemon().start(() -> {
            while (System.nanoTime() < end) {
                try (Socket socket = ServerClient.connect(address(0))) {
                    socket.setSoTimeout(Math.max(1, (int) TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())));
                    for (int next = 0; System.nanoTime() < end; next++) {
                        socket.getOutputStream()
                                .write(ServerClient.request(requests.get(next % requests.size()), headers));
                        InputStream in = socket.getInputStream();
                        if (in.read(new byte[100_000]) < 0) {
                            break;
                        }
                        in.skipNBytes(in.available());
                    }
                } catch (IOException refused) {
                    // and again
                }
            }
        });
    }
}
