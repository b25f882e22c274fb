package tilewright.sudoku.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.message.Value;

/**
 * The drawing of notes, and their words.
 *
 * <p>Corner notes and automatic ones stand each in its third of the cell, so that an eye finds them; a dot is in place of one that
 * the player took away. Center notes are one word, which has the middle row of thirds to itself: then 4, 5, and 6 of the others stand
 * below or above their place, and all others where they are.
 */
public final class NoteDrawing {

    private static final int SIDE = Scene.CELL;
    private static final int THIRD = SIDE / 3;

    /** Maximum number of center notes per line. */
    private static final int LINE = 5;

    /** Maximum number of center notes in a third of a line. */
    private static final int SHORT = 2;

    private NoteDrawing() {}

    /** Draws the notes of an empty cell. */
    static void draw(Board board, int cell, Scene.Builder scene) {
        int small = board.small(cell);
        int center = board.notes(cell, Note.CENTER);
        if (center == 0) {
            Digits.list(small).forEach(digit -> scene.mark(third(cell, digit)));
            Digits.list(away(board, cell)).forEach(digit -> scene.mark(new Mark.Dot(thirdBox(cell, digit), Ink.NOTE)));
            return;
        }
        for (int column = 0; column < 3; column++) {
            around(cell, small, column, scene);
        }
        center(cell, Digits.text(center, ""), small == 0, scene);
    }

    /** Draws the notes of a column of thirds without that in the middle: the one of the middle stands below, or above if that is taken. */
    private static void around(int cell, int small, int column, Scene.Builder scene) {
        int above = small & Digits.bit(1 + column);
        int middle = small & Digits.bit(4 + column);
        int below = small & Digits.bit(7 + column);
        boolean down = below == 0 || above != 0;
        third(cell, 1 + column, down ? above : above | middle, scene);
        third(cell, 7 + column, down ? below | middle : below, scene);
    }

    private static void third(int cell, int place, int digits, Scene.Builder scene) {
        if (digits != 0) {
            scene.mark(new Mark.Glyph(thirdBox(cell, place), Digits.text(digits, ""), Ink.NOTE));
        }
    }

    /** Returns the digits that were taken away from the automatic notes of a cell. */
    public static int away(DigitBoard<?> board, int cell) {
        return board.automatic() ? board.possible(cell) & board.notes(cell, Note.REMOVED) : 0;
    }

    /** Draws center notes in a cell, in two lines where it has no others. */
    private static void center(int cell, String digits, boolean alone, Scene.Builder scene) {
        if (alone && digits.length() > LINE) {
            int half = (digits.length() + 1) / 2;
            scene.mark(glyph(cell, new Box(0, 2, SIDE, THIRD), digits.substring(0, half)));
            scene.mark(glyph(cell, new Box(0, 2 + THIRD, SIDE, THIRD), digits.substring(half)));
            return;
        }
        boolean fits = digits.length() <= SHORT;
        scene.mark(glyph(cell, new Box(fits ? THIRD : 0, THIRD, fits ? THIRD : SIDE, THIRD), digits));
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

    /** Returns the notes of an empty cell in words, by their kinds. */
    static List<Message> words(DigitBoard<?> board, int cell) {
        List<Message> kinds = new ArrayList<>();
        add(board.small(cell), board.automatic() ? ModelMessages::candidates : ModelMessages::cornerNotes, kinds);
        add(board.notes(cell, Note.CENTER), ModelMessages::centerNotes, kinds);
        add(away(board, cell), (_, digits) -> ModelMessages.takenAway(digits), kinds);
        return kinds;
    }

    private static void add(int set, BiFunction<Number, List<Value.Digit>, Message> words, List<Message> kinds) {
        if (set != 0) {
            kinds.add(words.apply(Digits.size(set), Digits.values(set)));
        }
    }
}
