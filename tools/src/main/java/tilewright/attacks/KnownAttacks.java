package tilewright.attacks;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The attacks that did harm once, each with the default heap and with {@code -Xmx512m}. A time counts as harm only when it is
 * many times what it should be.
 *
 * <p>Runs the launcher of the folder it is started in, which must be built.
 */
final class KnownAttacks {

    private static final String HERE = "127.0.0.1";
    private static final List<String> HEAPS = List.of("", "-Xmx512m");
    private static final int ROUNDS = 40;

    private final Rows rows;

    private KnownAttacks(Rows rows) {
        this.rows = rows;
    }

    /** Returns the exit code. */
    static int run(List<String> wanted) throws IOException, InterruptedException {
        Rows rows = new Rows(wanted);
        KnownAttacks attacks = new KnownAttacks(rows);
        for (String heap : HEAPS) {
            System.out.println(heap.isEmpty() ? "default heap" : heap);
            attacks.server(heap);
            try (WorkFolder work = new WorkFolder()) {
                new KnownCommandLineAttacks(rows, new Shell(work.path(), Optional.of(heap)), ROUNDS).all();
            }
        }
        rows.attack(attacks::longLinks, "long-links");
        rows.attack(attacks::shipped, "shipped-parts");
        return rows.exit();
    }

    private void server(String heap) throws IOException, InterruptedException {
        rows.attack(heap, this::abandonedSearches, "abandoned-searches");
        rows.attack(heap, this::stalledBodies, "stalled-bodies");
        rows.attack(heap, this::amplifiedAnswers, "long-answers");
        rows.attack(heap, this::malformedChunk, "malformed-chunk");
        rows.attack(heap, this::otherSites, "other-sites");
        rows.attack(heap, this::methods, "other-methods");
        rows.attack(heap, this::slowRequests, "slow-requests");
    }

    private static Socket connect() throws IOException {
        return ServerClient.connect(HERE);
    }

    private static int status(byte[] request) throws IOException {
        return ServerClient.status(HERE, request);
    }

