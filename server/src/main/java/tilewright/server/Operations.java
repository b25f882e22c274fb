package tilewright.server;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.InetAddressSet;
import tilewright.message.Message;
import tilewright.text.Json;

/**
 * What the page and the operator ask about the server: {@code /api/about}, {@code /health}, {@code /ready}, and
 * {@code /metrics}.
 *
 * <p>Threads may share one.
 */
final class Operations {

    private static final String ABOUT = "/api/about";
    private static final String HEALTH = "/health";
    private static final String READY = "/ready";
    private static final String METRICS = "/metrics";
    private static final List<String> PATHS = List.of(ABOUT, HEALTH, READY, METRICS);
    private static final String METHODS = "GET, HEAD, OPTIONS";
    private static final String PLAIN = "text/plain;charset=utf-8";
    private static final String PROMETHEUS = "text/plain;version=0.0.4;charset=utf-8";

    private final AccessRules rules;
    private final Proxies proxies;
    private final Optional<RoomService> rooms;
    private final Optional<URI> publicUrl;
    private final InetAddressSet metricsFrom = new InetAddressSet();
    private final Supplier<List<Metric>> metrics;
    private final InstantSource clock;

    /**
     * @param metricsFrom addresses and networks, besides this machine
     * @throws IllegalArgumentException when one is neither
     */
    Operations(
            AccessRules rules,
            Proxies proxies,
            Optional<RoomService> rooms,
            Optional<URI> publicUrl,
            Collection<String> metricsFrom,
            Supplier<List<Metric>> metrics,
            InstantSource clock) {
        this.rules = rules;
        this.proxies = proxies;
        this.rooms = rooms;
        this.publicUrl = publicUrl;
        this.metricsFrom.addAll(metricsFrom);
        this.metrics = metrics;
        this.clock = clock;
    }

    static boolean serves(Request request) {
        return PATHS.contains(String.valueOf(request.getHttpURI().getCanonicalPath()));
    }

    void answer(Exchange exchange) throws Refused {
        Request request = exchange.request();
        if (!HttpMethod.GET.is(request.getMethod()) && !HttpMethod.HEAD.is(request.getMethod())) {
            exchange.allow(METHODS, ServerMessages.readOnly());
            return;
        }
        exchange.response().getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        switch (String.valueOf(request.getHttpURI().getCanonicalPath())) {
            case ABOUT -> {
                rules.checkSender(request);
                exchange.send(Response.json(HttpStatus.OK_200, about(exchange).toString()));
            }
            case READY -> ready(exchange);
            case METRICS -> {
                rules.checkSender(request);
                checkReader(request);
                exchange.sendAsIs(text(PROMETHEUS, written(metrics.get())));
            }
            default -> exchange.sendAsIs(text(PLAIN, ServerMessages.alive().text() + "\n"));
        }
    }

    private Json.Obj about(Exchange exchange) {
        Json.Obj about = Json.obj()
                .with("rooms", rooms.isPresent())
                .with("now", clock.millis())
                .with("client", exchange.client().name())
                .with("proxy", proxies.seen(exchange.request()).word());
        return publicUrl.map(url -> about.with("url", url.toString())).orElse(about);
    }

    private void ready(Exchange exchange) throws Refused {
        Optional<Message> trouble = rooms.flatMap(RoomService::trouble);
        if (trouble.isPresent()) {
            throw new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, trouble.get(), 5);
        }
        Message sentence = rooms.isPresent() ? ServerMessages.readyWithRooms() : ServerMessages.ready();
        exchange.sendAsIs(text(PLAIN, sentence.text() + "\n"));
    }

    /** Refuses readers of what is measured that are elsewhere, those behind a proxy included. */
    private void checkReader(Request request) throws Refused {
        boolean near = request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress remote
                && reads(remote.getAddress());
        if (!near || proxies.seen(request) != Proxies.Seen.NONE) {
            throw new Refused(HttpStatus.FORBIDDEN_403, ServerMessages.metricsElsewhere());
        }
    }

    private boolean reads(InetAddress address) {
        return address.isLoopbackAddress() || (!metricsFrom.isEmpty() && metricsFrom.test(address));
    }

    private static String written(List<Metric> metrics) {
        StringBuilder out = new StringBuilder();
        metrics.forEach(metric -> metric.write(out));
        return out.toString();
    }

    private static Response text(String type, String text) {
        return new Response(HttpStatus.OK_200, type, text.getBytes(StandardCharsets.UTF_8));
    }
}
