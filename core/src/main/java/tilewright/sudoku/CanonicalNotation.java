package tilewright.sudoku;

import tilewright.text.Cursor;

/** The clues of the smallest isomorph. {@link Text#POSITIONS} reads it. */
final class CanonicalNotation implements Notation {

    @Override
    public String id() {
        return "canonical";
    }

    @Override
    public String about() {
        return "the smallest of all puzzles that are the same, for comparing";
    }

    @Override
    public boolean faithful() {
        return false;
    }

    @Override
    public boolean knows(String text) {
        return false;
    }

    @Override
    public Board read(Cursor cursor) {
        return Text.POSITIONS.read(cursor);
    }

    @Override
    public String write(Board position) {
        return Canonical.of(position).board().toString();
    }
}
