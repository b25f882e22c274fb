package tilewright.server.mcp;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.studio.Studio;
import tilewright.text.Json;
import tilewright.text.Refusal;
import tilewright.text.TextError;

/**
 * A server of the Model Context Protocol, without sessions: a function from a message, JSON-RPC 2.0, to its answer. The tools ask
 * the {@link Studio} and print as its other clients do.
 *
 * <p>Threads may share one.
 */
public final class McpServer {

    /** The revisions of the protocol, the newest first. */
    public static final List<String> REVISIONS = List.of("2025-06-18", "2025-03-26", "2024-11-05");

    /** Maximum number of characters of a message. */
    public static final int LONGEST = 4_000_000;

    private static final int MOST_VALUES = 1_000;
    private static final int MOST_MESSAGES = 20;
    private static final List<String> METHODS = List.of("initialize", "ping", "tools/list", "tools/call");

    private final Map<String, Tool> tools;

    /**
     * @param studio answers what the tools ask; not closed
     * @param papers for what is printed; not closed
     * @param entropy seeds of puzzles for which a client names none
     * @param files whether files may be written on this machine
     */
    public McpServer(
            Catalog catalog,
            Studio studio,
            Workspace papers,
            LongSupplier entropy,
            InstantSource clock,
            boolean files) {
        this.tools = new Tools(new StudioClient(catalog, studio, papers), entropy, clock, files).byName();
    }

    /** Reads a message; no message, whatever it holds, makes it throw. */
    public Incoming read(String text, Words words) {
        if (text.length() > LONGEST) {
            return tooLong(words);
        }
        Json message;
        try {
            message = Json.parse(text, MOST_VALUES);
        } catch (TextError error) {
            return fault(RpcError.PARSE, Json.NULL, McpMessages.notJson(error.message()), words);
        }
        if (!(message instanceof Json.Arr(List<Json> items))) {
            return read(message, words);
        }
        return items.isEmpty() || items.size() > MOST_MESSAGES
                ? fault(RpcError.INVALID_REQUEST, Json.NULL, McpMessages.emptyBatch(MOST_MESSAGES), words)
                : new Incoming.Batch(
                        items.stream().map(item -> read(item, words)).toList());
    }

    /** Returns the substitute for a message that is longer than {@link #LONGEST}, and was not kept. */
    public static Incoming tooLong(Words words) {
        return fault(RpcError.INVALID_REQUEST, Json.NULL, McpMessages.longMessage(LONGEST), words);
    }

    /** Returns the substitute for a line that is not text in UTF-8. */
    public static Incoming notText(Message reason, Words words) {
        return fault(RpcError.PARSE, Json.NULL, McpMessages.notJson(reason), words);
    }

    /** Returns the response to a request that is not taken, because too many wait. */
    public static Json.Obj busy(Json id, Words words) {
        return RpcError.BUSY.response(id, McpMessages.manyCalls(), words);
    }

    /** Returns the response to a request in which the program failed. */
    public static Json.Obj defect(Json id, Words words) {
        return RpcError.INTERNAL.response(id, McpMessages.defect(), words);
    }

    private Incoming read(Json message, Words words) {
        if (!(message instanceof Json.Obj fields)) {
            return fault(RpcError.INVALID_REQUEST, Json.NULL, McpMessages.notMessage(), words);
        }
        Optional<Json> id = fields.field("id");
        if (id.isPresent() && !named(id.get())) {
            return fault(RpcError.INVALID_REQUEST, Json.NULL, McpMessages.badId(), words);
        }
        boolean response =
                fields.field("result").isPresent() || fields.field("error").isPresent();
        Optional<Json> method = fields.field("method");
        if (!new Json.Str("2.0").equals(fields.field("jsonrpc").orElse(Json.NULL))
                || !(method.orElse(Json.NULL) instanceof Json.Str) && !(response && method.isEmpty())) {
            return fault(RpcError.INVALID_REQUEST, id.orElse(Json.NULL), McpMessages.notMessage(), words);
        }
        if (!(method.orElse(Json.NULL) instanceof Json.Str(String name))) {
            return new Incoming.Ignored();
        }
        Json params = fields.field("params").orElse(Json.obj());
        return id.map(asked -> params instanceof Json.Obj object
                        ? request(asked, name, object, words)
                        : refused(RpcError.INVALID_PARAMS, asked, McpMessages.paramsObject(), words))
                .orElseGet(() -> notification(name, params));
    }

