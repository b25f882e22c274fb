package tilewright.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;

/** Sends answers, compressed for those who can read it. */
final class Answers {

    private static final int WORTH_COMPRESSING = 1_400;
    private static final int WINDOW = 8_192;

    private Answers() {}

    /** Sends a whole answer; without its body when only the headers were asked for. */
    static void send(Request request, Response response, int status, String type, byte[] bytes) throws IOException {
        if (bytes.length < WORTH_COMPRESSING || !compresses(request, response)) {
            sendAsIs(request, response, status, type, bytes);
            return;
        }
        response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
        sendAsIs(request, response, status, type, compressed(bytes));
    }

    static void sendAsIs(Request request, Response response, int status, String type, byte[] bytes) throws IOException {
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type).put(HttpHeader.CONTENT_LENGTH, bytes.length);
        boolean head = HttpMethod.HEAD.is(request.getMethod());
        ByteBuffer body = head ? ByteBuffer.allocate(0) : ByteBuffer.wrap(bytes);
        AnswerStream.write(response, ConnectionWatch.of(request), true, body);
    }

    /** Sends an answer without a body. */
    static void sendEmpty(Request request, Response response, int status) throws IOException {
        response.setStatus(status);
        AnswerStream.write(response, ConnectionWatch.of(request), true, ByteBuffer.allocate(0));
    }

    static void refuse(Request request, Response response, Refused refused) throws IOException {
        if (refused.retry() > 0) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, refused.retry());
        }
        Problem problem = refused.problem();
        sendAsIs(request, response, problem.status(), Problem.TYPE, problem.bytes());
    }

    /** A stream for an answer whose length is not known; closing it ends the answer. */
    static OutputStream stream(Request request, Response response, int status, String type) throws IOException {
        boolean gzip = compresses(request, response);
        response.setStatus(status);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
        AnswerStream stream = new AnswerStream(response, ConnectionWatch.of(request));
        if (!gzip) {
            return stream;
        }
        response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
        return new GZIPOutputStream(stream, WINDOW, true);
    }

    /** Whether the client reads gzip; says that the answer depends on it. */
    static boolean compresses(Request request, Response response) {
        response.getHeaders().put(HttpHeader.VARY, "Accept-Encoding");
        return request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING).contains("gzip");
    }

    static byte[] compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 4 + WINDOW);
        try (GZIPOutputStream gzip = new GZIPOutputStream(out, WINDOW)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }
}
