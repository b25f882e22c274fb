package tilewright.print;

import tilewright.message.Words;
import tilewright.print.canvas.Paper;

/**
 * The options of sheets.
 *
 * @param title of the file and at the head of each page
 * @param perPage puzzles on a page, 1 to {@link #MOST}
 * @param studio the address that QR codes lead to, up to what stands before the share ID; empty for no codes
 * @param tiles whether tiles to cut out follow
 * @param words of the language that they are in
 */
public record SheetOptions(
        String title, Paper paper, int perPage, Solutions solutions, String studio, boolean tiles, Words words) {

    /** Puzzles on a page at most. */
    public static final int MOST = 12;

    /** The place of solutions. */
    public enum Solutions {
        /** On pages of their own, behind the puzzles. */
        LAST,
        /** At the foot of each page, the other way up. */
        UPSIDE_DOWN,
        NONE
    }

    /** In English. */
    public SheetOptions(String title, Paper paper, int perPage, Solutions solutions, String studio, boolean tiles) {
        this(title, paper, perPage, solutions, studio, tiles, Words.ENGLISH);
    }

    /** In English, without tiles. */
    public SheetOptions(String title, Paper paper, int perPage, Solutions solutions, String studio) {
        this(title, paper, perPage, solutions, studio, false);
    }

    public SheetOptions {
        if (perPage < 1 || perPage > MOST) {
            throw new IllegalArgumentException("puzzles on a page (%d) must be 1 to %d".formatted(perPage, MOST));
        }
    }

    /** Returns the same options in another language. */
    public SheetOptions in(Words other) {
        return new SheetOptions(title, paper, perPage, solutions, studio, tiles, other);
    }

    /** All of them, in some form. */
    @Override
    public String toString() {
        String language = words == Words.ENGLISH ? "" : ", language=" + words.language();
        return "SheetOptions[title=" + title + ", paper=" + paper + ", perPage=" + perPage + ", solutions=" + solutions
                + ", studio=" + studio + ", tiles=" + tiles + language + "]";
    }

    boolean coded() {
        return !studio.isEmpty();
    }
}
