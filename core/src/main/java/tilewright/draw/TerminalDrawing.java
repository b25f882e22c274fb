package tilewright.draw;

import java.util.List;
import tilewright.message.Message;
import tilewright.message.Words;

/**
 * Draws scenes with characters. A cell is 3 characters wide and 1 high inside, or 7 and 3 where a scene has small print;
 * cells share the lines between them.
 *
 * <p>Pure functions; every line of a drawing is equally wide and ends with a line break. Blank lines at the end are left
 * out.
 */
public final class TerminalDrawing {

    /** The abilities of a terminal. */
    public enum Style {
        /** 256 colors by escape sequences, which end with each line; symbols as well. */
        COLOR,
        /** Unicode without escape sequences; everything has a symbol of its own. */
        PLAIN,
        /** The characters of ASCII only. */
        ASCII
    }

    private static final String ESCAPE = "\u001b[";
    /** Texts lower than this are small print, such as the notes in a cell. */
    private static final int SMALL = Scene.CELL / 2;

    private final Scene scene;
    private final Words words;
    private final Style style;
    private final Scale scale;
    private final Raster raster;

    private TerminalDrawing(Scene scene, Style style, Scale scale, Words words) {
        this.words = words;
        this.scene = scene;
        this.style = style;
        this.scale = scale;
        raster = new Raster(scale.rows(scene.height()), scale.columns(scene.width()));
    }

    /** A drawing of a scene in English. */
    public static String write(Scene scene, Style style) {
        return write(scene, style, Words.ENGLISH);
    }

    /** A drawing of a scene. */
    public static String write(Scene scene, Style style, Words words) {
        return usual(scene, style, words).getFirst().lines(EdgeLabels.NONE);
    }

    /** The drawings of a window that is wide enough, the best one first. */
    private static List<TerminalDrawing> usual(Scene scene, Style style, Words words) {
        TerminalDrawing fine = new TerminalDrawing(scene, style, Scale.FINE, words);
        TerminalDrawing coarse = new TerminalDrawing(scene, style, Scale.COARSE, words);
        fine.marks();
        coarse.marks();
        boolean roomNeeded = smallPrint(scene) || coarse.raster.overlaps() > fine.raster.overlaps();
        return roomNeeded ? List.of(fine, coarse) : List.of(coarse);
    }

    /**
     * A drawing with the names of rows and columns at its edge.
     *
     * @param text the lines, the first of them with the names of columns
     * @param columns characters in the longest line
     */
    public record Labeled(String text, int columns) {}

    /**
     * A drawing with names of rows and columns, such as {@code r1} and {@code c3}, as large as fits into some columns,
     * or the smallest one when none fits.
     */
    public static Labeled labeled(Scene scene, Style style, Words words, int columns) {
        for (TerminalDrawing drawing : usual(scene, style, words)) {
            EdgeLabels labels = EdgeLabels.of(scene, drawing.scale);
            if (labels.width() + drawing.raster.columns <= columns) {
                return drawing.labeled(labels);
            }
        }
        TerminalDrawing tight = new TerminalDrawing(scene, style, Scale.TIGHT, words);
        tight.marks();
        return tight.labeled(EdgeLabels.of(scene, Scale.TIGHT));
    }

    private Labeled labeled(EdgeLabels labels) {
        return new Labeled(labels.head() + lines(labels), labels.width() + raster.columns);
    }

    private static boolean smallPrint(Scene scene) {
        return scene.marks().stream().anyMatch(mark -> switch (mark) {
            case Mark.Glyph(Box box, String _, Ink _) -> box.height() < SMALL;
            case Mark.Label(Box box, Message _, Ink _) -> box.height() < SMALL;
            case Mark.Badge(Box box, String _, Ink _) -> box.height() < SMALL;
            case Mark.Struck(Box box, String _, Ink _) -> box.height() < SMALL;
            default -> false;
        });
    }

