package tilewright.draw;

import java.util.Arrays;

/**
 * A picture of characters. Each place has lines, a character upon them, and a ground below; what lies outside is left
 * out.
 *
 * <p>Row by row; inks by ordinal, -1 for none; characters by code point, 0 for none. A character of East Asia takes two places, the
 * second of them has {@link #BEHIND_WIDE}. Mutable; one thread at a time.
 */
final class Raster {

    static final int NONE = -1;
    static final int BEHIND_WIDE = -1;

    final int rows;
    final int columns;
    final int[] junction;
    final int[] lineInk;
    final int[] character;
    final int[] ink;
    final int[] ground;
    /** Places where a text lies. */
    private final boolean[] text;

    private int overlaps;

    Raster(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        int places = rows * columns;
        junction = new int[places];
        lineInk = new int[places];
        character = new int[places];
        ink = new int[places];
        ground = new int[places];
        text = new boolean[places];
        Arrays.fill(lineInk, NONE);
        Arrays.fill(ink, NONE);
        Arrays.fill(ground, NONE);
    }

    /** Returns the number of texts that were set over another one. */
    int overlaps() {
        return overlaps;
    }

    /** Returns the number of rows up to the last that is not blank; at least one. */
    int filledRows() {
        int place = rows * columns - 1;
        while (place >= columns && character[place] == 0 && junction[place] == 0 && ground[place] == NONE) {
            place--;
        }
        return place / columns + 1;
    }

    boolean holds(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    boolean free(int row, int column) {
        return holds(row, column) && character[row * columns + column] == 0;
    }

    /** Whether neither a character nor a line is there. */
    boolean blank(int row, int column) {
        return free(row, column) && junction[row * columns + column] == 0;
    }

    void set(int row, int column, int codePoint, Ink what) {
        if (holds(row, column)) {
            int place = row * columns + column;
            character[place] = codePoint;
            ink[place] = what.ordinal();
        }
    }

    /** Sets a text with its middle here; one of an even length leans to the right. */
    void write(int row, int middle, String words, Ink what) {
        int column = middle - (width(words) - 1) / 2;
        for (int i = 0; i < words.length(); column++) {
            int codePoint = words.codePointAt(i);
            i += Character.charCount(codePoint);
            write(row, column, codePoint, what);
            if (isWide(codePoint)) {
                column++;
                write(row, column, BEHIND_WIDE, what);
            }
        }
    }

    private void write(int row, int column, int codePoint, Ink what) {
        if (holds(row, column)) {
            overlaps += text[row * columns + column] ? 1 : 0;
            text[row * columns + column] = true;
            set(row, column, codePoint, what);
        }
    }

    /** Whether a place is the second half of a wide character. */
    boolean behindWide(int place) {
        return place < character.length
                && character[place] == BEHIND_WIDE
                && place % columns > 0
                && isWide(character[place - 1]);
    }

    /** The places that a text takes. */
    static int width(String words) {
        int width = 0;
        for (int i = 0; i < words.length(); i += Character.charCount(words.codePointAt(i))) {
            width += isWide(words.codePointAt(i)) ? 2 : 1;
        }
        return width;
    }

    /** Whether a character is one of East Asia: of Hangul, Chinese, Japanese, or in full width (UAX 11). */
    private static boolean isWide(int codePoint) {
        return codePoint >= 0x1100 && codePoint < 0x1160
                || codePoint >= 0x2e80 && codePoint < 0xa4d0
                || codePoint >= 0xac00 && codePoint < 0xd7a4
                || codePoint >= 0xf900 && codePoint < 0xfb00
                || codePoint >= 0xfe30 && codePoint < 0xfe70
                || codePoint >= 0xff00 && codePoint < 0xff61
                || codePoint >= 0xffe0 && codePoint < 0xffe7
                || codePoint >= 0x20000 && codePoint < 0x40000;
    }

    /** Clears a rectangle of characters and gives it a ground. */
    void cover(int[] inside, int ordinal) {
        for (int row = Math.max(0, inside[1]); row <= Math.min(rows - 1, inside[3]); row++) {
            for (int column = Math.max(0, inside[0]); column <= Math.min(columns - 1, inside[2]); column++) {
                int place = row * columns + column;
                character[place] = 0;
                text[place] = false;
                ground[place] = ordinal;
            }
        }
    }

    /** Gives a rectangle a ground below what is there. */
    void shade(int[] inside, int ordinal) {
        for (int row = Math.max(0, inside[1]); row <= Math.min(rows - 1, inside[3]); row++) {
            for (int column = Math.max(0, inside[0]); column <= Math.min(columns - 1, inside[2]); column++) {
                ground[row * columns + column] = ordinal;
            }
        }
    }

    /** Takes away the lines inside a rectangle, up to its rim. */
    void clearLines(int left, int top, int right, int bottom) {
        for (int row = Math.max(0, top); row <= Math.min(rows - 1, bottom); row++) {
            for (int column = Math.max(0, left); column <= Math.min(columns - 1, right); column++) {
                int place = row * columns + column;
                boolean betweenRows = row > top && row < bottom;
                boolean betweenColumns = column > left && column < right;
                int kept = junction[place];
                kept = betweenRows && column < right ? Junction.without(kept, Junction.RIGHT) : kept;
                kept = betweenRows && column > left ? Junction.without(kept, Junction.LEFT) : kept;
                kept = betweenColumns && row < bottom ? Junction.without(kept, Junction.DOWN) : kept;
                kept = betweenColumns && row > top ? Junction.without(kept, Junction.UP) : kept;
                junction[place] = kept;
            }
        }
    }

    void horizontal(int row, int from, int to, int width, Ink what) {
        for (int column = Math.max(0, from); column <= Math.min(columns - 1, to) && row >= 0 && row < rows; column++) {
            int place = row * columns + column;
            if (column > from) {
                junction[place] = Junction.with(junction[place], Junction.LEFT, width);
            }
            if (column < to) {
                junction[place] = Junction.with(junction[place], Junction.RIGHT, width);
            }
            lineInk[place] = Math.max(lineInk[place], what.ordinal());
        }
    }

    void vertical(int column, int from, int to, int width, Ink what) {
        for (int row = Math.max(0, from); row <= Math.min(rows - 1, to) && column >= 0 && column < columns; row++) {
            int place = row * columns + column;
            if (row > from) {
                junction[place] = Junction.with(junction[place], Junction.UP, width);
            }
            if (row < to) {
                junction[place] = Junction.with(junction[place], Junction.DOWN, width);
            }
            lineInk[place] = Math.max(lineInk[place], what.ordinal());
        }
    }
}
