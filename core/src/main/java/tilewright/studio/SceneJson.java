package tilewright.studio;

import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.puzzle.Explainer;
import tilewright.text.Ascii;
import tilewright.text.Json;

/** The form of a scene in the protocol: inks in lower case, boxes as [x, y, width, height]. */
final class SceneJson {

    private SceneJson() {}

    static Json.Obj scene(Scene scene) {
        return Json.obj()
                .with("cell", Scene.CELL)
                .with("width", scene.width())
                .with("height", scene.height())
                .with("title", scene.title())
                .with("spots", Json.arr(scene.spots().stream().map(SceneJson::spot)))
                .with("marks", marks(scene.marks()));
    }

    static Json.Obj explanation(Explainer.Explanation explanation) {
        return Json.obj()
                .with("lines", Json.arr(explanation.lines().stream().map(SceneJson::line)))
                .with("marks", marks(explanation.marks()));
    }

    private static Json.Obj line(Explainer.Line line) {
        return Json.obj()
                .with("about", line.about())
                .with("fits", line.fits())
                .with("text", line.text())
                .with("marks", marks(line.marks()));
    }

    static Json.Arr marks(List<Mark> marks) {
        return Json.arr(marks.stream().map(SceneJson::mark));
    }

    private static Json.Obj spot(Spot spot) {
        Json.Obj json =
                Json.obj().with("id", spot.id()).with("box", box(spot.box())).with("label", spot.label());
        return spot.button() ? json.with("button", true) : json;
    }

    private static Json.Obj mark(Mark mark) {
        return switch (mark) {
            case Mark.Area(Box box, Ink ink) -> boxed("area", box, ink);
            case Mark.Tile(Box box, Ink ink) -> boxed("tile", box, ink);
            case Mark.Disc(Box box, Ink ink) -> boxed("disc", box, ink);
            case Mark.Ring(Box box, Ink ink) -> boxed("ring", box, ink);
            case Mark.Dot(Box box, Ink ink) -> boxed("dot", box, ink);
            case Mark.Glyph(Box box, String text, Ink ink) ->
                boxed("glyph", box, ink).with("text", text);
            case Mark.Line(int x1, int y1, int x2, int y2, int width, Ink ink) ->
                Json.obj()
                        .with("kind", "line")
                        .with("ink", name(ink))
                        .with("ends", Json.numbers(x1, y1, x2, y2))
                        .with("weight", width);
        };
    }

    private static Json.Obj boxed(String kind, Box box, Ink ink) {
        return Json.obj().with("kind", kind).with("ink", name(ink)).with("box", box(box));
    }

    private static Json.Arr box(Box box) {
        return Json.numbers(box.x(), box.y(), box.width(), box.height());
    }

    private static String name(Ink ink) {
        return Ascii.lower(ink.name()).replace('_', '-');
    }
}
