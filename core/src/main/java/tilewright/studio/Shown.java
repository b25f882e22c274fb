package tilewright.studio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.text.Json;
import tilewright.text.JsonWriter;

/** What a view of a play shows of its position: the picture, and the gestures that are possible. */
record Shown(Scene scene, OfferedGestures gestures) {

    /** Before any view: an empty picture of 1 by 1. */
    static final Shown NOTHING = new Shown(new Scene(1, 1, Message.NONE, List.of(), List.of()), OfferedGestures.none());

    static Shown of(GameTree<?, ?, ?> tree) {
        return new Shown(tree.scene(), OfferedGestures.of(tree));
    }

    /** Returns what is not as before: no field for what has not changed. */
    Json changes(Shown before, PlaceTexts places) {
        return new Json.Drawn(out -> {
            out.beginObject();
            Scene old = before.scene;
            sizes(old, out);
            spots(old.spots(), new SpotTexts(out, places), out);
            edits("marks", Edit.between(old.marks(), scene.marks()), SceneJson::mark, out);
            edits("parts", Edit.between(old.parts(), scene.parts()), SceneJson::part, out);
            gestures.changes(before.gestures, out.name("gestures"));
            out.endObject();
        });
    }

    private void sizes(Scene old, JsonWriter out) {
        if (scene.width() != old.width() || scene.height() != old.height()) {
            out.name("cell").value(Scene.CELL);
            out.name("width").value(scene.width()).name("height").value(scene.height());
        }
        if (!scene.title().equals(old.title())) {
            out.name("title").value(scene.title());
        }
    }

    /** Writes whole spots, or their contents alone if that is all that changed. */
    private void spots(List<Spot> before, SpotTexts texts, JsonWriter out) {
        List<Spot> after = scene.spots();
        Map<String, List<String>> contents = new LinkedHashMap<>();
        boolean samePlaces = before.size() == after.size();
        for (int i = 0; i < after.size() && samePlaces; i++) {
            Spot spot = after.get(i);
            samePlaces = spot.isAt(before.get(i));
            if (!spot.content().equals(before.get(i).content())) {
                contents.computeIfAbsent(texts.content(spot), _ -> new ArrayList<>())
                        .add(spot.id());
            }
        }
        if (!samePlaces) {
            edits("spots", Edit.between(before, after), (spot, _) -> texts.write(spot), out);
        } else if (!contents.isEmpty()) {
            contents(contents, texts.between(), out);
        }
    }

    /** Writes each content with its spots, and what stands in their labels between place and content. */
    private static void contents(Map<String, List<String>> contents, String between, JsonWriter out) {
        out.name("between").value(between);
        out.name("contents").beginArray();
        contents.forEach((content, spots) -> {
            out.beginArray().beginArray();
            spots.forEach(out::value);
            out.endArray().value(content).endArray();
        });
        out.endArray();
    }

    private static <T> void edits(String name, List<Edit<T>> edits, BiConsumer<T, JsonWriter> item, JsonWriter out) {
        if (!edits.isEmpty()) {
            Edit.write(edits, item, out.name(name));
        }
    }
}
