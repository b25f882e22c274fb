package tilewright.page.room;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The way to a server. Of WebSockets all comes late, some break, and some messages of the page come twice, by a seed;
 * other connections go through as they are.
 */
final class BadNetwork implements AutoCloseable {

    /** Number of milliseconds by which something is late at most. */
    private static final int LATEST = 20;

    /** Numbers of messages of a page after which a WebSocket breaks. */
    private static final int FEWEST = 4;

    private static final int MOST = 14;

    /** One of so many messages comes twice. */
    private static final int DOUBLED = 3;

    private static final int FINAL_TEXT = 0x81;
    private static final int LENGTH = 0x7f;
    private static final int TWO_BYTES = 126;
    private static final int EIGHT_BYTES = 127;
    private static final int MASK_BYTES = 4;

    private final URI server;
    private final long seed;
    private final boolean bad;
    private final ServerSocket door;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Set<Line> lines = ConcurrentHashMap.newKeySet();
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger cuts = new AtomicInteger();
    private final AtomicInteger doubles = new AtomicInteger();

    private BadNetwork(URI server, long seed, boolean bad) throws IOException {
        this.server = server;
        this.seed = seed;
        this.bad = bad;
        this.door = new ServerSocket(0, 0, InetAddress.getByName(server.getHost()));
        threads.execute(this::accept);
    }

    static BadNetwork to(URI server, long seed) throws IOException {
        return new BadNetwork(server, seed, true);
    }

    /** A network that is good until all is {@link #forget forgotten}. */
    static BadNetwork goodTo(URI server) throws IOException {
        return new BadNetwork(server, 0, false);
    }

    URI address() {
        return URI.create("http://" + server.getHost() + ":" + door.getLocalPort() + "/");
    }

    /** Number of WebSockets that broke. */
    int cuts() {
        return cuts.get();
    }

    /** Number of messages that came twice. */
    int doubles() {
        return doubles.get();
    }

    /** Number of WebSockets that were opened. */
    int opened() {
        return opened.get();
    }

    /** From now on nothing goes through the WebSockets that are open, and neither end hears that. */
    void forget() {
        lines.forEach(line -> line.dead = true);
    }

    @Override
    public void close() throws IOException {
        door.close();
        lines.forEach(Line::cut);
        threads.shutdownNow();
    }

    private void accept() {
        try {
            while (true) {
                Socket page = door.accept();
                threads.execute(() -> serve(page));
            }
        } catch (IOException _) {
            // It is closed.
        }
    }

    private void serve(Socket page) {
        try (page;
                Socket host = new Socket(server.getHost(), server.getPort())) {
            page.setTcpNoDelay(true);
            host.setTcpNoDelay(true);
            Line line = new Line(page, host);
            lines.add(line);
            line.run();
            lines.remove(line);
        } catch (IOException _) {
            // Whoever was there has gone.
        }
    }

    /** A connection of a page with the server. */
    private final class Line {
        private final Socket page;
        private final Socket host;
        private volatile boolean dead;

        Line(Socket page, Socket host) {
            this.page = page;
            this.host = host;
        }

        void run() throws IOException {
            DataInputStream in = new DataInputStream(page.getInputStream());
            byte[] head = head(in);
            host.getOutputStream().write(head);
            if (!new String(head, StandardCharsets.ISO_8859_1).contains("Upgrade: websocket")) {
                threads.execute(() -> copy(host, page, new Random(0), 1));
                copy(page, host, new Random(0), 1);
                return;
            }
            long number = seed + 2L * opened.getAndIncrement();
            threads.execute(() -> copy(host, page, new Random(number), bad ? LATEST : 1));
            messages(in, host.getOutputStream(), new Random(number + 1));
        }

        /** Brings all that comes, each late by less than a number of milliseconds. */
        private void copy(Socket from, Socket to, Random random, int late) {
            byte[] bytes = new byte[16_384];
            try {
                InputStream in = from.getInputStream();
                for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                    Thread.sleep(random.nextInt(late));
                    if (!dead) {
                        to.getOutputStream().write(bytes, 0, count);
                    }
                }
                cut();
            } catch (IOException | InterruptedException _) {
                cut();
            }
        }

        /** Brings the messages of a page until it is time to break. */
        private void messages(DataInputStream in, OutputStream out, Random random) throws IOException {
            int left = bad ? FEWEST + random.nextInt(MOST - FEWEST) : Integer.MAX_VALUE;
            while (true) {
                byte[] frame = frame(in);
                if (dead) {
                    continue;
                }
                boolean text = (frame[0] & 0xff) == FINAL_TEXT;
                boolean last = --left == 0;
                // The last message may come to the server, but no answer to it.
                if (!last || random.nextBoolean()) {
                    out.write(frame);
                    if (bad && text && random.nextInt(DOUBLED) == 0) {
                        doubles.incrementAndGet();
                        out.write(frame);
                    }
                }
                if (last) {
                    cuts.incrementAndGet();
                    dead = true;
                    cut();
                    return;
                }
            }
        }

        private void cut() {
            try {
                page.close();
                host.close();
            } catch (IOException failure) {
                throw new AssertionError(failure);
            }
        }
    }

    /** Reads the head of a request. */
    private static byte[] head(DataInputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        for (int end = 0; end != 0x0d0a0d0a; ) {
            byte next = in.readByte();
            head.write(next);
            end = (end << 8) | (next & 0xff);
        }
        return head.toByteArray();
    }

    /** Reads a frame as it is: two bytes, perhaps a longer length, a mask, and what it brings. */
    private static byte[] frame(DataInputStream in) throws IOException {
        byte[] begin = new byte[2];
        in.readFully(begin);
        int length = begin[1] & LENGTH;
        byte[] more = new byte[length == TWO_BYTES ? 2 : length == EIGHT_BYTES ? 8 : 0];
        in.readFully(more);
        long size = length;
        if (more.length > 0) {
            size = 0;
            for (byte one : more) {
                size = (size << 8) | (one & 0xff);
            }
        }
        byte[] rest = new byte[Math.toIntExact(MASK_BYTES + size)];
        in.readFully(rest);
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.writeBytes(begin);
        frame.writeBytes(more);
        frame.writeBytes(rest);
        return frame.toByteArray();
    }
}
