package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.print.Printable;
import tilewright.print.Samples;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Entry;
import tilewright.print.book.Book.Figure;
import tilewright.print.book.Book.Lesson;
import tilewright.print.canvas.Booklet;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;

class BookPagesTest {

    private static final String LONG = "A sentence that is there to be long, for a page that has little room for it. ";

    /** Three chapters, one of which teaches, with puzzles of a kind. */
    private static Book book(String id, Paper paper, int perPage, boolean solved) {
        List<Printable> puzzles = Samples.of(id, 7);
        Figure figure = new Figure(
                puzzles.getFirst().scene(),
                List.of(
                        new Mark.Ring(Box.cell(0, 0), Ink.HINT),
                        new Mark.Area(Box.cell(1, 1), Ink.CONFLICT),
                        new Mark.Arrow(Box.cell(0, 0), Box.cell(2, 3), true, Ink.HINT)));
        Lesson lesson = new Lesson(
                "A lesson with a title", LONG, List.of(LONG), Optional.of(figure), List.of(LONG, LONG.repeat(3)));
        List<Lesson> rules = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            rules.add(new Lesson("Rule", "", List.of(LONG.repeat(2)), Optional.of(figure), List.of()));
        }
        return new Book(
                new Book.Title("A Book of Puzzles", "With a subtitle", "An author", List.of(LONG, LONG)),
                new Book.Look(paper, Samples.STUDIO, true, true),
                rules,
                List.of(
                        new Chapter("Beginning", "What it is about.", List.of(), perPage, 0, 3),
                        new Chapter("Middle", "", List.of(lesson), perPage, 3, 6),
                        new Chapter("End", "", List.of(), perPage, 6, 7)),
                puzzles.size(),
                i -> {
                    Printable puzzle = puzzles.get(i);
                    Printable shown = solved
                            ? puzzle
                            : new Printable(puzzle.id(), puzzle.rating(), puzzle.scene(), Optional.empty());
                    return new Entry(
                            shown,
                            "One solution, proved. Medium. Made from medium, seed 1, number " + (i + 1) + ".",
                            List.of("Look at row 3.", LONG.repeat(2)),
                            solved ? "" : "Take the pieces in row 1.",
                            Optional.of(figure));
                });
    }

    private static byte[] pdf(Book book) throws IOException {
        try (Document document =
                new PdfDocument(book.look().paper(), book.title().title(), 1)) {
            new BookPages(book).print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return out.toByteArray();
        }
    }

    @Test
    void nothing_leaves_its_page_and_no_words_overlap() {
        for (String id : Samples.PUZZLES) {
            for (Paper paper : List.of(Paper.A4, Paper.LETTER, Paper.A5, Paper.HALF_LETTER)) {
                for (int perPage : List.of(1, 4)) {
                    Book book = book(id, paper, perPage, !id.equals("paletto"));
                    try (CheckedPages checked = new CheckedPages(id + " on " + paper + ", " + perPage, paper)) {
                        new BookPages(book).print(checked);
                        assertThat(checked.count()).isGreaterThan(12);
                    }
                }
            }
        }
    }

    @Test
    void the_contents_name_the_pages_on_which_parts_begin() throws IOException {
        try (PDDocument file = Loader.loadPDF(pdf(book("sudoku", Paper.A4, 2, true)))) {
            String contents = page(file, 3);
            assertThat(contents).contains("Contents");
            for (String part : List.of("How to play", "Beginning", "End", "First hints", "Second hints", "Solutions")) {
                Matcher line = Pattern.compile(part + ".* (\\d+)").matcher(contents);
                assertThat(line.find()).as(part).isTrue();
                int number = Integer.parseInt(line.group(1));
                assertThat(page(file, number)).as(part).contains(part);
                assertThat(page(file, number - 1)).as("before " + part).doesNotContain(part + "\n");
            }
            assertThat(contents).contains("Puzzles 1–3", "Puzzle 7");
            assertThat(file.getDocumentCatalog().getDocumentOutline().children())
                    .extracting(item -> item.getTitle())
                    .contains("Beginning", "Solutions");
        }
    }

    private static String page(PDDocument file, int number) throws IOException {
        PDFTextStripper text = new PDFTextStripper();
        text.setStartPage(number);
        text.setEndPage(number);
        return text.getText(file);
    }

    @Test
    void each_puzzle_has_its_certificate_and_pages_their_numbers() throws IOException {
        try (PDDocument file = Loader.loadPDF(pdf(book("hues", Paper.A5, 1, true)))) {
            String text = new PDFTextStripper().getText(file).replaceAll("\\s+", " ");
            for (int number = 1; number <= 7; number++) {
                assertThat(text).contains("seed 1, number " + number + ".");
            }
            int last = file.getNumberOfPages();
            assertThat(page(file, last)).contains(Integer.toString(last));
            assertThat(page(file, 1)).contains("A Book of", "An author").doesNotContain("Contents");
        }
    }

    @Test
    void a_booklet_has_the_pages_of_two_leaves_on_each_side() throws IOException {
        Book book = book("sudoku", Paper.A5, 4, true);
        BookPages pages = new BookPages(book);
        try (Document document = new Booklet(new PdfDocument(Paper.A4_ACROSS, "x", 1), Paper.A5)) {
            pages.print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            try (PDDocument file = Loader.loadPDF(out.toByteArray())) {
                int leaves = (pages.count() + 3) / 4;
                assertThat(file.getNumberOfPages()).isEqualTo(2 * leaves);
                assertThat(page(file, 1)).contains("A Book of");
                assertThat(page(file, 2)).contains(LONG.substring(0, 30)); // behind the cover
                assertThat(page(file, 3)).contains("Contents");
                var box = file.getPage(0).getMediaBox();
                assertThat(box.getWidth()).isGreaterThan(box.getHeight());
            }
        }
    }

    @Test
    void the_same_book_gives_the_same_bytes() throws IOException {
        assertThat(pdf(book("trominoes", Paper.LETTER, 4, true)))
                .isEqualTo(pdf(book("trominoes", Paper.LETTER, 4, true)));
    }
}
