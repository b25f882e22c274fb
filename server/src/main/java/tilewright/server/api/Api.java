package tilewright.server.api;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.puzzle.Generator;
import tilewright.server.http.AccessRules;
import tilewright.server.http.Body;
import tilewright.server.http.ByteQuota;
import tilewright.server.http.Exchange;
import tilewright.server.http.Problem;
import tilewright.server.http.Refused;
import tilewright.server.http.Response;
import tilewright.server.mcp.McpServer;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;
import tilewright.server.saved.SavedAnswer;
import tilewright.server.saved.SavedProtocol;
import tilewright.server.work.AnswerTimeout;
import tilewright.server.work.BodyLines;
import tilewright.server.work.Call;
import tilewright.server.work.FairQueue;
import tilewright.server.work.LineBatch;
import tilewright.server.work.LineStream;
import tilewright.server.work.Protocol;
import tilewright.server.work.RequestRunner;
import tilewright.text.Json;

/**
 * The addresses of the protocol. {@code POST /api} answers one line of JSON by one line of JSON, and several lines by as many,
 * each sent as soon as it is known; {@code POST /api/print} answers one line of JSON by a PDF file; {@code POST /api/saved}
 * answers one line of JSON about what people keep; {@code POST /mcp} answers a message of an assistant. A client that reads lines
 * gets those of a log before the answer, while they come; a slow one misses some, but the answer has them all.
 *
 * <p>The status of several lines is always 200; each has its own answer.
 *
 * <p>Threads may share one.
 */
public final class Api {

    private static final String PATH = "/api";
    private static final String PRINT = "/api/print";
    private static final String SAVED = "/api/saved";
    private static final String MCP = "/mcp";
    private static final String METHODS = "OPTIONS, POST";
    private static final String FILE = "attachment; filename=\"tilewright-saved.json\"";

    private final Bounds bounds;
    private final AccessRules rules;
    private final Consumer<FairQueue.Task> light;
    private final RequestRunner studio;
    private final RequestRunner printer;
    private final RequestRunner assistant;
    private final Optional<SavedProtocol> saved;
    private final ByteQuota bodies;
    private final ByteQuota answers;

    /**
     * @param light takes requests that are answered soon, and the reading of those that may take longer
     * @param studio runs the requests at {@code /api}
     * @param printer runs the requests at {@code /api/print}
     * @param assistant runs the messages at {@code /mcp}
     * @param saved answers those at {@code /api/saved}, if this server keeps what people save
     */
    public Api(
            Bounds bounds,
            AccessRules rules,
            Consumer<FairQueue.Task> light,
            RequestRunner studio,
            RequestRunner printer,
            RequestRunner assistant,
            Optional<SavedProtocol> saved) {
        this.bounds = bounds;
        this.rules = rules;
        this.light = light;
        this.studio = studio;
        this.printer = printer;
        this.assistant = assistant;
        this.saved = saved;
        this.bodies = new ByteQuota(bounds.traffic().bodies(), bounds.traffic().small());
        this.answers =
                new ByteQuota(bounds.traffic().answers(), bounds.traffic().small());
    }

    /** Returns whether a request is for an address of the protocol. */
    public static boolean serves(Request request) {
        String path = request.getHttpURI().getCanonicalPath();
        return PATH.equals(path) || PRINT.equals(path) || SAVED.equals(path) || MCP.equals(path);
    }

    /** Returns whether the body of a request is used. */
    public static boolean usesBody(Request request) {
        return serves(request) && HttpMethod.POST.is(request.getMethod());
    }

    /** Returns the bytes of bodies and of answers that are in memory. */
    public long held() {
        return bodies.taken() + answers.taken();
    }

