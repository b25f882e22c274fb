package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.server.StudioServer;
import tilewright.studio.Studio;
import tilewright.text.Json;

/** Bodies sent to a server on this machine: each is answered, by JSON, and never by a fault. Those that ask for much work are left out. */
final class BodiesFuzzTest {

    private static final Studio STUDIO = new Studio(Puzzles.CATALOG);
    private static final StudioServer SERVER = server();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private static StudioServer server() {
        try {
            return StudioServer.start(0);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @MethodSource("tilewright.fuzz.Examples#bodies")
    @FuzzTest
    void bodies(byte[] data) throws IOException, InterruptedException {
        if (TextsFuzzTest.text(data).lines().anyMatch(line -> STUDIO.read(line).heavy())) {
            return;
        }
        HttpRequest request = HttpRequest.newBuilder(SERVER.address().resolve("api"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(data))
                .build();
        HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
        assertThat(response.statusCode()).isIn(200, 400);
        response.body().lines().forEach(line -> assertThat(Json.parse(line)).isInstanceOf(Json.Obj.class));
    }
}
