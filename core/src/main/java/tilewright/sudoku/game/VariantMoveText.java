package tilewright.sudoku.game;

import tilewright.puzzle.Cells;
import tilewright.sudoku.model.Tint;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.Variant;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.Format;

/** The texts of moves: those of classic Sudoku, with capital letters for digits from 10 on. */
public final class VariantMoveText {

    static final String AUTO = "auto";
    static final char TINT = '~';

    /** The form of all moves. */
    public static final Format<VariantMove> MOVES = Format.of(
            "r1c3=4 sets a digit, r1c3=. erases, r1c3?4 notes in a corner, r1c3!4 in the center, r1c3x4 takes away an "
                    + "automatic note, r1c3~4 colors the cell, auto=on or auto=off; A is 10",
            VariantMoveText::read,
            VariantMoveText::write);

    private VariantMoveText() {}

    private static VariantMove read(Cursor cursor) {
        if (cursor.skip(AUTO)) {
            cursor.expect('=');
            boolean on = cursor.skip("on");
            if (!on && !cursor.skip("off")) {
                throw cursor.error(GameMessages.expectedOnOrOff(cursor.found()));
            }
            return new VariantMove.Automatic(on);
        }
        int cell = Cells.read(cursor, VariantMove.LARGEST);
        for (NoteKind kind : NoteKind.values()) {
            if (cursor.skip(kind.sign())) {
                return new VariantMove.Mark(cell, kind, DigitSet.read(cursor));
            }
        }
        if (cursor.skip(TINT)) {
            return new VariantMove.Color(cell, cursor.number(GameMessages.theColor(), 0, Tint.COUNT));
        }
        if (!cursor.skip('=')) {
            throw cursor.error(GameMessages.expectedMove(cursor.found()));
        }
        return cursor.skip('.') ? new VariantMove.Erase(cell) : new VariantMove.Place(cell, readDigit(cursor));
    }

    /** Reads a digit as a letter or as a number. */
    private static int readDigit(Cursor cursor) {
        if (Ascii.isDigit(cursor.peek())) {
            return cursor.number(GameMessages.theDigit(), 1, Variant.MOST_SIDE);
        }
        int digit = DigitSet.digit(cursor.peek());
        if (digit == 0) {
            throw cursor.error(GameMessages.expectedDigit(cursor.found()));
        }
        cursor.next();
        return digit;
    }

    private static void write(VariantMove move, StringBuilder out) {
        out.append(move.cell() < 0 ? AUTO : VariantMove.LARGEST.name(move.cell()));
        switch (move) {
            case VariantMove.Place(int _, int digit) -> out.append('=').append(GivenText.text(digit));
            case VariantMove.Erase _ -> out.append("=.");
            case VariantMove.Mark(int _, NoteKind kind, int set) ->
                out.append(kind.sign()).append(DigitSet.text(set));
            case VariantMove.Color(int _, int tint) -> out.append(TINT).append(tint);
            case VariantMove.Automatic(boolean on) -> out.append(on ? "=on" : "=off");
        }
    }
}
