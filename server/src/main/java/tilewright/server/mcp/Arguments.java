package tilewright.server.mcp;

import java.util.List;
import java.util.Optional;
import tilewright.puzzle.Nearest;
import tilewright.text.Json;

/** The arguments of a call, each of its parameter's type. Immutable. */
record Arguments(Json.Obj fields) {

    /**
     * Checks arguments.
     *
     * @throws ToolError when one is missing, unknown, or of another type
     */
    static Arguments of(Json.Obj given, List<Parameter> parameters) {
        List<String> names = parameters.stream().map(Parameter::name).toList();
        for (String name : given.fields().keySet()) {
            if (!names.contains(name)) {
                throw new ToolError(McpMessages.unknownArgument(name, Nearest.suggestion(name, names)));
            }
        }
        for (Parameter parameter : parameters) {
            Optional<Json> value = given.field(parameter.name());
            if (value.isEmpty() && parameter.required()) {
                throw new ToolError(McpMessages.argumentMissing(parameter.name()));
            }
            if (value.isPresent() && !parameter.takes(value.get())) {
                throw new ToolError(parameter.wrong());
            }
        }
        return new Arguments(given);
    }

    boolean has(String name) {
        return fields.field(name).isPresent();
    }

    /** The text of an argument; empty without it. */
    Optional<String> text(String name) {
        return fields.field(name).map(value -> value instanceof Json.Str(String text) ? text : value.toString());
    }

    boolean truth(String name, boolean otherwise) {
        return fields.field(name).map(Json.TRUE::equals).orElse(otherwise);
    }

    /** A small number. */
    int number(String name, int otherwise) {
        return text(name).map(Integer::parseInt).orElse(otherwise);
    }

    /** The strings of a list; empty without it. */
    List<String> texts(String name) {
        return fields.field(name).orElse(Json.NULL) instanceof Json.Arr(List<Json> items)
                ? items.stream()
                        .map(item -> item instanceof Json.Str(String text) ? text : item.toString())
                        .toList()
                : List.of();
    }

    Json.Obj object(String name) {
        return fields.field(name).orElse(Json.NULL) instanceof Json.Obj object ? object : Json.obj();
    }

    /** A request of the protocol with those of these arguments that are there, by the same names. */
    Json.Obj request(String word, String... names) {
        Json.Obj request = Json.obj().with("do", word);
        for (String name : names) {
            Optional<Json> value = fields.field(name);
            request = value.isPresent() ? request.with(name, value.get()) : request;
        }
        return request;
    }
}
