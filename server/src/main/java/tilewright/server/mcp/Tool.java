package tilewright.server.mcp;

import java.util.List;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.search.Limits;
import tilewright.text.Json;

/**
 * A tool: what it is called, takes, and does. Immutable; threads may share one.
 *
 * @param writes whether it may write a file
 */
record Tool(String name, Message title, Message about, boolean writes, List<Parameter> parameters, Work work) {

    /** The work of a tool. */
    @FunctionalInterface
    interface Work {

        /**
         * Returns the answer to a call.
         *
         * @throws tilewright.text.Refusal when the call is refused, or stopped
         */
        ToolAnswer answer(Arguments arguments, Limits limits, Words words);
    }

    /** The description in the list of tools. */
    Json.Obj description(Words words) {
        Json.Obj properties = Json.obj();
        for (Parameter parameter : parameters) {
            properties = properties.with(parameter.name(), parameter.schema(words));
        }
        Json.Obj schema = Json.obj()
                .with("type", "object")
                .with("properties", properties)
                .with(
                        "required",
                        Json.strings(parameters.stream()
                                .filter(Parameter::required)
                                .map(Parameter::name)
                                .toList()))
                .with("additionalProperties", false);
        return Json.obj()
                .with("name", name)
                .with("title", words.text(title))
                .with("description", words.text(about))
                .with("inputSchema", schema)
                .with(
                        "annotations",
                        Json.obj()
                                .with("title", words.text(title))
                                .with("readOnlyHint", !writes)
                                .with("destructiveHint", false)
                                .with("openWorldHint", false));
    }

    ToolAnswer answer(Json.Obj given, Limits limits, Words words) {
        return work.answer(Arguments.of(given, parameters), limits, words);
    }
}