    private void marks() {
        List<Mark> marks = scene.marks();
        for (int i = 0; i < marks.size(); i++) {
            switch (marks.get(i)) {
                case Mark.Area(Box box, Ink ink) -> area(box, ink);
                case Mark.Tile(Box box, Ink ink) -> tile(box, ink, Fill.lettered(box, marks, i));
                case Mark.Disc(Box box, Ink ink) -> disc(box, ink, Fill.lettered(box, marks, i));
                case Mark.Ring(Box box, Ink ink) -> brackets(box, ink);
                case Mark.Dot(Box box, Ink ink) ->
                    raster.set(scale.middleRow(box), scale.middleColumn(box), Symbol.dot(ink), ink);
                case Mark.Line line -> line(line);
                case Mark.Glyph(Box box, String text, Ink ink) -> glyph(box, text, ink);
                case Mark.Label(Box box, Message label, Ink ink) -> glyph(box, words.text(label), ink);
                case Mark.Share share -> glyph(share.box(), share.words(), Ink.WORDS);
                case Mark.Badge(Box box, String text, Ink ink) -> badge(box, text, ink);
                case Mark.Struck(Box box, String text, Ink ink) -> struck(box, text, ink);
                // no room; the words explain it
                case Mark.Arrow _ -> {}
                case Mark.Path _ -> {} // below, where all else left room
            }
        }
        for (Mark mark : marks) {
            if (mark instanceof Mark.Path(List<Integer> points, Mark.Stroke stroke, Ink ink)) {
                if (stroke == Mark.Stroke.DASHED && scale == Scale.FINE) {
                    for (int i = 0; i + 3 < points.size(); i += 2) {
                        dashes(points.get(i), points.get(i + 1), points.get(i + 2), points.get(i + 3), ink);
                    }
                } else if (ink == Ink.CLUE && points.size() == 4) {
                    direction(points.get(0), points.get(1), points.get(2), points.get(3), ink);
                }
            }
        }
    }

    /** The direction of an arrow beside a number, where there is room for it: behind the number, or before it. */
    private void direction(int x1, int y1, int x2, int y2, Ink ink) {
        int row = scale.rowInside(y1);
        int behind = scale.columnInside(x1);
        int before = behind;
        while (!raster.free(row, behind) && raster.holds(row, behind)) {
            behind++;
        }
        while (!raster.free(row, before) && raster.holds(row, before)) {
            before--;
        }
        int place = x2 > x1 && raster.blank(row, behind) || !raster.blank(row, before) ? behind : before;
        if (raster.blank(row, place)) {
            raster.set(row, place, Symbol.arrow(x2 > x1, y2 > y1), ink);
        }
    }

    /** A line across or down inside the cells that it runs through, such as a side of a cage. */
    private void dashes(int x1, int y1, int x2, int y2, Ink ink) {
        int left = scale.columnInside(Math.min(x1, x2));
        int right = scale.columnInside(Math.max(x1, x2));
        int top = scale.rowInside(Math.min(y1, y2));
        int bottom = scale.rowInside(Math.max(y1, y2));
        boolean across = y1 == y2;
        if (across || x1 == x2) {
            for (int row = top; row <= bottom; row++) {
                for (int column = left; column <= right; column++) {
                    if (raster.blank(row, column)) {
                        raster.set(row, column, across ? Symbol.DASH_ACROSS : Symbol.DASH_DOWN, ink);
                    }
                }
            }
        }
    }

    private int ground(Ink ink) {
        return style == Style.COLOR && TerminalColor.grounds(ink) ? ink.ordinal() : Raster.NONE;
    }

    private void area(Box box, Ink ink) {
        int[] inside = scale.inside(box);
        if (ink.color() >= 0) {
            return; // a letter tells which color it is
        }
        if (!Fill.signal(ink)) {
            raster.cover(inside, ground(ink));
        } else if (style == Style.COLOR) {
            raster.shade(inside, ink.ordinal());
        } else {
            brackets(box, ink);
        }
    }

    private void tile(Box box, Ink ink, boolean lettered) {
        int[] inside = scale.inside(box);
        raster.cover(inside, ground(ink));
        if (!Scale.small(box)) {
            int left = scale.column(box.x());
            int right = scale.column(box.x() + box.width());
            int top = scale.row(box.y());
            int bottom = scale.row(box.y() + box.height());
            raster.clearLines(left, top, right, bottom);
            raster.horizontal(top, left, right, 2, Ink.STRONG);
            raster.horizontal(bottom, left, right, 2, Ink.STRONG);
            raster.vertical(left, top, bottom, 2, Ink.STRONG);
            raster.vertical(right, top, bottom, 2, Ink.STRONG);
        }
        piece(box, inside, ink, lettered);
    }

    private void disc(Box box, Ink ink, boolean lettered) {
        int[] inside = scale.inside(box);
        raster.cover(inside, ground(ink));
        piece(box, inside, ink, lettered);
        if (style != Style.COLOR && inside[0] < inside[2]) {
            raster.set(scale.middleRow(box), inside[0], '(', ink);
            raster.set(scale.middleRow(box), inside[2], ')', ink);
        }
    }

    /** Makes a piece known without color: by its texture, and by a symbol unless it bears a glyph. */
    private void piece(Box box, int[] inside, Ink ink, boolean lettered) {
        if (ink == Ink.COVER && style != Style.COLOR) {
            for (int row = inside[1]; row <= inside[3]; row++) {
                for (int column = inside[0]; column <= inside[2]; column++) {
                    raster.set(row, column, '░', ink);
                }
            }
        }
        if (Symbol.piece(ink) != 0 && !lettered) {
            raster.set(scale.middleRow(box), scale.middleColumn(box), Symbol.piece(ink), ink);
        }
        if (Fill.signal(ink)) {
            brackets(box, ink);
        }
    }

