package tilewright.attacks;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A server of its own that is flooded from one address, in one way after the other, while three others work: how long their
 * light requests took and what became of their heavy ones. The second half comes by a trusted proxy, from addresses that it
 * names.
 *
 * <p>Runs the launcher of the folder it is started in, which must be built. Clients and server share the machine.
 */
final class ServerFlood {

    private static final int OTHERS = 3;
    private static final String ENDLESS = ServerLoad.HEAVY.getFirst();
    private static final String GESTURES = ServerClient.requests(
                    "{'do':'act','play':'trominoes:BOARD','gesture':'DRAGS'}")
            .getFirst()
            .replace("BOARD", String.join("/", Collections.nCopies(30, ".".repeat(30))))
            .replace("DRAGS", "drag:r1c1:r1c3 tap:r1c1 ".repeat(2_600).strip());

    /** Something short that is heavy. */
    private static final List<String> WORK = ServerClient.requests("""
            {'do':'solve','play':'sudoku:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'}
            {'do':'new','puzzle':'sudoku','setup':'easy','seed':1}
            {'do':'hint','play':'sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}
            """);

    private final int seconds;
    private final boolean proxied;
    private boolean failed;

    private ServerFlood(int seconds, boolean proxied) {
        this.seconds = seconds;
        this.proxied = proxied;
    }

    /** Returns the exit code: 1 when a request of the others failed. */
    static int run(int seconds) throws IOException, InterruptedException {
        boolean failed = false;
        for (boolean proxied : List.of(false, true)) {
            ServerFlood flood = new ServerFlood(seconds, proxied);
            flood.all();
            failed |= flood.failed;
        }
        return failed ? 1 : 0;
    }

    private void all() throws IOException, InterruptedException {
        try (ServerProcess server = new ServerProcess(ServerClient.PORT, "", List.of("--trusted-proxy", "127.0.0.1"))) {
            flood("nobody", server, List.of(), 0, "");
            flood("64 light", server, ServerLoad.LIGHT, 64, "");
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
        List<Client> light = new ArrayList<>();
        List<Client> heavy = new ArrayList<>();
        for (int i = 1; i <= OTHERS; i++) {
            light.add(new Client(address(i), ServerLoad.LIGHT, forwarded(i), end));
            heavy.add(new Client(address(i), WORK, forwarded(i), end));
        }
        ServerClient.Seen quick = seen(light);
        ServerClient.Seen work = seen(heavy);
        for (Socket socket : silent) {
            socket.close();
        }
        failed |= !quick.all200() || !work.all200() || !server.alive();
        System.out.printf("%s%s floods: light %s; heavy %s%n", proxied ? "by a proxy, " : "", name, quick, work);
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
                        socket.getOutputStream().write(request(requests.get(next % requests.size()), headers));
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

    private static byte[] request(String body, String headers) {
        return new String(ServerClient.request(body), StandardCharsets.UTF_8)
                .replaceFirst("\r\n", "\r\n" + headers)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** One of the others. */
    private static final class Client extends Thread {

        private final String from;
        private final List<String> requests;
        private final String headers;
        private final long end;
        private final List<Long> nanoseconds = new ArrayList<>();
        private final List<Integer> statuses = new ArrayList<>();

        Client(String from, List<String> requests, String headers, long end) {
            this.from = from;
            this.requests = requests;
            this.headers = headers;
            this.end = end;
            start();
        }

        @Override
        public void run() {
            try (Socket socket = ServerClient.connect(from)) {
                InputStream in = new BufferedInputStream(socket.getInputStream());
                for (int next = 0; System.nanoTime() < end; next++) {
                    long begin = System.nanoTime();
                    socket.getOutputStream().write(request(requests.get(next % requests.size()), headers));
                    statuses.add(ServerClient.status(in));
                    nanoseconds.add(System.nanoTime() - begin);
                    Thread.sleep(5);
                }
            } catch (IOException | InterruptedException failure) {
                statuses.add(0);
            }
        }
    }

    private ServerClient.Seen seen(List<Client> clients) throws InterruptedException {
        for (Client client : clients) {
            client.join();
        }
        List<Long> all = clients.stream()
                .flatMap(client -> client.nanoseconds.stream())
                .sorted()
                .toList();
        Map<Integer, Integer> statuses = clients.stream()
                .flatMap(client -> client.statuses.stream())
                .collect(Collectors.groupingBy(status -> status, Collectors.summingInt(_ -> 1)));
        return new ServerClient.Seen(
                all.size(),
                (double) all.size() / seconds,
                at(all, 0.5),
                at(all, 0.99),
                at(all, 1),
                statuses,
                List.of());
    }

    private static double at(List<Long> sorted, double part) {
        return sorted.isEmpty() ? 0 : sorted.get(Math.min(sorted.size() - 1, (int) (sorted.size() * part))) / 1e6;
    }
}
