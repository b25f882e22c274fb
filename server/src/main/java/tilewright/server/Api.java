package tilewright.server;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import tilewright.puzzle.Generator;
import tilewright.text.Json;

/**
 * Answers {@code POST /api}: one line of JSON by one line of JSON, or several lines by as many, each sent as soon as it
 * is there; and {@code POST /api/print}, one line of JSON by a PDF file. A client that reads lines gets those of a log
 * before the answer, while they come; a slow one misses some, but the answer has them all.
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
    private final Consumer<FairQueue.Task> light;
    private final RequestRunner runner;
    private final RequestRunner printer;
    private final ByteQuota bodies;
    private final ByteQuota answers;

    /** @param light takes what is soon answered, and the reading of what may take longer */
    Api(Bounds bounds, AccessRules rules, Consumer<FairQueue.Task> light, RequestRunner runner, RequestRunner printer) {
        this.bounds = bounds;
        this.rules = rules;
        this.light = light;
        this.runner = runner;
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

    /** Answers a request, whatever its method. */
    void answer(Exchange exchange) throws Refused {
        Request request = exchange.request();
        if (!HttpMethod.POST.is(request.getMethod())) {
            exchange.response().getHeaders().put(HttpHeader.ALLOW, METHODS);
            if (HttpMethod.OPTIONS.is(request.getMethod())) {
                exchange.sendEmpty(HttpStatus.NO_CONTENT_204);
                return;
            }
            throw new Refused(
                    HttpStatus.METHOD_NOT_ALLOWED_405, "send requests with POST, one line of JSON as the body");
        }
        rules.check(request);
        ByteQuota.Reservation part = bodies.reserve(exchange.client());
        Request.addCompletionListener(request, _ -> part.close());
        new Body(exchange, bounds, part, body -> take(exchange, () -> answer(exchange, body))).read();
    }

    /** Does the work of a request when it is its turn. */
    private void take(Exchange exchange, Work work) {
        light.accept(new FairQueue.Task() {
            private final long since = System.nanoTime();

            @Override
            public Client client() {
                return exchange.client();
            }

            @Override
            public long since() {
                return since;
            }

            @Override
            public void run() {
                exchange.guard(() -> {
                    try {
                        work.run();
                    } catch (Refused refused) {
                        exchange.refuse(refused);
                    }
                });
            }

            @Override
            public void refused(FairQueue.Refusal refusal) {
                exchange.guard(() -> exchange.refuse(Refused.by(refusal)));
            }
        });
    }

    /** The work of a request. */
    @FunctionalInterface
    private interface Work {
        void run() throws Refused;
    }

    private void answer(Exchange exchange, byte[] body) throws Refused {
        if (!BodyLines.text(body)) {
            throw new Refused(HttpStatus.BAD_REQUEST_400, "a request must be text in UTF-8");
        }
        int most = bounds.traffic().lines();
        int lines = BodyLines.count(body, most + 1);
        if (lines > most) {
            throw new Refused(
                    HttpStatus.PAYLOAD_TOO_LARGE_413,
                    "a body may have at most " + most + " lines; send several bodies");
        }
        Request request = exchange.request();
        Wait wait = Wait.of(request, bounds.work());
        wait.preference().ifPresent(applied -> exchange.response().getHeaders().put("Preference-Applied", applied));
        boolean printing = PRINT.equals(request.getHttpURI().getCanonicalPath());
        if (printing && lines > 1) {
            throw new Refused(HttpStatus.BAD_REQUEST_400, "a request to print is one line");
        }
        ByteQuota.Reservation room = answers.reserve(exchange.client());
        Request.addCompletionListener(request, _ -> room.close());
        if (lines > 1) {
            Duration patience = bounds.heavy().patience();
            new LineBatch(runner, light, exchange, new BodyLines(body), wait.time(), patience, room).run();
            return;
        }
        String line = new BodyLines(body).next().orElse("");
        boolean asLines = !printing
                && request.getHeaders().getQualityCSV(HttpHeader.ACCEPT).contains(LINES);
        LineStream stream = new LineStream(exchange);
        Generator.Log heard = asLines
                ? logged -> stream.offer(
                        HttpStatus.OK_200, Json.obj().with("log", logged).toString())
                : Generator.Log.NONE;
        RequestRunner.Reply reply = new RequestRunner.Reply() {
            @Override
            public void answered(String answer) {
                if (!room.take(answer.length())) {
                    exchange.refuse(new Refused(
                            HttpStatus.SERVICE_UNAVAILABLE_503, "too many large answers are not yet taken", 1));
                } else if (asLines) {
                    stream.last(status(answer), answer);
                } else if (PrintProtocol.isFile(answer)) {
                    exchange.sendAsIs(HttpStatus.OK_200, PDF, answer.getBytes(StandardCharsets.ISO_8859_1));
                } else {
                    exchange.send(status(answer), JSON, answer.getBytes(StandardCharsets.UTF_8));
                }
            }

            @Override
            public void refused(FairQueue.Refusal refusal) {
                exchange.refuse(Refused.by(refusal));
            }
        };
        (printing ? printer : runner)
                .answer(line, new RequestRunner.Order(exchange, wait.time(), System.nanoTime(), heard, reply));
    }

    /** The status of HTTP for an answer of the protocol. */
    private static int status(String answer) {
        return answer.startsWith("{\"error\":") ? HttpStatus.BAD_REQUEST_400 : HttpStatus.OK_200;
    }
}
