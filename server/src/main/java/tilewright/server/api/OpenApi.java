package tilewright.server.api;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilewright.Puzzles;
import tilewright.server.api.ApiTexts.Example;
import tilewright.server.http.Problem;
import tilewright.server.http.Response;
import tilewright.studio.Studio;
import tilewright.text.Json;

/**
 * The description of the server as OpenAPI 3.1. Its forms are made of the declarations of the protocol ({@link ApiForms}), and the
 * studio itself answers the examples of its requests.
 *
 * <p>Threads may share one.
 */
public final class OpenApi {

    /** Path of the description. */
    public static final String PATH = "/openapi.json";

    private static final String DIALECT = "https://spec.openapis.org/oas/3.1/dialect/base";
    private static final String ASK = "ask";

    private final ApiTexts texts = ApiTexts.read();
    private final UnaryOperator<String> studio;
    private final Optional<URI> publicUrl;
    private byte @Nullable [] written;

    /**
     * @param studio answers a request of the protocol
     * @param publicUrl the address that clients know, if it is not the one at which they read the description
     */
    public OpenApi(UnaryOperator<String> studio, Optional<URI> publicUrl) {
        this.studio = studio;
        this.publicUrl = publicUrl;
    }

    /**
     * Returns the description, a line of JSON, without a server.
     *
     * @param publicUrl as above
     */
    public static String line(Optional<URI> publicUrl) {
        try (Studio studio = new Studio(Puzzles.CATALOG)) {
            return new OpenApi(studio::answer, publicUrl).document().toString();
        }
    }

    /** Returns the description in UTF-8. */
    public synchronized byte[] bytes() {
        byte[] bytes = written == null ? document().toString().getBytes(StandardCharsets.UTF_8) : written;
        written = bytes;
        return bytes;
    }

    /** Returns the description. */
    Json.Obj document() {
        @Nullable String version = OpenApi.class.getPackage().getImplementationVersion();
        Json.Obj info = Json.obj()
                .with("title", "Tilewright")
                .with("version", version == null ? "development" : version)
                .with("description", texts.about("info"))
                .with("license", Json.obj().with("name", "Apache 2.0").with("identifier", "Apache-2.0"));
        return Json.obj()
                .with("openapi", "3.1.0")
                .with("info", info)
                .with("jsonSchemaDialect", DIALECT)
                .with("servers", Json.arr(Stream.of(Json.obj().with("url", address()))))
                .with("security", Json.arr(Stream.of())) // everybody may ask
                .with("paths", paths())
                .with("components", Json.obj().with("schemas", new ApiForms(texts).all()));
    }

    private String address() {
        String url = publicUrl.map(URI::toString).orElse("/");
        return url.length() > 1 && url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
    }

    private Json.Obj paths() {
        return Json.obj()
                .with("/api", ask())
                .with("/api/print", post("print", body("print", "PrintRequest"), printed()))
                .with("/api/saved", post("saved", body("saved", "SavedRequest"), saved()))
                .with("/api/about", get("about", json("about", "About"), 403, 421))
                .with("/health", get("health", text("health")))
                .with("/ready", get("ready", text("ready"), 503))
                .with("/metrics", get("metrics", text("metrics"), 403, 421))
                .with(PATH, get("openapi", content(Response.JSON, type("object")), 304));
    }

    private Json.Obj ask() {
        Json.Obj asked = body(ASK, "Request").with(Response.JSON_LINES, batch(OpenApi::asked));
        Json.Obj answers = json(ASK, "Answer").with(Response.JSON_LINES, batch(this::answered));
        return post(
                ASK, asked, refused(Json.obj().with("200", answer(200, answers)).with("400", failure(ASK))));
    }

    /** The first two examples, line by line. */
    private Json.Obj batch(Function<Example, Json> part) {
        StringBuilder lines = new StringBuilder();
        examplesOf(ASK, 200)
                .limit(2)
                .forEach(example -> lines.append(part.apply(example)).append('\n'));
        return Json.obj().with("schema", type("string")).with("example", lines.toString());
    }

    private Json.Obj printed() {
        Json.Obj file = content(Response.PDF, type("string").with("format", "binary"));
        Json.Obj pages = content(Response.JSON, ApiForms.reference("Preview"));
        return refused(Json.obj().with("200", answer(200, file.withAll(pages))).with("400", failure("print")));
    }

