package tilewright.print;

import tilewright.print.canvas.Paper;

/**
 * The options of sheets.
 *
 * @param title of the file and at the head of each page
 * @param perPage puzzles on a page, 1 to {@link #MOST}
 * @param studio the address that QR codes lead to, up to what stands before the share ID; empty for no codes
 * @param tiles whether tiles to cut out follow
 */
public record SheetOptions(String title, Paper paper, int perPage, Solutions solutions, String studio, boolean tiles) {

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

    /** Without tiles. */
    public SheetOptions(String title, Paper paper, int perPage, Solutions solutions, String studio) {
        this(title, paper, perPage, solutions, studio, false);
    }

    public SheetOptions {
        if (perPage < 1 || perPage > MOST) {
            throw new IllegalArgumentException("puzzles on a page (%d) must be 1 to %d".formatted(perPage, MOST));
        }
    }

    boolean coded() {
        return !studio.isEmpty();
    }
}
