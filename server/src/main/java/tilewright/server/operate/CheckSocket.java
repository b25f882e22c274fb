package tilewright.server.operate;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** A socket of a {@link ServerCheck}, which waits for the first message. One thread at a time. */
final class CheckSocket implements AutoCloseable {

    private final CompletableFuture<String> first = new CompletableFuture<>();
    private final Duration patience;
    private @Nullable WebSocket socket;

    private CheckSocket(Duration patience) {
        this.patience = patience;
    }

    /** Connects. */
    static CheckSocket connect(HttpClient client, URI address, String origin, Duration patience)
            throws InterruptedException, ExecutionException, TimeoutException {
        CheckSocket made = new CheckSocket(patience);
        made.socket = client.newWebSocketBuilder()
                .header("Origin", origin)
                .buildAsync(address, made.new Incoming())
                .get(patience.toMillis(), TimeUnit.MILLISECONDS);
        return made;
    }

    private final class Incoming implements WebSocket.Listener {

        private final StringBuilder message = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            message.append(data);
            if (last) {
                first.complete(message.toString());
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            first.completeExceptionally(new TimeoutException("closed"));
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            first.completeExceptionally(error);
        }
    }

    void send(String text) throws InterruptedException, ExecutionException, TimeoutException {
        if (socket != null) {
            socket.sendText(text, true).get(patience.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    /** Returns the first message; empty if none comes in time, or the connection ends. */
    Optional<String> first(Duration most) throws InterruptedException {
        try {
            return Optional.of(first.get(most.toMillis(), TimeUnit.MILLISECONDS));
        } catch (ExecutionException | TimeoutException _) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        if (socket != null) {
            socket.abort();
        }
    }
}
