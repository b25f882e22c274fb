package tilewright.browser;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tilewright.studio.ProtocolSchema;
import tilewright.text.Json;

/** The protocol as types of TypeScript, made of its {@link ProtocolSchema}, and the messages of rooms. */
final class ProtocolTypes {

    private static final String REQUEST = "-request";
    private static final String ANSWER = "-answer";

    private ProtocolTypes() {}

    /** Returns the forms of the messages of rooms. */
    static String ofRooms(Json.Obj schema) {
        return "/** The messages of rooms, written by the build: see docs/reference/rooms.md. */\n"
                + forms(object(schema, "$defs").fields());
    }

    static String of(Json.Obj schema) {
        Map<String, Json> forms = object(schema, "$defs").fields();
        return "/** The forms of the protocol, written by the build: see docs/reference/protocol.md. */\n"
                + forms(forms)
                + "\n/** The requests by their names. */\nexport type Requests = {\n"
                + exchanges(forms, REQUEST)
                + "};\n\n/** Their answers. */\nexport type Answers = {\n"
                + exchanges(forms, ANSWER)
                + "};\n";
    }

    private static String forms(Map<String, Json> forms) {
        return forms.entrySet().stream()
                .filter(form ->
                        !form.getKey().endsWith(REQUEST) && !form.getKey().endsWith(ANSWER))
                .map(form -> "\nexport type " + form.getKey() + " = " + type(form.getValue()) + ";\n")
                .collect(Collectors.joining());
    }

    private static String exchanges(Map<String, Json> forms, String what) {
        return forms.entrySet().stream()
                .filter(form -> form.getKey().endsWith(what))
                .map(form ->
                        "  readonly " + form.getKey().substring(0, form.getKey().length() - what.length()) + ": "
                                + type(form.getValue()) + ";\n")
                .collect(Collectors.joining());
    }

    private static String type(Json form) {
        Json.Obj schema = (Json.Obj) form;
        if (schema.field("$ref").isPresent()) {
            String reference = text(schema, "$ref");
            return reference.substring(reference.lastIndexOf('/') + 1);
        }
        if (schema.field("const").isPresent()) {
            return at(schema, "const").toString();
        }
        if (schema.field("enum").isPresent()) {
            return items(schema, "enum").stream().map(Json::toString).collect(Collectors.joining(" | "));
        }
        if (schema.field("anyOf").isPresent()) {
            return items(schema, "anyOf").stream().map(ProtocolTypes::type).collect(Collectors.joining(" | "));
        }
        return switch (at(schema, "type")) {
            case Json.Arr _ -> "number | string";
            case Json type -> plain(type.toString(), schema);
        };
    }

    private static String plain(String type, Json.Obj schema) {
        return switch (type) {
            case "\"array\"" ->
                schema.field("prefixItems").isPresent()
                        ? items(schema, "prefixItems").stream()
                                .map(ProtocolTypes::type)
                                .collect(Collectors.joining(", ", "readonly [", "]"))
                        : "readonly (" + type(at(schema, "items")) + ")[]";
            case "\"object\"" -> fields(schema);
            case "\"integer\"" -> "number";
            default -> type.substring(1, type.length() - 1);
        };
    }

    private static String fields(Json.Obj schema) {
        if (schema.field("properties").isEmpty()) {
            return schema.field("additionalProperties")
                    .map(value -> "Readonly<Record<string, " + type(value) + ">>")
                    .orElse("Readonly<Record<string, unknown>>");
        }
        List<Json> required = items(schema, "required");
        return object(schema, "properties").fields().entrySet().stream()
                .map(field -> "  readonly " + field.getKey()
                        + (required.contains(new Json.Str(field.getKey())) ? ": " : "?: ")
                        + type(field.getValue()) + ";\n")
                .collect(Collectors.joining("", "{\n", "}"));
    }

    private static Json.Obj object(Json.Obj schema, String name) {
        return (Json.Obj) at(schema, name);
    }

    private static List<Json> items(Json.Obj schema, String name) {
        return ((Json.Arr) at(schema, name)).items();
    }

    private static String text(Json.Obj schema, String name) {
        return ((Json.Str) at(schema, name)).value();
    }

    private static Json at(Json.Obj schema, String name) {
        return schema.field(name).orElseThrow();
    }
}
