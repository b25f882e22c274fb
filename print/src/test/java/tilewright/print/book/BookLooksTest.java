package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.print.Codes;
import tilewright.print.KeptPicture;
import tilewright.print.Samples;
import tilewright.print.book.Book.Chapter;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

class BookLooksTest {

    @Test
    void each_code_opens_the_puzzle_beside_it() throws IOException {
        for (String id : Samples.PUZZLES) {
            for (int perPage : List.of(2, 4)) {
                Book book = SampleBooks.book(id, perPage == 4 ? Paper.A4 : Paper.HALF_LETTER, perPage, true);
                try (PDDocument file = Loader.loadPDF(SampleBooks.pdf(book))) {
                    int page = 0;
                    for (Chapter chapter : book.chapters()) {
                        int each = Math.min(chapter.perPage(), chapter.to() - chapter.from());
                        for (int from = chapter.from(); from < chapter.to(); from += each) {
                            page = next(file, page, "seed 1, number " + (from + 1) + "\\.");
                            codes(book, chapter, file, page, from);
                        }
                    }
                }
            }
        }
    }

    private static void codes(Book book, Chapter chapter, PDDocument file, int page, int from) throws IOException {
        int each = Math.min(chapter.perPage(), chapter.to() - chapter.from());
        Rect body = new BookPages(book, Stop.never()).plan().frame(page + 1).body();
        List<Rect> places = new PuzzlePages(book, chapter, each).places(body, book.entries());
        BufferedImage scan = Codes.scan(file, page);
        for (int i = from; i < Math.min(chapter.to(), from + each); i++) {
            assertThat(Codes.read(scan, places.get(i - from)))
                    .as("code %d on page %d", i + 1, page + 1)
                    .isEqualTo(Samples.STUDIO + "#/"
                            + book.entries().apply(i).puzzle().id());
        }
    }

    @Test
    void pages_look_as_they_were_kept() throws IOException {
        try (PDDocument file = Loader.loadPDF(SampleBooks.pdf(SampleBooks.book("sudoku", Paper.A5, 2, true)))) {
            List<String> names = List.of("cover", "imprint", "contents", "rules");
            for (int page = 0; page < names.size(); page++) {
                KeptPicture.check(file, page, "book/" + names.get(page));
            }
            for (String part :
                    List.of("lesson A lesson with", "puzzles seed 1", "hints First", "solutions Solutions")) {
                String name = part.replaceFirst(" .*", "");
                KeptPicture.check(file, next(file, names.size(), part.substring(name.length() + 1)), "book/" + name);
            }
        }
    }

    /** The first page from this one on that has words. */
    private static int next(PDDocument file, int page, String words) throws IOException {
        int at = page;
        while (!Pattern.compile(words)
                .matcher(text(file, at).replaceAll("\\s+", " "))
                .find()) {
            at++;
        }
        return at;
    }

    private static String text(PDDocument file, int page) throws IOException {
        PDFTextStripper text = new PDFTextStripper();
        text.setStartPage(page + 1);
        text.setEndPage(page + 1);
        return text.getText(file);
    }
}
