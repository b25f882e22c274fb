package tilewright.draw;

import java.util.List;
import tilewright.message.Message;
import tilewright.message.Words;

/**
 * Writes scenes as SVG 1.1, each a file of its own: ten units of the drawing to a unit of the scene, 48 pixels to a cell
 * unless the viewer scales it. Pure functions; the same scene gives the same text.
 */
public final class Svg {

    /** Units of the drawing to a unit of the scene, so that all numbers are whole. */
    private static final int UNIT = 10;
    /** Free space around the scene, as wide as half of a frame's line. */
    private static final int RIM = 5;

    private static final int PIXELS = 4;

    private final Palette palette;
    private final Words words;
    private final StringBuilder out = new StringBuilder();

    private Svg(Palette palette, Words words) {
        this.palette = palette;
        this.words = words;
    }

    /** The text of an SVG file in English. */
    public static String write(Scene scene, Palette palette) {
        return write(scene, palette, Words.ENGLISH);
    }

    /** The text of an SVG file. */
    public static String write(Scene scene, Palette palette, Words words) {
        Svg svg = new Svg(palette, words);
        svg.scene(scene);
        return svg.out.toString();
    }

    /** Returns the pixels that a length in units of a scene takes, with the space around the scene. */
    public static int pixels(int units) {
        return drawn(units) * PIXELS / UNIT;
    }

    private static int drawn(int units) {
        return units * UNIT + 2 * RIM;
    }

