package tilewright.attacks;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;

/** A client that asks a server whether it is alive, about ten times a second, by a connection of its own each time. */
final class HealthClient {

    private static final int PATIENCE_MILLIS = 10_000;
    private static final long PAUSE_MILLIS = 100;

    private final ConcurrentLinkedQueue<Long> nanoseconds = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<String> failures = new ConcurrentLinkedQueue<>();
    private final Thread thread;

    /** @param end as {@link System#nanoTime} tells it */
    HealthClient(int port, String from, long end) {
        thread = Thread.ofVirtual().start(() -> {
            try {
                while (System.nanoTime() < end) {
                    long begin = System.nanoTime();
                    String answer =
                            ask(port, from, "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
                    if (!answer.startsWith("HTTP/1.1 200")) {
                        failures.add(answer);
                    }
                    nanoseconds.add(System.nanoTime() - begin);
                    TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
                }
            } catch (IOException | InterruptedException failure) {
                failures.add(String.valueOf(failure.getMessage()));
            }
        });
    }

    /** Sends a request, and returns all that the server answers until it closes. */
    private static String ask(int port, String from, String request) throws IOException {
        try (Socket socket = new Socket()) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Waits for the end; returns whether all was answered within two seconds. */
    boolean answered() throws InterruptedException {
        thread.join();
        return failures.isEmpty()
                && !nanoseconds.isEmpty()
                && nanoseconds.stream().allMatch(time -> time < TimeUnit.SECONDS.toNanos(2));
    }

    @Override
    public String toString() {
        return "%s answered, %d failed".formatted(AnswerTimes.words(nanoseconds), failures.size());
    }
}
