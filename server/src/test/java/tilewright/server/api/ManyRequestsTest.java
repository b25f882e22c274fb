package tilewright.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tilewright.server.StudioServer;

/** The requests that {@code docs/reference/many-requests.md} sends with curl, and the answers below them. */
final class ManyRequestsTest {

    private static final Pattern EXAMPLE = Pattern.compile(
            "```sh\ncurl (?<options>[^\n]*) http://localhost:8080(?<path>\\S+) <<'END'\n(?<body>.*?)END\n```\n\n```json\n(?<answer>.*?)```\n",
            Pattern.DOTALL);
    private static final Pattern HEADER = Pattern.compile("-H '([^:]+): ([^']+)'");

    @Test
    void the_examples_are_answered_as_it_says() throws Exception {
        List<MatchResult> examples = EXAMPLE.matcher(Files.readString(Path.of("../docs/reference/many-requests.md")))
                .results()
                .toList();
        assertThat(examples).hasSize(3);
        try (StudioServer server = StudioServer.start(0);
                HttpClient client = HttpClient.newHttpClient()) {
            for (MatchResult example : examples) {
                URI place = URI.create("http://localhost:" + server.port() + example.group("path"));
                HttpRequest.Builder request =
                        HttpRequest.newBuilder(place).POST(BodyPublishers.ofString(example.group("body")));
                HEADER.matcher(example.group("options"))
                        .results()
                        .forEach(header -> request.header(header.group(1), header.group(2)));
                String answer =
                        client.send(request.build(), BodyHandlers.ofString()).body();
                assertThat(answer.strip() + "\n").isEqualTo(example.group("answer"));
            }
        }
    }
}
