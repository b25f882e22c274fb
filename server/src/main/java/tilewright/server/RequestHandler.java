package tilewright.server;

import java.io.IOException;
import java.time.Duration;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Where every request arrives: gives every answer its headers, and every failure its answer, and knows how many requests
 * are being answered.
 *
 * <p>Threads may share one.
 */
final class RequestHandler extends Handler.Abstract {

    private static final String METHODS = "GET, HEAD, OPTIONS, POST";

    private final Api api;
    private final StaticSite site;
    private final Runnable outOfMemory;
    private int inside;
    private boolean closed;

    /** @param outOfMemory run when memory is gone */
    RequestHandler(Api api, StaticSite site, Runnable outOfMemory) {
        this.api = api;
        this.site = site;
        this.outOfMemory = outOfMemory;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        ConnectionWatch watch = ConnectionWatch.of(request);
        watch.begin();
        Request.addCompletionListener(request, _ -> watch.end());
        SecurityHeaders.add(response);
        try {
            answerOrRefuse(request, response);
            callback.succeeded();
        } catch (OutOfMemoryError gone) {
            outOfMemory.run();
            callback.failed(gone);
        } catch (IOException | InterruptedException gone) {
            callback.failed(gone);
        } catch (RuntimeException | StackOverflowError fault) {
            Response.writeError(request, response, callback, HttpStatus.INTERNAL_SERVER_ERROR_500);
        }
        return true;
    }

    private void answerOrRefuse(Request request, Response response) throws IOException, InterruptedException {
        boolean entered = enter();
        try {
            if (!entered) {
                response.getHeaders().put(HttpHeader.CONNECTION, "close");
                throw new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, "the server is being closed", 1);
            }
            answer(request, response);
        } catch (Refused refused) {
            Answers.refuse(request, response, refused);
        } finally {
            if (entered) {
                leave();
            }
        }
    }

    private void answer(Request request, Response response) throws Refused, IOException, InterruptedException {
        String path = String.valueOf(request.getHttpURI().getCanonicalPath());
        if (path.equals(Api.PATH)) {
            api.answer(request, response);
        } else if (path.equals("*") && HttpMethod.OPTIONS.is(request.getMethod())) {
            response.getHeaders().put(HttpHeader.ALLOW, METHODS);
            Answers.sendEmpty(request, response, HttpStatus.NO_CONTENT_204);
        } else {
            site.serve(request, response);
        }
    }

    private synchronized boolean enter() {
        if (closed) {
            return false;
        }
        inside++;
        return true;
    }

    private synchronized void leave() {
        inside--;
        notifyAll();
    }

    /** Requests that are being answered. */
    synchronized int inside() {
        return inside;
    }

    /** Lets no more requests in. */
    synchronized void close() {
        closed = true;
    }

    /** Waits until all requests are answered, for so long at most. */
    synchronized void drain(Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        long left = most.toMillis();
        while (inside > 0 && left > 0) {
            wait(left);
            left = (end - System.nanoTime()) / 1_000_000;
        }
    }
}
