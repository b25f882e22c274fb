package tilewright.print;

import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/**
 * The board of a scene on paper: black lines, pieces that are outlines with a sign, and no more ink than that. What merely
 * helps to play on a screen, such as rings around what may be done, is left out.
 */
public final class SceneDrawing {

    private static final double CELL = Scene.CELL;

    private static final double THIN = BoardStyle.THINNEST;

    /** The width of strong lines in points, on a cell of 24 points or more; thinner on smaller ones. */
    private static final double STRONG = 1.8;

    private static final double LARGE_CELL = 24;

    /** Cells so wide have room for a letter beside the sign. */
    private static final double LETTERED_CELL = 15;

    /** The radius of a disc below a text, as a part of its box. */
    private static final double BADGE = 0.46;

    private static final double MIDDLE_GRAY = 0.5;
    private static final double CLUE_GRAY = 0.3;
    private static final double COVER_GRAY = 0.88;
    private static final double POINTED_GRAY = 0.84;
    private static final Color BLACK = Color.gray(0);

    private final Canvas canvas;
    private final Box board;
    private final Rect place;
    private final BoardStyle style;
    private final PieceInks inks;
    private final double unit;

    private SceneDrawing(Canvas canvas, Box board, Rect place, BoardStyle style) {
        this.canvas = canvas;
        this.board = board;
        this.place = place;
        this.style = style;
        this.inks = new PieceInks(style.coloring());
        this.unit = place.width() / board.width();
    }

    /** The part of a scene that is the board. */
    public static Box board(Scene scene) {
        return scene.parts().stream()
                .filter(part -> part.name().equals("board"))
                .findFirst()
                .map(Scene.Part::box)
                .orElse(new Box(0, 0, scene.width(), scene.height()));
    }

    /**
     * Draws the board in gray.
     *
     * @param place as wide and as high as the board, at some scale
     */
    public static void draw(Canvas canvas, Scene scene, Rect place) {
        draw(canvas, scene, place, BoardStyle.PLAIN);
    }

    /**
     * Draws the board.
     *
     * @param place as wide and as high as the board, at some scale
     */
    public static void draw(Canvas canvas, Scene scene, Rect place, BoardStyle style) {
        drawing(canvas, scene, List.of(), List.of(), place, style);
    }

    /** Draws the marks as a part of a picture that has others. */
    static void pieces(Canvas canvas, Scene scene, Rect place, BoardStyle style) {
        SceneDrawing drawing = new SceneDrawing(canvas, board(scene), place, style);
        scene.marks().forEach(drawing::mark);
    }

    /** Draws the board in gray, with marks that point at something in it. */
    public static void pointed(Canvas canvas, Scene scene, List<Mark> pointed, Rect place) {
        pointed(canvas, scene, pointed, place, BoardStyle.PLAIN);
    }

    /** Draws the board with marks that point at something in it. */
    public static void pointed(Canvas canvas, Scene scene, List<Mark> pointed, Rect place, BoardStyle style) {
        drawing(canvas, scene, List.of(), pointed, place, style);
    }

    /** Draws a solution in gray; cells that are set apart in the puzzle, such as clues, are gray. */
    public static void draw(Canvas canvas, Scene solution, Scene puzzle, Rect place) {
        draw(canvas, solution, puzzle, place, BoardStyle.PLAIN);
    }

    /** Draws a solution; cells that are set apart in the puzzle, such as clues, are gray. */
    public static void draw(Canvas canvas, Scene solution, Scene puzzle, Rect place, BoardStyle style) {
        drawing(canvas, solution, puzzle.marks(), List.of(), place, style);
    }

    /** Draws a position on the way to a solution, with marks; cells that are set apart in the puzzle are gray. */
    public static void pointed(
            Canvas canvas, Scene scene, Scene puzzle, List<Mark> pointed, Rect place, BoardStyle style) {
        drawing(canvas, scene, puzzle.marks(), pointed, place, style);
    }

    /**
     * The distance by which lines reach beyond the place of a board, in points.
     *
     * @param cell the side of its cells
     */
    public static double rim(double cell, BoardStyle style) {
        return line(STRONG, cell, style) / 2;
    }

    /** The greatest distance by which lines reach beyond the place of a board, in points. */
    public static double rim(BoardStyle style) {
        return rim(LARGE_CELL, style);
    }

