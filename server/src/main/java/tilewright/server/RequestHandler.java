package tilewright.server;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import tilewright.message.Message;
import tilewright.server.api.Api;
import tilewright.server.api.OEmbed;
import tilewright.server.api.StatusEndpoints;
import tilewright.server.http.Body;
import tilewright.server.http.ClientConnection;
import tilewright.server.http.ConnectionWatch;
import tilewright.server.http.Exchange;
import tilewright.server.http.Proxies;
import tilewright.server.http.Refused;
import tilewright.server.http.SecurityHeaders;
import tilewright.server.http.StaticSite;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;
import tilewright.server.operate.Metric;
import tilewright.server.operate.RequestTimes;
import tilewright.server.operate.ServerLog;
import tilewright.server.sockets.RoomSockets;
import tilewright.server.work.FairQueue;

/**
 * The handler in which all requests begin. Adds the headers of every answer, answers failures, and counts the requests
 * that are being answered.
 *
 * <p>Threads may share one.
 */
final class RequestHandler extends Handler.Abstract {

    private static final String METHODS = "GET, HEAD, OPTIONS, POST";

    private final Bounds bounds;
    private final Api api;
    private final StatusEndpoints status;
    private final Optional<RoomSockets> sockets;
    private final OEmbed embeds;
    private final StaticSite site;
    private final Proxies proxies;
    private final ServerLog log;
    private final Runnable outOfMemory;
    private final RequestTimes times = new RequestTimes();
    private int inside;
    private boolean closed;

    /** @param outOfMemory called when memory is gone */
    RequestHandler(
            Bounds bounds,
            Api api,
            StatusEndpoints status,
            Optional<RoomSockets> sockets,
            OEmbed embeds,
            StaticSite site,
            Proxies proxies,
            ServerLog log,
            Runnable outOfMemory) {
        this.bounds = bounds;
        this.api = api;
        this.status = status;
        this.sockets = sockets;
        this.embeds = embeds;
        this.site = site;
        this.proxies = proxies;
        this.log = log;
        this.outOfMemory = outOfMemory;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        ConnectionWatch watch = ConnectionWatch.of(request);
        watch.begin();
        SecurityHeaders.add(response);
        boolean entered = enter();
        long begun = System.nanoTime();
        Client client = proxies.client(request);
        String place = place(request);
        Request.addCompletionListener(request, _ -> {
            watch.end();
            if (entered) {
                leave();
            }
            long nanos = System.nanoTime() - begun;
            times.add(place, nanos);
            log.answered(method(request), place, response.getStatus(), client, nanos);
        });
        Exchange exchange = new Exchange(
                request,
                response,
                callback,
                client,
                new ClientConnection(request),
                log,
                outOfMemory,
                place,
                RoomSockets.language(request));
        exchange.guard(() -> {
            try {
                if (!entered) {
                    response.getHeaders().put(HttpHeader.CONNECTION, "close");
                    throw FairQueue.Refusal.CLOSED.refused();
                }
                checkCoding(request, response);
                if (Api.usesBody(request)) {
                    api.answer(exchange);
                } else {
                    Body.throwAway(exchange, bounds, () -> answerWithoutBody(exchange));
                }
            } catch (Refused refused) {
                Body.throwAway(exchange, bounds, () -> exchange.refuse(refused));
            }
        });
        return true;
    }

    /** Refuses codings that Jetty would read as {@code chunked}: all that end in it, and those in requests of HTTP/1.0. */
    private static void checkCoding(Request request, Response response) throws Refused {
        String coding = String.join(",", request.getHeaders().getCSV(HttpHeader.TRANSFER_ENCODING, false));
        boolean old = request.getConnectionMetaData().getHttpVersion() == HttpVersion.HTTP_1_0;
        if (!coding.isEmpty() && (old || !coding.equalsIgnoreCase("chunked"))) {
            response.getHeaders().put(HttpHeader.CONNECTION, "close");
            throw old
                    ? new Refused(HttpStatus.BAD_REQUEST_400, ServerMessages.oldCoding())
                    : new Refused(HttpStatus.NOT_IMPLEMENTED_501, ServerMessages.onlyChunked());
        }
    }

    /** The method of a request, of which clients may make up others. */
    private static String method(Request request) {
        HttpMethod known = HttpMethod.fromString(request.getMethod());
        return known == null ? "other" : known.asString();
    }

    private static String place(Request request) {
        return Api.serves(request) || RoomSockets.serves(request) || StatusEndpoints.serves(request)
                ? String.valueOf(request.getHttpURI().getCanonicalPath())
                : "the site";
    }

    private void answerWithoutBody(Exchange exchange) {
        try {
            answer(exchange);
        } catch (Refused refused) {
            exchange.refuse(refused);
        }
    }

    private void answer(Exchange exchange) throws Refused {
        Request request = exchange.request();
        if (Api.serves(request)) {
            api.answer(exchange);
        } else if (RoomSockets.serves(request)) {
            sockets.orElseThrow(() -> new Refused(HttpStatus.NOT_FOUND_404, ServerMessages.noRooms()))
                    .upgrade(exchange);
        } else if (StatusEndpoints.serves(request)) {
            status.answer(exchange);
        } else if (OEmbed.serves(request)) {
            embeds.answer(exchange);
        } else if ("*".equals(request.getHttpURI().getCanonicalPath()) && HttpMethod.OPTIONS.is(request.getMethod())) {
            exchange.allow(METHODS, Message.verbatim(""));
        } else {
            embeds.announce(exchange);
            site.serve(exchange);
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

    /** Returns how long requests took. */
    Metric times() {
        return times.metric();
    }

    /** Returns the number of requests that are being answered. */
    synchronized int inside() {
        return inside;
    }

    /** Refuses all further requests. */
    synchronized void close() {
        closed = true;
    }

    /** Waits until all requests are answered, or the time is over. */
    synchronized void drain(Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        long left = most.toMillis();
        while (inside > 0 && left > 0) {
            wait(left);
            left = (end - System.nanoTime()) / 1_000_000;
        }
    }
}
