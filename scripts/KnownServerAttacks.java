import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Repeats the attacks that starved or ended a server once, each with the default heap and with {@code -Xmx256m}, and prints a
 * figure for each: KnownServerAttacks [ROWS].
 *
 * <p>Runs the launcher of the folder it is started in, which must be built.
 *
 * <p>Exit: 1 when an attack did harm. A time counts as harm only when it is many times what it should be.
 */
final class KnownServerAttacks {

    private static final String GREEDY = "127.0.0.2";
    private static final String VIEW = "{\"do\":\"view\",\"play\":\"trominoes:g.../..../..../....\"}";
    private static final String EMPTY = ".".repeat(81);

    private final List<String> wanted;
    private final String heap;
    private boolean harmed;

    @FunctionalInterface
    private interface Attack {
        void run(ServerProcess server) throws IOException, InterruptedException;
    }

    private KnownServerAttacks(List<String> wanted, String heap) {
        this.wanted = wanted;
        this.heap = heap;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        boolean harmed = false;
        for (String heap : List.of("", "-Xmx256m")) {
            System.out.println(heap.isEmpty() ? "default heap" : heap);
            KnownServerAttacks attacks = new KnownServerAttacks(List.of(arguments), heap);
            attacks.attack("A1", attacks::boardsWithoutWidth);
            attacks.attack("A2", attacks::gestures);
            attacks.attack("A3", attacks::endless);
            attacks.attack("A4", attacks::printing);
            attacks.attack("A5", attacks::silent);
            attacks.attack("A6", attacks::batch);
            attacks.attack("A7", attacks::blankTitle);
            attacks.attack("A8", attacks::manyValues);
            attacks.attack("A19", attacks::http);
            harmed |= attacks.harmed;
        }
        System.exit(harmed ? 1 : 0);
    }

