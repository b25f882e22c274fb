package tilewright.server;

import java.nio.charset.StandardCharsets;
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
 */
record Response(int status, String type, byte[] body) {

    static final String JSON = "application/json";
    static final String JSON_LINES = "application/x-ndjson";
    static final String PDF = "application/pdf";

    /** Answer to a request that was stopped before it had a result. */
    static final Response STOPPED = error(new Stopped().message());

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
        return json(
                HttpStatus.BAD_REQUEST_400,
                Json.obj().with("error", reason).with("explained", explained).toString());
    }
}
