package tilewright.print;

import java.util.List;
import java.util.Optional;
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
 * @param opening what stands above the puzzles of the first page
 * @param header at the head of each page in place of the title, with holes {@code {title}}, {@code {page}}, and {@code {pages}}; empty
 *     for the title
 * @param footer at the foot of each page, with the same holes; empty for the usual words
 * @param pageNumbers whether pages have numbers
 * @param homework a link whose code stands at the head of the first page; empty for none
 * @param names of the puzzles in place of numbers, one for each; or one for all with a hole {@code {number}}; empty for numbers
 * @param pupil whose name stands at the head of each page; empty for none
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
        Words words,
        Optional<Opening> opening,
        String header,
        String footer,
        boolean pageNumbers,
        String homework,
        List<String> names,
        String pupil) {

    /** The hole of names. */
    public static final String NUMBER = "{number}";

    /** Maximum number of puzzles on a page. */
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

    public SheetOptions {
        names = List.copyOf(names);
    }

    /** Constructs options with the usual words around the puzzles. */
    public SheetOptions(
            String title,
            PageStyle page,
            BoardStyle boards,
            Labels labels,
            Grid grid,
            Solutions solutions,
            int first,
            boolean tiles,
            Words words) {
        this(
                title,
                page,
                boards,
                labels,
                grid,
                solutions,
                first,
                tiles,
                words,
                Optional.empty(),
                "",
                "",
                true,
                "",
                List.of(),
                "");
    }

    /** Constructs options in English, in the usual looks. */
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

    /** Constructs options in English, without tiles. */
    public SheetOptions(String title, Paper paper, int perPage, Solutions solutions, String studio) {
        this(title, paper, perPage, solutions, studio, false);
    }

    /** Returns these options in another language. */
    public SheetOptions in(Words other) {
        return copy(other, solutions, opening, homework, pupil);
    }

    /** Returns these options with another place for solutions. */
    public SheetOptions with(Solutions other) {
        return copy(words, other, opening, homework, pupil);
    }

    /**
     * Returns these options with an opening on the first page.
     *
     * @param above what stands above the puzzles
     * @param link whose code stands at the head; empty for none
     */
    public SheetOptions with(Optional<Opening> above, String link) {
        return copy(words, solutions, above, link, pupil);
    }

    /** Returns the options of the sheet of a pupil, who need not have a name, with puzzles that are named one by one. */
    SheetOptions forPupil(String name, String link, Solutions own) {
        return copy(words, own, opening, link, name);
    }

    private SheetOptions copy(
            Words language, Solutions answers, Optional<Opening> above, String link, String pupilName) {
        return new SheetOptions(
                title,
                page,
                boards,
                labels,
                grid,
                answers,
                first,
                tiles,
                language,
                above,
                header,
                footer,
                pageNumbers,
                link,
                names,
                pupilName);
    }

    /** Returns a text of all options; equal options have equal ones. */
    @Override
    public String toString() {
        String language = words == Words.ENGLISH ? "" : ", language=" + words.language();
        String opened = opening.map(it -> ", opening=" + it.title() + it.text() + it.steps())
                .orElse("");
        return "SheetOptions[title=" + title + ", page=" + page + ", boards=" + boards + ", labels=" + labels
                + ", grid=" + grid + ", solutions=" + solutions + ", first=" + first + ", tiles=" + tiles + language
                + opened + ", header=" + header + ", footer=" + footer + ", pageNumbers=" + pageNumbers
                + ", homework=" + homework + ", names=" + names
                + (pupil.isEmpty() ? "" : ", pupil=" + pupil) + "]";
    }

    /**
     * The name of a puzzle in place of its number; empty for the number.
     *
     * @param all names, one for each puzzle, or one for all with a hole {@link #NUMBER}
     * @param index of the puzzle, from 0
     */
    public static String name(List<String> all, int number, int index) {
        if (all.size() == 1 && all.getFirst().contains(NUMBER)) {
            return all.getFirst().replace(NUMBER, Integer.toString(number));
        }
        return index < all.size() ? all.get(index) : "";
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
