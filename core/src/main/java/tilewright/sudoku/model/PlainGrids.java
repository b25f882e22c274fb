package tilewright.sudoku.model;

import tilewright.puzzle.PlainTexts;

/** Grids of clues alone in 81 bytes: digits, and {@code .} or {@code 0} for an empty cell. */
public record PlainGrids() implements PlainTexts<Board> {

    @Override
    public int length() {
        return Houses.CELLS;
    }

    @Override
    public boolean at(byte[] bytes, int from) {
        int other = 0;
        for (int i = from; i < from + Houses.CELLS; i++) {
            int c = bytes[i];
            other |= c - '.' | '9' - c | (c ^ '/') - 1; // below zero for all others
        }
        return other >= 0;
    }

    @Override
    public Board read(byte[] bytes, int from) {
        int[] digits = new int[Houses.CELLS];
        read(bytes, from, digits);
        return Board.ofOwn(digits);
    }

    /** Reads the grid at a place where there is one: 81 digits, 0 for an empty cell. */
    public static void read(byte[] bytes, int from, int[] digits) {
        for (int i = 0; i < Houses.CELLS; i++) {
            digits[i] = Math.max(0, bytes[from + i] - '0');
        }
    }
}
