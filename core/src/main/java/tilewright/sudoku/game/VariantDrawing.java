package tilewright.sudoku.game;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Drawing;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.model.NoteDrawing;
import tilewright.sudoku.model.Tint;
import tilewright.sudoku.rules.Constraint;

/** The picture of a position: the rules, givens on shaded ground, and notes in empty cells. A digit that breaks a rule is ringed. */
public final class VariantDrawing {

    /** The height of the sum of a cage, and of its line, above which no note stands. */
    private static final int SUM = 3;

    private VariantDrawing() {}

    /** Returns the picture. */
    public static Scene of(VariantBoard board, Message title) {
        BoardLayout layout = BoardLayout.of(board.rules());
        Scene.Builder scene = new Scene.Builder(layout.rows(), layout.columns());
        RuleDrawing rules = new RuleDrawing(board.rules(), layout, scene);
        scene.mark(new Mark.Area(layout.whole(), Ink.BOARD));
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.clue(cell) != 0) {
                scene.mark(new Mark.Area(layout.box(cell), Ink.TRAY));
            }
        }
        rules.below();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.tint(cell) != 0) {
                Drawing.tint(scene, layout.box(cell), Tint.of(board.tint(cell)));
            }
        }
        rules.above();
        for (int cell = 0; cell < board.cells(); cell++) {
            Value.Cell place = board.grid().place(cell);
            scene.spot(place.name(), layout.box(cell), GameMessages.place(place), content(board, cell));
            draw(board, cell, scene);
        }
        return scene.build(title);
    }

    private static void draw(VariantBoard board, int cell, Scene.Builder scene) {
        if (board.digit(cell) != 0) {
            Drawing.digit(board, cell, scene);
            return;
        }
        int center = board.notes(cell, Note.CENTER);
        int small = board.small(cell);
        if (center == 0) {
            Digits.list(small).forEach(one -> scene.mark(board.note(cell, one)));
            Digits.list(NoteDrawing.away(board, cell))
                    .forEach(one -> scene.mark(new Mark.Dot(noteBox(board, cell, one), Ink.NOTE)));
            return;
        }
        Box inside = inside(board, cell);
        int half = inside.height() / 2;
        if (small != 0) {
            Box upper = new Box(inside.x(), inside.y(), inside.width(), half);
            scene.mark(new Mark.Glyph(upper, Digits.text(small, ""), Ink.NOTE));
        }
        Box lower = new Box(inside.x(), inside.y() + half, inside.width(), inside.height() - half);
        scene.mark(new Mark.Glyph(lower, Digits.text(center, ""), Ink.NOTE));
    }

    /** The room for the notes of a cell. */
    private static Box inside(VariantBoard board, int cell) {
        Box box = board.box(cell);
        for (Constraint constraint : board.rules().constraints()) {
            if (constraint instanceof Constraint.Cage cage && cage.cells().contains(cell)) {
                int above = cage.cells().getFirst() == cell ? SUM : 1;
                return new Box(box.x() + 1, box.y() + above, box.width() - 2, box.height() - above - 1);
            }
        }
        return box;
    }

    /** The place of the note of a digit: row by row, as many in a row as rows, or one more. */
    static Box noteBox(VariantBoard board, int cell, int digit) {
        int columns = Math.max(3, 1 + (int) Math.sqrt(board.side() - 1));
        int rows = Math.max(2, (board.side() + columns - 1) / columns);
        Box inside = inside(board, cell);
        int width = inside.width() / columns;
        int height = Math.min(width, inside.height() / rows);
        int left = inside.x() + (inside.width() - width * columns) / 2;
        int top = inside.y() + (inside.height() - height * rows) / 2;
        return new Box(left + (digit - 1) % columns * width, top + (digit - 1) / columns * height, width, height);
    }

    /** Returns the content of a cell in words. */
    private static Message content(VariantBoard board, int cell) {
        List<Message> parts = new ArrayList<>();
        if (board.conflicting(cell)) {
            parts.add(GameMessages.breaksRule());
        }
        for (Constraint constraint : board.rules().constraints()) {
            if (constraint instanceof Constraint.Cage cage && cage.cells().contains(cell)) {
                parts.add(GameMessages.inCage(cage.sum()));
            } else if (constraint instanceof Constraint.Listed listed
                    && listed.cells().contains(cell)) {
                parts.add(GameMessages.partOf(constraint.title()));
            }
        }
        return Drawing.content(board, cell, parts);
    }
}
