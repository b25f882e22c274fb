package tilewright.text;

import java.util.List;
import tilewright.message.Sentence.Span;
import tilewright.message.Value;

/** Writes what parts of a sentence stand for: for each its beginning, its end, and the digit, the cell or the color. */
final class SentenceJson {

    private SentenceJson() {}

    static Json spans(List<Span> spans) {
        JsonWriter out = new JsonWriter().beginArray();
        for (Span span : spans) {
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
