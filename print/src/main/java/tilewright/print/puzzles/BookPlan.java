package tilewright.print.puzzles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.book.Book;
import tilewright.print.canvas.Paper;
import tilewright.puzzle.Puzzle;
import tilewright.rng.SeededRandom;

/**
 * The contents of a book. The same plan gives the same book.
 *
 * @param subtitle empty for none
 * @param author empty for none
 * @param words of the language that it is in
 * @param sections at least one
 */
public record BookPlan(
        String title, String subtitle, String author, Words words, Look look, Matter matter, List<Section> sections) {

    /** Maximum number of puzzles of a book. */
    public static final int MOST = 10_000;

    public BookPlan {
        sections = List.copyOf(sections);
    }

    /** Constructs a book with the default pages around its puzzles. */
    public BookPlan(String title, String subtitle, String author, Words words, Look look, List<Section> sections) {
        this(title, subtitle, author, words, look, Matter.USUAL, sections);
    }

    /** Returns the number of puzzles. */
    public int size() {
        return sections.stream().mapToInt(Section::size).sum();
    }

    /**
     * Returns a text of everything that is printed besides the puzzles; it differs between books that differ in any of
     * it.
     */
    public String contents() {
        String language = words == Words.ENGLISH ? "" : words.language();
        return sections.stream()
                .map(section -> section.title() + section.text() + section.lessons() + section.layout())
                .collect(Collectors.joining("\n", title + subtitle + author + look + matter + language, ""));
    }

    /**
     * Returns the book for one of its readers, whose own puzzles have seeds that follow from those of the sections and
     * the index. His name stands below the title, and at the head of pages that have no head of their own; a hole
     * {@code {reader}} in the title, the subtitle, the head, or the foot takes it instead.
     *
     * @param name of the reader
     * @param index from 0
     */
    public BookPlan forReader(String name, int index) {
        Book.Running running = look.pages().running();
        boolean named = (title
                        + subtitle
                        + running.header().orElse("")
                        + running.footer().orElse(""))
                .contains(READER);
        String below = words.text(PuzzlesMessages.forReader(Message.verbatim(name)));
        return new BookPlan(
                read(title, name),
                named ? read(subtitle, name) : subtitle.isEmpty() ? below : subtitle + " · " + below,
                author,
                words,
                look.with(new Book.Running(
                        named
                                ? running.header().map(text -> read(text, name))
                                : Optional.of(running.header().orElse("{title} · " + held(name))),
                        running.footer().map(text -> read(text, name)),
                        running.numbers())),
                matter.withoutReaders(),
                sections.stream()
                        .map(section -> section.withSeed(seed(section.seed(), "reader", index)))
                        .toList());
    }

    /**
     * The seed of a part of what has a seed: from 0 to 2<sup>40</sup> - 1, so that it is exact everywhere and short on paper. Numbers
     * that lie side by side, as those of volumes do, have seeds that do not.
     *
     * @param kind of the part: a word
     */
    static long seed(long whole, String kind, long index) {
        return SeededRandom.ofItem(whole, index).fork(kind).bits() >>> 24;
    }

    private static final String READER = "{reader}";

    private static String read(String text, String name) {
        return text.replace(READER, held(name));
    }

    /** A name, in which no braces make a hole. */
    private static String held(String name) {
        return name.replace('{', '(').replace('}', ')');
    }

    /**
     * The look of a book.
     *
     * @param paper of a page, or of the sheets of a booklet
     * @param booklet whether two pages lie side by side on a sheet to be folded
     * @param rules whether it begins with the rules
     * @param pages of its pages
     */
    public record Look(Paper paper, boolean booklet, boolean rules, Book.Look pages) {

        /**
         * The usual look.
         *
         * @param studio the address that QR codes lead to; empty for none
         */
        public Look(Paper paper, boolean booklet, String studio, boolean rules, boolean hints, boolean solutions) {
            this(paper, booklet, rules, new Book.Look(booklet ? paper.folded() : paper, studio, hints, solutions));
        }

        /** The size of a page. */
        public Paper page() {
            return pages.paper();
        }

        /** The address that QR codes lead to; empty for none. */
        public String studio() {
            return pages.labels().studio();
        }

        /** Whether hints are at the back. */
        public boolean hints() {
            return pages.shown().hints();
        }

        /** Whether there is an index of techniques. */
        public boolean index() {
            return pages.shown().index();
        }

        /** Whether there are solutions, in the book or in a file of their own. */
        public boolean solutions() {
            return pages.solutions() != Book.Solutions.NONE;
        }

        Look with(Book.Running running) {
            return new Look(
                    paper,
                    booklet,
                    rules,
                    new Book.Look(
                            pages.page(),
                            pages.boards(),
                            pages.labels(),
                            pages.gutter(),
                            pages.shown(),
                            pages.solutions(),
                            pages.solutionsPerPage(),
                            running,
                            pages.largePrint(),
                            pages.first()));
        }
    }

    /**
     * All of a book but its puzzles: the cover, the imprint, pages, and names.
     *
     * @param subject of the file; empty for none
     * @param keywords of the file
     * @param ownPages with words of one's own
     * @param levels words of one's own for the levels of puzzles, by their English names
     * @param ids of the puzzles in place of numbers, in order; or one with the hole {@code {number}} for all; none for numbers
     * @param readers who each have a book of their own; none for one book
     * @param proofs whether a file with a proof of each puzzle goes with it
     * @param files what was read for it, in some form
     */
    public record Matter(
            String subject,
            List<String> keywords,
            Book.Cover cover,
            Imprint imprint,
            List<Book.OwnPage> ownPages,
            Book.Names names,
            Map<String, String> levels,
            List<String> ids,
            List<String> readers,
            boolean proofs,
            String files) {

        /** The default matter. */
        public static final Matter USUAL = new Matter(
                "",
                List.of(),
                Book.Cover.PLAIN,
                Imprint.USUAL,
                List.of(),
                Book.Names.USUAL,
                Map.of(),
                List.of(),
                List.of(),
                false,
                "");

        public Matter {
            keywords = List.copyOf(keywords);
            ownPages = List.copyOf(ownPages);
            levels = Map.copyOf(levels);
            ids = List.copyOf(ids);
            readers = List.copyOf(readers);
        }

        /** Returns the matter of a book for one reader. */
        Matter withoutReaders() {
            return new Matter(
                    subject, keywords, cover, imprint, ownPages, names, levels, ids, List.of(), proofs, files);
        }

        /** The name of a puzzle in place of its number; empty for the number. */
        String id(int number, int index) {
            return SheetOptions.name(ids, number, index);
        }

        /** Returns a text of the matter, which does not depend on where pictures are in memory. */
        @Override
        public String toString() {
            return subject
                    + keywords
                    + cover.kind()
                    + cover.color()
                    + cover.publisher()
                    + imprint
                    + names.own().entrySet().stream()
                            .sorted(Map.Entry.comparingByKey())
                            .toList()
                    + levels.entrySet().stream()
                            .sorted(Map.Entry.comparingByKey())
                            .toList()
                    + ids
                    + files;
        }
    }

    /**
     * The imprint, which stands behind the title page.
     *
     * @param shown whether there is one
     * @param lines of one's own, paragraphs; none for the usual words about certificates and typefaces
     * @param isbn with or without hyphens, a right one
     * @param madeBy whether Tilewright is named
     */
    public record Imprint(boolean shown, List<String> lines, Optional<String> isbn, boolean madeBy) {

        /** The usual words. */
        public static final Imprint USUAL = new Imprint(true, List.of(), Optional.empty(), false);

        public Imprint {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A given puzzle, which is not generated.
     *
     * @param position its text
     * @param title above it; empty for none
     * @param id in place of its number; empty for the number
     */
    public record Given(String position, String title, String id) {}

    /**
     * The layout of the puzzles of a section.
     *
     * @param grid puzzles on a page
     * @param running heads and feet where they differ from the book's
     * @param group a heading of several sections, or how the puzzles are grouped: {@link #BY_LEVEL} or {@link #BY_TITLE}; empty
     *     for none
     * @param sorted whether the easiest come first
     */
    public record Layout(Grid grid, Optional<Book.Running> running, String group, boolean sorted) {

        /** Puzzles of a level together. */
        public static final String BY_LEVEL = "level";

        /** Puzzles with the same title together. */
        public static final String BY_TITLE = "title";

        boolean byLevel() {
            return group.equals(BY_LEVEL);
        }

        boolean byTitle() {
            return group.equals(BY_TITLE);
        }

        /** The heading of several sections; empty for none. */
        String heading() {
            return byLevel() || byTitle() ? "" : group;
        }
    }

    /**
     * A part of a book.
     *
     * @param text below the title; empty for none
     * @param taught the puzzle whose handbook the lessons are of: the named one, of whose other sizes and rules the section may be
     * @param lessons the ids of articles
     * @param setup of the puzzles that are made; empty for the standard one
     * @param count how many are made; 0 where positions are given
     * @param seed puzzle <i>i</i> is item <i>i</i> of it
     * @param given behind those that are made
     * @param excluded texts of puzzles that are not made, nor any that is the same but for digits and order
     */
    public record Section(
            Puzzle<?, ?, ?> puzzle,
            String title,
            String text,
            Puzzle<?, ?, ?> taught,
            List<String> lessons,
            String setup,
            int count,
            long seed,
            List<Given> given,
            List<String> excluded,
            Layout layout) {

        public Section {
            excluded = List.copyOf(excluded);
            lessons = List.copyOf(lessons);
            given = List.copyOf(given);
        }

        /**
         * Constructs a section in the usual looks.
         *
         * @param perPage puzzles on a page
         * @param positions texts of puzzles that are given
         */
        public Section(
                Puzzle<?, ?, ?> puzzle,
                String title,
                String text,
                List<String> lessons,
                String setup,
                int count,
                long seed,
                int perPage,
                List<String> positions) {
            this(
                    puzzle,
                    title,
                    text,
                    puzzle,
                    lessons,
                    setup,
                    count,
                    seed,
                    positions.stream()
                            .map(position -> new Given(position, "", ""))
                            .toList(),
                    List.of(),
                    new Layout(new Grid(perPage, 0), Optional.empty(), "", false));
        }

        int size() {
            return count + given.size();
        }

        Section withSeed(long other) {
            return new Section(puzzle, title, text, taught, lessons, setup, count, other, given, excluded, layout);
        }
    }
}
