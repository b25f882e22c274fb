package tilewright.server.api;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import tilewright.text.Json;

/**
 * The sentences and the examples of the description of the server, from the folder {@code openapi} of the class path. Immutable.
 *
 * @param sentences by keys, which the file explains
 */
record ApiTexts(Properties sentences, List<Example> examples) {

    private static final String SPANS = "Spans";
    private static final String REQUEST = "-request";
    private static final String ANSWER = "-answer";

    /**
     * A request and its answer.
     *
     * @param operation its id in the description
     * @param name unique among those of the operation
     * @param status status code of the answer
     * @param request absent where there is no body
     * @param answer absent where the studio gives it
     */
    record Example(String operation, String name, int status, Optional<Json> request, Optional<Json> answer) {}

    static ApiTexts read() {
        Properties sentences = new Properties();
        List<Example> examples = new ArrayList<>();
        Set<String> names = new HashSet<>();
        try (Reader descriptions = open("descriptions.properties");
                BufferedReader lines = new BufferedReader(open("examples.jsonl"))) {
            sentences.load(descriptions);
            for (String line : lines.lines().toList()) {
                examples.add(example((Json.Obj) Json.parse(line), names));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return new ApiTexts(sentences, List.copyOf(examples));
    }

    private static Reader open(String file) {
        return new InputStreamReader(
                Objects.requireNonNull(ApiTexts.class.getResourceAsStream("openapi/" + file)), StandardCharsets.UTF_8);
    }

    /** An example is named after what it asks, and the second of a name has the number 2. */
    private static Example example(Json.Obj fields, Set<String> names) {
        String operation = fields.field("at").map(ApiTexts::text).orElseThrow();
        String asked = fields.field("request")
                .flatMap(request -> ((Json.Obj) request).field("do"))
                .map(ApiTexts::text)
                .orElse(operation);
        String name = asked;
        for (int i = 2; !names.add(operation + " " + name); i++) {
            name = asked + "-" + i;
        }
        int status = fields.field("status")
                .map(Json::toString)
                .map(Integer::parseInt)
                .orElse(200);
        return new Example(operation, name, status, fields.field("request"), fields.field("answer"));
    }

    private static String text(Json value) {
        return ((Json.Str) value).value();
    }

    /** Returns a sentence; empty if there is none. */
    String about(String key) {
        return sentences.getProperty(key, "");
    }

    /** Returns the sentence on a form; empty if there is none. */
    String form(String name) {
        if (name.endsWith(REQUEST)) {
            return about("do." + name.substring(0, name.length() - REQUEST.length()));
        }
        if (name.endsWith(ANSWER)) {
            return about("answer").replace("{request}", name.substring(0, name.length() - ANSWER.length()));
        }
        return about("form." + name);
    }

    /** Returns the sentence on a field of a form; empty if there is none. */
    String field(String form, String name) {
        if (name.endsWith(SPANS)) {
            return about("spans").replace("{field}", name.substring(0, name.length() - SPANS.length()));
        }
        return sentences.getProperty("field." + form + "." + name, about("field." + name));
    }
}
