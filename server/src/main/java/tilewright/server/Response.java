package tilewright.server;

import java.nio.charset.StandardCharsets;

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

    /** Returns a response of a line of JSON. */
    static Response json(int status, String text) {
        return new Response(status, JSON, text.getBytes(StandardCharsets.UTF_8));
    }
}
