package tilewright.print.book;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.Labels;
import tilewright.print.PageStyle;
import tilewright.print.Printable;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Isbn;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Picture;

/**
 * A book of puzzles.
 *
 * @param words of the language that it is in
 * @param imprint on the page behind the title; none for a blank one
 * @param ownPages in the order in which they stand among those of their kind
 * @param rules how the puzzles are done; none for a book without
 * @param chapters of which one at least has puzzles
 * @param entries gives the puzzle of a number, from 0; asked several times for each
 */
public record Book(
        Words words,
        Title title,
        Look look,
        Cover cover,
        Optional<Imprint> imprint,
        List<OwnPage> ownPages,
        Names names,
        List<Lesson> rules,
        List<Chapter> chapters,
        int size,
        IntFunction<Entry> entries) {

    public Book {
        ownPages = List.copyOf(ownPages);
        rules = List.copyOf(rules);
        chapters = List.copyOf(chapters);
        if (size < 1) {
            throw new IllegalArgumentException("puzzles (%d) must be 1 or more".formatted(size));
        }
    }

    /** Constructs a book with a page as its cover, without additional pages and words. */
    public Book(
            Words words,
            Title title,
            Look look,
            Imprint imprint,
            List<Lesson> rules,
            List<Chapter> chapters,
            int size,
            IntFunction<Entry> entries) {
        this(
                words,
                title,
                look,
                Cover.PLAIN,
                Optional.of(imprint),
                List.of(),
                Names.USUAL,
                rules,
                chapters,
                size,
                entries);
    }

    /**
     * The text on the cover.
     *
     * @param subtitle empty for none
     * @param author empty for none
     */
    public record Title(String title, String subtitle, String author) {}

    /**
     * The look of a book.
     *
     * @param labels beside puzzles; its IDs are not printed
     * @param gutter the inner margin in points; by default it follows from the paper and the number of pages
     * @param solutionsPerPage how many solutions at the back are on a page; 0 for as many as have room at the usual size
     * @param largePrint whether all words are as large as those who see little read them
     * @param first number of the first puzzle, 1 or more
     */
    public record Look(
            PageStyle page,
            BoardStyle boards,
            Labels labels,
            OptionalDouble gutter,
            Shown shown,
            Solutions solutions,
            int solutionsPerPage,
            Running running,
            boolean largePrint,
            int first) {

        /** Constructs a look with the usual choices. */
        public Look(Paper paper, String studio, boolean hints, boolean solutions) {
            this(
                    PageStyle.of(paper),
                    BoardStyle.PLAIN,
                    Labels.of(studio),
                    OptionalDouble.empty(),
                    new Shown(hints, true, true, false),
                    solutions ? Solutions.LAST : Solutions.NONE,
                    0,
                    Running.USUAL,
                    false,
                    1);
        }

        public Look {
            if (first < 1) {
                throw new IllegalArgumentException("the first number (%d) must be 1 or more".formatted(first));
            }
        }

        /** The size of a page. */
        public Paper paper() {
            return page.paper();
        }

        /** The printed name of a puzzle, from 0: its number, from the first one on, or a name of its own. */
        String name(int puzzle, Printable printable) {
            return printable.name().isEmpty() ? Integer.toString(first + puzzle) : printable.name();
        }
    }

    /**
     * The optional parts of a book.
     *
     * @param hints at the back
     * @param certificates below puzzles
     * @param contents a list of its parts
     * @param rightPages whether each part begins on a right page, behind a blank one where need be
     * @param evenPages whether a blank page follows where their number would be odd
     * @param notes pages with lines to write on, at the end
     * @param index of techniques, at the end
     */
    public record Shown(
            boolean hints,
            boolean certificates,
            boolean contents,
            boolean rightPages,
            boolean evenPages,
            int notes,
            boolean index) {

        /** Constructs parts without pages to write on and an index. */
        public Shown(boolean hints, boolean certificates, boolean contents, boolean rightPages) {
            this(hints, certificates, contents, rightPages, false, 0, false);
        }
    }

    /** The place of solutions. */
    public enum Solutions {
        /** At the back. */
        LAST,
        /** In a file of their own. */
        FILE,
        /** On the back of the page with their puzzles: puzzles are on right pages, solutions on the left page that follows. */
        FACING,
        NONE
    }

    /**
     * The running heads and feet of pages. Texts may have the holes {@code {title}}, {@code {section}}, {@code {page}},
     * and {@code {pages}}.
     *
     * @param header by default the title on left pages and the section on right ones; an empty text for none
     * @param footer by default none
     * @param numbers whether pages have numbers, where the texts have none
     */
    public record Running(Optional<String> header, Optional<String> footer, boolean numbers) {

        /** The usual head, and numbers. */
        public static final Running USUAL = new Running(Optional.empty(), Optional.empty(), true);
    }

    /**
     * The cover of a book.
     *
     * @param picture by default the first puzzle
     * @param color behind the words; by default white
     * @param logo at its foot
     * @param publisher at its foot, without a logo; empty for none
     * @param back what stands on the back of a {@link Cover.Kind#WRAP}
     * @param page the thickness of a page in points, half of that of a leaf, for the spine
     */
    public record Cover(
            Cover.Kind kind,
            Optional<Picture> picture,
            Optional<Color> color,
            Optional<Picture> logo,
            String publisher,
            List<Block> back,
            double page) {

        /** White paper as printing houses have it: 444 pages are an inch. */
        public static final double WHITE = 0.002252 * Lengths.INCH;

        /** Cream paper: 400 pages are an inch. */
        public static final double CREAM = 0.0025 * Lengths.INCH;

        /** A page with the first puzzle. */
        public static final Cover PLAIN =
                new Cover(Cover.Kind.PAGE, Optional.empty(), Optional.empty(), Optional.empty(), "", List.of(), WHITE);

        public Cover {
            back = List.copyOf(back);
        }

        /** Returns this cover with another text on its back. */
        public Cover withBack(List<Block> other) {
            return new Cover(kind, picture, color, logo, publisher, other, page);
        }

        /** The place of the cover. */
        public enum Kind {
            NONE,
            /** The cover is the first page. */
            PAGE,
            /** The cover is a file of its own, around the whole book, and the first page is a title. */
            WRAP
        }
    }

    /**
     * The imprint, which stands behind the title page.
     *
     * @param lines paragraphs
     * @param isbn printed as a bar code, on the back of a cover around the book too
     */
    public record Imprint(List<String> lines, Optional<String> isbn) {

        /**
         * Constructs an imprint.
         *
         * @throws tilewright.print.canvas.CanvasError when the number is none
         */
        public Imprint {
            lines = List.copyOf(lines);
            isbn.ifPresent(Isbn::of);
        }
    }

    /**
     * Pages with texts of the publisher's.
     *
     * @param title in the contents and at the head; empty for neither
     */
    public record OwnPage(OwnPage.Kind kind, String title, List<Block> blocks) {

        public OwnPage {
            blocks = List.copyOf(blocks);
        }

        /** The places of own pages in a book, in their order. */
        public enum Kind {
            /** Before the contents, alone on a right page, in the middle. */
            DEDICATION,
            /** Behind the contents. */
            PREFACE,
            /** In place of the rules or before them. */
            RULES,
            /** At the very end. */
            BACK
        }
    }

    /** A part of a text. */
    public sealed interface Block {

        /**
         * A heading.
         *
         * @param level 1 to 3
         */
        record Heading(int level, List<Run> runs) implements Block {
            public Heading {
                runs = List.copyOf(runs);
            }
        }

        record Paragraph(List<Run> runs) implements Block {
            public Paragraph {
                runs = List.copyOf(runs);
            }
        }

        /** Items with points before them. */
        record Bullets(List<List<Run>> items) implements Block {
            public Bullets {
                items = items.stream().map(List::copyOf).toList();
            }
        }

        /** Items with numbers before them, from 1. */
        record Numbers(List<List<Run>> items) implements Block {
            public Numbers {
                items = items.stream().map(List::copyOf).toList();
            }
        }

        /**
         * A picture.
         *
         * @param words what it shows
         */
        record Pictured(Picture image, String words) implements Block {}

        /** A horizontal line. */
        record Rule() implements Block {}
    }

    /** Words of one look; a line break in them is one. */
    public record Run(String text, Style style) {

        /** The look of words. */
        public enum Style {
            PLAIN,
            BOLD,
            ITALIC
        }

        public static Run plain(String text) {
            return new Run(text, Style.PLAIN);
        }
    }

    /** Words that replace the default ones. */
    public record Names(Map<Name, String> own) {

        public static final Names USUAL = new Names(Map.of());

        public Names {
            own = Map.copyOf(own);
        }

        /** A part of a book that has a name. */
        public enum Name {
            CONTENTS,
            HOW_TO_PLAY,
            PUZZLES,
            HINTS,
            SOLUTIONS,
            TIME
        }

        Optional<String> of(Name name) {
            return Optional.ofNullable(own.get(name));
        }
    }

    /**
     * A part of a book: lessons, and puzzles of one kind.
     *
     * @param group a heading over this and the parts that follow with the same one; empty for none
     * @param puzzle the name of the kind, which stands behind the title where that does not name it; empty for none
     * @param text below the title; empty for none
     * @param grid puzzles on a page
     * @param running where it differs from the book's
     * @param from the number of its first puzzle, from 0
     * @param to behind the number of its last one
     */
    public record Chapter(
            String group,
            String title,
            String puzzle,
            String text,
            List<Lesson> lessons,
            Grid grid,
            Optional<Running> running,
            int from,
            int to) {

        public Chapter {
            lessons = List.copyOf(lessons);
        }

        /** Constructs a chapter in no group, in the looks of the book. */
        public Chapter(String title, String text, List<Lesson> lessons, int perPage, int from, int to) {
            this("", title, "", text, lessons, new Grid(perPage, 0), Optional.empty(), from, to);
        }

        /** Puzzles on a page. */
        int perPage() {
            return grid.perPage();
        }

        /** Whether the puzzle stands behind the title. */
        boolean namesPuzzle() {
            return !puzzle.isEmpty() && !title.contains(puzzle);
        }

        /** The title, with the puzzle where that does not name it. */
        String heading() {
            return namesPuzzle() ? title + " · " + puzzle : title;
        }

        boolean hasPuzzles() {
            return to > from;
        }
    }

    /**
     * A lesson: something to learn.
     *
     * @param gist in a sentence
     * @param text paragraphs
     * @param figure a worked example
     * @param steps what is to be seen in it, one after the other
     */
    public record Lesson(String title, String gist, List<String> text, Optional<Figure> figure, List<String> steps) {
        public Lesson {
            text = List.copyOf(text);
            steps = List.copyOf(steps);
        }
    }

    /**
     * A board in which something is pointed at.
     *
     * @param pointed marks over the scene
     */
    public record Figure(Scene scene, List<Mark> pointed) {
        public Figure {
            pointed = List.copyOf(pointed);
        }
    }

    /**
     * A puzzle of a book.
     *
     * @param certificate what is proved of it and how it was made, in a line; empty for none
     * @param hints from the weakest to the strongest
     * @param answer a turn that answers it, where it has no solution to be drawn; empty otherwise
     * @param figure the same on the board
     */
    public record Entry(
            Printable puzzle, String certificate, List<String> hints, String answer, Optional<Figure> figure) {
        public Entry {
            hints = List.copyOf(hints);
        }

        boolean answered() {
            return puzzle.solved() || figure.isPresent();
        }
    }
}
