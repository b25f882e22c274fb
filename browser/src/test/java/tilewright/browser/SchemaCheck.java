package tilewright.browser;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tilewright.text.Json;

/** Compares values with a JSON Schema, as far as the protocol's goes. Remembers the fields that it has met. */
final class SchemaCheck {

    private final Map<String, Json> definitions;
    private final Set<String> met = new TreeSet<>();

    SchemaCheck(Json.Obj schema) {
        this.definitions = object(schema, "$defs").fields();
    }

    /** The fields of all objects that fitted, each behind the name of its definition. */
    Set<String> met() {
        return met;
    }

    /** The fields of all definitions. */
    Set<String> declared() {
        Set<String> fields = new TreeSet<>();
        definitions.forEach((name, definition) -> fields(definition).forEach(field -> fields.add(name + "." + field)));
        return fields;
    }

    /** The fields of a definition. */
    Collection<String> fields(String definition) {
        return fields(definitions.getOrDefault(definition, Json.obj()));
    }

    private static Collection<String> fields(Json definition) {
        return ((Json.Obj) definition)
                .field("properties")
                .map(all -> ((Json.Obj) all).fields().keySet())
                .orElse(Set.of());
    }

    /** Returns the problem of a value; empty if there is none. */
    String problem(Json value, String definition) {
        return problem(value, (Json.Obj) definitions.getOrDefault(definition, Json.obj()), definition, met);
    }

    private String problem(Json value, Json.Obj schema, String name, Set<String> fields) {
        if (schema.field("$ref").orElse(Json.NULL) instanceof Json.Str(String reference)) {
            String target = reference.substring("#/$defs/".length());
            return problem(value, object(definitions, target), target, fields);
        }
        if (schema.field("anyOf").orElse(Json.NULL) instanceof Json.Arr(List<Json> forms)) {
            return anyOf(value, forms, name, fields);
        }
        if (schema.field("enum").orElse(Json.NULL) instanceof Json.Arr(List<Json> words)) {
            return words.contains(value) ? "" : name + ": " + value + " is none of " + words;
        }
        if (schema.field("const").isPresent()) {
            return schema.field("const").orElseThrow().equals(value) ? "" : name + ": " + value + " is not " + schema;
        }
        String type = type(value);
        List<Json> types = schema.field("type").orElse(Json.NULL) instanceof Json.Arr(List<Json> all)
                ? all
                : List.of(schema.field("type").orElse(Json.NULL));
        if (!types.contains(new Json.Str(type))
                && !(type.equals("integer") && types.contains(new Json.Str("number")))) {
            return name + ": " + value + " is no " + types;
        }
        return switch (value) {
            case Json.Arr(List<Json> items) -> items(items, schema, name, fields);
            case Json.Obj object -> fields(object, schema, name, fields);
            default -> "";
        };
    }

    private String anyOf(Json value, List<Json> forms, String name, Set<String> fields) {
        List<String> problems = new ArrayList<>();
        for (Json form : forms) {
            Set<String> own = new TreeSet<>();
            String problem = problem(value, (Json.Obj) form, name, own);
            if (problem.isEmpty()) {
                fields.addAll(own);
                return "";
            }
            problems.add(problem);
        }
        return String.join("; or ", problems);
    }

    private String items(List<Json> items, Json.Obj schema, String name, Set<String> fields) {
        if (schema.field("prefixItems").orElse(Json.NULL) instanceof Json.Arr(List<Json> parts)) {
            return items.size() == parts.size() ? "" : name + ": " + items + " has not " + parts.size() + " items";
        }
        Json.Obj form = object(schema, "items");
        return items.stream()
                .map(item -> problem(item, form, name, fields))
                .filter(problem -> !problem.isEmpty())
                .findFirst()
                .orElse("");
    }

    private String fields(Json.Obj value, Json.Obj schema, String name, Set<String> fields) {
        Map<String, Json> forms =
                schema.field("properties").map(all -> ((Json.Obj) all).fields()).orElse(Map.of());
        for (Json required : ((Json.Arr) schema.field("required").orElse(Json.strings(List.of()))).items()) {
            if (required instanceof Json.Str(String field) && value.field(field).isEmpty()) {
                return name + " lacks " + field + ": " + value;
            }
        }
        for (var field : value.fields().entrySet()) {
            Json form = forms.getOrDefault(
                    field.getKey(), schema.field("additionalProperties").orElse(Json.TRUE));
            if (form.equals(Json.FALSE)) {
                return name + " has no field " + field.getKey() + ": " + value;
            }
            if (forms.containsKey(field.getKey())) {
                fields.add(name + "." + field.getKey());
            }
            String problem = form instanceof Json.Obj known ? problem(field.getValue(), known, name, fields) : "";
            if (!problem.isEmpty()) {
                return problem;
            }
        }
        return "";
    }

    private static String type(Json value) {
        return switch (value) {
            case Json.Str _ -> "string";
            case Json.Bool _ -> "boolean";
            case Json.Arr _ -> "array";
            case Json.Obj _ -> "object";
            case Json.Num(String text) -> text.indexOf('.') < 0 ? "integer" : "number";
            case Json.Null _, Json.Written _, Json.Text _, Json.Sentences _, Json.Drawn _ -> "null";
        };
    }

    private static Json.Obj object(Json.Obj value, String field) {
        return object(value.fields(), field);
    }

    private static Json.Obj object(Map<String, Json> fields, String field) {
        return (Json.Obj) fields.getOrDefault(field, Json.NULL);
    }
}
