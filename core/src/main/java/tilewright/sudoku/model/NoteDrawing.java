package tilewright.sudoku.model;

import java.util.List;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;

/**
 * How notes are drawn and told.
 *
 * <p>Corner notes and automatic ones stand each in its third of the cell, so that an eye finds them; a dot is in place of one that
 * the player took away. Center notes are one word in the middle; then the others move to the upper and the lower edge.
 */
public final class NoteDrawing {

    private static final int SIDE = Scene.CELL;
    private static final int THIRD = SIDE / 3;

    /** So many center notes fit into a line. */
    private static final int LINE = 5;

    private NoteDrawing() {}

    /** Draws what an empty cell shows. */
    static void draw(Board board, int cell, Scene.Builder scene) {
        int small = board.small(cell);
        int center = board.notes(cell, Note.CENTER);
        if (center == 0) {
            Digits.list(small).forEach(digit -> scene.mark(third(cell, digit)));
            Digits.list(away(board, cell)).forEach(digit -> scene.mark(new Mark.Dot(thirdBox(cell, digit), Ink.NOTE)));
            return;
        }
        List<Integer> digits = Digits.list(small);
        int above = (digits.size() + 1) / 2;
        edge(cell, 0, digits.subList(0, above), scene);
        edge(cell, SIDE - THIRD, digits.subList(above, digits.size()), scene);
        center(cell, Digits.text(center, ""), small == 0, scene);
    }

    /** Those taken away that would be there else. */
    private static int away(Board board, int cell) {
        return board.automatic() ? board.possible(cell) & board.notes(cell, Note.REMOVED) : 0;
    }

    /** One at the left, two in the corners, more side by side. */
    private static void edge(int cell, int down, List<Integer> digits, Scene.Builder scene) {
        int width = Math.min(THIRD, SIDE / Math.max(1, digits.size()));
        for (int i = 0; i < digits.size(); i++) {
            int across = digits.size() == 2 ? i * (SIDE - THIRD) : i * SIDE / digits.size();
            scene.mark(glyph(cell, new Box(across, down, width, THIRD), String.valueOf(digits.get(i))));
        }
    }

    private static void center(int cell, String digits, boolean alone, Scene.Builder scene) {
        if (alone && digits.length() > LINE) {
            int half = (digits.length() + 1) / 2;
            scene.mark(glyph(cell, new Box(0, 2, SIDE, THIRD), digits.substring(0, half)));
            scene.mark(glyph(cell, new Box(0, 2 + THIRD, SIDE, THIRD), digits.substring(half)));
        } else {
            int height = alone ? THIRD + 2 : THIRD;
            scene.mark(glyph(cell, new Box(0, (SIDE - height) / 2, SIDE, height), digits));
        }
    }

    /** A note in its third of a cell. */
    public static Mark third(int cell, int digit) {
        return new Mark.Glyph(thirdBox(cell, digit), String.valueOf(digit), Ink.NOTE);
    }

    /** The third of a cell in which the note of a digit stands. */
    public static Box thirdBox(int cell, int digit) {
        return within(cell, new Box((digit - 1) % 3 * THIRD, (digit - 1) / 3 * THIRD, THIRD, THIRD));
    }

    private static Mark glyph(int cell, Box box, String text) {
        return new Mark.Glyph(within(cell, box), text, Ink.NOTE);
    }

    private static Box within(int cell, Box box) {
        Box whole = Drawing.box(cell);
        return new Box(whole.x() + box.x(), whole.y() + box.y(), box.width(), box.height());
    }

    /** What an empty cell shows, in words behind a comma; empty when it shows nothing. */
    static String label(Board board, int cell) {
        return part(board.automatic() ? "candidate" : "corner note", board.small(cell))
                + part("center note", board.notes(cell, Note.CENTER))
                + (away(board, cell) == 0 ? "" : ", taken away " + Digits.text(away(board, cell), " "));
    }

    private static String part(String word, int digits) {
        return digits == 0 ? "" : ", " + word + (Digits.size(digits) == 1 ? " " : "s ") + Digits.text(digits, " ");
    }
}
