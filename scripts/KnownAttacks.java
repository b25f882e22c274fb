import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Repeats the attacks that did harm once, each with the default heap and with {@code -Xmx512m}, and prints a figure for each:
 * KnownAttacks [ROWS]. ROWS are those wanted, D1 to D17, all if none is named. Those on the command line are rows of
 * Reliability.
 *
 * <p>Runs the launcher of the folder it is started in, which must be built. This file is long because the attacks stand side
 * by side, each a few lines.
 *
 * <p>Exit: 1 when an attack did harm. A time counts as harm only when it is many times what it should be.
 */
final class KnownAttacks {

    private static final String HERE = "127.0.0.1";
    private static final List<String> HEAPS = List.of("", "-Xmx512m");
    private static final List<String> COMMAND_LINE = List.of("D4", "D5", "D6", "D7", "D8", "D9", "D15", "D16");
    private static final String VIEW = "{\"do\":\"view\",\"play\":\"trominoes:g.../..../..../....\"}";

    private final List<String> wanted;
    private final String heap;
    private boolean harmed;

    /** One attack on a server of its own. */
    @FunctionalInterface
    private interface Attack {
        void run(ServerProcess server) throws IOException, InterruptedException;
    }

    private KnownAttacks(List<String> wanted, String heap) {
        this.wanted = wanted;
        this.heap = heap;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        boolean harmed = false;
        for (String heap : HEAPS) {
            System.out.println(heap.isEmpty() ? "default heap" : heap);
            KnownAttacks attacks = new KnownAttacks(List.of(arguments), heap);
            attacks.all();
            harmed |= attacks.harmed;
        }
        System.exit(harmed ? 1 : 0);
    }

    private void all() throws IOException, InterruptedException {
        attack("D1", this::abandonedSearches);
        attack("D2", this::stalledBodies);
        attack("D3", this::amplifiedAnswers);
        attack("D10", this::malformedChunk);
        attack("D11", this::otherSites);
        attack("D12", this::methods);
        attack("D13", this::slowRequests);
        commandLine();
        if (heap.isEmpty() && wants("D14")) {
            page();
        }
        if (heap.isEmpty() && wants("D17")) {
            shipped();
        }
    }

    private boolean wants(String id) {
        return wanted.isEmpty() || wanted.contains(id);
    }

    private void attack(String id, Attack attack) throws IOException, InterruptedException {
        if (wants(id)) {
            try (ServerProcess server = new ServerProcess(heap)) {
                attack.run(server);
            }
        }
    }

    private void row(String id, boolean fine, String figure) {
        harmed |= !fine;
        System.out.printf("%-4s %-4s %s%n", id, fine ? "ok" : "HARM", figure);
    }

    private static long millis(long begin) {
        return (System.nanoTime() - begin) / 1_000_000;
    }

    private static Socket connect() throws IOException {
        Socket socket = ServerClient.connect(InetAddress.getByName(HERE));
        socket.setSoTimeout(60_000);
        return socket;
    }

    /** Asks for a small view by a connection of its own. */
    private static long lightMillis() throws IOException {
        long begin = System.nanoTime();
        int status = status(ServerClient.request(VIEW));
        if (status != 200) {
            throw new IllegalStateException("a small view was answered by " + status);
        }
        return millis(begin);
    }

