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
        if (!enter()) {
            response.getHeaders().put(HttpHeader.CONNECTION, "close");
            Refused closing = new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, "the server is being closed", 1);
            complete(request, response, callback, () -> Answers.refuse(request, response, closing));
        } else if (Api.meant(request)) {
            Permits.Permit permit = api.permit(request);
            permit.join(request);
            Work work = () -> answer(request, response, () -> api.answer(request, response, permit));
            permit.run(() -> complete(request, response, callback, work));
        } else {
            complete(request, response, callback, () -> answer(request, response, () -> serve(request, response)));
        }
        return true;
    }

    /** What is done for a request. */
    @FunctionalInterface
    private interface Work {
        void run() throws Refused, IOException, InterruptedException;
    }

    private void complete(Request request, Response response, Callback callback, Work work) {
        try {
            work.run();
            callback.succeeded();
        } catch (OutOfMemoryError gone) {
            outOfMemory.run();
            callback.failed(gone);
        } catch (IOException | InterruptedException gone) {
            callback.failed(gone);
        } catch (Refused | RuntimeException | Error fault) {
            Response.writeError(request, response, callback, HttpStatus.INTERNAL_SERVER_ERROR_500);
        }
    }

    /** Does the work of a request that was let in. */
    private void answer(Request request, Response response, Work work)
            throws Refused, IOException, InterruptedException {
        try {
            work.run();
        } catch (Refused refused) {
            Answers.refuse(request, response, refused);
        } finally {
            leave();
        }
    }

    private void serve(Request request, Response response) throws Refused, IOException {
        if ("*".equals(request.getHttpURI().getCanonicalPath()) && HttpMethod.OPTIONS.is(request.getMethod())) {
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
