package tilewright.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Answers {@code POST /api}: one line of JSON by one line of JSON, or several lines by as many.
 *
 * <p>The status of a single request is 400 when the answer is the protocol's {@code error}; several always have 200,
 * each with its own answer.
 *
 * @param studio the protocol
 */
record Api(UnaryOperator<String> studio) {

    /** So many bytes a body may have. */
    static final int LARGEST = 4_000_000;

    private static final String ERROR = "{\"error\":";

    void answer(Context context) throws IOException {
        byte[] body = context.bodyInputStream().readNBytes(LARGEST + 1);
        if (body.length > LARGEST) {
            refuse(context, 413, "a request may have at most " + LARGEST + " bytes");
            return;
        }
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException _) {
            refuse(context, 400, "a request must be text in UTF-8");
            return;
        }
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        if (lines.size() > 1) {
            send(
                    context,
                    "application/x-ndjson",
                    lines.stream().map(studio).collect(Collectors.joining("\n", "", "\n")));
            return;
        }
        String answer = studio.apply(lines.isEmpty() ? "" : lines.getFirst());
        context.status(answer.startsWith(ERROR) ? 400 : 200);
        send(context, "application/json", answer);
    }

    void explain(Context context) {
        context.header("Allow", "POST");
        refuse(context, 405, "send requests with POST, one line of JSON as the body");
    }

    private static void refuse(Context context, int status, String reason) {
        context.status(status);
        send(context, "application/json", ERROR + "\"" + reason + "\",\"explained\":\"" + reason + "\"}");
    }

    /** JSON is in UTF-8, whatever the server would take for a type that it does not know. */
    private static void send(Context context, String type, String text) {
        context.contentType(type).result(text.getBytes(StandardCharsets.UTF_8));
    }
}