    private Json.Obj saved() {
        Json.Obj answers = Json.obj().with("200", answer(200, json("saved", "SavedAnswer")));
        return refused(
                answers.with("400", refusal(400)).with("404", refusal(404)).with("410", refusal(410)));
    }

    private Json.Obj post(String name, Json.Obj body, Json.Obj responses) {
        Json.Obj wait = Json.obj()
                .with("name", "Prefer")
                .with("in", "header")
                .with("description", texts.about("prefer"))
                .with("schema", type("string").with("pattern", "^wait=[0-9]{1,2}$"))
                .with("example", "wait=10");
        Json.Obj language = Json.obj()
                .with("name", "Accept-Language")
                .with("in", "header")
                .with("description", texts.about("language"))
                .with("schema", type("string"))
                .with("example", "de, en;q=0.5");
        Json.Obj operation = operation(name)
                .with("parameters", Json.arr(Stream.of(wait, language)))
                .with("requestBody", Json.obj().with("required", true).with("content", body))
                .with("responses", responses);
        return Json.obj().with("post", operation);
    }

    private Json.Obj get(String name, Json.Obj content, int... refusals) {
        Json.Obj responses = Json.obj().with("200", answer(200, content));
        for (int status : refusals) {
            responses = responses.with(String.valueOf(status), refusal(status));
        }
        return Json.obj().with("get", operation(name).with("responses", responses));
    }

    private Json.Obj operation(String name) {
        String about = texts.about("op." + name);
        return Json.obj()
                .with("operationId", name)
                .with("summary", about.substring(0, Math.max(0, about.indexOf('.'))))
                .with("description", about);
    }

    /** Adds the answers to those who are refused before the request is read. */
    private Json.Obj refused(Json.Obj responses) {
        Json.Obj all = responses;
        for (int status : new int[] {403, 408, 413, 415, 421, 429, 500, 503}) {
            all = all.with(String.valueOf(status), refusal(status));
        }
        return all;
    }

    private Json.Obj refusal(int status) {
        if (status == 304) {
            return Json.obj().with("description", texts.about("status.304"));
        }
        Json.Obj response = answer(status, content(Problem.TYPE, ApiForms.reference("Problem")));
        if (status != 429 && status != 503) {
            return response;
        }
        Json.Obj header =
                Json.obj().with("description", texts.about("header.retry")).with("schema", type("integer"));
        return response.with("headers", Json.obj().with("Retry-After", header));
    }

    /** The answer to a request that is understood but cannot be answered. */
    private Json.Obj failure(String name) {
        return answer(
                400,
                content(Response.JSON, ApiForms.reference("Failure"), examples(name, 400, this::answered))
                        .withAll(content(Problem.TYPE, ApiForms.reference("Problem"))));
    }

    private Json.Obj answer(int status, Json.Obj content) {
        return Json.obj().with("description", texts.about("status." + status)).with("content", content);
    }

    private static Json.Obj content(String type, Json.Obj schema) {
        return Json.obj().with(type, Json.obj().with("schema", schema));
    }

    private static Json.Obj content(String type, Json.Obj schema, Json.Obj examples) {
        return Json.obj().with(type, Json.obj().with("schema", schema).with("examples", examples));
    }

    private static Json.Obj type(String name) {
        return Json.obj().with("type", name);
    }

    private Json.Obj body(String name, String form) {
        Json.Obj all = examples(name, 200, OpenApi::asked).withAll(examples(name, 400, OpenApi::asked));
        return content(Response.JSON, ApiForms.reference(form), all);
    }

    private Json.Obj json(String name, String form) {
        return content(Response.JSON, ApiForms.reference(form), examples(name, 200, this::answered));
    }

    private Json.Obj text(String name) {
        return content("text/plain", type("string"), examples(name, 200, this::answered));
    }

    private Json.Obj examples(String name, int status, Function<Example, Json> part) {
        Json.Obj all = Json.obj();
        for (Example example : examplesOf(name, status).toList()) {
            all = all.with(example.name(), Json.obj().with("value", part.apply(example)));
        }
        return all;
    }

    private Stream<Example> examplesOf(String name, int status) {
        return texts.examples().stream()
                .filter(example -> example.operation().equals(name) && example.status() == status);
    }

    private static Json asked(Example example) {
        return example.request().orElse(Json.NULL);
    }

    private Json answered(Example example) {
        return example.answer()
                .orElseGet(() -> new Json.Written(studio.apply(asked(example).toString())));
    }
}