    private static void drawing(
            Canvas canvas, Scene scene, List<Mark> below, List<Mark> pointed, Rect place, BoardStyle style) {
        SceneDrawing drawing = new SceneDrawing(canvas, board(scene), place, style);
        canvas.part(Role.FIGURE, BoardWords.of(scene, canvas.words()), () -> {
            for (Mark mark : below) {
                if (drawing.onBoard(mark)) {
                    drawing.shade(mark);
                }
            }
            pointed.stream().filter(drawing::onBoard).forEach(drawing::tint);
            scene.marks().stream().filter(drawing::onBoard).forEach(drawing::mark);
            pointed.stream().filter(drawing::onBoard).forEach(drawing::point);
        });
    }

    private boolean onBoard(Mark mark) {
        return switch (mark) {
            case Mark.Area(Box box, Ink _) -> holds(box);
            case Mark.Tile(Box box, Ink _) -> holds(box);
            case Mark.Disc(Box box, Ink _) -> holds(box);
            case Mark.Ring(Box box, Ink _) -> holds(box);
            case Mark.Dot(Box box, Ink _) -> holds(box);
            case Mark.Line(int x1, int y1, int x2, int y2, int _, Ink _) -> holds(x1 + x2, y1 + y2);
            case Mark.Glyph(Box box, String _, Ink _) -> holds(box);
            case Mark.Badge(Box box, String _, Ink _) -> holds(box);
            case Mark.Struck(Box box, String _, Ink _) -> holds(box);
            case Mark.Share share -> holds(share.box());
            case Mark.Label label -> holds(label.box());
            case Mark.Arrow arrow -> holds(arrow.from());
            case Mark.Path _ -> true;
        };
    }

    private boolean holds(Box box) {
        return holds(2 * box.x() + box.width(), 2 * box.y() + box.height());
    }

    /** Whether a point, in halves of a unit, lies on the board or its edge. */
    private boolean holds(int x2, int y2) {
        return 2 * board.x() <= x2
                && x2 <= 2 * (board.x() + board.width())
                && 2 * board.y() <= y2
                && y2 <= 2 * (board.y() + board.height());
    }

    private void mark(Mark mark) {
        switch (mark) {
            case Mark.Area(Box box, Ink ink) -> area(box, ink);
            case Mark.Tile(Box box, Ink ink) -> tile(box, ink);
            case Mark.Disc(Box box, Ink ink) -> {
                Rect at = rect(box);
                double radius = Math.min(at.width(), at.height()) / 2;
                piece(Outline.circle(at.middleX(), at.middleY(), radius), ink);
                sign(at, ink);
            }
            case Mark.Ring(Box box, Ink ink) -> {
                if (ink != Ink.FREE) {
                    canvas.stroke(Outline.rounded(rect(box), unit), 0, line(STRONG));
                }
            }
            case Mark.Dot(Box box, Ink ink) -> {
                Rect at = rect(box);
                if (ink.color() >= 0) {
                    ColorSymbol.draw(canvas, ink.color(), at.middleX(), at.middleY(), at.width() / 7, BLACK);
                } else if (ink == Ink.STRONG) {
                    canvas.fill(Outline.circle(at.middleX(), at.middleY(), at.width() * BADGE / 3), BLACK);
                } else if (ink != Ink.FREE) {
                    canvas.fill(Outline.circle(at.middleX(), at.middleY(), at.width() / 10), MIDDLE_GRAY);
                }
            }
            case Mark.Line line -> line(line);
            case Mark.Glyph(Box box, String text, Ink ink) -> glyph(box, text, ink);
            case Mark.Badge(Box box, String text, Ink ink) -> badge(box, text, ink);
            case Mark.Struck(Box box, String text, Ink ink) -> {
                badge(box, text, ink);
                Rect at = rect(box);
                canvas.stroke(Outline.segment(at.x(), at.bottom(), at.right(), at.y()), 0, line(THIN));
            }
            case Mark.Share share -> glyph(share.box().inset(2), share.text(), Ink.WORDS);
            case Mark.Label label -> glyph(label.box(), canvas.words().text(label.words()), label.ink());
            case Mark.Arrow(Box from, Box to, boolean strong, Ink _) -> arrow(rect(from), rect(to), strong);
            case Mark.Path path -> path(path);
        }
    }

