package tilewright.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import tilewright.puzzle.Generator;

/**
 * Answers {@code POST /api}: one line of JSON by one line of JSON, or several lines by as many, each sent as soon as it
 * is there; and {@code POST /api/print}, one line of JSON by a PDF file.
 *
 * <p>The status of a single request is 400 when the answer is the protocol's {@code error}; several always have 200,
 * each with its own answer.
 *
 * <p>Threads may share one.
 */
final class Api {

    private static final String PATH = "/api";
    private static final String PRINT = "/api/print";

    static final String JSON = "application/json";
    private static final String PDF = "application/pdf";
    static final String LINES = "application/x-ndjson";

    private static final String METHODS = "OPTIONS, POST";

    private final Bounds bounds;
    private final AccessRules rules;
    private final Addresses addresses;
    private final Permits permits;
    private final Answerer answerer;
    private final Answerer printer;
    private final ByteQuota bodies;
    private final ByteQuota answers;

    Api(Bounds bounds, AccessRules rules, Addresses addresses, Permits permits, Answerer answerer, Answerer printer) {
        this.bounds = bounds;
        this.rules = rules;
        this.addresses = addresses;
        this.permits = permits;
        this.answerer = answerer;
        this.printer = printer;
        this.bodies = new ByteQuota(bounds.traffic().bodies(), bounds.traffic().small());
        this.answers =
                new ByteQuota(bounds.traffic().answers(), bounds.traffic().small());
    }

    /** Whether a request is for this. */
    static boolean meant(Request request) {
        String path = request.getHttpURI().getCanonicalPath();
        return PATH.equals(path) || PRINT.equals(path);
    }

    /** Bytes of bodies and of answers that are in memory. */
    long held() {
        return bodies.taken() + answers.taken();
    }

    /** The permit that answering a request takes. */
    Permits.Permit permit(Request request) {
        return permits.of(addresses.of(request.getConnectionMetaData().getRemoteSocketAddress()));
    }

    /** Answers a request that has its permit, whatever its method. */
    void answer(Request request, Response response, Permits.Permit permit)
            throws Refused, IOException, InterruptedException {
        if (!HttpMethod.POST.is(request.getMethod())) {
            response.getHeaders().put(HttpHeader.ALLOW, METHODS);
            if (HttpMethod.OPTIONS.is(request.getMethod())) {
                Answers.sendEmpty(request, response, HttpStatus.NO_CONTENT_204);
                return;
            }
            throw new Refused(
                    HttpStatus.METHOD_NOT_ALLOWED_405, "send requests with POST, one line of JSON as the body");
        }
        rules.check(request);
        if (!permit.address().take(System.nanoTime())) {
            throw new Refused(HttpStatus.TOO_MANY_REQUESTS_429, "too many requests", 1);
        }
        try (ByteQuota.Reservation part = bodies.reserve()) {
            answer(request, response, permit, new Body(request, bounds, part, permit).read());
        }
    }

    private void answer(Request request, Response response, Permits.Permit permit, byte[] body)
            throws Refused, IOException, InterruptedException {
        if (!Lines.text(body)) {
            throw new Refused(HttpStatus.BAD_REQUEST_400, "a request must be text in UTF-8");
        }
        int most = bounds.traffic().lines();
        int lines = Lines.count(body, most + 1);
        if (lines > most) {
            throw new Refused(
                    HttpStatus.PAYLOAD_TOO_LARGE_413,
                    "a body may have at most " + most + " lines; send several bodies");
        }
        Wait wait = Wait.of(request, bounds.work());
        wait.preference().ifPresent(applied -> response.getHeaders().put("Preference-Applied", applied));
        ClientConnection client = new ClientConnection(request);
        boolean printing = PRINT.equals(request.getHttpURI().getCanonicalPath());
        if (printing && lines > 1) {
            throw new Refused(HttpStatus.BAD_REQUEST_400, "a request to print is one line");
        }
        if (lines > 1) {
            new Batch(answerer, permit, wait.time(), client).answer(new Lines(body), request, response);
            return;
        }
        if (!printing && request.getHeaders().getQualityCSV(HttpHeader.ACCEPT).contains(LINES)) {
            new Progress(answerer, permit, wait.time(), client).answer(new Lines(body), request, response);
            return;
        }
        String answer = (printing ? printer : answerer)
                .single(new Lines(body).next().orElse(""), permit, wait.time(), client, Generator.Log.NONE);
        try (ByteQuota.Reservation part = answers.reserve()) {
            if (!part.take(answer.length())) {
                throw new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, "too many large answers are not yet taken", 1);
            }
            if (PrintProtocol.isFile(answer)) {
                byte[] file = answer.getBytes(StandardCharsets.ISO_8859_1);
                Answers.sendAsIs(request, response, HttpStatus.OK_200, PDF, file);
            } else {
                Answers.send(request, response, status(answer), JSON, answer.getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    /** The status of HTTP for an answer of the protocol. */
    static int status(String answer) {
        return answer.startsWith("{\"error\":") ? HttpStatus.BAD_REQUEST_400 : HttpStatus.OK_200;
    }
}
