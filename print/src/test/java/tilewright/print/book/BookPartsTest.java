package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.message.Words;
import tilewright.print.TaggedText;
import tilewright.print.book.Book.Cover;
import tilewright.print.book.Book.Names.Name;
import tilewright.print.book.Book.Running;
import tilewright.print.book.Book.Shown;
import tilewright.print.book.Book.Solutions;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.search.Stop;

/** Tests of what a book has where. */
class BookPartsTest {

    private static final Paper NOVEL = Paper.of("6x9").orElseThrow();

    private static PDDocument printed(Book book, Consumer<Document> pages) throws IOException {
        try (Document document = new PdfDocument(book.look().paper(), "x", 1)) {
            pages.accept(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return Loader.loadPDF(out.toByteArray());
        }
    }

    private static PDDocument printed(Book book) throws IOException {
        return printed(book, new BookPages(book, Stop.never())::print);
    }

    private static String page(PDDocument file, int number) throws IOException {
        PDFTextStripper text = new PDFTextStripper();
        text.setStartPage(number);
        text.setEndPage(number);
        return text.getText(file).replaceAll("\\s+", " ").strip();
    }

    private static Book with(Book book, Book.Look look, Book.Names names) {
        return new Book(
                book.words(),
                book.title(),
                look,
                book.cover(),
                book.imprint(),
                book.ownPages(),
                names,
                book.rules(),
                book.chapters(),
                book.size(),
                book.entries());
    }

    private static Book.Look look(Shown shown, Solutions solutions, Running running, int first) {
        Book.Look look = TestBooks.look(NOVEL, solutions, false);
        return new Book.Look(
                look.page(), look.boards(), look.labels(), look.gutter(), shown, solutions, 0, running, false, first);
    }

    @Test
    void nothing_leaves_its_page_on_any_paper_and_in_large_print() {
        for (Paper paper : Paper.named()) {
            for (boolean large : List.of(false, true)) {
                for (Solutions solutions : List.of(Solutions.LAST, Solutions.FACING)) {
                    Book.Look look = TestBooks.look(paper, solutions, large);
                    Book book = TestBooks.book("sudoku", look, 2, Cover.PLAIN);
                    CheckedPages checked = new CheckedPages(paper + ", large " + large, Words.ENGLISH, paper);
                    new BookPages(book, Stop.never()).print(checked);
                    assertThat(checked.count()).isGreaterThan(12);
                }
            }
        }
    }

    @Test
    void pages_of_ones_own_stand_in_their_places() throws IOException {
        Book book = TestBooks.book("sudoku", TestBooks.look(NOVEL, Solutions.LAST, false), 2, Cover.PLAIN);
        try (PDDocument file = printed(book)) {
            assertThat(page(file, 3)).isEqualTo("For a reader.");
            assertThat(page(file, 4))
                    .contains(
                            "Contents", "Preface", "Group one", "Easy · Sudoku", "Easy · Hues", "Hard · Hues Puzzle 7")
                    .contains("About the author");
            assertThat(page(file, 5)).contains("Preface", "Some words are bold, others are not.", "• A short one.");
            assertThat(page(file, file.getNumberOfPages())).contains("About the author");
        }
    }

    @Test
    void no_cover_names_the_program() throws IOException {
        for (Cover.Kind kind : Cover.Kind.values()) {
            Cover cover = new Cover(
                    kind, Optional.empty(), Optional.empty(), Optional.empty(), "Example Press", List.of(), 0.16);
            Book book = TestBooks.book("hues", TestBooks.look(NOVEL, Solutions.NONE, false), 4, cover);
            try (PDDocument file = printed(book)) {
                assertThat(page(file, 1))
                        .startsWith("A Book of Puzzles With a subtitle")
                        .endsWith("An author Example Press");
                assertThat(TaggedText.of(file.getPage(0), "Figure")).hasSize(kind == Cover.Kind.PAGE ? 1 : 0);
                assertThat(new PDFTextStripper().getText(file)).doesNotContain("Tilewright");
            }
        }
    }

    @Test
    void parts_begin_on_right_pages_where_that_is_wanted() throws IOException {
        Book.Look look = look(new Shown(true, true, true, true), Solutions.LAST, Running.USUAL, 1);
        Book book = TestBooks.book("sudoku", look, 2, Cover.PLAIN);
        List<PagePlan.Heading> headings =
                new BookPages(book, Stop.never()).plan().headings();
        for (PagePlan.Heading heading : headings) {
            if (!heading.title().equals("Second hints")) {
                assertThat(heading.page() % 2).as(heading.title()).isZero();
            }
        }
        assertThat(headings).hasSizeGreaterThan(8);
    }

    @Test
    void solutions_stand_on_the_back_of_their_puzzles() throws IOException {
        for (int perPage : new int[] {1, 2, 4}) {
            Book book = TestBooks.book("sudoku", TestBooks.look(NOVEL, Solutions.FACING, false), perPage, Cover.PLAIN);
            try (PDDocument file = printed(book)) {
                int puzzles = 0;
                for (int number = 1; number <= file.getNumberOfPages(); number++) {
                    if (page(file, number).contains("seed 1, number")) {
                        assertThat(number % 2).as("page %d", number).isEqualTo(1);
                        int onPage =
                                TaggedText.of(file.getPage(number - 1), "H2").size();
                        assertThat(TaggedText.of(file.getPage(number), "H2")).hasSize(onPage);
                        assertThat(page(file, number + 1)).doesNotContain("seed");
                        puzzles += onPage;
                    }
                }
                assertThat(puzzles).isEqualTo(book.size());
                assertThat(new PDFTextStripper().getText(file)).doesNotContain("Solutions");
            }
        }
    }

    @Test
    void solutions_may_be_in_a_file_of_their_own() throws IOException {
        Book book = TestBooks.book("sudoku", TestBooks.look(NOVEL, Solutions.FILE, false), 2, Cover.PLAIN);
        BookPages pages = new BookPages(book, Stop.never());
        try (PDDocument file = printed(book, pages::printSolutions);
                PDDocument whole = printed(book, pages::print)) {
            assertThat(file.getNumberOfPages()).isEqualTo(pages.solutionPages());
            assertThat(page(file, 1)).contains("Solutions");
            assertThat(TaggedText.of(file.getPage(0), "H2")).hasSize(book.size());
            assertThat(new PDFTextStripper().getText(whole)).doesNotContain("Solutions");
        }
        Book none = TestBooks.book("sudoku", TestBooks.look(NOVEL, Solutions.NONE, false), 2, Cover.PLAIN);
        assertThat(new BookPages(none, Stop.never()).solutionPages()).isZero();
    }

    @Test
    void what_is_left_out_is_not_there() throws IOException {
        Book.Look look = look(new Shown(false, false, false, false), Solutions.NONE, Running.USUAL, 1);
        Book book = TestBooks.book("sudoku", look, 2, Cover.PLAIN);
        try (PDDocument file = printed(book)) {
            assertThat(new PDFTextStripper().getText(file))
                    .doesNotContain("Contents")
                    .doesNotContain("seed")
                    .doesNotContain("hints")
                    .doesNotContain("Solutions");
        }
    }

    @Test
    void pages_to_write_on_stand_at_the_end_and_a_blank_one_makes_their_number_even() throws IOException {
        for (int notes = 0; notes < 4; notes++) {
            for (boolean even : new boolean[] {false, true}) {
                Shown shown = new Shown(true, true, true, false, even, notes, false);
                Book book = TestBooks.book("sudoku", look(shown, Solutions.LAST, Running.USUAL, 1), 2, Cover.PLAIN);
                Book plain = TestBooks.book(
                        "sudoku",
                        look(new Shown(true, true, true, false), Solutions.LAST, Running.USUAL, 1),
                        2,
                        Cover.PLAIN);
                int usual = new BookPages(plain, Stop.never()).count() + notes;
                BookPages pages = new BookPages(book, Stop.never());
                assertThat(pages.count()).isEqualTo(even ? usual + usual % 2 : usual);
                assertThat(pages.plan().headings().stream()
                                .filter(heading -> heading.title().equals("Notes"))
                                .map(PagePlan.Heading::page))
                        .isEqualTo(notes == 0 ? List.of() : List.of(usual - notes));
                try (PDDocument file = printed(book)) {
                    assertThat(file.getNumberOfPages()).isEqualTo(pages.count());
                }
            }
        }
    }

    @Test
    void heads_feet_numbers_and_words_are_ones_own() throws IOException {
        Running running = new Running(Optional.of("{section}!"), Optional.of("{title} {page}/{pages}"), true);
        Book.Look look = look(new Shown(true, true, true, false), Solutions.LAST, running, 101);
        Book.Names names = new Book.Names(
                Map.of(Name.CONTENTS, "Inhalt", Name.PUZZLES, "Rätsel", Name.HINTS, "Tipps", Name.SOLUTIONS, "Lösung"));
        Book book = with(TestBooks.book("sudoku", look, 2, Cover.PLAIN), look, names);
        try (PDDocument file = printed(book)) {
            int pages = file.getNumberOfPages();
            assertThat(page(file, 4)).contains("Inhalt!", "Rätsel 101–103", "Tipps 1", "Tipps 2", "Lösung");
            assertThat(page(file, 5)).startsWith("Preface! A Book of Puzzles 5/" + pages + " Preface");
            assertThat(new PDFTextStripper().getText(file)).contains("107").doesNotContain("Solutions");
        }
    }

    @Test
    void each_puzzle_is_asked_for_twice_before_pages_are_drawn() {
        Book book = TestBooks.many(TestBooks.look(NOVEL, Solutions.LAST, false), 200, 4);
        AtomicInteger asked = new AtomicInteger();
        Book counted = new Book(
                book.words(),
                book.title(),
                book.look(),
                book.cover(),
                book.imprint(),
                List.of(),
                book.names(),
                List.of(),
                book.chapters(),
                book.size(),
                i -> {
                    asked.incrementAndGet();
                    return book.entries().apply(i);
                });
        new BookPages(counted, Stop.never());
        assertThat(asked.get()).isBetween(2 * book.size(), 2 * book.size() + 2);
    }
}
