package tilewright.attacks;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;

/**
 * 500 clients that ask for much and take no answer, and what eight others notice of them: while their answers are made, and
 * while these wait.
 *
 * <p>Making answers costs time, whoever takes them. So the others are also measured beside 500 clients that take as many
 * answers, and beside slow ones at a server of their own, which shares nothing but the machine.
 */
final class SlowReaders {

    private static final int CLIENTS = 500;
    private static final int OTHERS = 8;
    private static final int ROUNDS = 5;
    private static final int SECONDS = 6;

    /** More than the system holds for a client. */
    private static final int LINES = 200;

    private static final int APART = ServerClient.PORT + 1;
    private static final String ELSEWHERE = "127.0.0.2";
    private static final String LINE = ServerLoad.LIGHT.getLast() + "\n";

    private final int seconds;
    private final List<Round> rounds = new ArrayList<>();
    private int lines = LINES;
    private int closed;
    private long before;
    private long beside;

    /** Figures of the others: alone, and beside each of the crowds. */
    private record Round(
            ServerClient.Seen alone,
            ServerClient.Seen taking,
            ServerClient.Seen apart,
            ServerClient.Seen making,
            ServerClient.Seen waiting) {

        boolean all200() {
            return List.of(alone, taking, apart, making, waiting).stream().allMatch(ServerClient.Seen::all200);
        }
    }

    /** @param seconds for which each is measured, at most */
    SlowReaders(int seconds) {
        this.seconds = Math.min(seconds, SECONDS);
    }

    void attack(ServerProcess server) throws IOException, InterruptedException {
        try (ServerProcess _ = new ServerProcess(APART, "")) {
            others();
            leave(slow(APART));
            before = server.residentMegabytes();
            List<Socket> slow = slow(ServerClient.PORT);
            others();
            beside = server.residentMegabytes();
            awaitClosing(slow);
            for (int i = 0; i < ROUNDS; i++) {
                rounds.add(round());
            }
        }
    }

    private Round round() throws IOException, InterruptedException {
        ServerClient.Seen alone = others();
        ServerClient.Seen taking = besideTakers();
        List<Socket> far = slow(APART);
        ServerClient.Seen apart = others();
        leave(far);
        List<Socket> near = slow(ServerClient.PORT);
        ServerClient.Seen making = others();
        ServerClient.Seen waiting = others();
        leave(near);
        return new Round(alone, taking, apart, making, waiting);
    }

    private ServerClient.Seen others() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        return ServerClient.seen(ServerClient.start(OTHERS, ELSEWHERE, ServerLoad.LIGHT, end));
    }

    private static List<Socket> slow(int port) throws IOException {
        byte[] much = ServerClient.request(LINE.repeat(LINES));
        List<Socket> slow = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            Socket socket = new Socket();
            socket.setReceiveBufferSize(4_096);
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            socket.getOutputStream().write(much);
            slow.add(socket);
        }
        return slow;
    }

    private static void leave(List<Socket> sockets) throws IOException, InterruptedException {
        for (Socket socket : sockets) {
            socket.close();
        }
        TimeUnit.SECONDS.sleep(1);
    }

    /** Clients that take what they get, all by one thread, which costs less than 500. */
    private ServerClient.Seen besideTakers() throws IOException, InterruptedException {
        byte[] much = ServerClient.request(LINE.repeat(lines));
        try (Selector selector = Selector.open()) {
            for (int i = 0; i < CLIENTS; i++) {
                SocketChannel channel = SocketChannel.open();
                channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
                channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), ServerClient.PORT));
                channel.write(ByteBuffer.wrap(much));
                channel.configureBlocking(false);
                channel.register(selector, SelectionKey.OP_READ);
            }
            Thread taker = Thread.ofPlatform().start(() -> take(selector));
            ServerClient.Seen seen = others();
            taker.interrupt();
            taker.join();
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
            TimeUnit.SECONDS.sleep(1);
            return seen;
        }
    }

    private static void take(Selector selector) {
        ByteBuffer piece = ByteBuffer.allocateDirect(65_536);
        try {
            while (!Thread.currentThread().isInterrupted()) {
                selector.select();
                for (SelectionKey key : selector.selectedKeys()) {
                    piece.clear();
                    if (((SocketChannel) key.channel()).read(piece) < 0) {
                        key.cancel();
                    }
                }
                selector.selectedKeys().clear();
            }
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Counts those that the server closes, and how many answers they were sent. */
    private void awaitClosing(List<Socket> sockets) throws IOException, InterruptedException {
        TimeUnit.SECONDS.sleep(45);
        long sent = 0;
        byte[] piece = new byte[65_536];
        for (Socket socket : sockets) {
            socket.setSoTimeout(300);
            try (InputStream in = new BufferedInputStream(socket.getInputStream())) {
                for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
                    sent += read;
                }
                closed++;
            } catch (SocketTimeoutException open) {
                // not closed
            } catch (IOException reset) {
                closed++;
            }
        }
        lines = (int) Math.min(LINES, sent / CLIENTS / answerBytes() + 1); // the last was made, but not sent
    }

    private static long answerBytes() throws IOException {
        try (Socket socket = ServerClient.connect("127.0.0.1")) {
            String request = new String(ServerClient.request(LINE + LINE), StandardCharsets.US_ASCII);
            socket.getOutputStream()
                    .write(request.replace("Host:", "Connection: close\r\nHost:")
                            .getBytes(StandardCharsets.US_ASCII));
            return socket.getInputStream().readAllBytes().length / 2;
        }
    }

    boolean fine() {
        return closed == CLIENTS && rounds.stream().allMatch(Round::all200);
    }

    private double middle(ToDoubleFunction<Round> figure) {
        return rounds.stream()
                .mapToDouble(figure)
                .sorted()
                .skip(ROUNDS / 2)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return "500 clients that take no answer: %d closed, %d MB before and %d MB beside; 99 of 100 requests of others, middle of %d rounds of %d s: alone %.1f ms; while %d answers for each are made, %.2f times as long as beside 500 that take as many, %.2f times as beside slow ones of another server, and %.2f times as alone; while the answers wait, %.2f times as alone"
                .formatted(
                        closed,
                        before,
                        beside,
                        ROUNDS,
                        seconds,
                        middle(round -> round.alone().p99()),
                        lines,
                        middle(round -> round.making().p99() / round.taking().p99()),
                        middle(round -> round.making().p99() / round.apart().p99()),
                        middle(round -> round.making().p99() / round.alone().p99()),
                        middle(round -> round.waiting().p99() / round.alone().p99()));
    }
}
