package tilewright.sudoku.game;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.Tint;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GivenText;

/** The picture of a position: the rules, givens on shaded ground, and notes in empty cells. A digit that breaks a rule is ringed. */
public final class VariantDrawing {

    /** The sign of a color is so wide: it stands beside the notes. */
    private static final int CORNER = 2;

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
            if (board.given(cell) != 0) {
                scene.mark(new Mark.Area(layout.box(cell), Ink.TRAY));
            }
        }
        rules.below();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.tint(cell) != 0) {
                tint(scene, layout.box(cell), Tint.of(board.tint(cell)));
            }
        }
        rules.above();
        for (int cell = 0; cell < board.cells(); cell++) {
            Value.Cell place = board.grid().place(cell);
            scene.spot(place.name(), layout.box(cell), GameMessages.place(place), content(board, cell));
            draw(board, layout, cell, scene);
        }
        return scene.build(title);
    }

    /** Returns the box of a cell. */
    static Box box(VariantBoard board, int cell) {
        return BoardLayout.of(board.rules()).box(cell);
    }

    private static void tint(Scene.Builder scene, Box box, Tint tint) {
        scene.mark(new Mark.Area(box, tint.ink()));
        Box corner = new Box(box.x() + Scene.CELL - CORNER, box.y(), CORNER, CORNER);
        scene.mark(new Mark.Badge(corner, tint.sign(), tint.ink()));
    }

    private static void draw(VariantBoard board, BoardLayout layout, int cell, Scene.Builder scene) {
        Box box = layout.box(cell);
        int digit = board.digit(cell);
        if (digit != 0) {
            boolean broken = board.broken().get(cell);
            Ink ink = broken ? Ink.CONFLICT : board.given(cell) == 0 ? Ink.ENTRY : Ink.CLUE;
            scene.glyph(box.inset(2), GivenText.text(digit), ink);
            if (broken) {
                scene.mark(new Mark.Ring(box.inset(1), Ink.CONFLICT));
            }
            return;
        }
        int center = board.notes(cell, NoteKind.CENTER);
        int small = board.small(cell);
        if (center == 0) {
            DigitSet.list(small).forEach(one -> scene.mark(note(board, cell, one)));
            DigitSet.list(away(board, cell))
                    .forEach(one -> scene.mark(new Mark.Dot(noteBox(board, cell, one), Ink.NOTE)));
            return;
        }
        Box inside = inside(board, cell);
        int half = inside.height() / 2;
        if (small != 0) {
            Box upper = new Box(inside.x(), inside.y(), inside.width(), half);
            scene.mark(new Mark.Glyph(upper, DigitSet.text(small), Ink.NOTE));
        }
        Box lower = new Box(inside.x(), inside.y() + half, inside.width(), inside.height() - half);
        scene.mark(new Mark.Glyph(lower, DigitSet.text(center), Ink.NOTE));
    }

    private static int away(VariantBoard board, int cell) {
        return board.automatic() ? board.possible(cell) & board.notes(cell, NoteKind.REMOVED) : 0;
    }

    /** The room for the notes of a cell. */
    private static Box inside(VariantBoard board, int cell) {
        Box box = box(board, cell);
        for (Constraint constraint : board.rules().constraints()) {
            if (constraint instanceof Constraint.Cage cage && cage.cells().contains(cell)) {
                int above = cage.cells().getFirst() == cell ? SUM : 1;
                return new Box(box.x() + 1, box.y() + above, box.width() - 2, box.height() - above - 1);
            }
        }
        return box;
    }

    /** A note at its place in a cell. */
    static Mark note(VariantBoard board, int cell, int digit) {
        return new Mark.Glyph(noteBox(board, cell, digit), GivenText.text(digit), Ink.NOTE);
    }

    /** The place of the note of a digit: row by row, as many in a row as rows, or one more. */
    static Box noteBox(VariantBoard board, int cell, int digit) {
        int columns = Math.max(3, (int) Math.ceil(Math.sqrt(board.side())));
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
        int digit = board.digit(cell);
        if (digit == 0) {
            parts.add(GameMessages.empty());
            int small = board.small(cell);
            if (small != 0) {
                parts.add(
                        board.automatic()
                                ? GameMessages.candidates(Integer.bitCount(small), DigitSet.values(small))
                                : GameMessages.cornerNotes(Integer.bitCount(small), DigitSet.values(small)));
            }
            int center = board.notes(cell, NoteKind.CENTER);
            if (center != 0) {
                parts.add(GameMessages.centerNotes(Integer.bitCount(center), DigitSet.values(center)));
            }
            int away = away(board, cell);
            if (away != 0) {
                parts.add(GameMessages.takenAway(DigitSet.values(away)));
            }
        } else {
            Value.Digit value = new Value.Digit(digit);
            parts.add(board.given(cell) == 0 ? GameMessages.digit(value) : GameMessages.given(value));
            if (board.broken().get(cell)) {
                parts.add(GameMessages.breaksRule());
            }
        }
        for (Constraint constraint : board.rules().constraints()) {
            if (constraint instanceof Constraint.Cage cage && cage.cells().contains(cell)) {
                parts.add(GameMessages.inCage(cage.sum()));
            } else if (constraint instanceof Constraint.Listed listed
                    && listed.cells().contains(cell)) {
                parts.add(GameMessages.partOf(constraint.title()));
            }
        }
        if (board.tint(cell) != 0) {
            parts.add(GameMessages.colored(Tint.of(board.tint(cell)).words()));
        }
        return GameMessages.cell(parts);
    }
}
