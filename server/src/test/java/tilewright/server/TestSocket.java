package tilewright.server;

import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A socket of a client, of the JDK. */
public final class TestSocket implements WebSocket.Listener, AutoCloseable {

    private static final long PATIENCE_SECONDS = 60;

    private final HttpClient client;
    private final WebSocket socket;
    private final StringBuilder partial = new StringBuilder();
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> end = new CompletableFuture<>();
    private volatile String why = "";
    public final AtomicInteger pings = new AtomicInteger();

    /** @param headers names and values */
    public TestSocket(int port, String... headers) throws Exception {
        this("127.0.0.1", port, "/api/rooms", headers);
    }

    /** @param from address of this machine */
    public TestSocket(String from, int port, String path, String... headers) throws Exception {
        client = HttpClient.newBuilder()
                .localAddress(InetAddress.getByName(from))
                .build();
        WebSocket.Builder builder = client.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        socket = builder.buildAsync(URI.create("ws://localhost:" + port + path), this)
                .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            messages.add(partial.toString());
            partial.setLength(0);
        }
        from.request(1);
        return CompletableFuture.completedStage(null);
    }

    @Override
    public CompletionStage<?> onPing(WebSocket from, ByteBuffer message) {
        pings.incrementAndGet();
        from.request(1);
        return CompletableFuture.completedStage(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        why = reason;
        end.complete(status);
        return CompletableFuture.completedStage(null);
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        end.complete(-1);
    }

    public TestSocket send(String text) throws Exception {
        socket.sendText(text, true).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return this;
    }

    public WebSocket raw() {
        return socket;
    }

    /** Returns the next message. */
    public String next() throws Exception {
        String message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (message == null) {
            throw new AssertionError("nothing comes");
        }
        return message;
    }

    /** Returns the code with which the server closes; -1 when the connection breaks. */
    public int end() throws Exception {
        return end.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** Returns the sentence with which the server has closed. */
    public String reason() {
        return why;
    }

    @Override
    public void close() {
        socket.abort();
        client.shutdownNow();
    }
}
