package tilewright.server.http;

import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.thread.Scheduler;
import tilewright.message.Message;
import tilewright.server.operate.Bounds;

/**
 * The body of a request, read within its time and its share of the memory, while no thread waits for it. A body without a use is
 * taken in as well: most clients read no answer before they have sent it.
 *
 * <p>Threads may share one.
 */
public final class Body {

    private static final int FIRST = 8_192;

    /** Maximum bytes that are thrown away. */
    private static final long THROWN_AWAY = 64_000_000;

    private final Exchange exchange;
    private final Request request;
    private final Bounds bounds;
    private final ByteQuota.Reservation part;
    private final Consumer<byte[]> whole;
    private byte[] bytes = new byte[0];
    private int length;
    private long thrownAway;
    private Optional<Runnable> instead = Optional.empty(); // of using the body, which is thrown away
    private boolean waited;
    private boolean ended;

    /**
     * @param part memory for the bytes; closed by the caller
     * @param whole called with the body when all of it has come
     */
    public Body(Exchange exchange, Bounds bounds, ByteQuota.Reservation part, Consumer<byte[]> whole) {
        this.exchange = exchange;
        this.request = exchange.request();
        this.bounds = bounds;
        this.part = part;
        this.whole = whole;
    }

    /** Starts reading. */
    public void read() {
        if (request.getLength() > bounds.traffic().body()) {
            instead = tooLarge();
        }
        more();
    }

    /**
     * Throws the body of a request away, and then answers the request.
     *
     * @param answer called once, at once if there is no body
     */
    public static void throwAway(Exchange exchange, Bounds bounds, Runnable answer) {
        Body unused = new Body(exchange, bounds, new ByteQuota(0, 0).reserve(exchange.client()), _ -> answer.run());
        unused.instead = Optional.of(answer);
        unused.more();
    }

    private void more() {
        exchange.guard(() -> readWhatIsThere().run());
    }

    /** Reads the bytes that have come; returns the next thing to do. */
    private synchronized Runnable readWhatIsThere() {
        while (!ended) {
            Content.Chunk chunk = request.read();
            if (chunk == null) {
                return this::waitForMore;
            }
            if (Content.Chunk.isFailure(chunk)) {
                ended = true;
                return chunk.getFailure() instanceof HttpException malformed
                        ? instead.orElseGet(() -> refuse(malformed.getCode(), HttpMessages.malformedBody()))
                        : exchange::gone;
            }
            try {
                take(chunk);
            } finally {
                chunk.release();
            }
            if (chunk.isLast() || thrownAway > THROWN_AWAY) {
                ended = true;
                return instead.orElse(() -> whole.accept(Arrays.copyOf(bytes, length)));
            }
        }
        return () -> {};
    }

    private void waitForMore() {
        boolean first;
        synchronized (this) {
            first = !waited;
            waited = true;
        }
        if (first) {
            long deadline = ConnectionWatch.of(request).began()
                    + bounds.deadlines().body().toNanos();
            Scheduler clock = request.getConnectionMetaData().getConnector().getScheduler();
            Scheduler.Task late =
                    clock.schedule(this::late, Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
            Request.addCompletionListener(request, _ -> late.cancel());
        }
        request.demand(this::more);
    }

    private void late() {
        synchronized (this) {
            if (ended) {
                return;
            }
            ended = true;
        }
        exchange.guard(instead.orElseGet(() -> refuse(HttpStatus.REQUEST_TIMEOUT_408, HttpMessages.lateBody())));
    }

    private void take(Content.Chunk chunk) {
        int more = chunk.remaining();
        if (instead.isEmpty()) {
            instead = length + more > bounds.traffic().body() ? tooLarge() : makeRoom(length + more);
        }
        if (instead.isPresent()) {
            bytes = new byte[0];
            part.close();
            thrownAway += more;
        } else {
            chunk.get(bytes, length, more);
            length += more;
        }
    }

    private Optional<Runnable> makeRoom(int needed) {
        if (needed > bytes.length) {
            long announced = request.getLength() < 0 ? bounds.traffic().body() : request.getLength();
            int size =
                    (int) Math.min(Math.max(announced, needed), Math.max(needed, Math.max(FIRST, 2L * bytes.length)));
            if (!part.take(size - bytes.length)) {
                Refused many = new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, HttpMessages.manyBodies(), 1);
                return Optional.of(() -> exchange.refuse(many));
            }
            bytes = Arrays.copyOf(bytes, size);
        }
        return Optional.empty();
    }

    private Optional<Runnable> tooLarge() {
        return Optional.of(refuse(
                HttpStatus.PAYLOAD_TOO_LARGE_413,
                HttpMessages.largeBody(bounds.traffic().body())));
    }

    private Runnable refuse(int status, Message reason) {
        return () -> exchange.refuse(new Refused(status, reason));
    }
}