    /** Draws a mark below the board's own marks: a pointed rectangle is seen through. */
    private void tint(Mark mark) {
        if (mark instanceof Mark.Area(Box box, Ink ink) && ink != Ink.BOARD) {
            canvas.fill(Outline.of(rect(box)), POINTED_GRAY);
        }
    }

    /** Draws a mark above the board's own marks. */
    private void point(Mark mark) {
        switch (mark) {
            case Mark.Area(Box box, Ink ink) -> {
                if (ink == Ink.BOARD) {
                    canvas.fill(Outline.of(rect(box)), 1);
                } else if (ink == Ink.CONFLICT || ink == Ink.BAD) {
                    cross(rect(box));
                }
            }
            case Mark.Ring(Box box, Ink ink) -> {
                Rect at = rect(box);
                boolean bad = ink == Ink.BAD || ink == Ink.CONFLICT;
                canvas.stroke(Outline.rounded(at, unit), bad ? MIDDLE_GRAY : 0, line(STRONG));
            }
            default -> mark(mark);
        }
    }

    /** A small cross in the upper right corner: not here. */
    private void cross(Rect at) {
        double side = Math.min(at.width(), at.height()) * 0.22;
        double right = at.right() - side * 0.4;
        double top = at.y() + side * 0.4;
        canvas.stroke(Outline.segment(right - side, top, right, top + side), 0, line(STRONG));
        canvas.stroke(Outline.segment(right - side, top + side, right, top), 0, line(STRONG));
    }

    /** A straight arrow between the edges of two places, black for what must be, gray for what cannot be. */
    private void arrow(Rect from, Rect to, boolean strong) {
        double across = to.middleX() - from.middleX();
        double down = to.middleY() - from.middleY();
        double length = Math.max(0.1, Math.hypot(across, down));
        double x = across / length;
        double y = down / length;
        double radius = from.width() / 2;
        double head = Math.min(from.width() * 0.4, Math.max(0, length - 2 * radius));
        double tipX = to.middleX() - x * radius;
        double tipY = to.middleY() - y * radius;
        double neckX = tipX - x * head;
        double neckY = tipY - y * head;
        double gray = strong ? 0 : MIDDLE_GRAY;
        canvas.stroke(
                Outline.segment(from.middleX() + x * radius, from.middleY() + y * radius, neckX, neckY),
                gray,
                line(THIN));
        canvas.fill(
                new Outline()
                        .move(tipX, tipY)
                        .line(neckX - y * head / 2, neckY + x * head / 2)
                        .line(neckX + y * head / 2, neckY - x * head / 2)
                        .close(),
                gray);
    }

    /** A band is gray; a line with gaps is drawn in pieces. */
    private void path(Mark.Path path) {
        List<Integer> points = path.points();
        for (int i = 0; i + 3 < points.size(); i += 2) {
            double fromX = x(points.get(i));
            double fromY = y(points.get(i + 1));
            double toX = x(points.get(i + 2));
            double toY = y(points.get(i + 3));
            switch (path.stroke()) {
                case THIN -> canvas.stroke(Outline.segment(fromX, fromY, toX, toY), 0, line(THIN));
                case BAND -> {
                    canvas.stroke(Outline.segment(fromX, fromY, toX, toY), COVER_GRAY, CELL / 3 * unit);
                    canvas.fill(Outline.circle(toX, toY, CELL / 6 * unit), COVER_GRAY);
                }
                case DASHED -> dashes(fromX, fromY, toX, toY);
            }
        }
    }

    private void dashes(double fromX, double fromY, double toX, double toY) {
        double length = Math.hypot(toX - fromX, toY - fromY);
        int pieces = Math.max(1, (int) Math.round(length / unit / 2));
        for (int i = 0; i < pieces; i++) {
            double from = (double) i / pieces;
            double to = from + 0.6 / pieces;
            canvas.stroke(
                    Outline.segment(
                            fromX + (toX - fromX) * from,
                            fromY + (toY - fromY) * from,
                            fromX + (toX - fromX) * to,
                            fromY + (toY - fromY) * to),
                    0,
                    line(THIN));
        }
    }

    private void shade(Mark mark) {
        if (mark instanceof Mark.Area(Box box, Ink ink) && ink == Ink.TRAY) {
            canvas.fill(Outline.of(rect(box)), COVER_GRAY);
        }
    }

