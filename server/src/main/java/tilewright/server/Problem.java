package tilewright.server;

import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.text.Json;

/**
 * Refusal of a request: problem details as in RFC 9457, after the two members of an error of the protocol.
 *
 * @param status status code of HTTP, 400 to 599
 * @param reason one sentence without a full stop
 */
record Problem(int status, Message reason) {

    static final String TYPE = "application/problem+json";

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
    static Response response(int status, Message sentence, Json.Obj error, Words words) {
        Json problem = error.with("type", "about:blank")
                .with("title", HttpStatus.getMessage(status))
                .with("status", status)
                .with("detail", sentence);
        return new Response(status, TYPE, Json.text(problem, words).getBytes(StandardCharsets.UTF_8));
    }
}
