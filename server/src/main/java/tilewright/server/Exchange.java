package tilewright.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingNestedCallback;

/**
 * A request on its way to its answer, which is sent whole, or piece by piece. Sending waits for nobody: what the client
 * has not taken is held until it does, or until its {@link ConnectionWatch} closes it for being slow.
 *
 * <p>One thread at a time.
 *
 * @param callback completed with the answer
 * @param client who asks
 * @param connection by which it asks
 * @param outOfMemory run when memory is gone
 */
record Exchange(
        Request request,
        Response response,
        Callback callback,
        Client client,
        ClientConnection connection,
        ServerLog log,
        Runnable outOfMemory) {

    private static final int WORTH_COMPRESSING = 1_400;
    private static final int WINDOW = 8_192;

    /** Bytes that are sent at once; a client is allowed so much time for each megabyte. */
    private static final int PIECE = 500_000;

    /** Sends a whole answer, compressed for those who read it so; without its body when only the head was asked for. */
    void send(int status, String type, byte[] bytes) {
        if (bytes.length < WORTH_COMPRESSING || !compresses()) {
            sendAsIs(status, type, bytes);
            return;
        }
        response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
        sendAsIs(status, type, compressed(bytes));
    }

    /** Sends a whole answer as it is. */
    void sendAsIs(int status, String type, byte[] bytes) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type).put(HttpHeader.CONTENT_LENGTH, bytes.length);
        boolean head = HttpMethod.HEAD.is(request.getMethod());
        write(true, head ? ByteBuffer.allocate(0) : ByteBuffer.wrap(bytes), callback);
    }

    /** Sends an answer without a body. */
    void sendEmpty(int status) {
        response.setStatus(status);
        write(true, ByteBuffer.allocate(0), callback);
    }

    /** Sends a refusal; when an answer has begun, there is none to send. */
    void refuse(Refused refused) {
        if (response.isCommitted()) {
            gone();
            return;
        }
        if (refused.retry() > 0) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, refused.retry());
        }
        Problem problem = refused.problem();
        log.refused(problem, client, path());
        sendAsIs(problem.status(), Problem.TYPE, problem.bytes());
    }

    /** Answers that the server has a fault, if no answer has begun. */
    void fault(Throwable fault) {
        log.fault(fault, client);
        if (OutOfMemoryExit.memoryIsGone(fault)) {
            outOfMemory.run();
        }
        Response.writeError(request, response, callback, HttpStatus.INTERNAL_SERVER_ERROR_500);
    }

    /** Gives up: nobody waits for the answer. */
    void gone() {
        callback.failed(new IOException("the client has gone, or is not waited for"));
    }

    /** Does a part of the work; a fault in it is answered as one. */
    void guard(Runnable work) {
        try {
            work.run();
        } catch (HttpException.RuntimeException malformed) {
            refuse(new Refused(malformed.getCode(), "a header is malformed"));
        } catch (Throwable fault) {
            fault(fault);
        }
    }

    /** Begins an answer of several lines. */
    void begin(int status, String type) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
    }

    /** The address that was asked for, if there is one; what is none is somebody's own words. */
    private String path() {
        return Api.meant(request) ? String.valueOf(request.getHttpURI().getCanonicalPath()) : "the site";
    }

    /** Whether the client reads gzip; says that the answer depends on it. */
    boolean compresses() {
        response.getHeaders().put(HttpHeader.VARY, "Accept-Encoding");
        return request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING).contains("gzip");
    }

    private static byte[] compressed(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 4 + WINDOW);
        try (GZIPOutputStream gzip = new GZIPOutputStream(out, WINDOW)) {
            gzip.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    /**
     * Sends bytes in pieces that a slow client has time for.
     *
     * @param taken told when all are sent, or cannot be
     */
    void write(boolean last, ByteBuffer bytes, Callback taken) {
        new Pieces(last, bytes, taken).iterate();
    }

    private final class Pieces extends IteratingNestedCallback {

        private final ConnectionWatch watch = ConnectionWatch.of(request);
        private final boolean last;
        private final ByteBuffer bytes;
        private final int end;
        private boolean done;

        Pieces(boolean last, ByteBuffer bytes, Callback taken) {
            super(taken);
            this.last = last;
            this.bytes = bytes;
            this.end = bytes.limit();
        }

        @Override
        protected Action process() {
            if (done) {
                return Action.SUCCEEDED;
            }
            bytes.limit(Math.min(end, bytes.position() + PIECE));
            done = bytes.limit() == end;
            watch.writing(bytes.remaining());
            response.write(last && done, bytes, this);
            return Action.SCHEDULED;
        }

        @Override
        protected void onSuccess() {
            watch.written();
        }
    }
}
