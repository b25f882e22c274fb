package tilewright.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.jspecify.annotations.Nullable;
import tilewright.text.Json;

/**
 * Answers a single request by several lines: those of its log while they come, each as {@code {"log":"…"}}, then the
 * answer. A client that is slower than the log misses some of them; the answer has them all.
 *
 * @param time for the request
 */
record Progress(Answerer answerer, Permits.Permit permit, Duration time, ClientConnection client) {

    private static final int MOST_LINES = 1_000;

    void answer(Lines lines, Request request, Response response) throws Refused, IOException, InterruptedException {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>(MOST_LINES);
        OpenLater out = new OpenLater(request, response);
        String answer =
                answerer.answer(lines.next().orElse(""), permit, time, client, heard::offer, () -> out.log(heard));
        out.log(heard);
        out.line(answer, Api.status(answer));
        out.close();
    }

    /** The stream of lines, opened with the first: until then the answer may become a refusal. */
    private static final class OpenLater {

        private final Request request;
        private final Response response;
        private @Nullable OutputStream out;

        OpenLater(Request request, Response response) {
            this.request = request;
            this.response = response;
        }

        void log(BlockingQueue<String> heard) throws IOException {
            for (String line = heard.poll(); line != null; line = heard.poll()) {
                line(Json.obj().with("log", line).toString(), HttpStatus.OK_200);
            }
        }

        void line(String line, int status) throws IOException {
            OutputStream stream = out;
            if (stream == null) {
                stream = Answers.stream(request, response, status, Api.LINES);
                out = stream;
            }
            stream.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            stream.flush();
        }

        void close() throws IOException {
            if (out != null) {
                out.close();
            }
        }
    }
}
