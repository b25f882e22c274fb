package tilewright.studio;

import java.util.List;
import tilewright.message.Message;
import tilewright.message.Sentence;
import tilewright.message.Value;
import tilewright.text.Json;
import tilewright.text.JsonWriter;

/** The form of sentences in the protocol: the text, and in a field of its own, if there are any, the parts that stand for something. */
final class SentenceJson {

    /** What stands behind the name of a sentence's field in that of its spans. */
    private static final String SPANS = "Spans";

    private SentenceJson() {}

    /** Returns a copy with a sentence in the field of this name. */
    static Json.Obj with(Json.Obj json, String name, Message message) {
        Sentence sentence = message.sentence();
        Json.Obj said = json.with(name, sentence.text());
        List<Sentence.Span> shown = sentence.spans().stream()
                .filter(span -> !(span.value() instanceof Value.House))
                .toList();
        return shown.isEmpty() ? said : said.with(name + SPANS, spans(shown));
    }

    private static Json spans(List<Sentence.Span> shown) {
        JsonWriter out = new JsonWriter().beginArray();
        for (Sentence.Span span : shown) {
            out.beginArray().value(span.from()).value(span.to());
            switch (span.value()) {
                case Value.Cell cell -> out.value(cell.name());
                case Value.Color color -> out.value(color.name());
                case Value.Digit digit -> out.value(digit.digit());
                default -> throw new IllegalStateException("a part of a sentence is a cell, a color, or a digit");
            }
            out.endArray();
        }
        return out.endArray().written();
    }
}
