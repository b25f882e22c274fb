package tilewright.print;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Faces;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/**
 * Pages of tiles to cut out: of each kind as many as any of the puzzles needs for its solution. They are as large as on
 * the boards, unless that is larger than the page.
 */
final class TilePages {

    private static final double ABOUT = 20;
    private static final double LINE = BoardStyle.THINNEST;

    private final Map<Kind, Integer> counts = new TreeMap<>();

    /**
     * A kind of tile.
     *
     * @param text what is written on it; empty for nothing
     * @param length in cells, of the longer side
     * @param breadth in cells, of the shorter side
     */
    record Kind(Ink ink, String text, int length, int breadth) implements Comparable<Kind> {
        @Override
        public int compareTo(Kind other) {
            int byInk = ink.compareTo(other.ink);
            int byLength = byInk != 0 ? byInk : Integer.compare(length, other.length);
            return byLength != 0 ? byLength : text.compareTo(other.text);
        }

        /** The picture of one, which lies across or stands. */
        Scene scene(boolean upright) {
            Box box = upright ? Box.cells(0, 0, length, breadth) : Box.cells(0, 0, breadth, length);
            List<Mark> marks = new ArrayList<>(List.of(new Mark.Tile(box.inset(1), ink)));
            if (!text.isEmpty()) {
                marks.add(new Mark.Glyph(box.inset(3), text, ink));
            }
            return new Scene(box.width(), box.height(), Message.NONE, List.of(), marks);
        }
    }

    /** A tile in its place. */
    record Placed(Kind kind, boolean upright, Rect place) {}

    /** Takes the tiles of a puzzle into account. */
    void add(Printable puzzle) {
        Map<Kind, Integer> needed = new LinkedHashMap<>();
        puzzle.solution().ifPresent(solution -> {
            Box board = SceneDrawing.board(solution);
            Set<Mark> given = Set.copyOf(puzzle.scene().marks());
            for (Mark mark : solution.marks()) {
                if (mark instanceof Mark.Tile(Box box, Ink ink)
                        && box.y() < board.y() + board.height()
                        && !given.contains(mark)) {
                    needed.merge(kind(box, ink, solution), 1, Integer::sum);
                }
            }
        });
        needed.forEach((kind, count) -> counts.merge(kind, count, Math::max));
    }

    private static Kind kind(Box box, Ink ink, Scene scene) {
        int across = cells(box.width());
        int down = cells(box.height());
        Optional<String> text = scene.marks().stream()
                .filter(mark -> mark instanceof Mark.Glyph(Box at, String _, Ink _)
                        && at.x() >= box.x()
                        && at.y() >= box.y()
                        && at.x() + at.width() <= box.x() + box.width()
                        && at.y() + at.height() <= box.y() + box.height())
                .map(mark -> ((Mark.Glyph) mark).text())
                .findFirst();
        return new Kind(ink, text.orElse(""), Math.max(across, down), Math.min(across, down));
    }

    private static int cells(int length) {
        return (length + Scene.CELL - 1) / Scene.CELL;
    }

    boolean isEmpty() {
        return counts.isEmpty();
    }

    /**
     * The pages' drawings; none without tiles.
     *
     * @param body where tiles may lie
     * @param cell the side of a board's cell in points, more than 0
     */
    List<Page> pages(Rect body, double cell) {
        if (isEmpty()) {
            return List.of();
        }
        int longest = counts.keySet().stream().mapToInt(Kind::length).max().orElse(1);
        double side = Math.min(cell, Math.min(body.width(), body.height() - ABOUT) / longest);
        Rect table = new Rect(body.x(), body.y() + ABOUT, body.width(), body.height() - ABOUT);
        List<Page> pages = new ArrayList<>();
        TileTable tiles = new TileTable(table, side);
        for (Map.Entry<Kind, Integer> entry : counts.entrySet()) {
            for (int i = 0; i < entry.getValue(); i++) {
                if (!tiles.lay(entry.getKey())) {
                    pages.add(new Page(body, tiles.placed));
                    tiles = new TileTable(table, side);
                    tiles.lay(entry.getKey());
                }
            }
        }
        if (!tiles.placed.isEmpty()) {
            pages.add(new Page(body, tiles.placed));
        }
        return pages;
    }

    /** The cells of a page that tiles lie on: across as long as there is room, then upright in what is left. */
    private static final class TileTable {

        private final Rect place;
        private final double side;
        private final boolean[][] taken;
        private final List<Placed> placed = new ArrayList<>();

        TileTable(Rect place, double side) {
            this.place = place;
            this.side = side;
            taken = new boolean[(int) ((place.height() + LINE) / side)][(int) ((place.width() + LINE) / side)];
        }

        boolean lay(Kind kind) {
            return lay(kind, false) || kind.length() != kind.breadth() && lay(kind, true);
        }

        private boolean lay(Kind kind, boolean upright) {
            int rows = upright ? kind.length() : kind.breadth();
            int columns = upright ? kind.breadth() : kind.length();
            for (int row = 0; row + rows <= taken.length; row++) {
                for (int column = 0; column + columns <= taken[row].length; column++) {
                    if (free(row, column, rows, columns)) {
                        for (boolean[] line : Arrays.copyOfRange(taken, row, row + rows)) {
                            Arrays.fill(line, column, column + columns, true);
                        }
                        double x = place.x() + column * side;
                        double y = place.y() + row * side;
                        placed.add(new Placed(kind, upright, new Rect(x, y, columns * side, rows * side)));
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean free(int row, int column, int rows, int columns) {
            for (int i = row; i < row + rows; i++) {
                for (int j = column; j < column + columns; j++) {
                    if (taken[i][j]) {
                        return false;
                    }
                }
            }
            return true;
        }
    }

    /** A page of tiles, side by side, so that a cut goes along several. */
    record Page(Rect body, List<Placed> tiles) {

        Page {
            tiles = List.copyOf(tiles);
        }

        /** The places of the tiles. */
        List<Rect> places() {
            return tiles.stream().map(Placed::place).toList();
        }

        /** Draws it in gray. */
        void draw(Canvas canvas) {
            draw(canvas, BoardStyle.PLAIN, Faces.USUAL);
        }

        void draw(Canvas canvas, BoardStyle style, Faces faces) {
            String about = canvas.words().text(PrintMessages.cutOut());
            double size = faces.words().fitting(about, 9, body.width());
            canvas.part(Role.PARAGRAPH, "", () -> canvas.text(body.x(), body.y() + 9, about, faces.words(), size, 0));
            canvas.part(Role.FIGURE, canvas.words().text(PrintMessages.tilesToCut(tiles.size())), () -> {
                for (Placed tile : tiles) {
                    canvas.stroke(Outline.of(tile.place()), 0.5, LINE);
                    SceneDrawing.pieces(canvas, tile.kind().scene(tile.upright()), tile.place(), style);
                }
            });
        }
    }
}