    /** Whether an ID is one: a string or a whole number. */
    private static boolean named(Json id) {
        return id instanceof Json.Str
                || id instanceof Json.Num(String digits)
                        && digits.chars().allMatch(c -> c == '-' || c >= '0' && c <= '9');
    }

    private static Incoming notification(String method, Json params) {
        return method.equals("notifications/cancelled") && params instanceof Json.Obj fields
                ? fields.field("requestId")
                        .<Incoming>map(Incoming.Cancelled::new)
                        .orElseGet(Incoming.Ignored::new)
                : new Incoming.Ignored();
    }

    private Incoming request(Json id, String method, Json.Obj params, Words words) {
        return switch (method) {
            case "initialize" -> initialize(id, params, words);
            case "ping" -> response(id, Json.obj());
            case "tools/list" ->
                params.field("cursor").isPresent()
                        ? refused(RpcError.INVALID_PARAMS, id, McpMessages.noFurtherPage(), words)
                        : response(id, listed(words));
            case "tools/call" -> call(id, params, words);
            default ->
                refused(
                        RpcError.UNKNOWN_METHOD,
                        id,
                        McpMessages.unknownMethod(method, Nearest.suggestion(method, METHODS)),
                        words);
        };
    }

    private Json.Obj listed(Words words) {
        return Json.obj().withEach("tools", tools.values(), tool -> tool.description(words));
    }

    /** The revision is the one that the client asks for, if it is known, or else the newest. */
    private static Incoming initialize(Json id, Json.Obj params, Words words) {
        if (!(params.field("protocolVersion").orElse(Json.NULL) instanceof Json.Str(String wanted))) {
            return refused(RpcError.INVALID_PARAMS, id, McpMessages.needsRevision(), words);
        }
        @Nullable String version = McpServer.class.getPackage().getImplementationVersion();
        Json.Obj server = Json.obj()
                .with("name", "tilewright")
                .with("title", "Tilewright")
                .with("version", version == null ? "development" : version);
        return response(
                id,
                Json.obj()
                        .with("protocolVersion", REVISIONS.contains(wanted) ? wanted : REVISIONS.getFirst())
                        .with("capabilities", Json.obj().with("tools", Json.obj()))
                        .with("serverInfo", server)
                        .with("instructions", words.text(McpMessages.instructions())));
    }

    private Incoming call(Json id, Json.Obj params, Words words) {
        if (!(params.field("name").orElse(Json.NULL) instanceof Json.Str(String name))) {
            return refused(RpcError.INVALID_PARAMS, id, McpMessages.needsTool(), words);
        }
        if (!tools.containsKey(name)) {
            Message suggestion = Nearest.suggestion(name, new ArrayList<>(tools.keySet()));
            return refused(RpcError.INVALID_PARAMS, id, McpMessages.unknownTool(name, suggestion), words);
        }
        if (!(params.field("arguments").orElse(Json.obj()) instanceof Json.Obj arguments)) {
            return refused(RpcError.INVALID_PARAMS, id, McpMessages.argumentsObject(), words);
        }
        Tool tool = tools.get(name);
        return new Incoming.Request(
                id, true, true, limits -> result(id, called(tool, arguments, limits, words), words));
    }

    private static Json.Obj called(Tool tool, Json.Obj arguments, Limits limits, Words words) {
        try {
            return tool.answer(arguments, limits, words).toJson();
        } catch (Refusal refusal) {
            boolean late = limits.stop().asked();
            return ToolAnswer.failed(words.text(late ? McpMessages.outOfTime() : refusal.explained()))
                    .toJson();
        }
    }

    /** A response whose sentences are in a language. */
    private static Json.Obj result(Json id, Json.Obj result, Words words) {
        return Json.obj()
                .with("jsonrpc", "2.0")
                .with("id", id)
                .with("result", new Json.Written(Json.text(result, words)));
    }

    private static Incoming response(Json id, Json.Obj result) {
        return light(
                id, true, _ -> Json.obj().with("jsonrpc", "2.0").with("id", id).with("result", result));
    }

    /** A request that is refused. */
    private static Incoming refused(RpcError error, Json id, Message reason, Words words) {
        return light(id, true, _ -> error.response(id, reason, words));
    }

    /** A fault where a message should be. */
    private static Incoming fault(RpcError error, Json id, Message reason, Words words) {
        return light(id, false, _ -> error.response(id, reason, words));
    }

    private static Incoming light(Json id, boolean valid, Function<Limits, Json.Obj> work) {
        return new Incoming.Request(id, false, valid, work);
    }
}