    /** Sets brackets left and right of what is in a box, once in each row of cells. */
    private void brackets(Box box, Ink ink) {
        int[] inside = scale.inside(box);
        int left = inside[0];
        int right = inside[2];
        if (left == right) {
            left--;
            right++;
        }
        int rows = Math.max(1, box.height() / Scene.CELL);
        for (int i = 0; i < rows; i++) {
            int y = box.y() + box.height() * i / rows;
            int row = scale.middleRow(new Box(box.x(), y, box.width(), Math.max(1, box.height() / rows)));
            raster.set(row, left, Symbol.left(ink), ink);
            raster.set(row, right, Symbol.right(ink), ink);
        }
    }

    private void line(Mark.Line line) {
        int left = scale.column(Math.min(line.x1(), line.x2()));
        int right = scale.column(Math.max(line.x1(), line.x2()));
        int top = scale.row(Math.min(line.y1(), line.y2()));
        int bottom = scale.row(Math.max(line.y1(), line.y2()));
        int width = Math.max(1, Math.min(2, line.width()));
        if (top == bottom) {
            raster.horizontal(top, left, right, width, line.ink());
        } else if (left == right) {
            raster.vertical(left, top, bottom, width, line.ink());
        }
    }

    /** Writes a text; one that points at something, or that small print might be mistaken for, is set off. */
    private void glyph(Box box, String text, Ink ink) {
        int row = scale.middleRow(box);
        int middle = scale.middleColumn(box);
        int letters = Raster.width(text);
        int before = middle - (letters - 1) / 2 - 1;
        int behind = before + letters + 1;
        boolean small = box.height() < SMALL;
        raster.write(row, middle, text, ink);
        if (Fill.signal(ink)) {
            setOff(row, behind, Symbol.right(ink), ink);
            if (!small) {
                setOff(row, before, Symbol.left(ink), ink);
            }
        } else if (scale == Scale.FINE && !small && letters == 1) {
            setOff(row, before, Symbol.BEFORE_LARGE, ink);
            setOff(row, behind, Symbol.BEHIND_LARGE, ink);
        }
    }

    /** Writes the text of a disc, or a ring for one without. */
    private void badge(Box box, String text, Ink ink) {
        if (text.isEmpty()) {
            raster.set(scale.middleRow(box), scale.middleColumn(box), Symbol.RING, ink);
        } else {
            glyph(box, text, ink);
        }
    }

    /** Writes a text that goes, with a sign behind it. */
    private void struck(Box box, String text, Ink ink) {
        int row = scale.middleRow(box);
        int middle = scale.middleColumn(box);
        int letters = Raster.width(text);
        raster.write(row, middle, text, ink);
        raster.set(row, middle - (letters - 1) / 2 + letters, Symbol.STRUCK, ink);
    }

    private void setOff(int row, int column, int codePoint, Ink ink) {
        if (raster.free(row, column)) {
            raster.set(row, column, codePoint, ink);
        }
    }

    private String lines(EdgeLabels labels) {
        StringBuilder out = new StringBuilder();
        int rows = raster.filledRows();
        for (int row = 0; row < rows; row++) {
            String color = "";
            out.append(labels.row(row));
            for (int place = row * raster.columns; place < (row + 1) * raster.columns; place++) {
                boolean line = raster.character[place] == 0;
                String wanted = style == Style.COLOR
                        ? TerminalColor.of(raster.ground[place], line ? raster.lineInk[place] : raster.ink[place])
                        : "";
                if (!wanted.equals(color)) {
                    out.append(ESCAPE).append(wanted.isEmpty() || color.isEmpty() ? wanted : "0;" + wanted);
                    out.append('m');
                    color = wanted;
                }
                if (style == Style.ASCII || !raster.behindWide(place)) {
                    out.appendCodePoint(line ? junction(raster.junction[place]) : character(place));
                }
            }
            out.append(color.isEmpty() ? "\n" : ESCAPE + "m\n");
        }
        return out.toString();
    }

    private char junction(int junction) {
        return style == Style.ASCII ? Junction.ascii(junction) : Junction.box(junction);
    }

    private int character(int place) {
        int codePoint = raster.character[place];
        if (style == Style.ASCII) {
            return Symbol.ascii(codePoint);
        }
        return raster.behindWide(place + 1) ? codePoint : Symbol.narrow(codePoint);
    }
}
