package tilewright.server.mcp;

import java.util.List;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.text.Json;

/**
 * A parameter of a tool.
 *
 * @param required whether each call has it
 */
record Parameter(String name, Kind kind, boolean required, Message about) {

    /** The values of a parameter. */
    sealed interface Kind {

        /** A string. */
        record Text() implements Kind {}

        /** One of some strings. */
        record Word(List<String> words) implements Kind {}

        /** Whether something is so. */
        record Truth() implements Kind {}

        /** A whole number; further ones also as strings, because programs lose digits of large numbers. */
        record Whole(long least, long most) implements Kind {}

        /** A list of strings. */
        record Texts(int most) implements Kind {}

        /** An object of any fields. */
        record Fields() implements Kind {}
    }

    static Parameter required(String name, Kind kind, Message about) {
        return new Parameter(name, kind, true, about);
    }

    static Parameter optional(String name, Kind kind, Message about) {
        return new Parameter(name, kind, false, about);
    }

    /** The JSON Schema of its values. */
    Json.Obj schema(Words words) {
        Json.Obj schema = switch (kind) {
            case Kind.Text _ -> typed("string");
            case Kind.Word(List<String> all) -> typed("string").with("enum", Json.strings(all));
            case Kind.Truth _ -> typed("boolean");
            case Kind.Whole(long least, long most) -> {
                Json.Obj number = typed("integer").with("minimum", least);
                yield most == Long.MAX_VALUE ? number : number.with("maximum", most);
            }
            case Kind.Texts(int most) ->
                typed("array")
                        .with("items", typed("string"))
                        .with("minItems", 1)
                        .with("maxItems", most);
            case Kind.Fields _ -> typed("object");
        };
        return schema.with("description", words.text(about));
    }

    private static Json.Obj typed(String type) {
        return Json.obj().with("type", type);
    }

    /** Whether a value is of the type; the bounds of what is inside are the protocol's. */
    boolean takes(Json value) {
        return switch (kind) {
            case Kind.Text _ -> value instanceof Json.Str;
            case Kind.Word(List<String> all) -> value instanceof Json.Str(String word) && all.contains(word);
            case Kind.Truth _ -> value instanceof Json.Bool;
            case Kind.Whole(long least, long most) -> {
                String digits = switch (value) {
                    case Json.Num(String text) -> text;
                    case Json.Str(String text) -> text;
                    default -> "";
                };
                yield whole(digits, least, most);
            }
            case Kind.Texts(int most) ->
                value instanceof Json.Arr(List<Json> items)
                        && !items.isEmpty()
                        && items.size() <= most
                        && items.stream().allMatch(Json.Str.class::isInstance);
            case Kind.Fields _ -> value instanceof Json.Obj;
        };
    }

    private static boolean whole(String digits, long least, long most) {
        try {
            long value = Long.parseLong(digits);
            return value >= least && value <= most;
        } catch (NumberFormatException _) {
            return false;
        }
    }

    /** The sentence about a value of another type. */
    Message wrong() {
        return switch (kind) {
            case Kind.Text _ -> McpMessages.mustBeText(name);
            case Kind.Word(List<String> all) -> McpMessages.mustBeWord(name, Message.verbatim(all));
            case Kind.Truth _ -> McpMessages.mustBeTruth(name);
            case Kind.Whole(long least, long most) ->
                most == Long.MAX_VALUE
                        ? McpMessages.mustBeAtLeast(name, Long.toString(least))
                        : McpMessages.mustBeWhole(name, least, most);
            case Kind.Texts(int most) -> McpMessages.mustBeTexts(name, most);
            case Kind.Fields _ -> McpMessages.mustBeFields(name);
        };
    }
}
