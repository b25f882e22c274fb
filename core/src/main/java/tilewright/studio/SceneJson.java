package tilewright.studio;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.message.Message;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Hinter;
import tilewright.text.Ascii;
import tilewright.text.Json;
import tilewright.text.JsonWriter;

/** The JSON of the protocol for a scene: inks in lower case, boxes as [x, y, width, height]. */
final class SceneJson {

    /** The inks' names, in their order. */
    private static final List<String> INKS = Arrays.stream(Ink.values())
            .map(ink -> Ascii.lower(ink.name()).replace('_', '-'))
            .toList();

    /** Characters that a spot or a mark takes. */
    private static final int ROOM_FOR_PART = 112;

    private SceneJson() {}

    /** Written without values in between, because there are hundreds of marks, and a view of them after each move. */
    static Json scene(Scene scene) {
        return scene(scene, SceneJson::spots);
    }

    /** @param spots writes the spots, one behind the other */
    static Json scene(Scene scene, BiConsumer<List<Spot>, JsonWriter> spots) {
        return new Json.Drawn(out -> write(scene, spots, out));
    }

    private static void write(Scene scene, BiConsumer<List<Spot>, JsonWriter> spots, JsonWriter out) {
        out.reserve(ROOM_FOR_PART * (scene.spots().size() + scene.marks().size() + 1));
        out.beginObject();
        out.name("cell").value(Scene.CELL);
        out.name("width").value(scene.width());
        out.name("height").value(scene.height());
        out.name("title").value(scene.title());
        out.name("spots").beginArray();
        spots.accept(scene.spots(), out);
        out.endArray();
        out.name("marks");
        marks(scene.marks(), out);
        if (!scene.parts().isEmpty()) {
            out.name("parts").beginArray();
            scene.parts().forEach(part -> part(part, out));
            out.endArray();
        }
        out.endObject();
    }

    static void part(Scene.Part part, JsonWriter out) {
        out.beginObject().name("part").value(part.name());
        box(part.box(), out);
        spot(part.spot(), out);
        if (!part.pieces().isEmpty()) {
            out.name("pieces").beginArray();
            part.pieces().forEach(piece -> piece(piece, out));
            out.endArray();
        }
        out.endObject();
    }

    static Json piece(Scene.Piece piece) {
        return new Json.Drawn(out -> piece(piece, out));
    }

    private static void piece(Scene.Piece piece, JsonWriter out) {
        out.beginObject().name("ink").value(name(piece.ink()));
        out.name("text").value(piece.text()).name("count").value(piece.count());
        if (piece.goal() > 0) {
            out.name("goal").value(piece.goal());
        }
        spot(piece.spot(), out);
        out.endObject();
    }

    private static void spot(String id, JsonWriter out) {
        if (!id.isEmpty()) {
            out.name("spot").value(id);
        }
    }

    static Json.Obj explanation(Explainer.Explanation explanation) {
        return Json.obj()
                .withEach("lines", explanation.lines(), SceneJson::line)
                .with("marks", marks(explanation.marks()));
    }

    private static Json.Obj line(Explainer.Line line) {
        return Json.obj()
                .with("about", line.about())
                .with("fits", line.fits())
                .withSentence("text", line.text())
                .with("marks", marks(line.marks()));
    }

    static Json stage(Hinter.Stage stage) {
        return Json.obj()
                .withSentence("title", stage.title())
                .withSentence("text", stage.text())
                .with("marks", marks(stage.marks()));
    }

    static Json marks(List<Mark> marks) {
        return new Json.Drawn(out -> marks(marks, out));
    }

    private static void marks(List<Mark> marks, JsonWriter out) {
        out.beginArray();
        marks.forEach(mark -> mark(mark, out));
        out.endArray();
    }

    static void spots(List<Spot> spots, JsonWriter out) {
        for (Spot spot : spots) {
            spot(spot, spot.label(), spot.place(), spot.content(), out);
        }
    }

    /**
     * @param label its label, its place, and its content, which may be written already
     */
    static void spot(Spot spot, Message label, Message place, Message content, JsonWriter out) {
        out.beginObject().name("id").value(spot.id());
        box(spot.box(), out);
        out.name("label").value(label);
        if (!spot.place().isEmpty()) {
            out.name("place").value(place).name("content").value(content);
        }
        if (spot.button()) {
            out.name("button").value(true);
        }
        out.endObject();
    }

    static void mark(Mark mark, JsonWriter out) {
        out.beginObject();
        switch (mark) {
            case Mark.Area(Box box, Ink ink) -> boxed("area", box, ink, out);
            case Mark.Tile(Box box, Ink ink) -> boxed("tile", box, ink, out);
            case Mark.Disc(Box box, Ink ink) -> boxed("disc", box, ink, out);
            case Mark.Ring(Box box, Ink ink) -> boxed("ring", box, ink, out);
            case Mark.Dot(Box box, Ink ink) -> boxed("dot", box, ink, out);
            case Mark.Glyph(Box box, String text, Ink ink) -> lettered("glyph", box, text, ink, out);
            case Mark.Label(Box box, Message words, Ink ink) -> {
                boxed("glyph", box, ink, out);
                out.name("text").value(words);
            }
            case Mark.Share(Box box, boolean across, int percent, String text, Ink ink) -> {
                boxed("share", box, ink, out);
                out.name("across").value(across).name("percent").value(percent);
                out.name("text").value(text);
            }
            case Mark.Badge(Box box, String text, Ink ink) -> lettered("badge", box, text, ink, out);
            case Mark.Struck(Box box, String text, Ink ink) -> lettered("struck", box, text, ink, out);
            case Mark.Arrow(Box from, Box to, boolean strong, Ink ink) -> {
                kind("arrow", ink, out);
                box("from", from, out);
                box("to", to, out);
                out.name("strong").value(strong);
            }
            case Mark.Path(List<Integer> points, Mark.Stroke stroke, Ink ink) -> {
                kind("polyline", ink, out);
                out.name("points").beginArray();
                for (int point : points) {
                    out.value(point);
                }
                out.endArray();
                out.name("stroke").value(Ascii.lower(stroke.name()));
            }
            case Mark.Line(int x1, int y1, int x2, int y2, int width, Ink ink) -> {
                kind("line", ink, out);
                lengths("ends", out, x1, y1, x2, y2);
                out.name("weight").value(width);
            }
        }
        out.endObject();
    }

    private static void lettered(String kind, Box box, String text, Ink ink, JsonWriter out) {
        boxed(kind, box, ink, out);
        out.name("text").value(text);
    }

    private static void boxed(String kind, Box box, Ink ink, JsonWriter out) {
        kind(kind, ink, out);
        box(box, out);
    }

    private static void kind(String kind, Ink ink, JsonWriter out) {
        out.name("kind").value(kind).name("ink").value(name(ink));
    }

    private static void box(Box box, JsonWriter out) {
        box("box", box, out);
    }

    private static void box(String name, Box box, JsonWriter out) {
        lengths(name, out, box.x(), box.y(), box.width(), box.height());
    }

    private static void lengths(String name, JsonWriter out, int one, int two, int three, int four) {
        out.name(name).beginArray().value(one).value(two);
        out.value(three).value(four).endArray();
    }

    /** The name of an ink. */
    static String name(Ink ink) {
        return INKS.get(ink.ordinal());
    }
}
