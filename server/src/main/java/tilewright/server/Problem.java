package tilewright.server;

import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.text.Json;

/**
 * A refusal: problem details as in RFC 9457, with the two members of an error of the protocol before them.
 *
 * @param status of HTTP, 400 to 599
 * @param reason one sentence without a full stop
 */
record Problem(int status, String reason) {

    static final String TYPE = "application/problem+json";

    byte[] bytes() {
        return Json.obj()
                .with("error", reason)
                .with("explained", reason)
                .with("type", "about:blank")
                .with("title", HttpStatus.getMessage(status))
                .with("status", status)
                .with("detail", reason)
                .toString()
                .getBytes(StandardCharsets.UTF_8);
    }
}
