package tilewright.server.mcp;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import tilewright.text.Json;

/**
 * The answer of a tool: what is read and seen, and the same as fields for programs. Immutable.
 *
 * @param failed whether the call was refused
 */
record ToolAnswer(List<Json> content, Optional<Json.Obj> structured, boolean failed) {

    ToolAnswer {
        content = List.copyOf(content);
    }

    static ToolAnswer of(String text, Json.Obj structured) {
        return new ToolAnswer(List.of(block("text").with("text", text)), Optional.of(structured), false);
    }

    /** The refusal of a call. */
    static ToolAnswer failed(String text) {
        return new ToolAnswer(List.of(block("text").with("text", text)), Optional.empty(), true);
    }

    /** The same answer as a refusal. */
    ToolAnswer refused() {
        return new ToolAnswer(content, structured, true);
    }

    /** The answer with a further text. */
    ToolAnswer withText(String text) {
        return with(block("text").with("text", text));
    }

    /** The answer with a picture. */
    ToolAnswer withPng(byte[] bytes) {
        return with(block("image").with("data", encoded(bytes)).with("mimeType", "image/png"));
    }

    /** The answer with a file. */
    ToolAnswer withFile(String address, String type, byte[] bytes) {
        Json.Obj resource =
                Json.obj().with("uri", address).with("mimeType", type).with("blob", encoded(bytes));
        return with(block("resource").with("resource", resource));
    }

    private ToolAnswer with(Json.Obj block) {
        List<Json> more = new ArrayList<>(content);
        more.add(block);
        return new ToolAnswer(more, structured, failed);
    }

    private static Json.Obj block(String type) {
        return Json.obj().with("type", type);
    }

    private static String encoded(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** The result of the call. */
    Json.Obj toJson() {
        Json.Obj all = Json.obj().with("content", new Json.Arr(content));
        Json.Obj result =
                structured.map(fields -> all.with("structuredContent", fields)).orElse(all);
        return failed ? result.with("isError", true) : result;
    }
}
