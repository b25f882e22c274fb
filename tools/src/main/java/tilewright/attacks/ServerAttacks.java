package tilewright.attacks;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Attacks on a server, of which each prints how well it serves others. A time counts as harm only where a request must not be
 * lost in it.
 *
 * <p>Runs the launcher of the folder it is started in, which must be built. Clients and server share the machine. How well
 * it can tell processor time from outside depends on Linux.
 */
final class ServerAttacks {

    private static final String HERE = "127.0.0.1";
    private static final String ELSEWHERE = "127.0.0.2";

    private static final List<String> SOLVE = ServerClient.requests("""
            {'do':'solve','play':'sudoku:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'}
            {'do':'solve','play':'sudoku:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'}
            {'do':'solve','play':'sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'}
            """);

    /** Requests, each of which is more than the heap of 256 MB can prove, or than can be counted at all. */
    private static final List<String> HARDEST = ServerClient.requests("""
            {'do':'count','play':'sudoku:EMPTY'}
            {'do':'new','puzzle':'paletto','setup':'6x6-trap','seed':5}
            {'do':'new','puzzle':'sudoku','setup':'clues-17','seed':5}
            {'do':'agent','play':'paletto:new','level':8}
            """);

    private static final int LAZY = 500;

    private final Rows rows;
    private final int seconds;
    private final int hangUps;

    private ServerAttacks(Rows rows, int seconds, int hangUps) {
        this.rows = rows;
        this.seconds = seconds;
        this.hangUps = hangUps;
    }

    /**
     * Returns the exit code.
     *
     * @param arguments for how many seconds clients ask, how many hang up, and the rows that are wanted
     */
    static int run(List<String> arguments) throws IOException, InterruptedException {
        Rows rows = new Rows(arguments.subList(Math.min(2, arguments.size()), arguments.size()));
        new ServerAttacks(rows, Main.number(arguments, 0, 60), Main.number(arguments, 1, 200)).all();
        return rows.exit();
    }

    private void all() throws IOException, InterruptedException {
        rows.attack(this::start, "start");
        try (ServerProcess server = new ServerProcess(ServerClient.PORT, "")) {
            rows.attack(() -> rate("small-views", List.of(ServerClient.LIGHT.getFirst())), "small-views");
            rows.attack(() -> rate("hard-sudokus", SOLVE), "hard-sudokus");
            rows.attack(() -> mixed(server), "light-beside-heavy");
            rows.attack(this::crowd, "crowd");
            rows.attack(() -> hangUps(server), "hang-ups");
            rows.attack(() -> slowReaders(server), "slow-readers");
            rows.attack(this::slowWriters, "slow-writers");
        }
        rows.attack(this::smallHeap, "small-heap");
    }

    private long end() {
        return System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    private void start() throws IOException, InterruptedException {
        long begin = System.nanoTime();
        try (ServerProcess server = new ServerProcess(ServerClient.PORT, "")) {
            long millis = (System.nanoTime() - begin) / 1_000_000;
            TimeUnit.SECONDS.sleep(2);
            long first = server.residentMegabytes();
            TimeUnit.SECONDS.sleep(8);
            long idle = server.residentMegabytes();
            rows.row(
                    "start",
                    idle <= 128,
                    "listens after %d ms, holds %d MB two seconds later and %d MB after ten, while nobody asks"
                            .formatted(millis, first, idle));
        }
    }

    /** 64 clients as fast as they can; a third of the time to warm up. */
    private void rate(String name, List<String> requests) throws IOException, InterruptedException {
        ServerClient.seen(
                ServerClient.start(64, HERE, requests, System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds / 3)));
        ServerClient.Seen seen = ServerClient.seen(ServerClient.start(64, HERE, requests, end()));
        rows.row(name, seen.all200(), seen.toString());
    }

    /** 64 clients that ask for little beside 64 that ask for as much as they can. */
    private void mixed(ServerProcess server) throws IOException, InterruptedException {
        List<ServerClient> heavy = ServerClient.start(64, HERE, ServerClient.HEAVY, end());
        ServerClient.Seen light = ServerClient.seen(ServerClient.start(64, HERE, ServerClient.LIGHT, end()));
        rows.row(
                "light-beside-heavy",
                light.all200() && server.alive(),
                "light %s, p99 in six parts of the time %s ms; heavy %s; %d MB"
                        .formatted(light, light.parts(), ServerClient.seen(heavy), server.residentMegabytes()));
    }

