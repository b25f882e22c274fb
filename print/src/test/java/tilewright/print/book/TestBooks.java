package tilewright.print.book;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import tilewright.print.BoardStyle;
import tilewright.print.Labels;
import tilewright.print.PageStyle;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.book.Book.Block;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Cover;
import tilewright.print.book.Book.Entry;
import tilewright.print.book.Book.Lesson;
import tilewright.print.book.Book.OwnPage;
import tilewright.print.book.Book.Run;
import tilewright.print.book.Book.Running;
import tilewright.print.book.Book.Shown;
import tilewright.print.book.Book.Solutions;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Paper;

/** Books as publishers want them: with all that a book can have. */
final class TestBooks {

    static final Cover WRAP = new Cover(
            Cover.Kind.WRAP,
            Optional.empty(),
            Optional.of(new Color(0.9, 0.6, 0.1, 0.2, "")),
            Optional.empty(),
            "Example Press",
            List.of(
                    new Block.Heading(1, List.of(Run.plain("On the back"))),
                    new Block.Paragraph(List.of(Run.plain(SampleBooks.LONG.repeat(4))))),
            Cover.WHITE);

    private static final List<Run> RUNS = List.of(
            Run.plain("Some words are "),
            new Run("bold", Run.Style.BOLD),
            Run.plain(", others are not. " + SampleBooks.LONG.repeat(3)));

    static final List<OwnPage> OWN = List.of(
            new OwnPage(OwnPage.Kind.DEDICATION, "", List.of(new Block.Paragraph(List.of(Run.plain("For a reader."))))),
            new OwnPage(
                    OwnPage.Kind.PREFACE,
                    "Preface",
                    List.of(
                            new Block.Paragraph(RUNS),
                            new Block.Heading(2, List.of(Run.plain("A heading"))),
                            new Block.Bullets(List.of(RUNS, List.of(Run.plain("A short one.")))),
                            new Block.Rule(),
                            new Block.Numbers(List.of(List.of(Run.plain("One.")), RUNS)))),
            new OwnPage(OwnPage.Kind.BACK, "About the author", List.of(new Block.Paragraph(RUNS))));

    private TestBooks() {}

    /** A look without codes, with bleed. */
    static Book.Look look(Paper paper, Solutions solutions, boolean large) {
        return new Book.Look(
                new PageStyle(paper, Optional.empty(), 9, false),
                BoardStyle.PLAIN,
                new Labels("", false, Labels.Ratings.BOTH, true, large, false),
                OptionalDouble.empty(),
                new Shown(true, true, true, false),
                solutions,
                0,
                Running.USUAL,
                large,
                1);
    }

    /** Sample puzzles in two groups, of which two parts have the same title. */
    static Book book(String id, Book.Look look, int perPage, Cover cover) {
        Book book = SampleBooks.book(id, look.paper(), perPage, true);
        List<Lesson> lessons = book.chapters().get(1).lessons();
        Grid grid = new Grid(perPage, 0);
        Lesson title = new Lesson("A puzzle", "", List.of("Its goal."), Optional.empty(), List.of());
        List<Lesson> rules = List.of(
                title,
                book.rules().get(0),
                book.rules().get(1),
                title,
                book.rules().get(2));
        return new Book(
                book.words(),
                book.title(),
                look,
                cover,
                book.imprint(),
                OWN,
                Book.Names.USUAL,
                rules,
                List.of(
                        new Chapter("Group one", "Easy", "Sudoku", "", List.of(), grid, Optional.empty(), 0, 3),
                        new Chapter("Group one", "Easy", "Hues", "Words.", lessons, grid, Optional.empty(), 3, 6),
                        new Chapter("Group two", "Hard", "Hues", "", List.of(), grid, Optional.empty(), 6, 7)),
                book.size(),
                book.entries());
    }

    /** A book of many puzzles, which are the same few again and again. */
    static Book many(Book.Look look, int count, int perPage) {
        Book book = SampleBooks.book("sudoku", look.paper(), perPage, true);
        List<Entry> entries =
                IntStream.range(0, book.size()).mapToObj(book.entries()).toList();
        return new Book(
                book.words(),
                book.title(),
                look,
                Cover.PLAIN,
                book.imprint(),
                List.of(),
                Book.Names.USUAL,
                List.of(),
                List.of(new Chapter("All", "", List.of(), perPage, 0, count)),
                count,
                i -> entries.get(i % entries.size()));
    }
}
