package tilewright.sudoku.model;

import tilewright.puzzle.Cells;
import tilewright.text.Cursor;

/** The texts of moves: a cell, a sign and digits. */
final class MoveText {

    private MoveText() {}

    static Move read(Cursor cursor) {
        if (cursor.skip(Text.AUTO)) {
            cursor.expect('=');
            boolean on = cursor.skip("on");
            if (!on && !cursor.skip("off")) {
                throw cursor.error(ModelMessages.expectedOnOrOff(cursor.found()));
            }
            return new Move.Automatic(on);
        }
        int cell = Cells.read(cursor, Houses.GRID);
        for (Note kind : Note.values()) {
            if (cursor.skip(kind.sign())) {
                return new Move.Mark(cell, kind, Text.readSet(cursor));
            }
        }
        if (cursor.skip(Text.TINT)) {
            return new Move.Color(cell, cursor.number(ModelMessages.theColor(), 0, Tint.COUNT));
        }
        if (!cursor.skip('=')) {
            throw cursor.error(ModelMessages.expectedMove(cursor.found()));
        }
        return cursor.skip('.') ? new Move.Erase(cell) : new Move.Place(cell, Text.readDigit(cursor, ""));
    }

    static void write(Move move, StringBuilder out) {
        out.append(move.cell() < 0 ? Text.AUTO : Houses.GRID.name(move.cell()));
        switch (move) {
            case Move.Place(int _, int digit) -> out.append('=').append(digit);
            case Move.Erase _ -> out.append("=.");
            case Move.Mark(int _, Note kind, int set) -> out.append(kind.sign()).append(Digits.text(set, ""));
            case Move.Color(int _, int tint) -> out.append(Text.TINT).append(tint);
            case Move.Automatic(boolean on) -> out.append(on ? "=on" : "=off");
        }
    }
}