    /**
     * A client alone, beside 500 of another address, and, to know what the machine takes that it shares with them, beside
     * these at a server of its own.
     */
    private void crowd() throws IOException, InterruptedException {
        int apart = ServerClient.PORT + 1;
        try (ServerProcess own = new ServerProcess(apart, "")) {
            ServerClient.seen(ServerClient.start(apart, 16, HERE, ServerClient.LIGHT, end()));
            ServerClient.Seen alone = ServerClient.seen(ServerClient.start(1, ELSEWHERE, ServerClient.LIGHT, end()));
            List<ServerClient> crowd = ServerClient.start(500, HERE, ServerClient.LIGHT, end());
            ServerClient.Seen other =
                    ServerClient.seen(ServerClient.start(apart, 1, ELSEWHERE, ServerClient.LIGHT, end()));
            ServerClient.seen(crowd);
            crowd = ServerClient.start(500, HERE, ServerClient.LIGHT, end());
            ServerClient.Seen beside = ServerClient.seen(ServerClient.start(1, ELSEWHERE, ServerClient.LIGHT, end()));
            ServerClient.Seen many = ServerClient.seen(crowd);
            rows.row(
                    "crowd",
                    own.alive()
                            && beside.all200()
                            && many.all200()
                            && beside.p99() <= 2 * Math.max(other.p99(), alone.p99()),
                    "p99 of a client alone %.1f ms, beside 500 clients of another address %.1f ms, and %.1f ms if these ask another server; they get %.0f answers a second"
                            .formatted(alone.p99(), beside.p99(), other.p99(), many.perSecond()));
        }
    }

    /** Measures for how long the threads for heavy requests go on after their client has hung up. */
    private void hangUps(ServerProcess server) throws IOException, InterruptedException {
        long[] millis = new long[hangUps];
        List<Long> megabytes = new ArrayList<>();
        List<Long> threads = new ArrayList<>();
        byte[] endless = ServerClient.request(ServerClient.HEAVY.getFirst());
        for (int i = 0; i < hangUps; i++) {
            long before = heavyNanos(server);
            Socket socket = ServerClient.connect(HERE);
            socket.getOutputStream().write(endless);
            while (heavyNanos(server) - before < 2_000_000) {
                Thread.sleep(1);
            }
            socket.close();
            millis[i] = lastWork(server);
            if (i % (Math.max(10, hangUps) / 10) == 0 || i == hangUps - 1) {
                megabytes.add(server.residentMegabytes());
                threads.add(server.threads());
            }
        }
        Arrays.sort(millis);
        rows.row(
                "hang-ups",
                millis[hangUps - 1] < 1_000 && threads.getLast() <= threads.getFirst() + 20,
                "%d searches, each ended after its client hung up: p50 %d ms, p99 %d ms, longest %d ms; %d took over 100 ms; megabytes %s, threads %s"
                        .formatted(
                                hangUps,
                                millis[hangUps / 2],
                                millis[(int) (hangUps * 0.99)],
                                millis[hangUps - 1],
                                Arrays.stream(millis).filter(time -> time > 100).count(),
                                megabytes,
                                threads));
    }

