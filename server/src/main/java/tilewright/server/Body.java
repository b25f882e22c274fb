package tilewright.server;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/**
 * Reads the body of a request, within its time and its share of the memory.
 *
 * <p>For the thread that answers the request.
 */
final class Body {

    private static final int FIRST = 8_192;
    private static final Duration STALL = Duration.ofSeconds(1);

    private final Request request;
    private final Bounds bounds;
    private final ByteQuota.Reservation part;
    private final Permits.Permit permit;
    private final long deadline;

    /**
     * @param part pays for what is read; the caller closes it
     * @param permit given back when the client has to be waited for
     */
    Body(Request request, Bounds bounds, ByteQuota.Reservation part, Permits.Permit permit) {
        this.request = request;
        this.bounds = bounds;
        this.part = part;
        this.permit = permit;
        this.deadline =
                ConnectionWatch.of(request).began() + bounds.deadlines().body().toNanos();
    }

    /** All of it. */
    byte[] read() throws Refused, IOException, InterruptedException {
        int most = bounds.traffic().body();
        if (request.getLength() > most) {
            throw discarded(tooLarge(most));
        }
        byte[] bytes = new byte[0];
        int length = 0;
        while (true) {
            Content.Chunk chunk = next(deadline);
            try {
                int more = chunk.remaining();
                if (length + more > most) {
                    throw discarded(tooLarge(most));
                }
                if (length + more > bytes.length) {
                    bytes = grown(bytes, length + more);
                }
                chunk.get(bytes, length, more);
                length += more;
                if (chunk.isLast()) {
                    return length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
                }
            } finally {
                chunk.release();
            }
        }
    }

    private byte[] grown(byte[] bytes, int needed) throws Refused, IOException, InterruptedException {
        long announced = request.getLength() < 0 ? bounds.traffic().body() : request.getLength();
        int size = (int) Math.min(Math.max(announced, needed), Math.max(needed, Math.max(FIRST, 2L * bytes.length)));
        if (!part.take(size - bytes.length)) {
            throw discarded(new Refused(503, "too many large requests are on their way", 1));
        }
        return Arrays.copyOf(bytes, size);
    }

    private static Refused tooLarge(int most) {
        return new Refused(413, "a request may have at most " + most + " bytes");
    }

    /** Most clients read no answer before they have sent the whole body; what comes now is thrown away. */
    private Refused discarded(Refused reason) throws IOException, InterruptedException {
        long left = 2L * bounds.traffic().body();
        try {
            while (left > 0) {
                Content.Chunk chunk = next(Math.min(deadline, System.nanoTime() + STALL.toNanos()));
                left -= chunk.remaining();
                boolean last = chunk.isLast();
                chunk.release();
                if (last) {
                    break;
                }
            }
        } catch (Refused _) {
            // It says why the body cannot be read further, which matters no more.
        }
        return reason;
    }

    private Content.Chunk next(long until) throws Refused, IOException, InterruptedException {
        while (true) {
            Content.Chunk chunk = request.read();
            if (chunk == null) {
                permit.release();
                CountDownLatch ready = new CountDownLatch(1);
                request.demand(ready::countDown);
                if (!ready.await(until - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                    throw new Refused(408, "the body did not come in time");
                }
            } else if (Content.Chunk.isFailure(chunk)) {
                if (chunk.getFailure() instanceof HttpException malformed) {
                    throw new Refused(malformed.getCode(), "the body is malformed, or ended early");
                }
                throw new IOException("the client has gone", chunk.getFailure());
            } else {
                return chunk;
            }
        }
    }
}
