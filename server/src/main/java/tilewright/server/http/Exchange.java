package tilewright.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingNestedCallback;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.server.operate.Client;
import tilewright.server.operate.OutOfMemoryExit;
import tilewright.server.operate.ServerLog;

/**
 * A request and the way to send its answer, whole or piece by piece. Sending blocks no thread: what the client has not
 * taken is held until the client takes it, or until its {@link ConnectionWatch} closes the connection for being slow.
 *
 * <p>One thread at a time.
 *
 * @param callback completed with the answer
 * @param client sender of the request
 * @param connection connection of the request
 * @param outOfMemory called when memory is gone
 * @param place what is asked, for the log: an address of the protocol, but not a text that the client made up
 * @param language tag of the language in the address, if one is there
 */
public record Exchange(
        Request request,
        org.eclipse.jetty.server.Response response,
        Callback callback,
        Client client,
        ClientConnection connection,
        ServerLog log,
        Runnable outOfMemory,
        String place,
        Optional<String> language) {

    private static final int WORTH_COMPRESSING = 1_400;
    private static final int WINDOW = 8_192;

    /** Maximum number of characters about languages that are read. */
    private static final int LONGEST_WISH = 1_000;

    /** Maximum number of bytes that are sent at once; the deadline of a client is for a megabyte. */
    private static final int PIECE = 500_000;

    /** Sends an answer; JSON is compressed if it is worth it and the client accepts it. */
    public void send(Response answer) {
        byte[] body = answer.body();
        if (answer.type().equals(Response.JSON) && body.length >= WORTH_COMPRESSING && acceptsGzip()) {
            response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
            sendAsIs(new Response(answer.status(), answer.type(), compressed(body)));
        } else {
            sendAsIs(answer);
        }
    }

    /** Sends an answer without compressing it; only its head, if only the head was requested. */
    public void sendAsIs(Response answer) {
        begin(answer.status(), answer.type());
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, answer.body().length);
        boolean head = HttpMethod.HEAD.is(request.getMethod());
        write(true, head ? ByteBuffer.allocate(0) : ByteBuffer.wrap(answer.body()), callback);
    }

    /** Sends an answer without a body. */
    void sendEmpty(int status) {
        response.setStatus(status);
        write(true, ByteBuffer.allocate(0), callback);
    }

    /**
     * Answers a request of a method that is not served: {@code OPTIONS} by the allowed methods, all others by a refusal.
     *
     * @param reason one sentence without a full stop
     */
    public void allow(String methods, Message reason) throws Refused {
        response.getHeaders().put(HttpHeader.ALLOW, methods);
        if (!HttpMethod.OPTIONS.is(request.getMethod())) {
            throw new Refused(HttpStatus.METHOD_NOT_ALLOWED_405, reason);
        }
        sendEmpty(HttpStatus.NO_CONTENT_204);
    }

    /** Sends a refusal; gives up if an answer has already begun. */
    public void refuse(Refused refused) {
        if (response.isCommitted()) {
            gone();
            return;
        }
        if (refused.retry() > 0) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, refused.retry());
        }
        Problem problem = refused.problem();
        log.refused(problem.status(), problem.reason(), client, place);
        nameLanguage();
        sendAsIs(problem.in(words()));
    }

    /** Logs a fault of the server and answers with the status 500, if no answer has begun. */
    public void fault(Throwable fault) {
        log.fault(fault, client);
        if (OutOfMemoryExit.memoryIsGone(fault)) {
            outOfMemory.run();
        }
        org.eclipse.jetty.server.Response.writeError(request, response, callback, HttpStatus.INTERNAL_SERVER_ERROR_500);
    }

    /** Gives up because the client no longer waits for the answer. */
    public void gone() {
        callback.failed(new IOException("the client has gone, or is not waited for"));
    }

    /** Runs a part of the work, and answers the faults in it. */
    public void guard(Runnable work) {
        try {
            work.run();
        } catch (HttpException.RuntimeException malformed) {
            refuse(new Refused(malformed.getCode(), HttpMessages.malformedHeader()));
        } catch (Throwable fault) {
            fault(fault);
        }
    }

    /** Begins an answer of several lines. */
    public void begin(int status, String type) {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
    }

    /** Returns whether the client accepts gzip. Adds the header {@code Vary}, as the answer depends on it. */
    public boolean acceptsGzip() {
        varyBy(HttpHeader.ACCEPT_ENCODING);
        return request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING).contains("gzip");
    }

    /** Notes that the answer depends on a header of the request. */
    void varyBy(HttpHeader header) {
        response.getHeaders().ensureField(new HttpField(HttpHeader.VARY, header.asString()));
    }

    /**
     * Returns the words of the language that the client asks for; English without a wish, or with one that cannot be met. A
     * socket has it in its address, as pages cannot choose the headers of one.
     */
    public Words words() {
        return Languages.words(wanted().flatMap(Languages::best).orElseGet(Words.ENGLISH::language));
    }

    /** The languages that the client prefers, as it wrote them; empty when it names none, or too many. */
    private Optional<String> wanted() {
        String header = String.join(",", request.getHeaders().getValuesList(HttpHeader.ACCEPT_LANGUAGE));
        return language.or(() -> Optional.of(header))
                .filter(wanted -> !wanted.isBlank() && wanted.length() <= LONGEST_WISH);
    }

    /** Adds the header with the language of the answer, if the client asks for one. */
    public void nameLanguage() {
        varyBy(HttpHeader.ACCEPT_LANGUAGE);
        if (wanted().isPresent()) {
            response.getHeaders().put(HttpHeader.CONTENT_LANGUAGE, words().language());
        }
    }

    /** Returns whether the client names problem details among the types that it accepts; "all types" do not count. */
    public boolean wantsProblems() {
        return request.getHeaders().getQualityCSV(HttpHeader.ACCEPT).contains(Problem.TYPE);
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
     * @param taken completed when all are sent, or cannot be
     */
    public void write(boolean last, ByteBuffer bytes, Callback taken) {
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
