package tilewright.server.api;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.InetAddressSet;
import tilewright.message.Message;
import tilewright.server.http.AccessRules;
import tilewright.server.http.Exchange;
import tilewright.server.http.Proxies;
import tilewright.server.http.Refused;
import tilewright.server.http.Response;
import tilewright.server.operate.Metric;
import tilewright.server.operate.ServerCheck;
import tilewright.text.Json;

/**
 * The addresses at which the page and the operator ask about the server: {@code /api/about}, {@code /health},
 * {@code /ready}, and {@code /metrics}.
 *
 * <p>Threads may share one.
 */
public final class StatusEndpoints {

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
    private final boolean rooms;
    private final Supplier<Optional<Message>> trouble;
    private final Optional<URI> publicUrl;
    private final InetAddressSet metricsFrom = new InetAddressSet();
    private final Supplier<List<Metric>> metrics;
    /** Headers that proxies add, whatever else they say. */
    private static final Set<String> MARKS_OF_PROXIES = Set.of(
            "Via",
            "Forwarded",
            "X-Forwarded-For",
            "X-Forwarded-Host",
            "X-Forwarded-Proto",
            "X-Forwarded-Server",
            "X-Real-IP",
            "X-Client-IP",
            "True-Client-IP",
            "CF-Connecting-IP");

    private final InstantSource clock;

    /**
     * @param rooms whether the server has rooms
     * @param trouble why nothing of them can be saved; empty when all is well
     * @param metricsFrom addresses and networks, besides this machine
     * @throws IllegalArgumentException when one is neither
     */
    public StatusEndpoints(
            AccessRules rules,
            Proxies proxies,
            boolean rooms,
            Supplier<Optional<Message>> trouble,
            Optional<URI> publicUrl,
            Collection<String> metricsFrom,
            Supplier<List<Metric>> metrics,
            InstantSource clock) {
        this.rules = rules;
        this.proxies = proxies;
        this.rooms = rooms;
        this.trouble = trouble;
        this.publicUrl = publicUrl;
        this.metricsFrom.addAll(metricsFrom);
        this.metrics = metrics;
        this.clock = clock;
    }

    /** Returns whether a request is for an address of these. */
    public static boolean serves(Request request) {
        return PATHS.contains(String.valueOf(request.getHttpURI().getCanonicalPath()));
    }

    /** Answers a request, whatever its method. */
    public void answer(Exchange exchange) throws Refused {
        Request request = exchange.request();
        if (!HttpMethod.GET.is(request.getMethod()) && !HttpMethod.HEAD.is(request.getMethod())) {
            exchange.allow(METHODS, ApiMessages.readOnly());
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
            default -> exchange.sendAsIs(text(PLAIN, ServerCheck.alive().text() + "\n"));
        }
    }

    private Json.Obj about(Exchange exchange) {
        Json.Obj about = Json.obj()
                .with("rooms", rooms)
                .with("now", clock.millis())
                .with("client", exchange.client().name())
                .with("proxy", proxies.seen(exchange.request()).word());
        return publicUrl.map(url -> about.with("url", url.toString())).orElse(about);
    }

    private void ready(Exchange exchange) throws Refused {
        Optional<Message> reason = trouble.get();
        if (reason.isPresent()) {
            throw new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, reason.get(), 5);
        }
        Message sentence = rooms ? ApiMessages.readyWithRooms() : ApiMessages.ready();
        exchange.sendAsIs(text(PLAIN, sentence.text() + "\n"));
    }

    /** Refuses readers of what is measured that are elsewhere, those behind a proxy included. */
    private void checkReader(Request request) throws Refused {
        boolean near = request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress remote
                && reads(remote.getAddress())
                && !proxies.trusts(remote);
        boolean passedOn = MARKS_OF_PROXIES.stream().anyMatch(request.getHeaders()::contains);
        if (!near || passedOn || proxies.seen(request) != Proxies.Seen.NONE) {
            throw new Refused(HttpStatus.FORBIDDEN_403, ApiMessages.metricsElsewhere());
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
