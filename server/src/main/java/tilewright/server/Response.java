package tilewright.server;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.message.Message;
import tilewright.search.Stopped;
import tilewright.text.Json;

/**
 * Answer to a request, ready to be sent. Immutable; threads may share one.
 *
 * @param status status code of HTTP
 * @param type media type of the body
 * @param body bytes that belong to the response: nobody, its maker included, changes them afterwards, and none of them is
 *     copied
 * @param failure the error of the protocol that the body is, if it is one
 */
record Response(int status, String type, byte[] body, Optional<Failure> failure) {

    /**
     * An error of the protocol.
     *
     * @param sentence one sentence without a full stop
     */
    record Failure(String sentence, Json.Obj json) {}

    static final String JSON = "application/json";
    static final String JSON_LINES = "application/x-ndjson";
    static final String PDF = "application/pdf";

    /** Answer to a request that was stopped before it had a result. */
    static final Response STOPPED = error(new Stopped().message());

    /** A response that is no error of the protocol. */
    Response(int status, String type, byte[] body) {
        this(status, type, body, Optional.empty());
    }

    /** Returns a response of a line of JSON. */
    static Response json(int status, String text) {
        return new Response(status, JSON, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns an error of the protocol without a place in a text, with the status 400. */
    static Response error(Message reason) {
        return error(reason.text(), reason.text());
    }

    /**
     * Returns an error of the protocol, with the status 400.
     *
     * @param reason one sentence without a full stop
     * @param explained the same with the place in the text, on further lines
     */
    static Response error(String reason, String explained) {
        return failure(reason, Json.obj().with("error", reason).with("explained", explained));
    }

    /**
     * Returns an error of the protocol, with the status 400.
     *
     * @param reason one sentence without a full stop
     */
    static Response failure(String reason, Json.Obj json) {
        byte[] body = json.toString().getBytes(StandardCharsets.UTF_8);
        return new Response(HttpStatus.BAD_REQUEST_400, JSON, body, Optional.of(new Failure(reason, json)));
    }

    /** Returns the same error as problem details; the same response if it is no error. */
    Response asProblem() {
        return failure.map(error -> Problem.response(status, error.sentence(), error.json()))
                .orElse(this);
    }
}
