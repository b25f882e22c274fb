package tilewright.attacks;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The attacks that starved or ended a server once, each with the default heap and with {@code -Xmx256m}. A time counts as harm
 * only when it is many times what it should be.
 *
 * <p>Runs the launcher of the folder it is started in, which must be built.
 */
final class KnownServerAttacks {

    private static final String HERE = "127.0.0.1";
    private static final String GREEDY = "127.0.0.2";

    private final Rows rows;

    private KnownServerAttacks(Rows rows) {
        this.rows = rows;
    }

    /** Returns the exit code. */
    static int run(List<String> wanted) throws IOException, InterruptedException {
        Rows rows = new Rows(wanted);
        KnownServerAttacks attacks = new KnownServerAttacks(rows);
        for (String heap : List.of("", "-Xmx256m")) {
            System.out.println(heap.isEmpty() ? "default heap" : heap);
            rows.attack(heap, attacks::sheetsOfNotes, "sheets-of-notes");
            rows.attack(heap, attacks::gestures, "many-gestures");
            rows.attack(heap, attacks::endless, "endless-requests");
            rows.attack(heap, attacks::printing, "costly-prints");
            rows.attack(heap, attacks::silent, "silent-connections");
            rows.attack(heap, attacks::batch, "batch-beside-endless");
            rows.attack(heap, attacks::blankTitle, "blank-title");
            rows.attack(heap, attacks::manyValues, "many-values");
            rows.attack(heap, attacks::http, "unusual-http");
        }
        return rows.exit();
    }

    private static byte[] request(String path, String headers, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return ("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + headers
                        + "Content-Length: " + bytes.length + "\r\n\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String cells(int count, String notes) {
        return IntStream.range(0, count)
                .mapToObj(cell -> "" + (cell / 9 + 1) + (cell % 9 + 1) + notes)
                .collect(Collectors.joining("/"));
    }

    private void sheetsOfNotes(ServerProcess server) throws IOException {
        List<Integer> statuses = new ArrayList<>();
        for (int perPage = 1; perPage <= 12; perPage++) {
            for (int count : new int[] {48, 52, 81}) {
                String position =
                        SudokuLines.EMPTY + " " + SudokuLines.EMPTY + " " + cells(count, "123456789c123456789");
                statuses.add(ServerClient.status(
                        HERE,
                        request(
                                "/api/print",
                                "Prefer: wait=30\r\n",
                                "{\"puzzle\":\"sudoku\",\"positions\":[\"%s\"],\"perPage\":%d,\"solutions\":\"none\"}"
                                        .formatted(position, perPage))));
            }
        }
        boolean printed = statuses.stream().allMatch(status -> status == 200);
        rows.row(
                "sheets-of-notes",
                printed && server.alive(),
                "Sudokus with 48 to 81 cells of notes, 1 to 12 to a page: status %s; it lives: %s"
                        .formatted(statuses.stream().distinct().toList(), server.alive()));
    }

    private void gestures(ServerProcess server) throws IOException, InterruptedException {
        String board = String.join("/", Collections.nCopies(30, ".".repeat(30)));
        byte[] act = request(
                "/api",
                "",
                "{\"do\":\"act\",\"play\":\"trominoes:%s\",\"gesture\":\"%s\"}"
                        .formatted(
                                board, "drag:r1c1:r1c3 tap:r1c1 ".repeat(2_600).strip()));
        List<Thread> greedy = new ArrayList<>();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        for (int i = 0; i < 8; i++) {
            greedy.add(Thread.ofPlatform().start(() -> repeat(act, end)));
        }
        List<Long> times = views(end);
        for (Thread thread : greedy) {
            thread.join();
        }
        rows.row(
                "many-gestures",
                times.getLast() < 2_000 && server.alive(),
                "small views beside eight connections with 5,200 gestures each: median %d ms, longest %d ms"
                        .formatted(times.get(times.size() / 2), times.getLast()));
    }

    private static void repeat(byte[] request, long end) {
        while (System.nanoTime() < end) {
            try {
                ServerClient.status(GREEDY, request);
            } catch (IOException refused) {
                // and again
            }
        }
    }

    private static List<Long> views(long end) throws IOException, InterruptedException {
        List<Long> times = new ArrayList<>();
        while (System.nanoTime() < end) {
            times.add(ServerClient.viewMillis());
            TimeUnit.MILLISECONDS.sleep(20);
        }
        Collections.sort(times);
        return times;
    }

    private void endless(ServerProcess server) throws IOException, InterruptedException {
        byte[] endless = request("/api", "Prefer: wait=30\r\n", ServerLoad.HEAVY.getFirst());
        List<Socket> greedy = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            Socket socket = ServerClient.connect(GREEDY);
            socket.getOutputStream().write(endless);
            greedy.add(socket);
        }
        byte[] work = request("/api", "", "{\"do\":\"new\",\"puzzle\":\"sudoku\",\"setup\":\"easy\",\"seed\":1}");
        List<Integer> statuses = new ArrayList<>();
        long begin = System.nanoTime();
        for (int i = 0; i < 10; i++) {
            statuses.add(ServerClient.status(HERE, work));
            TimeUnit.MILLISECONDS.sleep(200);
        }
        rows.row(
                "endless-requests",
                statuses.stream().allMatch(status -> status == 200),
                "ten heavy requests beside 64 endless ones of another address: status %s, %d ms each"
                        .formatted(statuses.stream().distinct().toList(), ServerClient.millis(begin) / 10 - 200));
        for (Socket socket : greedy) {
            socket.close();
        }
    }