    /** All that comes until the server closes. */
    private static String whole(String request) throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(bytes(request));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Searches without an end whose clients hang up, and generators; then a small request, and the end of the server. */
    private void abandonedSearches(ServerProcess server) throws IOException, InterruptedException {
        for (int i = 0; i < 2; i++) {
            try (Socket socket = connect()) {
                socket.getOutputStream().write(ServerClient.request(ServerLoad.HEAVY.getFirst()));
                TimeUnit.MILLISECONDS.sleep(300);
            }
        }
        List<Socket> generators = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            Socket socket = connect();
            socket.getOutputStream().write(ServerClient.request(ServerLoad.HEAVY.get(1 + i % 2)));
            generators.add(socket);
        }
        long longest = 0;
        for (int i = 0; i < 50; i++) {
            longest = Math.max(longest, ServerClient.viewMillis());
            TimeUnit.MILLISECONDS.sleep(50);
        }
        long begin = System.nanoTime();
        server.close();
        long ended = ServerClient.millis(begin);
        for (Socket socket : generators) {
            socket.close();
        }
        rows.row(
                "abandoned-searches",
                longest < 5_000 && ended < 10_000,
                "small views beside two abandoned searches and six generators took %d ms at most; SIGTERM ended it in %d ms"
                        .formatted(longest, ended));
    }

    /** Bodies of which the end never comes. */
    private void stalledBodies(ServerProcess server) throws IOException, InterruptedException {
        byte[] part = new byte[3_900_000];
        String head =
                "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000000\r\n\r\n";
        List<Thread> senders = new ArrayList<>();
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < 160; i++) {
            Socket socket = connect();
            sockets.add(socket);
            senders.add(Thread.ofVirtual().start(() -> {
                try {
                    socket.getOutputStream().write(bytes(head));
                    socket.getOutputStream().write(part);
                } catch (IOException refused) {
                    // that is one way to hold
                }
            }));
        }
        TimeUnit.SECONDS.sleep(5);
        long beside = ServerClient.viewMillis();
        long held = server.residentMegabytes();
        for (Socket socket : sockets) {
            socket.close();
        }
        for (Thread sender : senders) {
            sender.join();
        }
        rows.row(
                "stalled-bodies",
                server.alive() && ServerClient.viewMillis() < 10_000,
                "beside 160 bodies of 3.9 MB that stall, a small view took %d ms and the server held %d MB; it lives"
                        .formatted(beside, held));
    }

    /** A body with as many lines as fit, and forty clients that ask for the review of a long play and take nothing. */
    private void amplifiedAnswers(ServerProcess server) throws IOException, InterruptedException {
        byte[] many =
                ServerClient.request("{\"do\":\"puzzles\"}\n".repeat(235_293).strip());
        long begin = System.nanoTime();
        int refused = status(many);
        long took = ServerClient.millis(begin);
        String moves = IntStream.range(0, 300_000)
                .mapToObj(i -> i % 2 == 0 ? "r1c1=1" : "r1c1=.")
                .collect(Collectors.joining(","));
        byte[] review = ServerClient.request(
                "{\"do\":\"review\",\"play\":\"sudoku:%s | %s\"}".formatted(".".repeat(81), moves));
        List<Socket> lazy = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            Socket socket = connect();
            Thread.ofVirtual().start(() -> {
                try {
                    socket.getOutputStream().write(review);
                } catch (IOException closed) {
                    // refused
                }
            });
            lazy.add(socket);
        }
        TimeUnit.SECONDS.sleep(5);
        long held = server.residentMegabytes();
        long light = ServerClient.viewMillis();
        for (Socket socket : lazy) {
            socket.close();
        }
        rows.row(
                "long-answers",
                refused >= 400 && refused < 500 && server.alive() && held < 1_000,
                "235,293 requests in a body: status %d after %d ms; beside 40 reviews of 300,000 moves it held %d MB and answered in %d ms"
                        .formatted(refused, took, held, light));
    }

    private void malformedChunk(ServerProcess server) throws IOException {
        int status = status(bytes("""
                POST /api HTTP/1.1
                Host: localhost
                Content-Type: application/json
                Transfer-Encoding: chunked

                xyz
                {}
                0

                """.replace("\n", "\r\n")));
        rows.row("malformed-chunk", status == 400 && server.alive(), "a malformed chunk: status " + status);
    }

    private void otherSites(ServerProcess server) throws IOException {
        String request = "POST /api HTTP/1.1\r\nHost: %s\r\n%sContent-Type: %s\r\nContent-Length: 2\r\n\r\n{}";
        int host = status(bytes(request.formatted("evil.example", "", "application/json")));
        int origin =
                status(bytes(request.formatted("localhost", "Origin: http://evil.example\r\n", "application/json")));
        int type = status(bytes(request.formatted("localhost", "", "text/plain")));
        rows.row(
                "other-sites",
                host == 421 && origin == 403 && type == 415 && server.alive(),
                "foreign host, origin, and type: status %d, %d, %d".formatted(host, origin, type));
    }

    private void methods(ServerProcess server) throws IOException {
        List<Integer> statuses = new ArrayList<>();
        for (String line : List.of("PUT /api", "DELETE /api", "OPTIONS /api", "HEAD /no-such-file")) {
            String answer = whole(line + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            statuses.add(Integer.valueOf(answer.substring(9, 12)));
        }
        String malformed = whole("GET / HTTP/1.1\r\nHost: localhost\r\nBad Header\r\n\r\n");
        boolean safe = malformed.contains("Content-Security-Policy") && malformed.contains("X-Content-Type-Options");
        boolean right =
                statuses.get(0) == 405 && statuses.get(1) == 405 && statuses.get(2) < 300 && statuses.get(3) == 404;
        rows.row(
                "other-methods",
                right && safe && server.alive(),
                "PUT, DELETE, OPTIONS, HEAD of no file: status %s; a malformed header: %s, %s safety headers"
                        .formatted(
                                statuses, malformed.lines().findFirst().orElse("nothing"), safe ? "with" : "WITHOUT"));
    }

    private void slowRequests(ServerProcess server) throws IOException, InterruptedException {
        List<Socket> slow = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            Socket socket = connect();
            socket.setSoTimeout(1);
            slow.add(socket);
        }
        byte[] request = ServerClient.request(ServerClient.VIEW);
        long begin = System.nanoTime();
        for (int next = 0; !slow.isEmpty() && next < 50; next++) {
            byte letter = request[next];
            slow.removeIf(socket -> closed(socket, letter));
            TimeUnit.NANOSECONDS.sleep(Math.max(0, begin + (next + 1) * 1_000_000_000L - System.nanoTime()));
        }
        rows.row(
                "slow-requests",
                slow.isEmpty() && server.alive(),
                "500 clients that send a byte a second: %d open after %d s"
                        .formatted(slow.size(), ServerClient.millis(begin) / 1_000));
    }

    /** Sends a letter, and tells whether the server has closed. */
    private static boolean closed(Socket socket, byte letter) {
        try {
            socket.getOutputStream().write(letter);
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    /** Pasted texts of millions of signs are read in a test, which a quadratic regular expression would not survive. */
    private void longLinks() throws IOException, InterruptedException {
        long begin = System.nanoTime();
        Process test = new ProcessBuilder("npx", "vitest", "run", "src/base/address.test.ts")
                .directory(Path.of("browser/page").toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        int exit = test.waitFor();
        rows.row(
                "long-links",
                exit == 0,
                "the page's test of links with 3,000,000 signs: exit %d after %d ms, start included"
                        .formatted(exit, ServerClient.millis(begin)));
    }

    private void shipped() throws IOException {
        List<String> missing = SupplyChain.missing();
        long licenses = SupplyChain.licenseTexts();
        long sums = SupplyChain.checksums();
        rows.row(
                "shipped-parts",
                missing.isEmpty() && licenses > 3 && sums > 100,
                "bill of materials lacks %s; %d license texts in the jar; %d checksums of what Maven downloads"
                        .formatted(missing, licenses, sums));
    }
}
