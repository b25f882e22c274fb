package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.message.Words;
import tilewright.print.Samples;
import tilewright.print.TaggedText;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Entry;
import tilewright.print.book.Book.Lesson;
import tilewright.print.canvas.Booklet;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.search.Stop;

/** Tests of bookmarks, and of the pages at the back. Books of one number of parts have rules or not, and with all cases both. */
class BookBackTest {

    private static final List<Entry> ENTRIES = entries();

    private static List<Entry> entries() {
        Book book = SampleBooks.book("sudoku", Paper.A5, 1, true);
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < book.size(); i++) {
            Entry entry = book.entries().apply(i);
            List<String> hints = new ArrayList<>();
            for (int strength = 0; strength < i % 4; strength++) { // none up to three
                hints.add("Hint " + (strength + 1) + " of puzzle " + (i + 1) + ".");
            }
            entries.add(new Entry(entry.puzzle(), entry.certificate(), hints, "", Optional.empty()));
        }
        return entries;
    }

    /** Returns a book of parts with one puzzle each, of which each second one teaches. */
    private static Book book(Paper paper, int parts, boolean rules) {
        Lesson lesson = new Lesson("About a technique", "Its gist.", List.of(), Optional.empty(), List.of());
        List<Chapter> chapters = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            List<Lesson> lessons = i % 2 == 0 ? List.of() : List.of(lesson);
            chapters.add(new Chapter("Part " + (char) ('A' + i), "", lessons, 1, i, i + 1));
        }
        return new Book(
                Words.ENGLISH,
                new Book.Title("The Title", "", ""),
                new Book.Look(paper, "", true, true),
                new Book.Imprint(List.of("An imprint."), Optional.empty()),
                rules ? SampleBooks.book("sudoku", paper, 1, true).rules() : List.of(),
                chapters,
                parts,
                ENTRIES::get);
    }

    private static PDDocument printed(Book book, boolean booklet) throws IOException {
        Paper page = book.look().paper();
        PdfDocument file = new PdfDocument(booklet ? page.unfolded() : page, "x", 1);
        try (Document document = booklet ? new Booklet(file, page) : file) {
            new BookPages(book, Stop.never()).print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return Loader.loadPDF(out.toByteArray());
        }
    }

    @Test
    void bookmarks_lead_to_the_sides_with_their_headings() throws IOException {
        for (boolean booklet : List.of(false, true)) {
            for (int parts = 1; parts <= 7; parts++) {
                for (boolean rules : Sample.isAll() ? List.of(true, false) : List.of(parts % 2 == 0)) {
                    Book book = book(Paper.A5, parts, rules);
                    try (PDDocument file = printed(book, booklet)) {
                        int bookmarks = 0;
                        for (PDOutlineItem item :
                                file.getDocumentCatalog().getDocumentOutline().children()) {
                            bookmarks++;
                            String heading = heading(book, item.getTitle());
                            assertThat(TaggedText.of(item.findDestinationPage(file), "H1"))
                                    .as("%s of %d parts, booklet %s", item.getTitle(), parts, booklet)
                                    .contains(heading);
                        }
                        int strengths = Math.min(3, parts - 1);
                        assertThat(bookmarks).isEqualTo(1 + (rules ? 1 : 0) + parts + strengths + 1);
                    }
                }
            }
        }
    }

    /** Returns the heading of the page that a bookmark leads to: a part that teaches begins with its lesson. */
    private static String heading(Book book, String bookmark) {
        if (bookmark.equals("Cover")) {
            return book.title().title();
        }
        return book.chapters().stream()
                .filter(chapter -> chapter.title().equals(bookmark))
                .flatMap(chapter -> chapter.lessons().stream())
                .map(Lesson::title)
                .findFirst()
                .orElse(bookmark);
    }

    @Test
    void each_puzzle_has_its_solution_and_its_hints_at_the_back() throws IOException {
        for (int parts : new int[] {1, 4, 7}) {
            try (PDDocument file = printed(book(Paper.A4, parts, false), false)) {
                List<TaggedText.Part> solutions = TaggedText.after(file, "Solutions");
                List<String> numbers = solutions.stream()
                        .filter(part -> part.tag().equals("H2"))
                        .map(TaggedText.Part::text)
                        .toList();
                List<String> boards = solutions.stream()
                        .filter(part -> part.tag().equals("Figure"))
                        .map(TaggedText.Part::text)
                        .toList();
                assertThat(boards).hasSize(parts);
                for (int i = 0; i < parts; i++) {
                    assertThat(numbers.get(i)).isEqualTo(Integer.toString(i + 1));
                    assertThat(boards.get(i))
                            .as("solution %d", i + 1)
                            .isEqualTo(Samples.digits(ENTRIES.get(i).puzzle()));
                }
                for (int strength = 1; strength <= 3; strength++) {
                    String title = List.of("First hints", "Second hints", "Third hints")
                            .get(strength - 1);
                    List<String> hints = TaggedText.after(file, title).stream()
                            .filter(part -> part.tag().equals("P"))
                            .map(TaggedText.Part::text)
                            .filter(text -> text.contains("Hint"))
                            .toList();
                    List<String> expected = new ArrayList<>();
                    for (int i = 0; i < parts; i++) {
                        if (ENTRIES.get(i).hints().size() >= strength) {
                            expected.add((i + 1) + "Hint " + strength + " of puzzle " + (i + 1) + ".");
                        }
                    }
                    assertThat(hints).as(title).isEqualTo(expected);
                }
            }
        }
    }
}
