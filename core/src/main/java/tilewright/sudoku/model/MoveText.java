package tilewright.sudoku.model;

import java.util.function.ToIntFunction;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.puzzle.Cells;
import tilewright.text.Cursor;
import tilewright.text.Format;

/**
 * The texts of moves: a cell, a sign and digits.
 *
 * @param grid whose cells are named
 * @param shape what is said of it
 * @param digit reads a digit
 * @param digits reads a set of {@link Digits}
 */
public record MoveText(Grid grid, Message shape, ToIntFunction<Cursor> digit, ToIntFunction<Cursor> digits)
        implements Format<Move> {

    /** The word for automatic notes. */
    public static final String AUTO = "auto";

    /** The sign before the colors of cells. */
    public static final char TINT = '~';

    @Override
    public Move read(Cursor cursor) {
        if (cursor.skip(AUTO)) {
            cursor.expect('=');
            boolean on = cursor.skip("on");
            if (!on && !cursor.skip("off")) {
                throw cursor.error(ModelMessages.expectedOnOrOff(cursor.found()));
            }
            return new Move.Automatic(on);
        }
        int cell = Cells.read(cursor, grid);
        for (Note kind : Note.values()) {
            if (cursor.skip(kind.sign())) {
                return new Move.Mark(cell, kind, digits.applyAsInt(cursor));
            }
        }
        if (cursor.skip(TINT)) {
            return new Move.Color(cell, cursor.number(ModelMessages.theColor(), 0, Tint.COUNT));
        }
        if (!cursor.skip('=')) {
            throw cursor.error(ModelMessages.expectedMove(cursor.found()));
        }
        return cursor.skip('.') ? new Move.Erase(cell) : new Move.Place(cell, digit.applyAsInt(cursor));
    }

    @Override
    public void write(Move move, StringBuilder out) {
        out.append(move.cell() < 0 ? AUTO : grid.name(move.cell()));
        switch (move) {
            case Move.Place(int _, int placed) -> out.append('=').append(new Value.Digit(placed).text());
            case Move.Erase _ -> out.append("=.");
            case Move.Mark(int _, Note kind, int set) -> out.append(kind.sign()).append(Digits.text(set, ""));
            case Move.Color(int _, int tint) -> out.append(TINT).append(tint);
            case Move.Automatic(boolean on) -> out.append(on ? "=on" : "=off");
        }
    }
}
