package tilewright.server.http;

import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.text.Json;

/**
 * The refusal of a request: problem details as in RFC 9457, after the two members of an error of the protocol.
 *
 * @param status status code of HTTP, 400 to 599
 * @param reason one sentence without a full stop
 */
public record Problem(int status, Message reason) {

    /** Media type of problem details. */
    public static final String TYPE = "application/problem+json";

    /** Returns the sentence about a fault of the server. */
    public static Message fault() {
        return HttpMessages.fault();
    }

    /** Returns the sentence about bytes that are no text. */
    public static Message notUtf8() {
        return HttpMessages.notUtf8();
    }

    /** Returns the response that tells the client. */
    Response in(Words words) {
        return response(status, reason, Json.obj().with("error", reason).with("explained", reason), words);
    }

    /**
     * Returns an error of the protocol as problem details.
     *
     * @param sentence one sentence without a full stop
     * @param error the members of the error
     */
    public static Response response(int status, Message sentence, Json.Obj error, Words words) {
        Json problem = error.with("type", "about:blank")
                .with("title", HttpStatus.getMessage(status))
                .with("status", status)
                .with("detail", sentence);
        return new Response(status, TYPE, Json.text(problem, words).getBytes(StandardCharsets.UTF_8));
    }
}