    private void attack(String id, Attack attack) throws IOException, InterruptedException {
        if (wanted.isEmpty() || wanted.contains(id)) {
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

    private static byte[] request(String path, String headers, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return ("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + headers
                        + "Content-Length: " + bytes.length + "\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
    }

    private static Socket connect(String from) throws IOException {
        Socket socket = ServerClient.connect(InetAddress.getByName(from));
        socket.setSoTimeout(120_000);
        return socket;
    }

    private static int status(String from, byte[] request) throws IOException {
        try (Socket socket = connect(from)) {
            socket.getOutputStream().write(request);
            return ServerClient.status(new BufferedInputStream(socket.getInputStream()));
        }
    }

    /** Asks for a small view by a connection of its own. */
    private static long viewMillis() throws IOException {
        long begin = System.nanoTime();
        int status = status("127.0.0.1", request("/api", "", VIEW));
        if (status != 200) {
            throw new IllegalStateException("a small view was answered by " + status);
        }
        return millis(begin);
    }

    private static String cells(int count, String notes) {
        return IntStream.range(0, count)
                .mapToObj(cell -> "" + (cell / 9 + 1) + (cell % 9 + 1) + notes)
                .collect(Collectors.joining("/"));
    }

    private void boardsWithoutWidth(ServerProcess server) throws IOException {
        List<Integer> statuses = new ArrayList<>();
        for (int perPage = 1; perPage <= 12; perPage++) {
            for (int count : new int[] {48, 52, 81}) {
                String position = EMPTY + " " + EMPTY + " " + cells(count, "123456789c123456789");
                statuses.add(status("127.0.0.1", request(
                        "/api/print",
                        "Prefer: wait=30\r\n",
                        "{\"puzzle\":\"sudoku\",\"positions\":[\"%s\"],\"perPage\":%d,\"solutions\":\"none\"}".formatted(position, perPage))));
            }
        }
        boolean printed = statuses.stream().allMatch(status -> status == 200);
        row("A1", printed && server.alive(), "Sudokus with 48 to 81 cells of notes, 1 to 12 to a page: status %s; it lives: %s"
                .formatted(statuses.stream().distinct().toList(), server.alive()));
    }

    private void gestures(ServerProcess server) throws IOException, InterruptedException {
        String board = String.join("/", Collections.nCopies(30, ".".repeat(30)));
        byte[] act = request("/api", "", "{\"do\":\"act\",\"play\":\"trominoes:%s\",\"gesture\":\"%s\"}"
                .formatted(board, "drag:r1c1:r1c3 tap:r1c1 ".repeat(2_600).strip()));
        List<Thread> greedy = new ArrayList<>();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        for (int i = 0; i < 8; i++) {
            greedy.add(Thread.ofPlatform().start(() -> repeat(act, end)));
        }
        List<Long> times = views(end);
        for (Thread thread : greedy) {
            thread.join();
        }
        row("A2", times.getLast() < 2_000 && server.alive(), "small views beside eight connections with 5,200 gestures each: median %d ms, longest %d ms"
                .formatted(times.get(times.size() / 2), times.getLast()));
    }

    private static void repeat(byte[] request, long end) {
        while (System.nanoTime() < end) {
            try {
                status(GREEDY, request);
            } catch (IOException refused) {
                // and again
            }
        }
    }

    private static List<Long> views(long end) throws IOException, InterruptedException {
        List<Long> times = new ArrayList<>();
        while (System.nanoTime() < end) {
            times.add(viewMillis());
            TimeUnit.MILLISECONDS.sleep(20);
        }
        Collections.sort(times);
        return times;
    }

    private void endless(ServerProcess server) throws IOException, InterruptedException {
        byte[] endless = request("/api", "Prefer: wait=30\r\n", ServerLoad.HEAVY.getFirst());
        List<Socket> greedy = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            Socket socket = connect(GREEDY);
            socket.getOutputStream().write(endless);
            greedy.add(socket);
        }
        byte[] work = request("/api", "", "{\"do\":\"new\",\"puzzle\":\"sudoku\",\"setup\":\"easy\",\"seed\":1}");
        List<Integer> statuses = new ArrayList<>();
        long begin = System.nanoTime();
        for (int i = 0; i < 10; i++) {
            statuses.add(status("127.0.0.1", work));
            TimeUnit.MILLISECONDS.sleep(200);
        }
        row("A3", statuses.stream().allMatch(status -> status == 200), "ten heavy requests beside 64 endless ones of another address: status %s, %d ms each"
                .formatted(statuses.stream().distinct().toList(), millis(begin) / 10 - 200));
        for (Socket socket : greedy) {
            socket.close();
        }
    }

    private void printing(ServerProcess server) throws IOException {
        String position = EMPTY + " " + EMPTY + " " + cells(81, "123456789c123456789");
        String large = String.join("/", Collections.nCopies(30, ".".repeat(30)));
        List<String> bodies = List.of(
                print("sudoku", position, 1), print("trominoes", large, 4), print("hues", "......../".repeat(8).substring(0, 71), 4));
        for (String body : bodies) {
            long begin = System.nanoTime();
            int status = status("127.0.0.1", request("/api/print", "", body));
            long took = millis(begin);
            row("A4", took < 10_000 && server.alive(), "100 boards, %d bytes: status %d after %d ms".formatted(body.length(), status, took));
        }
    }

    private static String print(String puzzle, String position, int perPage) {
        String positions = String.join("\",\"", Collections.nCopies(100, position));
        return "{\"puzzle\":\"%s\",\"positions\":[\"%s\"],\"perPage\":%d,\"solutions\":\"none\"}".formatted(puzzle, positions, perPage);
    }

    private void silent(ServerProcess server) throws IOException {
        List<Socket> silent = new ArrayList<>();
        for (int i = 0; i < 4_096; i++) {
            silent.add(connect(GREEDY));
        }
        int answered = 0;
        for (int i = 0; i < 26; i++) {
            answered += status("127.0.0.1", request("/api", "", VIEW)) == 200 ? 1 : 0;
        }
        row("A5", answered == 26 && server.threads() < 100, "4,096 silent connections of another address: %d of 26 answered, %d threads, %d MB"
                .formatted(answered, server.threads(), server.residentMegabytes()));
        for (Socket socket : silent) {
            socket.close();
        }
    }

    private void batch(ServerProcess server) throws IOException {
        List<Socket> greedy = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Socket socket = connect(GREEDY);
            socket.getOutputStream().write(request("/api", "Prefer: wait=30\r\n", ServerLoad.HEAVY.getFirst()));
            greedy.add(socket);
        }
        String line = "{\"do\":\"new\",\"puzzle\":\"sudoku\",\"setup\":\"easy\",\"seed\":1}";
        long begin = System.nanoTime();
        String answer;
        try (Socket socket = connect("127.0.0.1")) {
            socket.getOutputStream().write(request("/api", "Connection: close\r\n", line + "\n" + line));
            answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
        long took = millis(begin);
        row("A6", took < 25_000 && answer.split("\"play\"", -1).length == 3, "a batch of two beside endless requests: answered after %d ms".formatted(took));
        for (Socket socket : greedy) {
            socket.close();
        }
    }

    private void blankTitle(ServerProcess server) throws IOException {
        String board = "\"puzzle\":\"trominoes\",\"positions\":[\"..../..../..../...g\"]";
        int blank = status("127.0.0.1", request("/api/print", "Prefer: wait=30\r\n", "{" + board + ",\"title\":\"\"}"));
        int link = status("127.0.0.1", request("/api/print", "", "{" + board + ",\"link\":\"javascript:alert(1)\"}"));
        row("A7", blank == 200 && link == 400 && server.alive(), "a blank title: status %d; a link that is no address: status %d".formatted(blank, link));
    }

    private void manyValues(ServerProcess server) throws IOException, InterruptedException {
        String moves = IntStream.range(0, 550_000).mapToObj(i -> "r1c1c" + (i % 9 + 1)).collect(Collectors.joining(","));
        List<String> bodies = List.of(
                "{\"a\":[" + "1,".repeat(1_999_000) + "1]}",
                "{\"do\":\"view\",\"play\":\"sudoku:" + EMPTY + " | " + moves + "\"}");
        for (String body : bodies) {
            List<Integer> statuses = Collections.synchronizedList(new ArrayList<>());
            List<Thread> clients = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                clients.add(Thread.ofPlatform().start(() -> {
                    try {
                        statuses.add(status("127.0.0.1", request("/api", "", body)));
                    } catch (IOException closed) {
                        statuses.add(0);
                    }
                }));
            }
            for (Thread client : clients) {
                client.join();
            }
            row("A8", server.alive() && !statuses.contains(0) && !statuses.contains(500), "four bodies of %d bytes at once: status %s, %d MB, a small view after them %d ms"
                    .formatted(body.length(), statuses, server.residentMegabytes(), viewMillis()));
        }
    }

    private void http(ServerProcess server) throws IOException {
        String head = head("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        String tag = head.lines().filter(line -> line.startsWith("ETag: ")).findFirst().orElse("ETag: none").substring(6);
        List<String> found = new ArrayList<>();
        for (String known : List.of(tag, "W/" + tag, "\"x\", " + tag, "*")) {
            found.add(head("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nIf-None-Match: " + known + "\r\n\r\n").substring(9, 12));
        }
        String coding = "POST /api HTTP/1.%d\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: %s\r\n\r\n2\r\n{}\r\n0\r\n\r\n";
        found.add(head(coding.formatted(1, "gzip, chunked")).substring(9, 12));
        found.add(head(coding.formatted(0, "chunked")).substring(9, 12));
        row("A19", found.equals(List.of("304", "304", "304", "304", "501", "400")) || found.equals(List.of("304", "304", "304", "304", "400", "400")),
                "a tag, weak, in a list, any; a coding, chunks in HTTP/1.0: status " + found);
    }

    private static String head(String request) throws IOException {
        try (Socket socket = connect("127.0.0.1")) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }
}
