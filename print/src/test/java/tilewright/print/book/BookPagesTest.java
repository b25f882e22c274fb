package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.message.Words;
import tilewright.print.Samples;
import tilewright.print.canvas.Booklet;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.search.Stop;

class BookPagesTest {

    @Test
    void nothing_leaves_its_page_and_no_words_overlap() {
        for (String id : Samples.PUZZLES) {
            for (Paper paper : List.of(Paper.A4, Paper.LETTER, Paper.A5, Paper.HALF_LETTER)) {
                for (int perPage : List.of(1, 4)) {
                    Book book = SampleBooks.book(id, paper, perPage, !id.equals("paletto"));
                    try (CheckedPages checked =
                            new CheckedPages(id + " on " + paper + ", " + perPage, Words.ENGLISH, paper)) {
                        new BookPages(book, Stop.never()).print(checked);
                        assertThat(checked.count()).isGreaterThan(12);
                    }
                }
            }
        }
    }

    @Test
    void the_contents_name_the_pages_on_which_parts_begin() throws IOException {
        try (PDDocument file = Loader.loadPDF(SampleBooks.pdf(SampleBooks.book("sudoku", Paper.A4, 2, true)))) {
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
        try (PDDocument file = Loader.loadPDF(SampleBooks.pdf(SampleBooks.book("hues", Paper.A5, 1, true)))) {
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
        Book book = SampleBooks.book("sudoku", Paper.A5, 4, true);
        BookPages pages = new BookPages(book, Stop.never());
        try (Document document = new Booklet(new PdfDocument(Paper.A5.unfolded(), "x", 1), Paper.A5)) {
            pages.print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            try (PDDocument file = Loader.loadPDF(out.toByteArray())) {
                int leaves = (pages.count() + 3) / 4;
                assertThat(file.getNumberOfPages()).isEqualTo(2 * leaves);
                assertThat(page(file, 1)).contains("A Book of");
                assertThat(page(file, 2)).contains(SampleBooks.LONG.substring(0, 30)); // behind the cover
                assertThat(page(file, 3)).contains("Contents");
                var box = file.getPage(0).getMediaBox();
                assertThat(box.getWidth()).isGreaterThan(box.getHeight());
            }
        }
    }

    @Test
    void the_same_book_gives_the_same_bytes() throws IOException {
        assertThat(SampleBooks.pdf(SampleBooks.book("trominoes", Paper.LETTER, 4, true)))
                .isEqualTo(SampleBooks.pdf(SampleBooks.book("trominoes", Paper.LETTER, 4, true)));
    }
}