    private static int status(byte[] request) throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(request);
            return ServerClient.status(new BufferedInputStream(socket.getInputStream()));
        }
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
            longest = Math.max(longest, lightMillis());
            TimeUnit.MILLISECONDS.sleep(50);
        }
        long begin = System.nanoTime();
        server.close();
        long ended = millis(begin);
        for (Socket socket : generators) {
            socket.close();
        }
        row("D1", longest < 5_000 && ended < 10_000, "small views beside two abandoned searches and six generators took %d ms at most; SIGTERM ended it in %d ms"
                .formatted(longest, ended));
    }

    /** Bodies of which the end never comes. */
    private void stalledBodies(ServerProcess server) throws IOException, InterruptedException {
        byte[] part = new byte[3_900_000];
        String head = "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000000\r\n\r\n";
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
        long beside = lightMillis();
        long held = server.residentMegabytes();
        for (Socket socket : sockets) {
            socket.close();
        }
        for (Thread sender : senders) {
            sender.join();
        }
        row("D2", server.alive() && lightMillis() < 10_000, "beside 160 bodies of 3.9 MB that stall, a small view took %d ms and the server held %d MB; it lives"
                .formatted(beside, held));
    }

    /** A body with as many lines as fit, and forty clients that ask for the review of a long play and take nothing. */
    private void amplifiedAnswers(ServerProcess server) throws IOException, InterruptedException {
        byte[] many = ServerClient.request("{\"do\":\"puzzles\"}\n".repeat(235_293).strip());
        long begin = System.nanoTime();
        int refused = status(many);
        long took = millis(begin);
        String moves = IntStream.range(0, 300_000).mapToObj(i -> i % 2 == 0 ? "r1c1=1" : "r1c1=.").collect(Collectors.joining(","));
        byte[] review = ServerClient.request("{\"do\":\"review\",\"play\":\"sudoku:%s | %s\"}".formatted(".".repeat(81), moves));
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
        long light = lightMillis();
        for (Socket socket : lazy) {
            socket.close();
        }
        row("D3", refused >= 400 && refused < 500 && server.alive() && held < 1_000, "235,293 requests in a body: status %d after %d ms; beside 40 reviews of 300,000 moves it held %d MB and answered in %d ms"
                .formatted(refused, took, held, light));
    }

    private void malformedChunk(ServerProcess server) throws IOException {
        int status = status(bytes("POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n{}\r\n0\r\n\r\n"));
        row("D10", status == 400 && server.alive(), "a malformed chunk: status " + status);
    }

    private void otherSites(ServerProcess server) throws IOException {
        String request = "POST /api HTTP/1.1\r\nHost: %s\r\n%sContent-Type: %s\r\nContent-Length: 2\r\n\r\n{}";
        int host = status(bytes(request.formatted("evil.example", "", "application/json")));
        int origin = status(bytes(request.formatted("localhost", "Origin: http://evil.example\r\n", "application/json")));
        int type = status(bytes(request.formatted("localhost", "", "text/plain")));
        row("D11", host == 421 && origin == 403 && type == 415 && server.alive(), "foreign host, origin, and type: status %d, %d, %d".formatted(host, origin, type));
    }

    private void methods(ServerProcess server) throws IOException {
        List<Integer> statuses = new ArrayList<>();
        for (String line : List.of("PUT /api", "DELETE /api", "OPTIONS /api", "HEAD /no-such-file")) {
            String answer = whole(line + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            statuses.add(Integer.valueOf(answer.substring(9, 12)));
        }
        String malformed = whole("GET / HTTP/1.1\r\nHost: localhost\r\nBad Header\r\n\r\n");
        boolean safe = malformed.contains("Content-Security-Policy") && malformed.contains("X-Content-Type-Options");
        boolean right = statuses.get(0) == 405 && statuses.get(1) == 405 && statuses.get(2) < 300 && statuses.get(3) == 404;
        row("D12", right && safe && server.alive(), "PUT, DELETE, OPTIONS, HEAD of no file: status %s; a malformed header: %s, %s safety headers"
                .formatted(statuses, malformed.lines().findFirst().orElse("nothing"), safe ? "with" : "WITHOUT"));
    }

    private void slowRequests(ServerProcess server) throws IOException, InterruptedException {
        List<Socket> slow = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            Socket socket = connect();
            socket.setSoTimeout(1);
            slow.add(socket);
        }
        byte[] request = ServerClient.request(VIEW);
        long begin = System.nanoTime();
        for (int next = 0; !slow.isEmpty() && next < 50; next++) {
            byte letter = request[next];
            slow.removeIf(socket -> closed(socket, letter));
            TimeUnit.NANOSECONDS.sleep(Math.max(0, begin + (next + 1) * 1_000_000_000L - System.nanoTime()));
        }
        row("D13", slow.isEmpty() && server.alive(), "500 clients that send a byte a second: %d open after %d s".formatted(slow.size(), millis(begin) / 1_000));
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

    private void commandLine() throws IOException, InterruptedException {
        List<String> rows = wanted.isEmpty() ? COMMAND_LINE : COMMAND_LINE.stream().filter(wanted::contains).toList();
        if (rows.isEmpty()) {
            return;
        }
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "scripts/Reliability.java", "40"));
        command.addAll(rows);
        harmed |= run(command) != 0;
    }

    private int run(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        builder.environment().put("TILEWRIGHT_JAVA_OPTIONS", heap);
        return builder.start().waitFor();
    }

    /** Pasted texts of millions of signs are read in a test, which a quadratic regular expression would not survive. */
    private void page() throws IOException, InterruptedException {
        long begin = System.nanoTime();
        Process test = new ProcessBuilder("npx", "vitest", "run", "src/base/address.test.ts")
                .directory(Path.of("browser/page").toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        int exit = test.waitFor();
        row("D14", exit == 0, "the page's test of links with 3,000,000 signs: exit %d after %d ms, start included".formatted(exit, millis(begin)));
    }

    private void shipped() throws IOException {
        List<String> missing = SupplyChain.missing();
        long licenses = SupplyChain.licenseTexts();
        long sums = SupplyChain.checksums();
        row("D17", missing.isEmpty() && licenses > 3 && sums > 100, "bill of materials lacks %s; %d license texts in the jar; %d checksums of what Maven downloads"
                .formatted(missing, licenses, sums));
    }
}
