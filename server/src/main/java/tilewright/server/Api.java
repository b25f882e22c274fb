package tilewright.server;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import tilewright.puzzle.Generator;
import tilewright.text.Json;

/**
 * The addresses of the protocol. {@code POST /api} answers one line of JSON by one line of JSON, and several lines by as many,
 * each sent as soon as it is known; {@code POST /api/print} answers one line of JSON by a PDF file. A client that reads lines
 * gets those of a log before the answer, while they come; a slow one misses some, but the answer has them all.
 *
 * <p>The status of several lines is always 200; each has its own answer.
 *
 * <p>Threads may share one.
 */
final class Api {

    private static final String PATH = "/api";
    private static final String PRINT = "/api/print";
    private static final String METHODS = "OPTIONS, POST";

    private final Bounds bounds;
    private final AccessRules rules;
    private final Consumer<FairQueue.Task> light;
    private final RequestRunner studio;
    private final RequestRunner printer;
    private final ByteQuota bodies;
    private final ByteQuota answers;

    /**
     * @param light takes requests that are answered soon, and the reading of those that may take longer
     * @param studio runs the requests at {@code /api}
     * @param printer runs the requests at {@code /api/print}
     */
    Api(Bounds bounds, AccessRules rules, Consumer<FairQueue.Task> light, RequestRunner studio, RequestRunner printer) {
        this.bounds = bounds;
        this.rules = rules;
        this.light = light;
        this.studio = studio;
        this.printer = printer;
        this.bodies = new ByteQuota(bounds.traffic().bodies(), bounds.traffic().small());
        this.answers =
                new ByteQuota(bounds.traffic().answers(), bounds.traffic().small());
    }

    /** Returns whether a request is for an address of the protocol. */
    static boolean serves(Request request) {
        String path = request.getHttpURI().getCanonicalPath();
        return PATH.equals(path) || PRINT.equals(path);
    }

    /** Returns the bytes of bodies and of answers that are in memory. */
    long held() {
        return bodies.taken() + answers.taken();
    }

    /** Answers a request, whatever its method. */
    void answer(Exchange exchange) throws Refused {
        Request request = exchange.request();
        if (!HttpMethod.POST.is(request.getMethod())) {
            exchange.allow(METHODS, ServerMessages.postOnly());
            return;
        }
        rules.check(request);
        ByteQuota.Reservation part = bodies.reserve(exchange.client());
        Request.addCompletionListener(request, _ -> part.close());
        new Body(exchange, bounds, part, body -> enqueue(exchange, () -> answer(exchange, body))).read();
    }

    /** Runs the work of a request when its turn comes. */
    private void enqueue(Exchange exchange, Work work) {
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
        if (!BodyLines.isText(body)) {
            throw new Refused(HttpStatus.BAD_REQUEST_400, ServerMessages.notUtf8());
        }
        int most = bounds.traffic().lines();
        int lines = BodyLines.count(body, most + 1);
        if (lines > most) {
            throw new Refused(HttpStatus.PAYLOAD_TOO_LARGE_413, ServerMessages.manyLines(most));
        }
        Request request = exchange.request();
        Wait wait = Wait.of(request, bounds.work());
        wait.preference().ifPresent(applied -> exchange.response().getHeaders().put("Preference-Applied", applied));
        boolean printing = PRINT.equals(request.getHttpURI().getCanonicalPath());
        if (printing && lines > 1) {
            throw new Refused(HttpStatus.BAD_REQUEST_400, ServerMessages.oneLine());
        }
        ByteQuota.Reservation room = answers.reserve(exchange.client());
        Request.addCompletionListener(request, _ -> room.close());
        BodyLines texts = new BodyLines(body);
        if (lines > 1) {
            new LineBatch(
                            studio,
                            light,
                            exchange,
                            texts,
                            wait.time(),
                            bounds.heavy().patience(),
                            room)
                    .run();
            return;
        }
        boolean asLines = !printing
                && request.getHeaders().getQualityCSV(HttpHeader.ACCEPT).contains(Response.JSON_LINES);
        LineStream stream = new LineStream(exchange);
        Generator.Log log = asLines ? line -> stream.offer(logged(line)) : Generator.Log.NONE;
        RequestRunner.Listener listener = new RequestRunner.Listener() {
            @Override
            public void answered(Response response) {
                if (!room.take(response.body().length)) {
                    exchange.refuse(new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, ServerMessages.manyAnswers(), 1));
                } else if (asLines) {
                    stream.last(response.status(), response.body());
                } else {
                    exchange.send(response);
                }
            }

            @Override
            public void refused(FairQueue.Refusal refusal) {
                exchange.refuse(Refused.by(refusal));
            }
        };
        (printing ? printer : studio)
                .run(
                        texts.next().orElse(""),
                        new RequestRunner.Call(exchange, wait.time(), System.nanoTime(), log, listener));
    }

    private static byte[] logged(String line) {
        return Json.obj().with("log", line).toString().getBytes(StandardCharsets.UTF_8);
    }
}
