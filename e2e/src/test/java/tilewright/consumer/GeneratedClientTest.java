package tilewright.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.StudioServer;
import tilewright.server.sockets.RoomPlace;
import tilewright.text.Json;

/** Programs that ask a running server: with types that a generator makes of its description, and without any library. */
final class GeneratedClientTest {

    /** Node packages are there: what makes the types, a compiler, and what asks by them. */
    private static final Path CLIENT = Path.of("src/test/client").toAbsolutePath();

    private static final Pattern PROGRAM = Pattern.compile("```js\n(.*?)```\n\n```json\n(.*?)```\n", Pattern.DOTALL);

    @TempDir
    private Path folder;

    private final StudioServer server;

    GeneratedClientTest(@TempDir Path rooms) throws IOException {
        StudioServer.Options local = StudioServer.Options.local(0);
        server = StudioServer.start(new StudioServer.Options(
                local.host(),
                local.port(),
                local.names(),
                local.proxies(),
                local.log(),
                new StudioServer.Operation(Optional.of(new RoomPlace.Folder(rooms)), Optional.empty(), Set.of())));
    }

    @BeforeEach
    void lay_out_the_program() throws IOException {
        Files.createSymbolicLink(folder.resolve("node_modules"), CLIENT.resolve("node_modules"));
        for (String file : List.of("client.ts", "package.json", "tsconfig.json")) {
            Files.copy(CLIENT.resolve(file), folder.resolve(file));
        }
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        Files.delete(folder.resolve("node_modules"));
    }

    @Test
    void every_operation_and_every_request_is_asked_by_generated_types() throws Exception {
        String description = description();
        Files.writeString(folder.resolve("openapi.json"), description);
        node("node_modules/openapi-typescript/bin/cli.js", "openapi.json", "-o", "api.d.ts");
        node("node_modules/typescript/bin/tsc");
        assertThat(node("client.js", server.address().toString()))
                .containsExactlyInAnyOrderElementsOf(described((Json.Obj) Json.parse(description)));
    }

    @Test
    void the_program_of_the_documentation_reads_answers_line_by_line_and_stops() throws Exception {
        MatchResult program = PROGRAM.matcher(Files.readString(Path.of("../docs/reference/many-requests.md")))
                .results()
                .findFirst()
                .orElseThrow();
        Files.writeString(folder.resolve("many.mjs"), program.group(1));
        assertThat(node("many.mjs", server.address().toString()))
                .containsExactlyElementsOf(program.group(2).lines().toList());
    }

    private String description() throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            URI place = server.address().resolve("/openapi.json");
            return client.send(HttpRequest.newBuilder(place).build(), BodyHandlers.ofString())
                    .body();
        }
    }

    /** All operations, and all requests that two of them take. */
    private static List<String> described(Json.Obj description) {
        List<String> all = new ArrayList<>();
        field(description, "paths")
                .fields()
                .forEach((path, operations) ->
                        ((Json.Obj) operations).fields().keySet().forEach(method -> all.add(method + " " + path)));
        Json.Obj forms = field(field(description, "components"), "schemas");
        field(field(field(forms, "Request"), "discriminator"), "mapping")
                .fields()
                .keySet()
                .forEach(word -> all.add("do " + word));
        field(field(field(forms, "SavedRequest"), "discriminator"), "mapping")
                .fields()
                .keySet()
                .forEach(word -> all.add("saved " + word));
        return all;
    }

    private static Json.Obj field(Json.Obj value, String name) {
        return (Json.Obj) value.field(name).orElseThrow();
    }

    /** Runs a program and returns the lines that it prints. */
    private List<String> node(String... command) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("node"));
        words.addAll(List.of(command));
        Process started = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        started.getOutputStream().close();
        String said = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(started.waitFor()).as(said).isZero();
        return said.lines().toList();
    }
}
