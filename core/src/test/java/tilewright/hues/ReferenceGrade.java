package tilewright.hues;

/** Grades by the rules word for word: cells with one legal color, then colors whose tiles all ways to lay them need. */
final class ReferenceGrade {

    private final byte[] colors;

    private ReferenceGrade(Board board) {
        colors = board.colors();
    }

    static Grade of(Board board) {
        ReferenceGrade grade = new ReferenceGrade(board);
        boolean packed = false;
        while (!grade.full()) {
            if (grade.fillCell()) {
                continue;
            }
            if (!grade.fillColor()) {
                return Grade.HARD;
            }
            packed = true;
        }
        return packed ? Grade.MEDIUM : Grade.EASY;
    }

    private boolean full() {
        for (byte color : colors) {
            if (color < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether a tile may be laid, ninth tiles of a color included in what may not. */
    private boolean legal(int cell, int color) {
        if (colors[cell] >= 0) {
            return false;
        }
        colors[cell] = (byte) color;
        boolean legal = ReferenceSearch.legal(colors);
        colors[cell] = -1;
        return legal;
    }

    private boolean fillCell() {
        for (int cell = 0; cell < 64; cell++) {
            int only = -1;
            int number = 0;
            for (int color = 0; color < 8; color++) {
                if (legal(cell, color)) {
                    only = color;
                    number++;
                }
            }
            if (number == 1) {
                colors[cell] = (byte) only;
                return true;
            }
        }
        return false;
    }

    private boolean fillColor() {
        for (int color = 0; color < 8; color++) {
            int left = 8;
            for (byte laid : colors) {
                left -= laid == color ? 1 : 0;
            }
            long needed = left == 0 ? 0 : needed(color, left, 0, 0, -1L);
            if (needed != 0 && needed != -1L) {
                colors[Long.numberOfTrailingZeros(needed)] = (byte) color;
                return true;
            }
        }
        return false;
    }

    /** Returns the cells that all ways to lay the remaining tiles, from a cell on, share with {@code common}. */
    private long needed(int color, int left, int from, long laid, long common) {
        if (left == 0) {
            return common & laid;
        }
        long rest = common;
        for (int cell = from; cell < 64 && rest != 0; cell++) {
            if (legal(cell, color)) {
                colors[cell] = (byte) color;
                rest = needed(color, left - 1, cell + 1, laid | 1L << cell, rest);
                colors[cell] = -1;
            }
        }
        return rest;
    }
}