    private void printing(ServerProcess server) throws IOException {
        String position = SudokuLines.EMPTY + " " + SudokuLines.EMPTY + " " + cells(81, "123456789c123456789");
        String large = String.join("/", Collections.nCopies(30, ".".repeat(30)));
        List<String> bodies = List.of(
                print("sudoku", position, 1),
                print("trominoes", large, 4),
                print("hues", "......../".repeat(8).substring(0, 71), 4));
        for (String body : bodies) {
            long begin = System.nanoTime();
            int status = ServerClient.status(HERE, request("/api/print", "", body));
            long took = ServerClient.millis(begin);
            rows.row(
                    "costly-prints",
                    took < 10_000 && server.alive(),
                    "100 boards, %d bytes: status %d after %d ms".formatted(body.length(), status, took));
        }
    }

    private static String print(String puzzle, String position, int perPage) {
        String positions = String.join("\",\"", Collections.nCopies(100, position));
        return "{\"puzzle\":\"%s\",\"positions\":[\"%s\"],\"perPage\":%d,\"solutions\":\"none\"}"
                .formatted(puzzle, positions, perPage);
    }

    private void silent(ServerProcess server) throws IOException {
        List<Socket> silent = new ArrayList<>();
        for (int i = 0; i < 4_096; i++) {
            silent.add(ServerClient.connect(GREEDY));
        }
        int answered = 0;
        for (int i = 0; i < 26; i++) {
            answered += ServerClient.status(HERE, request("/api", "", ServerClient.VIEW)) == 200 ? 1 : 0;
        }
        rows.row(
                "silent-connections",
                answered == 26 && server.threads() < 100,
                "4,096 silent connections of another address: %d of 26 answered, %d threads, %d MB"
                        .formatted(answered, server.threads(), server.residentMegabytes()));
        for (Socket socket : silent) {
            socket.close();
        }
    }

    private void batch(ServerProcess server) throws IOException {
        List<Socket> greedy = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Socket socket = ServerClient.connect(GREEDY);
            socket.getOutputStream().write(request("/api", "Prefer: wait=30\r\n", ServerLoad.HEAVY.getFirst()));
            greedy.add(socket);
        }
        String line = "{\"do\":\"new\",\"puzzle\":\"sudoku\",\"setup\":\"easy\",\"seed\":1}";
        long begin = System.nanoTime();
        String answer;
        try (Socket socket = ServerClient.connect(HERE)) {
            socket.getOutputStream().write(request("/api", "Connection: close\r\n", line + "\n" + line));
            answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
        long took = ServerClient.millis(begin);
        rows.row(
                "batch-beside-endless",
                took < 25_000 && answer.split("\"play\"", -1).length == 3,
                "a batch of two beside endless requests: answered after %d ms".formatted(took));
        for (Socket socket : greedy) {
            socket.close();
        }
    }

    private void blankTitle(ServerProcess server) throws IOException {
        String board = "\"puzzle\":\"trominoes\",\"positions\":[\"..../..../..../...g\"]";
        int blank = ServerClient.status(
                HERE, request("/api/print", "Prefer: wait=30\r\n", "{" + board + ",\"title\":\"\"}"));
        int link = ServerClient.status(
                HERE, request("/api/print", "", "{" + board + ",\"link\":\"javascript:alert(1)\"}"));
        rows.row(
                "blank-title",
                blank == 200 && link == 400 && server.alive(),
                "a blank title: status %d; a link that is no address: status %d".formatted(blank, link));
    }

    private void manyValues(ServerProcess server) throws IOException, InterruptedException {
        String moves =
                IntStream.range(0, 550_000).mapToObj(i -> "r1c1c" + (i % 9 + 1)).collect(Collectors.joining(","));
        List<String> bodies = List.of(
                "{\"a\":[" + "1,".repeat(1_999_000) + "1]}",
                "{\"do\":\"view\",\"play\":\"sudoku:" + SudokuLines.EMPTY + " | " + moves + "\"}");
        for (String body : bodies) {
            List<Integer> statuses = Collections.synchronizedList(new ArrayList<>());
            List<Thread> clients = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                clients.add(Thread.ofPlatform().start(() -> {
                    try {
                        statuses.add(ServerClient.status(HERE, request("/api", "", body)));
                    } catch (IOException closed) {
                        statuses.add(0);
                    }
                }));
            }
            for (Thread client : clients) {
                client.join();
            }
            rows.row(
                    "many-values",
                    server.alive() && !statuses.contains(0) && !statuses.contains(500),
                    "four bodies of %d bytes at once: status %s, %d MB, a small view after them %d ms"
                            .formatted(body.length(), statuses, server.residentMegabytes(), ServerClient.viewMillis()));
        }
    }

    private void http(ServerProcess server) throws IOException {
        String head = head("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        String tag = head.lines()
                .filter(line -> line.startsWith("ETag: "))
                .findFirst()
                .orElse("ETag: none")
                .substring(6);
        List<String> found = new ArrayList<>();
        for (String known : List.of(tag, "W/" + tag, "\"x\", " + tag, "*")) {
            found.add(head("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nIf-None-Match: " + known
                            + "\r\n\r\n")
                    .substring(9, 12));
        }
        String coding =
                "POST /api HTTP/1.%d\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: %s\r\n\r\n2\r\n{}\r\n0\r\n\r\n";
        found.add(head(coding.formatted(1, "gzip, chunked")).substring(9, 12));
        found.add(head(coding.formatted(0, "chunked")).substring(9, 12));
        rows.row(
                "unusual-http",
                found.equals(List.of("304", "304", "304", "304", "501", "400"))
                        || found.equals(List.of("304", "304", "304", "304", "400", "400")),
                "a tag, weak, in a list, any; a coding, chunks in HTTP/1.0: status " + found);
    }

    private static String head(String request) throws IOException {
        try (Socket socket = ServerClient.connect(HERE)) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }
}
