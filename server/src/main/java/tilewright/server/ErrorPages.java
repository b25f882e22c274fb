package tilewright.server;

import java.nio.ByteBuffer;
import java.util.Locale;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Answers what never becomes a request, because it is no HTTP, and what Jetty refuses. */
final class ErrorPages implements Request.Handler {

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int asked = response.getStatus();
        boolean unknown = asked == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505 || asked == HttpStatus.NOT_IMPLEMENTED_501;
        int status = unknown ? HttpStatus.BAD_REQUEST_400 : asked;
        response.setStatus(status);
        SecurityHeaders.add(response);
        byte[] bytes = new Problem(status, reason(status)).bytes();
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.TYPE).put(HttpHeader.CONTENT_LENGTH, bytes.length);
        response.write(true, ByteBuffer.wrap(bytes), callback);
        return true;
    }

    private static String reason(int status) {
        return status >= HttpStatus.INTERNAL_SERVER_ERROR_500
                ? "the studio has a fault and could not answer"
                : "the request was refused: "
                        + String.valueOf(HttpStatus.getMessage(status)).toLowerCase(Locale.ROOT);
    }
}