    private void area(Box box, Ink ink) {
        switch (ink) {
            case BOARD, WELLS, BED, TRAY, FREE, CHOSEN, HINT, CONFLICT, GOOD, BAD -> {}
            case CLUE -> canvas.fill(Outline.of(rect(box)), CLUE_GRAY);
            case HUE_1, HUE_2, HUE_3, HUE_4, HUE_5, HUE_6, HUE_7, HUE_8 ->
                canvas.fill(Outline.of(rect(box)), inks.tint(ink));
            default -> canvas.fill(Outline.of(rect(box)), MIDDLE_GRAY);
        }
    }

    private void tile(Box box, Ink ink) {
        Rect at = rect(box);
        piece(Outline.rounded(at, Math.min(at.width(), at.height()) / 8), ink);
        if (ink == Ink.ANCHOR) {
            canvas.fill(ColorSymbol.diamond(at.middleX(), at.middleY(), at.width() * 0.35), inks.on(ink));
        } else {
            sign(at, ink);
        }
    }

    private void piece(Outline outline, Ink ink) {
        canvas.fill(outline, inks.face(ink));
        canvas.stroke(outline, 0, line(THIN));
    }

    private boolean lettered() {
        return CELL * unit >= LETTERED_CELL;
    }

    private void sign(Rect at, Ink ink) {
        if (ink.color() >= 0) {
            double left = lettered() ? at.width() * 0.15 : 0;
            ColorSymbol.draw(
                    canvas,
                    ink.color(),
                    at.middleX() - left,
                    at.middleY(),
                    at.height() * (lettered() ? 0.26 : 0.34),
                    inks.on(ink));
        }
    }

    private void line(Mark.Line line) {
        boolean strong = line.width() > 1;
        canvas.stroke(
                Outline.segment(x(line.x1()), y(line.y1()), x(line.x2()), y(line.y2())),
                0,
                line(strong ? STRONG : THIN));
    }

    private void glyph(Box box, String text, Ink ink) {
        Rect at = rect(box);
        if (ink.color() >= 0) {
            if (lettered()) {
                centered(
                        new Rect(at.x() + at.width() * 0.61, at.y(), at.width() * 0.39, at.height()),
                        text,
                        Face.WORDS,
                        Math.clamp(BoardStyle.LEAST_LETTERS / at.height(), 0.6, 0.68),
                        inks.on(ink));
            }
            return;
        }
        boolean small = ink == Ink.NOTE;
        boolean digit = text.length() == 1 || text.chars().allMatch(Character::isDigit);
        Face face = digit && !small && ink != Ink.WORDS ? style.digits() : Face.WORDS;
        double share = face == Face.WORDS ? 0.9 : 0.9 * style.digitSize();
        centered(at, text, face, share, Color.gray(small ? CLUE_GRAY : 0));
    }

    /** A text as high as this share of a rectangle, or as wide as that allows. */
    private void centered(Rect at, String text, Face face, double share, Color color) {
        int letters = Math.max(1, text.codePointCount(0, text.length()));
        double size = Math.min(at.height() * share, at.width() * 5 / (3 * letters));
        double left = at.middleX() - face.width(text, size) / 2;
        canvas.text(left, at.middleY() + size * face.halfDigit(), text, face, size, color);
    }

    private void badge(Box box, String text, Ink ink) {
        Rect at = rect(box);
        Outline ground = Outline.circle(at.middleX(), at.middleY(), Math.min(at.width(), at.height()) * BADGE);
        canvas.fill(ground, inks.face(ink));
        canvas.stroke(ground, 0, line(THIN));
        centered(at, text, Face.WORDS, 0.7, ink == Ink.NOTE ? Color.gray(CLUE_GRAY) : inks.on(ink));
    }

    private double line(double width) {
        return line(width, CELL * unit, style);
    }

    /** Strong lines are thinner where cells are small. */
    private static double line(double width, double cell, BoardStyle style) {
        return (THIN + (width - THIN) * Math.clamp(cell / LARGE_CELL, 0.5, 1)) * style.weight();
    }

    private double x(int at) {
        return place.x() + (at - board.x()) * unit;
    }

    private double y(int at) {
        return place.y() + (at - board.y()) * unit;
    }

    private Rect rect(Box box) {
        return new Rect(x(box.x()), y(box.y()), box.width() * unit, box.height() * unit);
    }

    /** Returns the parts beside the board that have pieces, one for each row. */
    static List<Scene.Part> beside(Scene scene) {
        return scene.parts().stream().filter(part -> !part.pieces().isEmpty()).toList();
    }
}
