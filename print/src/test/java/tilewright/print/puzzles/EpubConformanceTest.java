package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import com.adobe.epubcheck.api.EPUBLocation;
import com.adobe.epubcheck.api.EpubCheck;
import com.adobe.epubcheck.api.MasterReport;
import com.adobe.epubcheck.messages.Message;
import com.adobe.epubcheck.messages.Severity;
import com.adobe.epubcheck.util.FeatureEnum;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.message.Languages;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.PrintedTexts;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;

/** Whether the books for screens are valid EPUB 3.3, by EPUBCheck. */
final class EpubConformanceTest {

    /** A book with all that books for screens have. */
    private static byte[] book(String language) throws IOException {
        BookPlan plan = new BookDescription(
                        Puzzles.CATALOG,
                        new PrintedTexts(PrintedTexts.Typefaces.OWN),
                        "",
                        Languages.words(language),
                        DescriptionFiles.NONE)
                .read(new MapFields(Map.of(
                        "title",
                        "A book & more",
                        "author",
                        "Ada <Grace>",
                        "qr",
                        "no",
                        "index",
                        "yes",
                        "dedication",
                        "For *Grace*",
                        "preface",
                        "# Before\n\n**One**\n\n* a\n* b\n\n1. c\n2. d\n\n> quoted\n\n## Below\n\nEnd",
                        "sections",
                        List.of(
                                Map.of("puzzle", "sudoku", "teach", "naked-single", "setup", "easy", "count", "2"),
                                Map.of("puzzle", "sudoku", "setup", "6x6,killer", "count", "1"),
                                Map.of("puzzle", "paletto", "setup", "4x4", "count", "1"),
                                Map.of("puzzle", "hues", "count", "1"),
                                Map.of("puzzle", "trominoes", "setup", "4x4", "count", "1")))));
        try (Workspace workspace = new Workspace()) {
            BookTask task = new BookTask(plan, workspace, Limits.NONE);
            List<BookPuzzle> puzzles = new ArrayList<>();
            for (int i = 0; i < plan.size(); i++) {
                puzzles.add((BookPuzzle) task.answer(i, "").result());
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PrintJob.epub(plan, puzzles, workspace, Stop.never())
                    .files()
                    .getFirst()
                    .epub()
                    .orElseThrow()
                    .write(out, () -> {});
            return out.toByteArray();
        }
    }

    /** Keeps what is wrong with a file, a line each. */
    private static final class Faults extends MasterReport {

        private final List<String> lines = new ArrayList<>();

        @Override
        public void message(Message message, EPUBLocation place, Object... values) {
            if (message.getSeverity().compareTo(Severity.WARNING) >= 0) {
                lines.add(message.getSeverity() + " " + place.getPath() + ": " + message.getMessage(values));
            }
        }

        @Override
        public void info(String resource, FeatureEnum feature, String value) {}

        @Override
        public int generate() {
            return 0;
        }

        @Override
        public void initialize() {}
    }

    private static List<String> faults(byte[] file) {
        Faults faults = new Faults();
        EpubCheck check = new EpubCheck(new ByteArrayInputStream(file), faults, "book.epub");
        check.setLocale(Locale.ENGLISH);
        check.check();
        return faults.lines;
    }

    @Test
    void books_are_valid_in_each_language() throws IOException {
        for (String language : Sample.of(Languages.tags(), 1)) {
            assertThat(faults(book(language))).as(language).isEmpty();
        }
    }

    @Test
    void what_is_wrong_is_found() throws IOException {
        byte[] whole = book("en");
        byte[] kind = "application/epub+zip".getBytes(StandardCharsets.US_ASCII);
        byte[] file = whole.clone();
        file[38 + kind.length - 1] = 'q';
        assertThat(faults(file)).isNotEmpty();
    }
}
