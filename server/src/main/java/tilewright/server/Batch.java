package tilewright.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import tilewright.puzzle.Generator;
import tilewright.text.Json;

/**
 * Answers several lines one after the other, and sends each answer as soon as it is there. Each line is a request of its
 * own as far as bounds are concerned, but waits where a single one is refused.
 *
 * @param time for each line
 */
record Batch(Answerer answerer, Permits.Permit permit, Duration time, ClientConnection client) {

    private static final Duration PAUSE = Duration.ofMillis(25);

    void answer(Lines lines, Request request, Response response) throws IOException, InterruptedException {
        try (OutputStream out = Answers.stream(request, response, HttpStatus.OK_200, Api.LINES)) {
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                if (client.gone()) {
                    throw new IOException("the client has gone");
                }
                permit.release(); // it may be the turn of others
                while (!permit.address().take(System.nanoTime())) {
                    Thread.sleep(PAUSE);
                }
                out.write((answer(line.get()) + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        }
    }

    private String answer(String line) throws IOException, InterruptedException {
        Duration waited = Duration.ZERO;
        while (true) {
            try {
                return answerer.single(line, permit, time, client, Generator.Log.NONE);
            } catch (Refused busy) {
                if (waited.compareTo(answerer.patience()) >= 0) {
                    String reason = busy.problem().reason();
                    return Json.obj()
                            .with("error", reason)
                            .with("explained", reason)
                            .toString();
                }
                Thread.sleep(PAUSE);
                waited = waited.plus(PAUSE);
            }
        }
    }
}
