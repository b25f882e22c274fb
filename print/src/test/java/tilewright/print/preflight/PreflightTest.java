package tilewright.print.preflight;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.message.Words;
import tilewright.search.Stop;

/** Files with one breach each. */
class PreflightTest {

    private static final PDRectangle TRIM = new PDRectangle(432, 648);

    @TempDir
    private Path folder = Path.of("");

    /** Draws on the second page. */
    private interface Drawing {
        void draw(PDDocument document, PDPageContentStream out) throws IOException;
    }

    private static void good(PDDocument document, PDPageContentStream out) throws IOException {
        out.setLineWidth(0.75f);
        out.addRect(100, 100, 200, 200);
        out.stroke();
        text(out, embedded(document), 7, 100, 400);
    }

    private static PDFont embedded(PDDocument document) throws IOException {
        return PDType0Font.load(
                document, PrintingHouse.class.getResourceAsStream("/tilewright/print/canvas/open-sans.ttf"), true);
    }

    private static void text(PDPageContentStream out, PDFont font, float size, float x, float y) throws IOException {
        out.beginText();
        out.setFont(font, size);
        out.newLineAtOffset(x, y);
        out.showText("Puzzle 1");
        out.endText();
    }

    private List<String> found(String house, int pages, Drawing drawing) throws IOException {
        Path file = folder.resolve("book.pdf");
        try (PDDocument document = new PDDocument()) {
            for (int i = 0; i < pages; i++) {
                PDPage page = new PDPage(TRIM);
                document.addPage(page);
                try (PDPageContentStream out = new PDPageContentStream(document, page)) {
                    if (i == 1) {
                        drawing.draw(document, out);
                    }
                }
            }
            document.save(file.toFile());
        }
        return checked(house, file);
    }

    private static List<String> checked(String house, Path file) throws IOException {
        return Preflight.check(file, PrintingHouse.find(house).orElseThrow(), Stop.never()).stream()
                .map(Words.ENGLISH::text)
                .toList();
    }

    private static void contains(List<String> found, String sentence) {
        assertThat(found).singleElement().asString().contains(sentence);
    }

    @Test
    void a_file_that_keeps_all_rules_has_no_breach() throws IOException {
        for (PrintingHouse house : PrintingHouse.all()) {
            assertThat(found(house.id(), 24, PreflightTest::good))
                    .as(house.id())
                    .isEmpty();
        }
    }

    @Test
    void numbers_of_pages() throws IOException {
        contains(found("kdp", 23, PreflightTest::good), "Amazon KDP takes 24 pages or more, not 23");
        contains(found("kdp", 829, PreflightTest::good), "Amazon KDP takes 828 pages at most, not 829");
        contains(found("ingramspark", 25, PreflightTest::good), "IngramSpark asks for an even number of pages, not 25");
    }

    @Test
    void lines_in_their_scale() throws IOException {
        contains(
                found("kdp", 24, (document, out) -> {
                    out.transform(Matrix.getScaleInstance(0.5f, 0.5f));
                    out.setLineWidth(1);
                    out.addRect(200, 400, 100, 100);
                    out.stroke();
                }),
                "page 2: a line of 0.50 pt at 44.1 mm from the left, 149.2 mm from the top; Amazon KDP asks for 0.75 pt");
    }

    @Test
    void letters_in_their_scale() throws IOException {
        contains(
                found("kdp", 24, (document, out) -> {
                    out.transform(Matrix.getScaleInstance(0.5f, 0.5f));
                    text(out, embedded(document), 12, 200, 400);
                }),
                "page 2: letters of 6.00 pt at ");
    }

    @Test
    void dots_of_pictures() throws IOException {
        contains(
                found("lulu", 24, (document, out) -> {
                    BufferedImage gray = new BufferedImage(299, 600, BufferedImage.TYPE_BYTE_GRAY);
                    out.drawImage(LosslessFactory.createFromImage(document, gray), 100, 100, 72, 72);
                }),
                "page 2: a picture with 299 dots to an inch at 48.0 mm from the left, 180.6 mm from the top");
    }

    @Test
    void margins_and_the_spine() throws IOException {
        contains(
                found("kdp", 24, (document, out) -> text(out, embedded(document), 12, 10, 400)),
                "page 2: something 3.5 mm from the edge");
        // the spine of page 2 is at its right
        contains(
                found("kdp", 151, (document, out) -> {
                    out.setLineWidth(2);
                    out.moveTo(398, 300);
                    out.lineTo(398, 310);
                    out.stroke();
                }),
                "page 2: something 11.6 mm from the spine at 140.8 mm from the left, 121.0 mm from the top; Amazon KDP asks for"
                        + " 12.7 mm where a book has 151 pages");
    }

    @Test
    void what_goes_to_the_edge_needs_a_bleed() throws IOException {
        contains(
                found("ingramspark", 24, (document, out) -> {
                    out.addRect(0, 0, 432, 100);
                    out.fill();
                }),
                "page 2: something goes to the edge, and 0.0 mm beyond it; IngramSpark asks for 3.2 mm: write 'bleed: 3.2 mm'");
    }

    @Test
    void color_in_a_black_book() throws IOException {
        contains(
                found("kdp", 24, (document, out) -> {
                    out.setNonStrokingColor(1f, 0f, 0f);
                    out.addRect(100, 100, 10, 10);
                    out.fill();
                }),
                "page 2: color in a book that is black elsewhere");
        assertThat(found("kdp", 24, (document, out) -> {
                    out.setNonStrokingColor(0f, 0f, 0f, 0.5f);
                    out.addRect(100, 100, 10, 10);
                    out.fill();
                }))
                .isEmpty();
    }

    @Test
    void typefaces_that_are_not_embedded() throws IOException {
        contains(
                found(
                        "ingramspark",
                        24,
                        (document, out) ->
                                text(out, new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12, 100, 400)),
                "page 2: the typeface Helvetica is not embedded");
    }

    @Test
    void bookmarks_and_pages_of_other_sizes() throws IOException {
        Path file = folder.resolve("other.pdf");
        try (PDDocument document = new PDDocument()) {
            for (int i = 0; i < 32; i++) {
                document.addPage(new PDPage(i % 4 == 1 ? PDRectangle.A5 : TRIM));
            }
            document.getDocumentCatalog().setDocumentOutline(new PDDocumentOutline());
            document.save(file.toFile());
        }
        assertThat(checked("kdp", file))
                .containsExactly(
                        "pages 2, 6, 10, 14, 18, and 3 others: 148.0 × 210.0 mm, and the first page"
                                + " 152.4 × 228.6 mm: all pages of a book must have one size",
                        "the file has bookmarks; Amazon KDP takes none");
    }

    @Test
    void a_locked_file() throws IOException {
        Path file = folder.resolve("locked.pdf");
        try (PDDocument document = new PDDocument()) {
            document.addPage(new PDPage(TRIM));
            document.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
            document.save(file.toFile());
        }
        assertThat(checked("kdp", file)).containsExactly("the file is locked by a password; save it without one");
        assertThat(Files.exists(file)).isTrue();
    }
}
