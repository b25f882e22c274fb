package tilewright.print.book;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.print.SceneDrawing;
import tilewright.print.book.Book.Figure;

/** The part of a figure in which small letters, such as notes, can be read, where they are too small in the whole. */
final class Closeup {

    /** The height of a note's letters, as a share of its box. */
    private static final double NOTE_SHARE = 0.7;

    private static final int LEAST_CELLS = 2;

    private Closeup() {}

    /**
     * The figure, or the square of whole cells of it that shows the first of its notes, and as many others as have room.
     *
     * @param width of the picture in points
     * @param least the size of the smallest letters
     */
    static Figure of(Figure figure, double width, double least) {
        Scene scene = figure.scene();
        Box board = SceneDrawing.board(scene);
        List<Box> notes = Stream.concat(scene.marks().stream(), figure.pointed().stream())
                .flatMap(mark -> note(mark).stream())
                .filter(note -> note.height() * NOTE_SHARE * width / board.width() < least)
                .toList();
        if (notes.isEmpty()) {
            return figure;
        }
        int lowest = notes.stream().mapToInt(Box::height).min().orElseThrow();
        double cell = Scene.CELL * least / (lowest * NOTE_SHARE);
        int cells = Math.max(LEAST_CELLS, (int) (width / cell));
        int rows = board.height() / Scene.CELL;
        int columns = board.width() / Scene.CELL;
        if (cells >= Math.max(rows, columns)) {
            return figure;
        }
        Box first = notes.getFirst();
        Box window = new Box(
                board.x() + begin((first.x() - board.x()) / Scene.CELL, cells, columns) * Scene.CELL,
                board.y() + begin((first.y() - board.y()) / Scene.CELL, cells, rows) * Scene.CELL,
                Math.min(cells, columns) * Scene.CELL,
                Math.min(cells, rows) * Scene.CELL);
        return new Figure(cut(scene, window), cut(figure.pointed(), window));
    }

    private static int begin(int cell, int cells, int all) {
        return Math.clamp((long) cell / cells * cells, 0, Math.max(0, all - cells));
    }

    private static Optional<Box> note(Mark mark) {
        return switch (mark) {
            case Mark.Glyph(Box box, String _, var ink) when ink == Ink.NOTE -> Optional.of(box);
            case Mark.Badge(Box box, String _, var _) -> Optional.of(box);
            case Mark.Struck(Box box, String _, var _) -> Optional.of(box);
            default -> Optional.empty();
        };
    }

    private static Scene cut(Scene scene, Box window) {
        return new Scene(
                scene.width(),
                scene.height(),
                scene.title(),
                scene.spots(),
                cut(scene.marks(), window),
                List.of(new Scene.Part("board", window, "", List.of())));
    }

    private static List<Mark> cut(List<Mark> marks, Box window) {
        return marks.stream().flatMap(mark -> cut(mark, window).stream()).toList();
    }

    /** Lines and areas end at the window; all else is in it or out of it. */
    private static Optional<Mark> cut(Mark mark, Box window) {
        int right = window.x() + window.width();
        int bottom = window.y() + window.height();
        return switch (mark) {
            case Mark.Line(int x1, int y1, int x2, int y2, int width, var ink) -> {
                Mark.Line line = new Mark.Line(
                        Math.clamp(x1, window.x(), right),
                        Math.clamp(y1, window.y(), bottom),
                        Math.clamp(x2, window.x(), right),
                        Math.clamp(y2, window.y(), bottom),
                        width,
                        ink);
                boolean across = y1 == y2 && y1 == line.y1() && line.x1() != line.x2();
                boolean down = x1 == x2 && x1 == line.x1() && line.y1() != line.y2();
                yield across || down ? Optional.of(line) : Optional.empty();
            }
            case Mark.Area(Box box, var ink) -> common(box, window).map(common -> new Mark.Area(common, ink));
            case Mark.Arrow arrow ->
                holds(window, arrow.from()) && holds(window, arrow.to()) ? Optional.of(mark) : Optional.empty();
            case Mark.Path path -> holds(window, path.points()) ? Optional.of(mark) : Optional.empty();
            case Mark.Tile(Box box, var _) -> in(mark, box, window);
            case Mark.Disc(Box box, var _) -> in(mark, box, window);
            case Mark.Ring(Box box, var _) -> in(mark, box, window);
            case Mark.Dot(Box box, var _) -> in(mark, box, window);
            case Mark.Glyph(Box box, String _, var _) -> in(mark, box, window);
            case Mark.Badge(Box box, String _, var _) -> in(mark, box, window);
            case Mark.Struck(Box box, String _, var _) -> in(mark, box, window);
            case Mark.Share share -> in(mark, share.box(), window);
            case Mark.Label label -> in(mark, label.box(), window);
        };
    }

    private static Optional<Mark> in(Mark mark, Box box, Box window) {
        return holds(window, box) ? Optional.of(mark) : Optional.empty();
    }

    /** Whether all points, x and y in turn, are in a window. */
    private static boolean holds(Box window, List<Integer> points) {
        boolean all = true;
        for (int i = 0; i < points.size(); i += 2) {
            all &= common(new Box(points.get(i), points.get(i + 1), 1, 1), window)
                    .isPresent();
        }
        return all;
    }

    private static boolean holds(Box window, Box box) {
        return common(box, window).equals(Optional.of(box));
    }

    private static Optional<Box> common(Box one, Box other) {
        int left = Math.max(one.x(), other.x());
        int top = Math.max(one.y(), other.y());
        int width = Math.min(one.x() + one.width(), other.x() + other.width()) - left;
        int height = Math.min(one.y() + one.height(), other.y() + other.height()) - top;
        return width < 1 || height < 1 ? Optional.empty() : Optional.of(new Box(left, top, width, height));
    }
}
