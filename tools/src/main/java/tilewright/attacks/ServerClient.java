package tilewright.attacks;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** A client of a server on this machine: sends requests, one after the other by one connection, until the end. */
final class ServerClient extends Thread {

    static final int PORT = 18_423;

    /** Number of parts of the time that have figures of their own. */
    static final int PARTS = 6;

    /** Requests that take little, and requests that take as much as they can. */
    static final List<String> LIGHT = requests("""
            {'do':'view','play':'trominoes:g.../..../..../....'}
            {'do':'view','play':'sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}
            """);

    static final List<String> HEAVY = requests("""
            {'do':'count','play':'sudoku:EMPTY','nodes':1000000000}
            {'do':'new','puzzle':'sudoku','setup':'clues-17','seed':5}
            {'do':'new','puzzle':'paletto','setup':'6x6-trap','seed':5}
            {'do':'solve','play':'sudoku:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'}
            """);

    private final int port;
    private final InetAddress from;
    private final List<byte[]> requests;
    private final long pauseMillis;
    private final long begin = System.nanoTime();
    private final long end;
    private final Map<Integer, Integer> statuses = new TreeMap<>();
    private final int[] counts = new int[PARTS];
    private long[] nanoseconds = new long[1_024];
    private int count;

    /**
     * @param from an address of this machine
     * @param headers further ones of each request, with their line breaks
     * @param pauseMillis after each answer
     */
    ServerClient(int port, String from, List<String> requests, String headers, long pauseMillis, long end)
            throws IOException {
        this.port = port;
        this.from = InetAddress.getByName(from);
        this.requests = requests.stream().map(body -> request(body, headers)).toList();
        this.pauseMillis = pauseMillis;
        this.end = end;
    }

    /** Lines of JSON, written with ' for ", and EMPTY for an empty Sudoku. */
    static List<String> requests(String lines) {
        return lines.replace('\'', '"').replace("EMPTY", ".".repeat(81)).lines().toList();
    }

    static byte[] request(String body) {
        return request(body, "");
    }

    static byte[] request(String body, String headers) {
        String head = "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + headers;
        int length = body.getBytes(StandardCharsets.UTF_8).length;
        return (head + "Content-Length: " + length + "\r\n\r\n" + body).getBytes(StandardCharsets.UTF_8);
    }

    /** Connects from an address of this machine, and waits two minutes for each answer. */
    static Socket connect(String from) throws IOException {
        Socket socket = connect(PORT, InetAddress.getByName(from));
        socket.setSoTimeout(120_000);
        return socket;
    }

    private static Socket connect(int port, InetAddress from) throws IOException {
        Socket socket = new Socket();
        socket.setTcpNoDelay(true);
        socket.bind(new InetSocketAddress(from, 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        return socket;
    }

    @Override
    public void run() {
        try (Socket socket = connect(port, from)) {
            InputStream in = new BufferedInputStream(socket.getInputStream());
            OutputStream out = socket.getOutputStream();
            for (int next = 0; System.nanoTime() < end; next++) {
                long start = System.nanoTime();
                out.write(requests.get(next % requests.size()));
                int status = status(in);
                add(System.nanoTime() - start);
                statuses.merge(status, 1, Integer::sum);
                Thread.sleep(status == 429 || status == 503 ? 200 : pauseMillis);
            }
        } catch (IOException | InterruptedException failure) {
            statuses.merge(0, 1, Integer::sum);
        }
    }

    private void add(long time) {
        if (count == nanoseconds.length) {
            nanoseconds = Arrays.copyOf(nanoseconds, 2 * count);
        }
        nanoseconds[count++] = time;
        counts[(int) Math.min(PARTS - 1, (System.nanoTime() - begin) * PARTS / (end - begin))] = count;
    }

    /** Reads an answer and returns its status. */
    static int status(InputStream in) throws IOException {
        int status = Integer.parseInt(line(in).substring(9, 12));
        int length = 0;
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                length = Integer.parseInt(line.substring(15).strip());
            }
        }
        in.skipNBytes(length);
        return status;
    }

    static long millis(long begin) {
        return (System.nanoTime() - begin) / 1_000_000;
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException();
            }
            line.append((char) next);
        }
        return line.toString().strip();
    }

    /**
     * The figures of several clients.
     *
     * @param perSecond requests
     * @param p99 milliseconds
     * @param statuses how often each status came; 0 is a connection that failed
     * @param parts p99 in each part of the time
     */
    record Seen(
            int requests,
            double perSecond,
            double p50,
            double p99,
            double longest,
            Map<Integer, Integer> statuses,
            List<Long> parts) {

        boolean all200() {
            return statuses.keySet().equals(Set.of(200));
        }

        @Override
        public String toString() {
            return "%d requests, %.0f a second, p50 %.1f ms, p99 %.1f ms, longest %.1f ms; by status %s"
                    .formatted(requests, perSecond, p50, p99, longest, statuses);
        }
    }

    /** Starts clients of the server at {@link #PORT}. */
    static List<ServerClient> start(int clients, String from, List<String> requests, long end) throws IOException {
        return start(PORT, clients, from, requests, end);
    }

    /** Starts clients of the server at a port. */
    static List<ServerClient> start(int port, int clients, String from, List<String> requests, long end)
            throws IOException {
        List<ServerClient> started = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            ServerClient client = new ServerClient(port, from, requests, "", 0, end);
            client.start();
            started.add(client);
        }
        return started;
    }

    /** Waits for clients that began together. */
    static Seen seen(List<ServerClient> clients) throws InterruptedException {
        for (ServerClient client : clients) {
            client.join();
        }
        long[] all = clients.stream()
                .flatMapToLong(client -> Arrays.stream(client.nanoseconds, 0, client.count))
                .sorted()
                .toArray();
        Map<Integer, Integer> statuses = new TreeMap<>();
        clients.forEach(
                client -> client.statuses.forEach((status, count) -> statuses.merge(status, count, Integer::sum)));
        if (all.length == 0) {
            return new Seen(0, 0, 0, 0, 0, statuses, List.of());
        }
        ServerClient first = clients.getFirst();
        double seconds = (first.end - first.begin) / (double) TimeUnit.SECONDS.toNanos(1);
        List<Long> parts =
                IntStream.range(0, PARTS).mapToObj(part -> p99(clients, part)).toList();
        return new Seen(
                all.length,
                all.length / seconds,
                all[all.length / 2] / 1e6,
                all[(int) (all.length * 0.99)] / 1e6,
                all[all.length - 1] / 1e6,
                statuses,
                parts);
    }

    private static long p99(List<ServerClient> clients, int part) {
        long[] times = clients.stream()
                .flatMapToLong(client -> {
                    int from = part == 0 ? 0 : client.counts[part - 1];
                    return Arrays.stream(client.nanoseconds, from, Math.max(from, client.counts[part]));
                })
                .sorted()
                .toArray();
        return times.length == 0 ? 0 : times[(int) (times.length * 0.99)] / 1_000_000;
    }
}
