package tilewright.studio;

import java.util.Arrays;
import java.util.List;
import tilewright.draw.Spot;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.text.JsonWriter;

/**
 * The words for the places of cells in the language that was written last: they are the same in each scene. Threads may share one:
 * at worst a text is made again.
 */
final class PlaceTexts {

    /** Rows and columns that are remembered, which is those of all boards but the largest. */
    private static final int SIDE = 32;

    private volatile Texts last = new Texts("", "", new String[0]);

    private record Texts(String language, String english, String[] texts) {}

    /** Writes spots, one behind the other. */
    void write(List<Spot> spots, JsonWriter out) {
        spots.forEach(new SpotTexts(out, this)::write);
    }

    /** @param place the message for the place of the cell */
    String text(Value.Cell cell, Message place, JsonWriter out) {
        if (cell.row() >= SIDE || cell.column() >= SIDE) {
            return out.text(place);
        }
        Texts kept = last;
        if (!kept.language.equals(out.language()) || !kept.english.equals(place.english())) {
            String[] none = new String[SIDE * SIDE];
            Arrays.fill(none, "");
            kept = new Texts(out.language(), place.english(), none);
            last = kept;
        }
        int at = cell.row() * SIDE + cell.column();
        String text = kept.texts[at];
        if (text.isEmpty()) {
            text = out.text(place);
            kept.texts[at] = text;
        }
        return text;
    }
}
