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
 * the player took away. Center notes are one word in the middle third, and in those of 4 and 6 as far as they are free. Then a 5
 * makes room; all others stay where they are.
 */
public final class NoteDrawing {

    private static final int SIDE = Scene.CELL;
    private static final int THIRD = SIDE / 3;

    /** Maximum number of center notes per line. */
    private static final int LINE = 5;

    /** Maximum number of center notes in a third of a line. */
    private static final int SHORT = 2;

    private static final int MIDDLE = 5;

    /** The digits whose thirds a 5 takes to make room, the best first: the word may need the last two. */
    private static final List<Integer> ASIDE = List.of(8, 2, 7, 9, 1, 3, 4, 6);

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
        int staying = small & ~Digits.bit(MIDDLE);
        int aside = Digits.holds(small, MIDDLE) ? Digits.bit(aside(staying)) : 0;
        Digits.list(staying & ~aside).forEach(digit -> scene.mark(third(cell, digit)));
        if (aside != 0) {
            String text = Digits.text(Digits.bit(MIDDLE) | staying & aside, "");
            scene.mark(new Mark.Glyph(thirdBox(cell, Digits.first(aside)), text, Ink.NOTE));
        }
        center(cell, Digits.text(center, ""), staying | aside, scene);
    }

    /** The digit in whose third a 5 stands that makes room: the best that is free, else the best. */
    private static int aside(int staying) {
        return ASIDE.stream()
                .filter(digit -> !Digits.holds(staying, digit))
                .findFirst()
                .orElse(ASIDE.getFirst());
    }

    /** Returns the digits that were taken away from the automatic notes of a cell. */
    public static int away(DigitBoard<?> board, int cell) {
        return board.automatic() ? board.possible(cell) & board.notes(cell, Note.REMOVED) : 0;
    }

    /** Draws center notes in a cell in which the thirds of some digits are taken. */
    private static void center(int cell, String digits, int taken, Scene.Builder scene) {
        if (taken == 0 && digits.length() > LINE) {
            int half = (digits.length() + 1) / 2;
            scene.mark(glyph(cell, new Box(0, 2, SIDE, THIRD), digits.substring(0, half)));
            scene.mark(glyph(cell, new Box(0, 2 + THIRD, SIDE, THIRD), digits.substring(half)));
            return;
        }
        boolean fits = digits.length() <= SHORT;
        int left = fits || Digits.holds(taken, 4) ? THIRD : 0;
        int right = fits || Digits.holds(taken, 6) ? SIDE - THIRD : SIDE;
        scene.mark(glyph(cell, new Box(left, THIRD, right - left, THIRD), digits));
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
