package tilewright;

import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.message.Message;

/** Checks that the spots of a scene can be distinguished without colors. */
final class Looks {

    /**
     * The contents of one spot.
     *
     * @param shapes everything that has a shape, with its place on the spot; lines belong to no spot
     * @param inks of these shapes
     * @param grounds the inks of the areas below them
     */
    private record Look(Spot spot, List<String> shapes, List<Ink> inks, List<Ink> grounds) {

        static Look of(Scene scene, Spot spot) {
            Look look = new Look(spot, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            scene.marks().forEach(look::add);
            return look;
        }

        private void add(Mark mark) {
            switch (mark) {
                case Mark.Area(Box box, Ink ink) -> ground(box, ink);
                case Mark.Tile(Box box, Ink ink) -> shape("tile", box, ink);
                case Mark.Disc(Box box, Ink ink) -> shape("disc", box, ink);
                case Mark.Ring(Box box, Ink ink) -> shape("ring", box, ink);
                case Mark.Share share -> shape("share", share.box(), share.ink());
                case Mark.Dot(Box box, Ink ink) -> shape("dot", box, ink);
                case Mark.Glyph(Box box, String text, Ink ink) ->
                    shape(ink == Ink.CLUE ? "bold " + text : text, box, ink);
                case Mark.Label(Box box, Message words, Ink ink) -> shape(words.text(), box, ink);
                case Mark.Badge(Box box, String text, Ink ink) -> shape("badge " + text, box, ink);
                case Mark.Struck(Box box, String text, Ink ink) -> shape("struck " + text, box, ink);
                case Mark.Line _, Mark.Arrow _, Mark.Path _ -> {}
            }
        }

        private void ground(Box box, Ink ink) {
            if (meets(box)) {
                grounds.add(ink);
                boolean quiet = List.of(Ink.BOARD, Ink.WELLS, Ink.BED, Ink.TRAY).contains(ink);
                if (!quiet) {
                    inks.add(ink);
                }
            }
        }

        private void shape(String kind, Box box, Ink ink) {
            if (meets(box)) {
                Box at = spot.box();
                shapes.add(kind + List.of(box.x() - at.x(), box.y() - at.y(), box.width(), box.height()));
                inks.add(ink);
            }
        }

        private boolean meets(Box box) {
            Box at = spot.box();
            return box.x() < at.x() + at.width()
                    && at.x() < box.x() + box.width()
                    && box.y() < at.y() + at.height()
                    && at.y() < box.y() + box.height();
        }

        private List<Ink> colors() {
            List<Ink> colors = new ArrayList<>(grounds);
            colors.addAll(inks);
            return colors;
        }
    }

    private Looks() {}

    /** Fails when two spots differ in color, but in no visible shape, or in no word. */
    static void check(Scene scene) {
        Map<Object, Look> seen = new HashMap<>();
        Map<Object, Look> told = new HashMap<>();
        for (Spot spot : scene.spots()) {
            Look look = Look.of(scene, spot);
            Look alike = seen.putIfAbsent(look.shapes(), look);
            if (alike != null && !alike.inks().equals(look.inks())) {
                differ(alike, look, "add a letter, a number, or another shape");
            }
            Look same = told.putIfAbsent(List.of(spot.content().text(), look.shapes()), look);
            if (same != null && !same.colors().equals(look.colors())) {
                differ(same, look, "say the difference in the content of the spots");
            }
        }
    }

    private static void differ(Look one, Look other, String remedy) {
        fail("spots (%s) and (%s) differ in color alone, %s and %s: %s"
                .formatted(one.spot().id(), other.spot().id(), one.colors(), other.colors(), remedy));
    }
}
