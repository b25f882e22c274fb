package tilewright.studio;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Spot;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.text.JsonWriter;

/**
 * The texts of the spots of one scene, in the language in which it is written. Many cells hold the same, and the words for
 * the places of cells are those of the scene before. Mutable; one thread at a time.
 */
final class SpotTexts {

    /** Different contents that are remembered. */
    private static final int MOST = 16;

    private final JsonWriter out;
    private final PlaceTexts places;
    private final String between;
    private final List<Message> contents = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();

    SpotTexts(JsonWriter out, PlaceTexts places) {
        this.out = out;
        this.places = places;
        Message one = Message.verbatim("x");
        String label = out.text(new Spot(one.text(), Box.cell(0, 0), one, one).label());
        this.between = label.substring(1, label.length() - 1);
    }

    void write(Spot spot) {
        String place = place(spot);
        String content = content(spot);
        SceneJson.spot(
                spot, Message.verbatim(label(place, content)), Message.verbatim(place), Message.verbatim(content), out);
    }

    /** What stands in a label between its place and its content, where there are both. */
    String between() {
        return between;
    }

    String label(String place, String content) {
        return place.isEmpty() ? content : content.isEmpty() ? place : place + between + content;
    }

    String place(Spot spot) {
        Message place = spot.place();
        return place.values().size() == 1 && place.values().getFirst() instanceof Value.Cell cell
                ? places.text(cell, place, out)
                : out.text(place);
    }

    String content(Spot spot) {
        Message content = spot.content();
        for (int i = texts.size() - 1; i >= 0; i--) {
            if (contents.get(i).equals(content)) {
                return texts.get(i);
            }
        }
        String text = out.text(content);
        if (texts.size() < MOST) {
            contents.add(content);
            texts.add(text);
        }
        return text;
    }
}
