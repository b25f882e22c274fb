package tilewright.server.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Locale;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.server.operate.Client;
import tilewright.server.operate.ServerLog;

/** Answers what is not HTTP, and requests that Jetty refuses. */
public record ErrorPages(ServerLog log) implements Request.Handler {

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int asked = response.getStatus();
        boolean unknown = asked == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505 || asked == HttpStatus.NOT_IMPLEMENTED_501;
        int status = unknown ? HttpStatus.BAD_REQUEST_400 : asked;
        response.setStatus(status);
        SecurityHeaders.add(response);
        Problem problem = new Problem(status, reason(status));
        log(problem, request);
        byte[] body = problem.in(Words.ENGLISH).body();
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.TYPE).put(HttpHeader.CONTENT_LENGTH, body.length);
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }

    /** Logs what was refused and the faults in Jetty; the server logs its own, and a client that hung up is no fault. */
    private void log(Problem problem, Request request) {
        Client client = Client.of(request.getConnectionMetaData().getRemoteSocketAddress());
        if (problem.status() < HttpStatus.INTERNAL_SERVER_ERROR_500) {
            log.refused(problem.status(), problem.reason(), client, "unknown");
        } else if (request.getAttribute(ErrorHandler.ERROR_EXCEPTION) instanceof Throwable fault
                && !(fault instanceof IOException)) {
            log.fault(fault, client);
        }
    }

    private static Message reason(int status) {
        return status >= HttpStatus.INTERNAL_SERVER_ERROR_500
                ? Problem.fault()
                : HttpMessages.refused(
                        String.valueOf(HttpStatus.getMessage(status)).toLowerCase(Locale.ROOT));
    }
}