    /** Answers a request, whatever its method. */
    public void answer(Exchange exchange) throws Refused {
        Request request = exchange.request();
        if (!usesBody(request)) {
            exchange.allow(METHODS, ApiMessages.postOnly());
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
                exchange.guard(() -> exchange.refuse(refusal.refused()));
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
            throw new Refused(HttpStatus.BAD_REQUEST_400, Problem.notUtf8());
        }
        int most = bounds.traffic().lines();
        int lines = BodyLines.count(body, most + 1);
        if (lines > most) {
            throw new Refused(HttpStatus.PAYLOAD_TOO_LARGE_413, ApiMessages.manyLines(most));
        }
        Request request = exchange.request();
        AnswerTimeout wait = AnswerTimeout.of(request, bounds.work());
        wait.preference().ifPresent(applied -> exchange.response().getHeaders().put("Preference-Applied", applied));
        String path = request.getHttpURI().getCanonicalPath();
        boolean printing = PRINT.equals(path);
        boolean saving = SAVED.equals(path);
        boolean assisting = MCP.equals(path);
        if (assisting) {
            checkRevision(request);
        }
        if ((printing || saving) && lines > 1) {
            throw new Refused(HttpStatus.BAD_REQUEST_400, ApiMessages.oneLine());
        }
        ByteQuota.Reservation room = answers.reserve(exchange.client());
        Request.addCompletionListener(request, _ -> room.close());
        BodyLines texts = new BodyLines(body);
        if (saving) {
            answerSaved(exchange, texts.next().orElse(""), room);
            return;
        }
        Words words = exchange.words();
        if (!printing) {
            exchange.nameLanguage();
        }
        if (lines > 1 && !assisting) {
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
                && !assisting
                && request.getHeaders().getQualityCSV(HttpHeader.ACCEPT).contains(Response.JSON_LINES);
        LineStream stream = new LineStream(exchange);
        Generator.Log log = asLines ? line -> stream.offer(logged(line, words)) : Generator.Log.NONE;
        Call.Listener listener = new Call.Listener() {
            @Override
            public void answered(Protocol.Answer answer) {
                Response response = !asLines && exchange.wantsProblems() ? answer.asProblem(words) : answer.in(words);
                if (printing && answer instanceof Protocol.Answer.Failure) {
                    exchange.nameLanguage();
                }
                if (!room.take(response.body().length)) {
                    exchange.refuse(manyAnswers());
                } else if (asLines) {
                    stream.last(response.status(), response.body());
                } else {
                    exchange.send(response);
                }
            }

            @Override
            public void refused(FairQueue.Refusal refusal) {
                exchange.refuse(refusal.refused());
            }
        };
        String text = assisting
                ? new String(body, StandardCharsets.UTF_8)
                : texts.next().orElse("");
        RequestRunner runner = printing ? printer : assisting ? assistant : studio;
        runner.run(text, new Call(exchange, wait.time(), System.nanoTime(), log, listener));
    }

    /** Refuses a revision that is not known; clients name the one that was agreed on. */
    private static void checkRevision(Request request) throws Refused {
        String revision = request.getHeaders().get("MCP-Protocol-Version");
        if (revision != null && !McpServer.REVISIONS.contains(revision)) {
            throw new Refused(
                    HttpStatus.BAD_REQUEST_400, ApiMessages.unknownRevision(Message.verbatim(McpServer.REVISIONS)));
        }
    }

    private static Refused manyAnswers() {
        return new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, ApiMessages.manyAnswers(), 1);
    }

    private void answerSaved(Exchange exchange, String line, ByteQuota.Reservation room) throws Refused {
        SavedProtocol protocol =
                saved.orElseThrow(() -> new Refused(HttpStatus.NOT_FOUND_404, ApiMessages.savesNothing()));
        exchange.response().getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        protocol.answer(
                exchange.client().name(),
                line,
                answer -> exchange.guard(() -> {
                    switch (answer) {
                        case SavedAnswer.Line(Json.Obj json) -> sendSaved(exchange, json, room);
                        case SavedAnswer.File(Json.Obj json) -> {
                            exchange.response().getHeaders().put("Content-Disposition", FILE);
                            sendSaved(exchange, json, room);
                        }
                        case SavedAnswer.Refused(SavedAnswer.Cause cause, Message reason) ->
                            exchange.refuse(refusal(cause, reason));
                    }
                }));
    }

    private static void sendSaved(Exchange exchange, Json.Obj json, ByteQuota.Reservation room) {
        Response response = Response.json(HttpStatus.OK_200, json.toString());
        if (room.take(response.body().length)) {
            exchange.send(response);
        } else {
            exchange.refuse(manyAnswers());
        }
    }

    private static Refused refusal(SavedAnswer.Cause cause, Message reason) {
        return switch (cause) {
            case MALFORMED -> new Refused(HttpStatus.BAD_REQUEST_400, reason);
            case GONE -> new Refused(HttpStatus.GONE_410, reason);
            case TOO_MUCH -> new Refused(HttpStatus.PAYLOAD_TOO_LARGE_413, reason);
            case TOO_OFTEN -> new Refused(HttpStatus.TOO_MANY_REQUESTS_429, reason, 60);
            case NOT_NOW -> new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, reason, 5);
        };
    }

    private static byte[] logged(Message line, Words words) {
        return Json.text(Json.obj().with("log", line), words).getBytes(StandardCharsets.UTF_8);
    }
}
