package tilewright.print;

import tilewright.message.Words;
import tilewright.print.canvas.Paper;

/**
 * The options of sheets.
 *
 * @param title of the file and at the head of each page
 * @param grid how many puzzles are on a page
 * @param first number of the first puzzle, 1 or more
 * @param tiles whether tiles to cut out follow
 * @param words of the language that they are in
 */
public record SheetOptions(
        String title,
        PageStyle page,
        BoardStyle boards,
        Labels labels,
        Grid grid,
        Solutions solutions,
        int first,
        boolean tiles,
        Words words) {

    /** Puzzles on a page at most. */
    public static final int MOST = 12;

    /** The place of solutions. */
    public enum Solutions {
        /** On pages of their own, behind the puzzles. */
        LAST,
        /** At the foot of each page, the other way up. */
        UPSIDE_DOWN,
        /** In a file of their own. */
        FILE,
        NONE
    }

    /**
     * The puzzles of a page.
     *
     * @param perPage 1 to {@link #MOST}
     * @param columns 0 where they follow from the boards
     */
    public record Grid(int perPage, int columns) {
        public Grid {
            if (perPage < 1 || perPage > MOST) {
                throw new IllegalArgumentException("puzzles on a page (%d) must be 1 to %d".formatted(perPage, MOST));
            }
        }
    }

    /** In English, in the usual looks. */
    public SheetOptions(String title, Paper paper, int perPage, Solutions solutions, String studio, boolean tiles) {
        this(
                title,
                PageStyle.of(paper),
                BoardStyle.PLAIN,
                Labels.of(studio),
                new Grid(perPage, 0),
                solutions,
                1,
                tiles,
                Words.ENGLISH);
    }

    /** In English, without tiles. */
    public SheetOptions(String title, Paper paper, int perPage, Solutions solutions, String studio) {
        this(title, paper, perPage, solutions, studio, false);
    }

    /** Returns the same options in another language. */
    public SheetOptions in(Words other) {
        return new SheetOptions(title, page, boards, labels, grid, solutions, first, tiles, other);
    }

    /** All of them, in some form. */
    @Override
    public String toString() {
        String language = words == Words.ENGLISH ? "" : ", language=" + words.language();
        return "SheetOptions[title=" + title + ", page=" + page + ", boards=" + boards + ", labels=" + labels
                + ", grid=" + grid + ", solutions=" + solutions + ", first=" + first + ", tiles=" + tiles + language
                + "]";
    }

    /** The size of a page. */
    public Paper paper() {
        return page.paper();
    }

    /** Puzzles on a page. */
    public int perPage() {
        return grid.perPage();
    }

    /** The address that codes lead to; empty for none. */
    public String studio() {
        return labels.studio();
    }

    boolean coded() {
        return labels.coded();
    }
}
