package tilewright.server.http;

import java.nio.charset.StandardCharsets;

/**
 * The answer to a request, ready to be sent. Immutable; threads may share one.
 *
 * @param status status code of HTTP
 * @param type media type of the body
 * @param body bytes that belong to the response: nobody, its maker included, changes them afterwards, and none of them is
 *     copied
 */
public record Response(int status, String type, byte[] body) {

    /** Media type of a line of JSON. */
    public static final String JSON = "application/json";
    /** Media type of several lines of JSON. */
    public static final String JSON_LINES = "application/x-ndjson";
    /** Media type of PDF. */
    public static final String PDF = "application/pdf";

    /** Returns a response of a line of JSON. */
    public static Response json(int status, String text) {
        return new Response(status, JSON, text.getBytes(StandardCharsets.UTF_8));
    }
}
