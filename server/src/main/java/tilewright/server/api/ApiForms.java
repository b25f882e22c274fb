package tilewright.server.api;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tilewright.Puzzles;
import tilewright.print.fields.Field;
import tilewright.print.puzzles.BookDescription;
import tilewright.print.puzzles.ClassSheet;
import tilewright.print.puzzles.PrintRequest;
import tilewright.print.puzzles.SheetDescription;
import tilewright.puzzle.Puzzle;
import tilewright.studio.Protocol;
import tilewright.studio.ProtocolSchema;
import tilewright.studio.RequestKind;
import tilewright.text.Json;

/** The forms in the description of the server: those of the protocol and of {@link ServerForms}, with a sentence on each. */
final class ApiForms {

    private static final String PLACE = "#/components/schemas/";
    private static final String REQUEST = "-request";
    private static final String ANSWER = "-answer";

    private final ApiTexts texts;

    ApiForms(ApiTexts texts) {
        this.texts = texts;
    }

    /** Returns a reference to a form. */
    static Json.Obj reference(String name) {
        return Json.obj().with("$ref", PLACE + name);
    }

    /** Returns all forms by their names. */
    Json.Obj all() {
        ProtocolSchema schema = new ProtocolSchema(PLACE, this::keywords);
        Map<String, Json.Obj> forms = new TreeMap<>();
        Map<String, String> requests = new LinkedHashMap<>();
        Json.Obj failure = schema.form(Protocol.Failure.class);
        for (RequestKind kind : RequestKind.values()) {
            String word = kind.word();
            requests.put(word, word + REQUEST);
            forms.put(word + REQUEST, schema.request(kind));
            Stream<Json> answers = Stream.of(schema.form(Protocol.answer(kind)), failure);
            forms.put(word + ANSWER, anyOf(word + ANSWER, answers));
        }
        Stream<Json> answers = Arrays.stream(RequestKind.values())
                .map(Protocol::answer)
                .distinct()
                .map(schema::form);
        forms.put("Answer", anyOf("Answer", answers));
        forms.put("Request", chosen("Request", requests));
        for (Class<?> form : ServerForms.class.getDeclaredClasses()) {
            schema.form(form);
        }
        forms.putAll(schema.forms());
        forms.put("SavedRequest", chosen("SavedRequest", savedRequests()));
        forms.computeIfPresent("Print", (_, form) -> withProperties(form, sheetFields()));
        forms.computeIfPresent(
                "PrintBook",
                (_, form) -> withProperties(form, bookField()).with("required", Json.strings(List.of("book"))));
        forms.put(
                "PrintRequest",
                anyOf("PrintRequest", Stream.of("Print", "PrintBook").map(ApiForms::reference)));
        Json.Obj all = Json.obj();
        for (var form : forms.entrySet()) {
            all = all.with(form.getKey(), form.getValue());
        }
        return all;
    }

    private static Json.Obj withProperties(Json.Obj form, Json.Obj more) {
        Json.Obj properties = (Json.Obj) form.field("properties").orElseThrow();
        return form.with("properties", properties.withAll(more));
    }

    /** The JSON Schema of the options of sheets; those of yes and no may be booleans too. */
    private static Json.Obj sheetFields() {
        Json.Obj properties = Json.obj();
        for (Field field : Stream.concat(SheetDescription.FIELDS.stream(), ClassSheet.FIELDS.stream())
                .toList()) {
            List<String> types = switch (field.value()) {
                case "" -> List.of("boolean", "string");
                case "N", "FACTOR" -> List.of("number", "string");
                case "TEXT", "URL", "TECHNIQUE", "SETUP:COUNT" -> List.of("string");
                default -> List.of("string", "array");
            };
            Json.Obj form = Json.obj()
                    .with("type", Json.strings(types))
                    .with("description", field.about().text());
            properties = properties.with(
                    field.name(),
                    field.name().equals("solutions")
                            ? form.with("enum", Json.strings(List.of("last", "upside-down", "none")))
                            : form);
        }
        return properties;
    }

    private static Json.Obj sections() {
        Json.Obj properties = Json.obj();
        for (Field field : BookDescription.SECTION_FIELDS) {
            properties = properties.with(
                    field.name(), Json.obj().with("description", field.about().text()));
        }
        Json.Obj section =
                Json.obj().with("type", "object").with("properties", properties).with("additionalProperties", false);
        return Json.obj().with("type", "array").with("items", section).with("minItems", 1);
    }

    private Json.Obj bookField() {
        Json.Obj properties = Json.obj();
        for (Field field : BookDescription.FIELDS) {
            if (PrintRequest.bookNames().contains(field.name())) {
                properties = properties.with(
                        field.name(),
                        Json.obj().with("description", field.about().text()));
            }
        }
        properties = properties.with("sections", sections());
        return Json.obj()
                .with(
                        "book",
                        Json.obj()
                                .with("type", "object")
                                .with("description", texts.field("PrintBook", "book"))
                                .with("properties", properties)
                                .with("required", Json.strings(List.of("title", "sections")))
                                .with("additionalProperties", false));
    }

    /** The names of the requests for what is kept, by the words that ask for it. */
    private static Map<String, String> savedRequests() {
        Map<String, String> requests = new LinkedHashMap<>();
        for (Class<?> request : ServerForms.SavedRequest.class.getPermittedSubclasses()) {
            RecordComponent word = request.getRecordComponents()[0];
            for (Protocol.Words words : word.getAnnotationsByType(Protocol.Words.class)) {
                requests.put(words.value()[0], request.getSimpleName());
            }
        }
        return requests;
    }

    private Json.Obj anyOf(String name, Stream<Json> forms) {
        return Json.obj().with("anyOf", Json.arr(forms)).withAll(keywords(name, ""));
    }

    /** The schema of one of several requests, by the word in its field {@code do}. */
    private Json.Obj chosen(String name, Map<String, String> requests) {
        Json.Obj mapping = Json.obj();
        for (var request : requests.entrySet()) {
            mapping = mapping.with(request.getKey(), PLACE + request.getValue());
        }
        return Json.obj()
                .withEach("oneOf", requests.values(), ApiForms::reference)
                .with("discriminator", Json.obj().with("propertyName", "do").with("mapping", mapping))
                .withAll(keywords(name, ""));
    }

    /**
     * The keywords of the schema of a form, or of one of its fields: its description, and the IDs of puzzles for a
     * puzzle.
     */
    private Json.Obj keywords(String form, String field) {
        String sentence = field.isEmpty() ? texts.form(form) : texts.field(form, field);
        Json.Obj keywords = sentence.isEmpty() ? Json.obj() : Json.obj().with("description", sentence);
        return field.equals("puzzle") && (form.endsWith(REQUEST) || form.equals("Print"))
                ? keywords.with(
                        "enum",
                        Json.strings(Puzzles.CATALOG.puzzles().stream()
                                .map(Puzzle::id)
                                .toList()))
                : keywords;
    }
}
