package tilewright.print;

import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/** The pieces beside a board as a table: a column for each kind of piece, a row for each tray or pile. */
final class TrayTable {

    private static final double LINE = BoardStyle.THINNEST;

    /** Trays are named by the numbers of their players. */
    private static final String TRAY = "tray-";

    private final List<Scene.Part> parts;

    TrayTable(Scene scene) {
        parts = SceneDrawing.beside(scene);
    }

    boolean isEmpty() {
        return parts.isEmpty();
    }

    private int columns() {
        return parts.getFirst().pieces().size() + 1;
    }

    /** Returns its height in points when it has this width. */
    double height(double width) {
        return isEmpty() ? 0 : slot(width) * 0.9 + parts.size() * row(width);
    }

    private double slot(double width) {
        return Math.min(width / columns(), 22);
    }

    private double row(double width) {
        return slot(width) * 0.75;
    }

    /** Draws it in gray; the height of the rectangle is its own. */
    void draw(Canvas canvas, Rect at) {
        draw(canvas, at, BoardStyle.PLAIN);
    }

    /** Draws it; the height of the rectangle is its own. */
    void draw(Canvas canvas, Rect at, BoardStyle style) {
        if (!isEmpty()) {
            canvas.part(Role.PARAGRAPH, "", () -> rows(canvas, at, style));
        }
    }

    private void rows(Canvas canvas, Rect at, BoardStyle style) {
        PieceInks inks = new PieceInks(style.coloring());
        double slot = slot(at.width());
        double row = row(at.width());
        double top = at.y() + slot * 0.9;
        List<Scene.Piece> kinds = parts.getFirst().pieces();
        for (int i = 0; i < kinds.size(); i++) {
            double x = at.x() + slot * (i + 1.5);
            double y = at.y() + slot * 0.5;
            Ink ink = kinds.get(i).ink();
            String text = kinds.get(i).text();
            Outline piece = Outline.circle(x, y, slot * 0.36);
            if (style.coloring() != Coloring.GRAY) {
                canvas.fill(piece, inks.face(ink));
            }
            canvas.stroke(piece, 0, LINE);
            if (ink.color() >= 0) {
                ColorSymbol.draw(canvas, ink.color(), x - slot * 0.15, y, slot * 0.15, inks.on(ink));
            }
            double size = slot * 0.42;
            double left = x + slot * 0.17 - Face.WORDS.width(text, size) / 2;
            canvas.text(left, y + slot * 0.15, text, Face.WORDS, size, inks.on(ink));
        }
        for (int i = 0; i < parts.size(); i++) {
            double baseline = top + row * (i + 0.72);
            canvas.stroke(Outline.segment(at.x(), top + row * i, at.x() + slot * columns(), top + row * i), 0.5, LINE);
            String label = canvas.words().text(label(parts.get(i)));
            canvas.text(at.x(), baseline, label, Face.WORDS, Face.WORDS.fitting(label, slot * 0.42, slot * 0.95), 0);
            List<Scene.Piece> pieces = parts.get(i).pieces();
            for (int j = 0; j < pieces.size(); j++) {
                int held = pieces.get(j).count();
                String count = held == 0 && player(parts.get(i)) ? "" : Integer.toString(held);
                canvas.textAround(at.x() + slot * (j + 1.5), baseline, count, Face.FIGURES, slot * 0.5, 0);
            }
        }
    }

    /** Whether a part is a player's: where he has nothing yet, there is room to write. */
    private static boolean player(Scene.Part part) {
        return part.name().startsWith(TRAY);
    }

    private static Message label(Scene.Part part) {
        return player(part) ? PrintMessages.player(part.name().substring(TRAY.length())) : PrintMessages.left();
    }
}
