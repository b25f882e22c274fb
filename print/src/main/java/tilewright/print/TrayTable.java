package tilewright.print;

import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Faces;
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

    /** Draws it; the height of the rectangle is its own. */
    void draw(Canvas canvas, Rect at, BoardStyle style, Faces faces) {
        if (!isEmpty()) {
            heads(canvas, at, style);
            rows(canvas, at, faces);
        }
    }

    private void heads(Canvas canvas, Rect at, BoardStyle style) {
        canvas.part(Role.COLUMN_HEAD, "", () -> {});
        PieceInks inks = new PieceInks(style.coloring());
        double slot = slot(at.width());
        List<Scene.Piece> kinds = parts.getFirst().pieces();
        for (int i = 0; i < kinds.size(); i++) {
            double x = at.x() + slot * (i + 1.5);
            double y = at.y() + slot * 0.5;
            Ink ink = kinds.get(i).ink();
            String text = kinds.get(i).text();
            canvas.part(Role.COLUMN_HEAD, "", () -> piece(canvas, inks, ink, text, x, y, slot));
        }
    }

    private static void piece(Canvas canvas, PieceInks inks, Ink ink, String text, double x, double y, double slot) {
        Outline piece = Outline.circle(x, y, slot * 0.36);
        if (inks.colored()) {
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

    private void rows(Canvas canvas, Rect at, Faces faces) {
        double slot = slot(at.width());
        double row = row(at.width());
        double top = at.y() + slot * 0.9;
        for (int i = 0; i < parts.size(); i++) {
            double baseline = top + row * (i + 0.72);
            double rule = top + row * i;
            canvas.part(
                    Role.ORNAMENT,
                    "",
                    () -> canvas.stroke(Outline.segment(at.x(), rule, at.x() + slot * columns(), rule), 0.5, LINE));
            String label = canvas.words().text(label(parts.get(i)));
            double letters = faces.words().fitting(label, slot * 0.42, slot * 0.95);
            canvas.part(Role.ROW_HEAD, "", () -> canvas.text(at.x(), baseline, label, faces.words(), letters, 0));
            List<Scene.Piece> pieces = parts.get(i).pieces();
            for (int j = 0; j < pieces.size(); j++) {
                int held = pieces.get(j).count();
                String count = held == 0 && player(parts.get(i)) ? "" : Integer.toString(held);
                double middle = at.x() + slot * (j + 1.5);
                canvas.part(
                        Role.CELL, "", () -> canvas.textAround(middle, baseline, count, faces.titles(), slot * 0.5, 0));
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
