package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDCIDFontType2;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.book.BookPages;
import tilewright.print.book.CheckedPages;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.puzzles.BookContent;
import tilewright.print.puzzles.BookPlan;
import tilewright.print.puzzles.BookPuzzle;
import tilewright.print.puzzles.BookTask;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;

/** The printed texts in each language. */
class LanguagesTest {

    private static final Path WORDS = Path.of("../words");

    /** Signs of studies that no book shows. */
    private static final String UNPRINTED = "[✓✕]";

    /** Bytes of a font that has some letters of a language: all of them are more than two million. */
    private static final int SMALL = 100_000;

    /** The words of all languages that are written from the left. */
    private static List<Words> languages() throws IOException {
        List<Words> languages = new ArrayList<>();
        for (String tag : Languages.tags()) {
            Path about = WORDS.resolve(tag).resolve("language.properties");
            if (!Files.exists(about) || Files.readString(about).contains("direction=ltr")) {
                languages.add(Languages.words(tag));
            }
        }
        return languages;
    }

    @Test
    void each_letter_of_each_language_has_a_typeface() throws IOException {
        for (Words words : languages()) {
            for (String folder : List.of("core", "print", "texts")) {
                Path files = WORDS.resolve(words.language()).resolve(folder);
                if (Files.exists(files)) {
                    try (Stream<Path> all = Files.walk(files)) {
                        for (Path file : all.filter(Files::isRegularFile).toList()) {
                            for (String line : Files.readAllLines(file)) {
                                assertThat(Face.missing(line.replaceAll(UNPRINTED, "")))
                                        .as("%s: %s", file, line)
                                        .isEmpty();
                            }
                        }
                    }
                }
            }
        }
    }

    @Test
    void sheets_of_each_language_have_all_words_in_their_places() throws IOException {
        for (Words words : languages()) {
            sheets(words);
        }
    }

    private static void sheets(Words words) {
        for (String id : Samples.PUZZLES) {
            List<Printable> puzzles = Samples.of(id, 4);
            for (Paper paper : List.of(Paper.A4, Paper.LETTER)) {
                for (int perPage : List.of(1, 4, SheetOptions.MOST)) {
                    SheetOptions options =
                            new SheetOptions("Title", paper, perPage, Solutions.LAST, Samples.STUDIO, true).in(words);
                    String named = words.language() + ", " + id + ", " + perPage;
                    try (CheckedPages checked = new CheckedPages(named, words, paper)) {
                        new Sheets(options, puzzles.size(), puzzles::get, Stop.never()).print(checked);
                        assertThat(checked.count()).isPositive();
                    }
                }
            }
        }
    }

    /** Twice as long as English, as the short labels of some languages are. */
    @Test
    void words_that_are_too_long_for_their_places_get_smaller_letters() throws IOException {
        StringBuilder catalog =
                new StringBuilder("=en-XA\t").append("-".repeat(201)).append(",\n");
        for (Message message : List.of(
                PrintMessages.time(),
                PrintMessages.left(),
                PrintMessages.player("1"),
                PrintMessages.scan(),
                PrintMessages.solutionsPage(2),
                PrintMessages.cutOut(),
                PrintMessages.tiles(),
                PrintMessages.solutions())) {
            String english = message.english();
            catalog.append(Integer.toString(english.hashCode(), Character.MAX_RADIX))
                    .append('\t')
                    .append(english)
                    .append(" ")
                    .append("m".repeat(english.length()))
                    .append('\n');
        }
        Words words = Words.parse(catalog.toString());
        assertThat(words.text(PrintMessages.left())).isEqualTo("left mmmm");
        sheets(words);
    }

    /** On papers of two sizes, and in each run on one of them in turn. */
    @Test
    void books_of_each_language_have_all_words_in_their_places() throws IOException {
        List<Paper> papers = List.of(Paper.A4, Paper.A5);
        List<Words> languages = languages();
        try (Workspace workspace = new Workspace()) {
            for (Words words : Sample.of(languages, 3)) {
                for (int i = 0; i < Sample.size(1, papers.size()); i++) {
                    Paper paper = papers.get((languages.indexOf(words) + i) % papers.size());
                    BookContent content = content(words, paper, workspace);
                    try (CheckedPages checked = new CheckedPages(words.language() + " on " + paper, words, paper)) {
                        new BookPages(content.book(), Stop.never()).print(checked);
                        assertThat(checked.count()).isGreaterThan(12);
                    }
                }
            }
        }
    }

    private static BookContent content(Words words, Paper paper, Workspace workspace) {
        BookPlan plan = new BookPlan(
                "Title",
                "",
                "",
                words,
                new BookPlan.Look(paper, false, Samples.STUDIO, true, true, true),
                List.of(
                        section("sudoku", List.of("x-wing"), "needs-x-wing"),
                        section("hues", List.of(), ""),
                        section("trominoes", List.of("coloring"), ""),
                        section("paletto", List.of("analysis"), "")));
        BookTask task = new BookTask(plan, workspace, Limits.NONE);
        List<BookPuzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < plan.size(); i++) {
            puzzles.add((BookPuzzle) task.answer(i, "").result());
        }
        return new BookContent(plan, puzzles, workspace, Stop.never());
    }

    private static BookPlan.Section section(String id, List<String> lessons, String setup) {
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find(id).orElseThrow();
        return new BookPlan.Section(puzzle, id, "", lessons, setup, 2, 1, 2, List.of());
    }

    @Test
    void a_file_in_japanese_has_the_letters_that_it_shows_and_no_others() throws IOException {
        Words words = Languages.words("ja");
        String title = "数独「四題」…ﾊﾝｶｸも、ヴァイオリン";
        List<Printable> puzzles = Samples.of("sudoku", 4);
        SheetOptions options = new SheetOptions(title, Paper.A4, 4, Solutions.LAST, Samples.STUDIO, false).in(words);
        try (Document document = new PdfDocument(Paper.A4, title, "作者", 1, words);
                ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            new Sheets(options, puzzles.size(), puzzles::get, Stop.never()).print(document);
            document.write(out);
            assertThat(out.size()).isLessThan(2 * SMALL);
            try (PDDocument file = Loader.loadPDF(out.toByteArray())) {
                assertThat(file.getDocumentCatalog().getLanguage()).isEqualTo("ja");
                assertThat(fonts(file)).anyMatch(name -> name.matches("[A-Z]{6}\\+NotoSansJP.*"));
                Letters letters = new Letters();
                assertThat(letters.getText(file)).contains(title);
                assertThat(letters.missing).isZero();
            }
        }
    }

    private static List<String> fonts(PDDocument file) throws IOException {
        List<String> names = new ArrayList<>();
        for (PDPage page : file.getPages()) {
            for (COSName name : page.getResources().getFontNames()) {
                PDFont font = page.getResources().getFont(name);
                TrueTypeFont embedded = ((PDCIDFontType2) ((PDType0Font) font).getDescendantFont()).getTrueTypeFont();
                assertThat(embedded.getOriginalDataSize()).as(font.getName()).isLessThan(SMALL);
                names.add(font.getName());
            }
        }
        return names;
    }

    /** The text of a file. */
    private static final class Letters extends PDFTextStripper {

        /** Letters that are drawn as missing ones. */
        private int missing;

        @Override
        protected void processTextPosition(TextPosition text) {
            for (int code : text.getCharacterCodes()) {
                missing += code == 0 ? 1 : 0;
            }
            super.processTextPosition(text);
        }
    }
}
