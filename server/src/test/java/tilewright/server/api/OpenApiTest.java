package tilewright.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.harrel.jsonschema.SchemaResolver;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tilewright.server.Rig;
import tilewright.server.StudioServer;
import tilewright.server.TestRooms;
import tilewright.server.http.Problem;
import tilewright.studio.RequestKind;
import tilewright.text.Json;

/** The description of the server is OpenAPI 3.1, and its examples are what the server is asked and answers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class OpenApiTest {

    private static final String SCHEMAS = "#/components/schemas/";

    /** The meta-schemas, and the schemas of the description, which is known by its address. */
    private static final Map<String, String> META = Map.of(
            "https://spec.openapis.org/oas/3.1/schema/2022-10-07", "schema.json",
            "https://spec.openapis.org/oas/3.1/schema-base/2022-10-07", "schema-base.json",
            "https://spec.openapis.org/oas/3.1/dialect/base", "dialect.json",
            "https://spec.openapis.org/oas/3.1/meta/base", "meta.json");

    private static final URI BASE = URI.create("https://spec.openapis.org/oas/3.1/schema-base/2022-10-07");
    private static final String PLACE = "https://tiles.example/openapi.json";

    private final StudioServer server;
    private final HttpClient client = HttpClient.newHttpClient();
    private final String text;
    private final Json.Obj description;
    private final Validator validator;

    OpenApiTest() throws Exception {
        server = Rig.studio(new TestRooms());
        text = send("GET", OpenApi.PATH, "", "*/*").body();
        description = (Json.Obj) Json.parse(text);
        // Its schemas alone, as JSON Schema: the words that OpenAPI adds tell nothing about values.
        String schemas =
                Json.obj().with("components", at(description, "components")).toString();
        validator = new ValidatorFactory()
                .withJsonNodeFactory(SchemaValue.READER)
                .withSchemaResolver(uri -> uri.equals(PLACE)
                        ? SchemaResolver.Result.fromString(schemas)
                        : META.containsKey(uri)
                                ? SchemaResolver.Result.fromString(read(META.get(uri)))
                                : SchemaResolver.Result.empty())
                .createValidator();
        validator.registerSchema(read("schema-base.json"));
    }

    @AfterAll
    void close() {
        server.close();
        client.close();
    }

    private static String read(String file) {
        try (InputStream in = OpenApiTest.class.getResourceAsStream("openapi/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private HttpResponse<String> send(String method, String path, String body, String accept) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
                .header("Content-Type", "application/json")
                .header("Accept", accept)
                .header("Prefer", "wait=30")
                .method(method, BodyPublishers.ofString(body))
                .build();
        return client.send(request, BodyHandlers.ofString());
    }

    private List<String> problems(URI schema, String value) {
        Validator.Result result = validator.validate(schema, value);
        List<String> problems = new ArrayList<>(result.getErrors().stream()
                .map(error -> error.getInstanceLocation() + ": " + error.getError())
                .toList());
        if (!result.isValid()) {
            problems.add("it is not valid");
        }
        return problems;
    }

    /** The problems of a value that is to have one of the forms of the description. */
    private List<String> problems(String form, String value) {
        return problems(
                validator.registerSchema(
                        URI.create("https://tiles.example/" + form + ".json"),
                        Json.obj().with("$ref", PLACE + SCHEMAS + form).toString()),
                value);
    }

    @Test
    void it_is_openapi() {
        assertThat(problems(BASE, text)).isEmpty();
        assertThat(problems(BASE, text.replace("\"type\":\"boolean\"", "\"type\":\"truth\"")))
                .isNotEmpty();
        assertThat(problems(BASE, text.replace("\"responses\"", "\"answers\""))).isNotEmpty();
    }

    @Test
    void every_example_is_answered_as_it_says() throws Exception {
        for (var path : object(description, "paths").fields().entrySet()) {
            for (var operation : ((Json.Obj) path.getValue()).fields().entrySet()) {
                Json.Obj said = (Json.Obj) operation.getValue();
                String method = operation.getKey().equals("post") ? "POST" : "GET";
                if (method.equals("GET")) {
                    answered(said, text(said, "operationId"), send(method, path.getKey(), "", "*/*"));
                    continue;
                }
                Json.Obj body = object(object(object(said, "requestBody"), "content"), "application/json");
                for (var example : object(body, "examples").fields().entrySet()) {
                    String request = at((Json.Obj) example.getValue(), "value").toString();
                    assertThat(problems(form(body), request)).as(request).isEmpty();
                    HttpResponse<String> response = send(method, path.getKey(), request, "*/*");
                    answered(said, example.getKey(), response);
                }
            }
        }
    }

    /** Compares a response with what an operation says, and with the example of this name. */
    private void answered(Json.Obj operation, String name, HttpResponse<String> response) {
        String type =
                response.headers().firstValue("Content-Type").orElseThrow().replaceAll(";.*", "");
        Json.Obj answer = object(object(operation, "responses"), String.valueOf(response.statusCode()));
        Json.Obj media = object(object(answer, "content"), type);
        Optional<Json> example = media.field("examples").map(all -> at(object((Json.Obj) all, name), "value"));
        if (type.equals("application/json") && example.isPresent()) {
            assertThat(problems(form(media), response.body()))
                    .as(response.body())
                    .isEmpty();
        }
        switch (text(operation, "operationId")) {
            case "ask" -> {
                assertThat(response.body()).isEqualTo(example.orElseThrow().toString());
                assertThat(problems(name.replaceAll("-[0-9]+$", "") + "-answer", response.body()))
                        .as(response.body())
                        .isEmpty();
            }
            case "saved" ->
                assertThat(withoutTime(response.body()))
                        .isEqualTo(withoutTime(example.orElseThrow().toString()));
            case "print" ->
                assertThat(response.body()).satisfies(body -> {
                    if (type.equals("application/json")) {
                        assertThat(body).isEqualTo(example.orElseThrow().toString());
                    } else {
                        assertThat(body).startsWith("%PDF-");
                    }
                });
            case "health", "ready" -> assertThat(new Json.Str(response.body())).isEqualTo(example.orElseThrow());
            case "metrics" -> assertThat(response.body()).contains("# TYPE tilewright_connections gauge\n");
            case "about" -> assertThat(example).isPresent();
            default -> assertThat(response.body()).isEqualTo(text);
        }
    }

    private static String withoutTime(String answer) {
        return answer.replaceAll("\"at\":[0-9]+", "\"at\":0");
    }

    @Test
    void every_request_has_an_example() {
        Json.Obj ask = object(object(object(description, "paths"), "/api"), "post");
        Json.Obj content = object(object(ask, "requestBody"), "content");
        assertThat(object(object(content, "application/json"), "examples")
                        .fields()
                        .keySet())
                .containsAll(Arrays.stream(RequestKind.values())
                        .map(RequestKind::word)
                        .toList());
    }

    @Test
    void every_form_and_every_field_is_described_and_nothing_else_is() {
        ApiTexts texts = ApiTexts.read();
        List<String> unknown = new ArrayList<>(texts.sentences().stringPropertyNames());
        List<String> missing = new ArrayList<>();
        for (var form :
                object(object(description, "components"), "schemas").fields().entrySet()) {
            Json.Obj schema = (Json.Obj) form.getValue();
            if (schema.field("description").isEmpty()) {
                missing.add(form.getKey());
            }
            unknown.remove("form." + form.getKey());
            unknown.remove("do." + form.getKey().replace("-request", ""));
            for (var field : object(
                            schema.field("properties").isPresent()
                                    ? schema
                                    : Json.obj().with("properties", Json.obj()),
                            "properties")
                    .fields()
                    .entrySet()) {
                if (((Json.Obj) field.getValue()).field("description").isEmpty()) {
                    missing.add(form.getKey() + "." + field.getKey());
                }
                if (!unknown.remove("field." + form.getKey() + "." + field.getKey())) {
                    unknown.remove("field." + field.getKey());
                }
            }
        }
        unknown.removeIf(key -> text.contains(new Json.Str(texts.about(key)).toString()));
        unknown.removeAll(List.of("spans", "answer"));
        assertThat(missing).as("without description").isEmpty();
        assertThat(unknown).as("descriptions of nothing").isEmpty();
    }

    @Test
    void what_the_server_refuses_is_no_request_of_its_forms() throws Exception {
        for (String line : read("refused.txt").lines().toList()) {
            String[] parts = line.split(" ", 3);
            assertThat(send("POST", parts[0], parts[2], "*/*").statusCode())
                    .as(line)
                    .isEqualTo(400);
            assertThat(problems(parts[1], parts[2])).as(line).isNotEmpty();
        }
    }

    @Test
    void problem_details_are_as_it_says() throws Exception {
        String type = Problem.TYPE;
        for (HttpResponse<String> refused : List.of(
                send("POST", "/api", "{\"do\":\"view\",\"play\":\"trominoes:x\"}", type),
                send("POST", "/api/print", "{}", type),
                send("PUT", "/api", "", "*/*"),
                send("GET", "/nothing", "", type))) {
            assertThat(refused.headers().firstValue("Content-Type")).contains(type);
            assertThat(problems("Problem", refused.body())).as(refused.body()).isEmpty();
        }
    }

    @Test
    void its_server_is_the_one_that_people_know() {
        assertThat(new OpenApi(request -> "{}", Optional.of(URI.create("https://tiles.example/play/")))
                        .document()
                        .toString())
                .contains("\"servers\":[{\"url\":\"https://tiles.example/play\"}]");
        assertThat(text).contains("\"servers\":[{\"url\":\"/\"}]");
    }

    private static String form(Json.Obj media) {
        return text(object(media, "schema"), "$ref").substring(SCHEMAS.length());
    }

    private static Json at(Json.Obj value, String field) {
        return value.field(field).orElseThrow(() -> new AssertionError("there is no " + field + " in " + value));
    }

    private static Json.Obj object(Json.Obj value, String field) {
        return (Json.Obj) at(value, field);
    }

    private static String text(Json.Obj value, String field) {
        return ((Json.Str) at(value, field)).value();
    }
}