    /** Milliseconds until the last work that is followed by 50 ms without any; 2,000 at most. */
    private static long lastWork(ServerProcess server) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        long last = begin;
        long known = heavyNanos(server);
        for (long now = begin; now - last < 50_000_000 && now - begin < 2_000_000_000; now = System.nanoTime()) {
            Thread.sleep(1);
            long work = heavyNanos(server);
            if (work > known) {
                known = work;
                last = System.nanoTime();
            }
        }
        return (last - begin) / 1_000_000;
    }

    /** Processor time of the threads for heavy requests. */
    private static long heavyNanos(ServerProcess server) throws IOException {
        long sum = 0;
        try (Stream<Path> threads = Files.list(Path.of("/proc/" + server.pid() + "/task"))) {
            for (Path thread : threads.toList()) {
                if (Files.readString(thread.resolve("comm")).startsWith("heavy")) {
                    sum += Long.parseLong(
                            Files.readString(thread.resolve("schedstat")).split(" ")[0]);
                }
            }
        }
        return sum;
    }

    /** Clients that ask for more than the system holds for them, and take no answer. */
    private void slowReaders(ServerProcess server) throws IOException, InterruptedException {
        ServerClient.Seen alone = ServerClient.seen(ServerClient.start(8, ELSEWHERE, ServerClient.LIGHT, end()));
        byte[] much = ServerClient.request((ServerClient.LIGHT.getLast() + "\n").repeat(200));
        List<Socket> lazy = new ArrayList<>();
        for (int i = 0; i < LAZY; i++) {
            Socket socket = new Socket();
            socket.setReceiveBufferSize(4_096);
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), ServerClient.PORT));
            socket.getOutputStream().write(much);
            lazy.add(socket);
        }
        ServerClient.Seen beside = ServerClient.seen(ServerClient.start(8, ELSEWHERE, ServerClient.LIGHT, end()));
        long held = server.residentMegabytes();
        TimeUnit.SECONDS.sleep(45);
        int closed = 0;
        for (Socket socket : lazy) {
            closed += closed(socket) ? 1 : 0;
        }
        rows.row(
                "slow-readers",
                closed == LAZY && alone.all200() && beside.all200(),
                "%d clients that take no answer: %d closed, %d MB beside them; p99 of others %.1f ms alone, %.1f ms beside"
                        .formatted(LAZY, closed, held, alone.p99(), beside.p99()));
    }

    /** Reads what has come, and returns whether the server has closed behind it. */
    private static boolean closed(Socket socket) throws IOException {
        socket.setSoTimeout(300);
        try (InputStream in = socket.getInputStream()) {
            in.transferTo(OutputStream.nullOutputStream());
            return true;
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    /** 1,000 clients that send a byte a second, half of them in the headers and half in the body, while others ask. */
    private void slowWriters() throws IOException, InterruptedException {
        byte[] request = ServerClient.request(ServerClient.LIGHT.getFirst());
        int head = new String(request, StandardCharsets.US_ASCII).indexOf("\r\n\r\n") + 5;
        List<SocketChannel> slow = new ArrayList<>();
        List<ServerClient> others = ServerClient.start(64, HERE, List.of(ServerClient.LIGHT.getFirst()), end());
        for (int i = 0; i < 1_000; i++) {
            SocketChannel channel =
                    SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), ServerClient.PORT));
            channel.write(ByteBuffer.wrap(request, 0, i % 2 == 0 ? 20 : head));
            channel.configureBlocking(false);
            slow.add(channel);
        }
        long begin = System.nanoTime();
        int tenths = 0;
        for (int sent = 0; !slow.isEmpty() && tenths < 400; tenths++) {
            int next = sent;
            slow.removeIf(ServerAttacks::gone);
            if (tenths % 10 == 0) {
                slow.forEach(channel -> send(channel, request[20 + next]));
                sent++;
            }
            TimeUnit.NANOSECONDS.sleep(Math.max(0, begin + (tenths + 1) * 100_000_000L - System.nanoTime()));
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        ServerClient.Seen beside = ServerClient.seen(others);
        rows.row(
                "slow-writers",
                beside.all200() && slow.isEmpty() && seconds <= 20,
                "1,000 clients that send a byte a second: all closed within %.1f s; meanwhile %s"
                        .formatted(seconds, beside));
    }

    /** Returns whether the server has closed; reads what it has sent. */
    private static boolean gone(SocketChannel channel) {
        try {
            int read = channel.read(ByteBuffer.allocate(8_192));
            return read < 0;
        } catch (IOException reset) {
            return true;
        }
    }

    private static void send(SocketChannel channel, byte piece) {
        try {
            channel.write(ByteBuffer.wrap(new byte[] {piece}));
        } catch (IOException closed) {
            // the next look sees it
        }
    }

    private void smallHeap() throws IOException, InterruptedException {
        try (ServerProcess server = new ServerProcess(ServerClient.PORT, "-Xmx256m")) {
            ServerClient.Seen seen = ServerClient.seen(ServerClient.start(16, HERE, HARDEST, end()));
            rows.row(
                    "small-heap",
                    server.alive() && !seen.statuses().containsKey(0),
                    "with a heap of 256 MB, 16 clients with the hardest requests: " + seen + "; alive: "
                            + server.alive());
        }
    }
}
