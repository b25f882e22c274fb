package tilewright.text;

import java.util.List;
import tilewright.message.Sentence.Span;
import tilewright.message.Value;

/**
 * Writes the values that parts of a sentence stand for: for each its beginning, its end, and the digit, the cell, the
 * color, the house or the player.
 */
final class SentenceJson {

    private SentenceJson() {}

    static void write(List<Span> spans, JsonWriter out) {
        out.beginArray();
        for (Span span : spans) {
            out.beginArray().value(span.from()).value(span.to());
            switch (span.value()) {
                case Value.Cell cell -> out.value(cell.name());
                case Value.Color color -> out.value(color.name());
                case Value.Digit digit -> out.value(digit.digit());
                case Value.House house -> out.value(name(house));
                case Value.Player player -> out.value("player " + player.number());
                case Value.Addressed words -> out.value("player " + words.number() + ":" + words.you());
                case Value.Amount _ -> throw new IllegalStateException("nobody asks where an amount stands");
            }
            out.endArray();
        }
        out.endArray();
    }

    private static String name(Value.House house) {
        return Ascii.lower(house.kind().name()) + " " + (house.number() + 1);
    }
}