    private void scene(Scene scene) {
        int width = drawn(scene.width());
        int height = drawn(scene.height());
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" role=\"img\"");
        number("width", pixels(scene.width())).number("height", pixels(scene.height()));
        text("viewBox", -RIM + " " + -RIM + " " + width + " " + height);
        out.append(">\n<title>");
        escape(words.text(scene.title()));
        out.append("</title>\n");
        describe(scene.spots());
        rectangle(-RIM, -RIM, width, height, 0);
        text("fill", palette.color(Ink.BOARD));
        out.append("/>\n<g font-family=\"sans-serif\" text-anchor=\"middle\">\n");
        List<Mark> marks = scene.marks();
        for (int i = 0; i < marks.size(); i++) {
            mark(marks.get(i), marks, i);
            out.append('\n');
        }
        out.append("</g>\n</svg>\n");
    }

    private void describe(List<Spot> spots) {
        if (spots.isEmpty()) {
            return;
        }
        out.append("<desc>");
        for (int i = 0; i < spots.size(); i++) {
            out.append(i == 0 ? "" : "; ");
            escape(words.text(spots.get(i).label()));
        }
        out.append("</desc>\n");
    }

    private void mark(Mark mark, List<Mark> marks, int index) {
        switch (mark) {
            case Mark.Area(Box box, Ink ink) -> {
                rectangle(box, 0);
                text("fill", palette.color(ink));
                if (Fill.seenThrough(ink)) {
                    text("fill-opacity", "0.4");
                }
                out.append("/>");
            }
            case Mark.Tile(Box box, Ink ink) -> {
                rectangle(box, Math.min(box.width(), box.height()) * UNIT / 6);
                solid(ink);
            }
            case Mark.Disc(Box box, Ink ink) -> {
                out.append("<ellipse");
                middle(box, "c").number("rx", box.width() * UNIT / 2).number("ry", box.height() * UNIT / 2);
                solid(ink);
            }
            case Mark.Ring(Box box, Ink ink) -> {
                ring(box, Ink.STRONG, 10);
                ring(box, ink, 7);
            }
            case Mark.Dot(Box box, Ink ink) -> {
                out.append("<circle");
                middle(box, "c").number("r", Math.max(1, Math.min(box.width(), box.height()) * UNIT / 8));
                text("fill", palette.color(ink));
                out.append("/>");
            }
            case Mark.Line line -> line(line);
            case Mark.Glyph(Box box, String text, Ink ink) -> glyph(box, text, ink, Fill.under(box, marks, index));
            case Mark.Label(Box box, Message label, Ink ink) ->
                glyph(box, words.text(label), ink, Fill.under(box, marks, index));
            case Mark.Share share -> {
                rectangle(share.box(), 0);
                text("fill", palette.color(share.ink())).text("fill-opacity", opacity(share.percent()));
                out.append("/>");
                glyph(share.box().inset(2), share.words(), Ink.WORDS, Ink.BOARD);
            }
            case Mark.Badge(Box box, String text, Ink ink) -> badge(box, text, ink, 4);
            case Mark.Struck(Box box, String text, Ink ink) -> {
                badge(box, text, ink, 0);
                stroke(box, ink);
            }
            case Mark.Arrow arrow -> arrow(arrow);
            case Mark.Path path -> path(path);
        }
    }

    /** The more often, the stronger: 0.06 for half of all, 0.81 for all. */
    private static String opacity(int percent) {
        int hundredths = 6 + 3 * (percent - 50) / 2;
        return hundredths < 10 ? "0.0" + hundredths : "0." + hundredths;
    }

    private void solid(Ink ink) {
        text("fill", palette.color(ink))
                .text("stroke", palette.color(Ink.STRONG))
                .number("stroke-width", 4);
        out.append("/>");
    }

    private void ring(Box box, Ink ink, int width) {
        rectangle(box, Math.min(box.width(), box.height()) * UNIT / 6);
        text("fill", "none").text("stroke", palette.color(ink)).number("stroke-width", width);
        out.append("/>");
    }

    private void line(Mark.Line line) {
        out.append("<line");
        number("x1", line.x1() * UNIT).number("y1", line.y1() * UNIT);
        number("x2", line.x2() * UNIT).number("y2", line.y2() * UNIT);
        text("stroke", palette.color(line.ink())).number("stroke-width", line.width() > 1 ? 8 : 3);
        text("stroke-linecap", "square");
        out.append("/>");
    }

    /** A text as high as its box, or as wide if it is long: a letter counts as six tenths of its height. */
    private void glyph(Box box, String words, Ink ink, Ink ground) {
        int letters = Math.max(1, words.codePointCount(0, words.length()));
        int size = Math.max(1, Math.min(box.height() * UNIT, box.width() * UNIT * 10 / (6 * letters)));
        out.append("<text");
        number("x", box.x() * UNIT + box.width() * UNIT / 2);
        number("y", box.y() * UNIT + box.height() * UNIT / 2 + size * 35 / 100);
        number("font-size", size);
        if (ink == Ink.CLUE) {
            text("font-weight", "bold");
        }
        text("fill", Fill.readable(ground) ? palette.color(ink) : palette.on(ground));
        out.append('>');
        escape(words);
        out.append("</text>");
    }

    private void badge(Box box, String words, Ink ink, int edge) {
        boolean piece = ink.color() >= 0;
        out.append("<circle");
        middle(box, "c").number("r", radius(box)).text("fill", palette.color(piece ? ink : Ink.BOARD));
        if (edge > 0) {
            text("stroke", palette.color(piece ? Ink.STRONG : ink)).number("stroke-width", edge);
        }
        out.append("/>");
        glyph(box, words, ink, piece ? ink : Ink.BOARD);
    }

    private static int radius(Box box) {
        return Math.min(box.width(), box.height()) * UNIT * 46 / 100;
    }

    /** A stroke through a box, from its lower left corner. */
    private void stroke(Box box, Ink ink) {
        out.append("<line");
        number("x1", box.x() * UNIT).number("y1", (box.y() + box.height()) * UNIT);
        number("x2", (box.x() + box.width()) * UNIT).number("y2", box.y() * UNIT);
        text("stroke", palette.color(ink)).number("stroke-width", 5).text("stroke-linecap", "round");
        out.append("/>");
    }

    private void arrow(Mark.Arrow arrow) {
        Bow bow = Bow.of(arrow.from(), arrow.to());
        String color = palette.color(arrow.ink());
        out.append("<path");
        text("d", bow.line()).text("fill", "none").text("stroke", color);
        number("stroke-width", 5);
        if (!arrow.strong()) {
            text("stroke-dasharray", "8 8");
        }
        out.append("/><path");
        text("d", bow.head()).text("fill", color);
        out.append("/>");
    }

    private void path(Mark.Path path) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < path.points().size(); i++) {
            points.append(i == 0 ? "" : i % 2 == 0 ? " " : ",")
                    .append(path.points().get(i) * UNIT);
        }
        boolean band = path.stroke() == Mark.Stroke.BAND;
        out.append("<polyline");
        text("points", points.toString()).text("fill", "none").text("stroke", palette.color(path.ink()));
        number("stroke-width", band ? Scene.CELL * UNIT / 3 : 3).text("stroke-linejoin", "round");
        text("stroke-linecap", band ? "round" : "butt");
        if (band) {
            text("stroke-opacity", "0.5");
        }
        if (path.stroke() == Mark.Stroke.DASHED) {
            text("stroke-dasharray", "10 6");
        }
        out.append("/>");
    }

    private void rectangle(Box box, int round) {
        rectangle(box.x() * UNIT, box.y() * UNIT, box.width() * UNIT, box.height() * UNIT, round);
    }

    private void rectangle(int x, int y, int width, int height, int round) {
        out.append("<rect");
        number("x", x).number("y", y).number("width", width).number("height", height);
        if (round > 0) {
            number("rx", round);
        }
    }

    private Svg middle(Box box, String prefix) {
        return number(prefix + "x", box.x() * UNIT + box.width() * UNIT / 2)
                .number(prefix + "y", box.y() * UNIT + box.height() * UNIT / 2);
    }

    private Svg number(String name, int value) {
        out.append(' ').append(name).append("=\"").append(value).append('"');
        return this;
    }

    /** @param value needs no escape */
    private Svg text(String name, String value) {
        out.append(' ').append(name).append("=\"").append(value).append('"');
        return this;
    }

    /** Writes what XML reserves as references, and what XML cannot hold as the replacement character. */
    private void escape(String text) {
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            i += Character.charCount(codePoint);
            switch (codePoint) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                default -> out.appendCodePoint(legal(codePoint) ? codePoint : 0xfffd);
            }
        }
    }

    private static boolean legal(int codePoint) {
        return codePoint >= ' ' && codePoint < 0xd800
                || codePoint >= 0xe000 && codePoint < 0xfffe
                || codePoint >= 0x10000
                || codePoint == '\t'
                || codePoint == '\n';
    }
}
