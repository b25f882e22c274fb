import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * Loads a server of its own with 64 clients that ask for little and 64 that ask for as much as they can, and prints how long
 * the first ones waited, what became of the requests of the others, and how the server's memory went: ServerLoad [SECONDS].
 *
 * <p>Runs the launcher of the folder it is started in, which must be built. Clients and server share the machine.
 *
 * <p>Exit: 1 when a light request failed.
 */
final class ServerLoad {

    private static final int CLIENTS = 64;
    private static final int PORT = 18_423;
    private static final int PARTS = 6;

    private static final List<String> LIGHT = requests("""
            {'do':'view','play':'trominoes:g.../..../..../....'}
            {'do':'view','play':'sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}
            """);

    private static final List<String> HEAVY = requests("""
            {'do':'count','play':'sudoku:EMPTY','nodes':1000000000}
            {'do':'new','puzzle':'sudoku','setup':'clues-17','seed':5}
            {'do':'new','puzzle':'paletto','setup':'6x6-trap','seed':5}
            {'do':'solve','play':'sudoku:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'}
            """);

    private static List<String> requests(String lines) {
        return lines.replace('\'', '"').replace("EMPTY", ".".repeat(81)).lines().toList();
    }

    /** Sends requests one after the other by one connection, until the end. */
    private static final class Client extends Thread {

        private final List<String> requests;
        private final long begin = System.nanoTime();
        private final long end;
        private final Map<Integer, Integer> statuses = new TreeMap<>();
        private long[] nanoseconds = new long[1_024];
        private final int[] counts = new int[PARTS];
        private int count;

        Client(List<String> requests, long end) {
            this.requests = requests;
            this.end = end;
        }

        @Override
        public void run() {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), PORT)) {
                socket.setTcpNoDelay(true);
                InputStream in = new BufferedInputStream(socket.getInputStream());
                OutputStream out = socket.getOutputStream();
                for (int next = 0; System.nanoTime() < end; next++) {
                    byte[] body = requests.get(next % requests.size()).getBytes(StandardCharsets.UTF_8);
                    long start = System.nanoTime();
                    out.write(("POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                    + "Content-Length: " + body.length + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
                    out.write(body);
                    int status = status(in);
                    add(System.nanoTime() - start);
                    statuses.merge(status, 1, Integer::sum);
                    if (status == 429 || status == 503) {
                        Thread.sleep(200);
                    }
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

        /** Reads an answer. */
        private static int status(InputStream in) throws IOException {
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
    }

    private ServerLoad() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int seconds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 180;
        Process server = new ProcessBuilder("./tilewright", "serve", "--port", Integer.toString(PORT))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        boolean served;
        try {
            await(server);
            served = loaded(server, seconds);
        } finally {
            server.destroy();
        }
        System.exit(served ? 0 : 1);
    }

    private static void await(Process server) throws InterruptedException {
        while (server.isAlive()) {
            try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), PORT)) {
                return;
            } catch (IOException notYet) {
                Thread.sleep(100);
            }
        }
        throw new IllegalStateException("the server did not start");
    }

    private static boolean loaded(Process server, int seconds) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        List<Client> light = new ArrayList<>();
        List<Client> heavy = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            light.add(new Client(LIGHT, end));
            heavy.add(new Client(HEAVY, end));
        }
        light.forEach(Thread::start);
        heavy.forEach(Thread::start);
        List<Long> megabytes = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            TimeUnit.NANOSECONDS.sleep(Math.max(0, end - System.nanoTime()) / (PARTS - part));
            megabytes.add(residentMegabytes(server));
        }
        for (Client client : light) {
            client.join();
        }
        for (Client client : heavy) {
            client.join();
        }
        print("light", light, seconds);
        print("heavy", heavy, seconds);
        System.out.println("light p99 in milliseconds, six times: " + lastPercents(light));
        System.out.println("resident megabytes, six times: " + megabytes);
        return light.stream().allMatch(client -> client.statuses.keySet().equals(Set.of(200)));
    }

    private static void print(String name, List<Client> clients, int seconds) {
        long[] all = clients.stream()
                .flatMapToLong(client -> Arrays.stream(client.nanoseconds, 0, client.count))
                .sorted()
                .toArray();
        Map<Integer, Integer> statuses = new TreeMap<>();
        clients.forEach(client -> client.statuses.forEach((status, count) -> statuses.merge(status, count, Integer::sum)));
        System.out.printf(
                "%s: %d requests, %.0f a second, p50 %.1f ms, p99 %.1f ms, longest %.1f ms; by status %s%n",
                name,
                all.length,
                (double) all.length / seconds,
                all[all.length / 2] / 1e6,
                all[(int) (all.length * 0.99)] / 1e6,
                all[all.length - 1] / 1e6,
                statuses);
    }

    /** How long 99 of 100 requests waited at most, in each part of the time. */
    private static List<Long> lastPercents(List<Client> clients) {
        return IntStream.range(0, PARTS)
                .mapToObj(part -> clients.stream()
                        .flatMapToLong(client -> Arrays.stream(
                                client.nanoseconds, part == 0 ? 0 : client.counts[part - 1], Math.max(client.counts[part], part == 0 ? 0 : client.counts[part - 1])))
                        .sorted()
                        .toArray())
                .map(times -> times.length == 0 ? 0 : times[(int) (times.length * 0.99)] / 1_000_000)
                .toList();
    }

    /** What the server has in memory; 0 where the system does not say. */
    private static long residentMegabytes(Process server) throws IOException {
        Path status = Path.of("/proc/" + server.pid() + "/status");
        return !Files.exists(status)
                ? 0
                : Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("VmRSS:"))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1_024)
                        .findFirst()
                        .orElse(0);
    }
}
