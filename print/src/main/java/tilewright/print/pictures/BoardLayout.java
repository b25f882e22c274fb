package tilewright.print.pictures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;
import tilewright.text.Json;

/** A board as JSON for other programs: its cells, and all that is drawn. Lengths are points, from the upper left corner. */
final class BoardLayout {

    private static final int VERSION = 1;

    private final PictureStyle style;
    private final Map<String, Color> colors = new LinkedHashMap<>();

    private BoardLayout(PictureStyle style) {
        this.style = style;
    }

    /**
     * The layout of a board, and of its solution where there is one.
     *
     * @param id the share ID
     */
    static Json.Obj of(String id, BoardPicture picture, Optional<BoardPicture> solution, PictureStyle style) {
        BoardLayout layout = new BoardLayout(style);
        Paper size = style.paper(picture.board());
        Json.Obj board = layout.board(picture);
        Optional<Json.Obj> solved = solution.map(layout::board);
        Json.Obj all = Json.obj()
                .with("version", VERSION)
                .with("id", id)
                .with("title", picture.scene().title())
                .with("width", number(size.width()))
                .with("height", number(size.height()))
                .with("board", place(style.place(picture.board())))
                .with("colors", layout.colors())
                .withAll(board);
        return solved.map(it -> all.with("solution", it)).orElse(all);
    }

    private static Json.Obj place(Rect at) {
        return Json.obj()
                .with("x", number(at.x()))
                .with("y", number(at.y()))
                .with("width", number(at.width()))
                .with("height", number(at.height()));
    }

    private Json.Obj board(BoardPicture picture) {
        Box board = picture.board();
        Rect place = style.place(board);
        List<Json> cells = new ArrayList<>();
        for (Spot spot : picture.scene().spots()) {
            if (!spot.button() && inside(spot.box(), board)) {
                cells.add(cell(spot, picture.scene(), place(spot.box(), board, place)));
            }
        }
        List<Json> drawing = new ArrayList<>();
        DrawnItem.of(picture, style).forEach(item -> drawing.add(item(item)));
        return Json.obj().with("cells", new Json.Arr(cells)).with("drawing", new Json.Arr(drawing));
    }

    private static boolean inside(Box box, Box board) {
        return box.x() >= board.x()
                && box.y() >= board.y()
                && box.x() + box.width() <= board.x() + board.width()
                && box.y() + box.height() <= board.y() + board.height();
    }

    private static Rect place(Box box, Box board, Rect place) {
        double unit = place.width() / board.width();
        return new Rect(
                place.x() + (box.x() - board.x()) * unit,
                place.y() + (box.y() - board.y()) * unit,
                box.width() * unit,
                box.height() * unit);
    }

    /** A cell: its name, its place, what is in it in words, and the text and the kind of the piece or digit that fills it. */
    private static Json.Obj cell(Spot spot, Scene scene, Rect at) {
        Json.Obj cell = Json.obj().with("name", spot.id()).withAll(place(at)).with("words", spot.content());
        for (Mark mark : scene.marks()) {
            boolean fills = mark instanceof Mark.Glyph || mark instanceof Mark.Tile || mark instanceof Mark.Disc;
            Box box = box(mark);
            if (fills && mark.ink() != Ink.NOTE && inside(spot.box(), bigger(box))) {
                cell = cell.with("ink", name(mark.ink()));
                if (mark instanceof Mark.Glyph(Box _, String text, Ink _)) {
                    cell = cell.with("text", text);
                }
            }
        }
        return cell;
    }

    private static Box box(Mark mark) {
        return switch (mark) {
            case Mark.Glyph(Box box, String _, Ink _) -> box;
            case Mark.Tile(Box box, Ink _) -> box;
            case Mark.Disc(Box box, Ink _) -> box;
            default -> new Box(0, 0, 1, 1);
        };
    }

    /** A box with a rim of a third of a cell, as digits and pieces are smaller than their cells. */
    private static Box bigger(Box box) {
        return box.inset(-Scene.CELL / 3);
    }

    private static String name(Ink ink) {
        return ink.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private Json.Obj item(DrawnItem item) {
        Json.Obj drawn = switch (item) {
            case DrawnItem.Filled(List<Outline.Part> path, Color _) ->
                Json.obj().with("kind", "fill").with("path", Decimals.path(path));
            case DrawnItem.Drawn(List<Outline.Part> path, Color _, double width) -> {
                Json.Obj line = path.size() == 2
                                && path.getFirst() instanceof Outline.Move(double x1, double y1)
                                && path.getLast() instanceof Outline.Line(double x2, double y2)
                        ? Json.obj()
                                .with("kind", "line")
                                .with("x1", number(x1))
                                .with("y1", number(y1))
                                .with("x2", number(x2))
                                .with("y2", number(y2))
                        : Json.obj().with("kind", "stroke").with("path", Decimals.path(path));
                yield line.with("width", number(width));
            }
            case DrawnItem.Written text ->
                Json.obj()
                        .with("kind", "text")
                        .with("text", text.text())
                        .with("x", number(text.x()))
                        .with("baseline", number(text.baseline()))
                        .with("size", number(text.size()))
                        .with("length", number(text.length()))
                        .with("face", text.face().toString().toLowerCase(Locale.ROOT));
        };
        String color = Decimals.color(item.color());
        colors.putIfAbsent(color, item.color());
        return drawn.with("color", color);
    }

    private Json.Obj colors() {
        Json.Obj all = Json.obj();
        for (Map.Entry<String, Color> entry : colors.entrySet()) {
            Color color = entry.getValue();
            Json.Obj inks = Json.obj()
                    .with(
                            "cmyk",
                            new Json.Arr(List.of(
                                    number(color.cyan()),
                                    number(color.magenta()),
                                    number(color.yellow()),
                                    number(color.black()))));
            all = all.with(entry.getKey(), color.spot().isEmpty() ? inks : inks.with("spot", color.spot()));
        }
        return all;
    }

    private static Json number(double number) {
        return new Json.Num(Decimals.of(number));
    }
}
