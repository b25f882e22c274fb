package tilewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.message.Words;
import tilewright.print.canvas.PdfOptions.Kind;

/** Boxes of pages, and what files say of themselves. */
class PdfOptionsTest {

    private static final Paper PAPER = new Paper("small", 200, 100);
    private static final double BLEED = 9;
    private static final Color RED = new Color(0, 0.8, 0.6, 0, "");
    private static final Metadata ALL = new Metadata(
            "Title & <so on>",
            "Ada Żeleńska",
            "Puzzles",
            List.of("sudoku", "a & b"),
            "A maker",
            Optional.of(Instant.parse("2026-03-04T05:06:07Z")));

    @TempDir
    private Path folder;

    private static byte[] file(double bleed, boolean marks, Kind kind, Metadata metadata) throws IOException {
        try (PdfDocument document =
                new PdfDocument(new PdfOptions(PAPER, bleed, marks, kind, metadata, 5, Words.ENGLISH))) {
            document.page(canvas -> {
                canvas.part(Canvas.Role.ORNAMENT, "", () -> canvas.fill(Outline.of(new Rect(-50, -50, 100, 100)), RED));
                canvas.part(
                        Canvas.Role.PARAGRAPH,
                        "",
                        () -> canvas.text(60, 50, "Words", Face.WORDS, 12, new Color(1, 0, 0, 0, "Ink")));
            });
            document.bookmark("Page", 0);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return out.toByteArray();
        }
    }

    private static void box(PDRectangle box, double left, double bottom, double width, double height) {
        assertThat(box.getLowerLeftX()).isCloseTo((float) left, within(1e-3f));
        assertThat(box.getLowerLeftY()).isCloseTo((float) bottom, within(1e-3f));
        assertThat(box.getWidth()).isCloseTo((float) width, within(1e-3f));
        assertThat(box.getHeight()).isCloseTo((float) height, within(1e-3f));
    }

    @Test
    void boxes_lie_around_the_page_as_it_is_cut() throws IOException {
        for (Kind kind : Kind.values()) {
            for (boolean marks : List.of(false, true)) {
                try (PDDocument file = Loader.loadPDF(file(BLEED, marks, kind, ALL))) {
                    PDPage page = file.getPage(0);
                    double edge = marks ? BLEED + CropMarks.room() : BLEED;
                    box(page.getMediaBox(), 0, 0, 200 + 2 * edge, 100 + 2 * edge);
                    box(page.getBleedBox(), edge - BLEED, edge - BLEED, 200 + 2 * BLEED, 100 + 2 * BLEED);
                    box(page.getTrimBox(), edge, edge, 200, 100);
                }
            }
            try (PDDocument file = Loader.loadPDF(file(0, false, kind, ALL))) {
                PDPage page = file.getPage(0);
                box(page.getMediaBox(), 0, 0, 200, 100);
                assertThat(page.getCOSObject().containsKey(COSName.TRIM_BOX)).isEqualTo(kind == Kind.X_1A);
            }
        }
    }

    /** The corner of the page as it is cut has coordinates 0; the color goes to the end of the bleed and no farther. */
    @Test
    void what_goes_over_the_edge_is_in_the_bleed_alone() throws IOException {
        try (PDDocument file = Loader.loadPDF(file(BLEED, true, Kind.A_1B, ALL))) {
            BufferedImage page = new PDFRenderer(file).renderImageWithDPI(0, 720, ImageType.RGB);
            double edge = BLEED + CropMarks.room();
            assertThat(color(page, edge + 49.5, edge + 49.5)).isEqualTo(RED.rgb());
            assertThat(color(page, edge + 50.5, edge + 50.5)).isEqualTo(0xffffff);
            assertThat(color(page, edge - BLEED + 0.5, edge - BLEED + 0.5)).isEqualTo(RED.rgb());
            assertThat(color(page, edge - BLEED - 0.5, edge - BLEED - 0.5)).isEqualTo(0xffffff);
            assertThat(color(page, edge, 10)).as("a mark").isNotEqualTo(0xffffff);
            assertThat(color(page, 10, edge + 100)).as("a mark").isNotEqualTo(0xffffff);
        }
    }

    private static int color(BufferedImage page, double x, double y) {
        return page.getRGB((int) (10 * x), (int) (10 * y)) & 0xffffff;
    }

    @Test
    void archives_take_files_with_bleed_and_dates() throws IOException {
        byte[] bytes = file(BLEED, true, Kind.A_1B, ALL);
        assertThat(Preflight.findings(bytes, folder)).isEmpty();
        assertThat(Preflight.findings(file(0, false, Kind.A_1B, Metadata.of("")), folder))
                .isEmpty();
        try (PDDocument file = Loader.loadPDF(bytes)) {
            var about = file.getDocumentInformation();
            assertThat(about.getTitle()).isEqualTo(ALL.title());
            assertThat(about.getAuthor()).isEqualTo(ALL.author());
            assertThat(about.getSubject()).isEqualTo(ALL.subject());
            assertThat(about.getKeywords()).isEqualTo("sudoku, a & b");
            assertThat(about.getProducer()).isEqualTo(ALL.producer());
            assertThat(about.getCreationDate().toInstant()).isEqualTo(ALL.made().orElseThrow());
        }
    }

    @Test
    void a_file_names_its_maker_only_when_asked() throws IOException {
        for (Kind kind : Kind.values()) {
            String bytes = new String(file(0, false, kind, Metadata.of("x")), StandardCharsets.ISO_8859_1);
            assertThat(bytes).doesNotContainIgnoringCase("tilewright");
            assertThat(bytes).doesNotContain("Producer");
        }
    }

    @Test
    void printing_houses_take_files_of_the_other_kind() throws IOException {
        for (Metadata metadata : List.of(ALL, Metadata.of(""))) {
            byte[] bytes = file(BLEED, true, Kind.X_1A, metadata);
            assertThat(file(BLEED, true, Kind.X_1A, metadata)).isEqualTo(bytes);
            assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                    .startsWith("%PDF-1.4")
                    .contains("/Trapped /False")
                    .doesNotContain("DeviceRGB", "ICCBased", "SMask", "/ca ", "/Group", "ObjStm");
            try (PDDocument file = Loader.loadPDF(bytes)) {
                var about = file.getDocumentInformation();
                assertThat(about.getTitle()).isNotEmpty();
                assertThat(about.getCreationDate()).isEqualTo(about.getModificationDate());
                assertThat(about.getCustomMetadataValue("GTS_PDFXVersion")).isEqualTo("PDF/X-1:2003");
                assertThat(about.getCustomMetadataValue("GTS_PDFXConformance")).isEqualTo("PDF/X-1a:2003");
                assertThat(file.getDocument().getDocumentID()).hasSize(2);
                COSDictionary intent =
                        file.getDocumentCatalog().getOutputIntents().getFirst().getCOSObject();
                assertThat(Objects.requireNonNull(intent.getCOSName(COSName.S)).getName())
                        .isEqualTo("GTS_PDFX");
                assertThat(intent.getString(COSName.OUTPUT_CONDITION_IDENTIFIER))
                        .isEqualTo("FOGRA39");
                String content = new String(file.getPage(0).getContents().readAllBytes(), StandardCharsets.ISO_8859_1);
                assertThat(content).contains("/DeviceCMYK cs\n0 0.8 0.6 0 sc").contains("/cs1 cs\n1 scn");
                assertThat(content).doesNotContain("rg\n", "RG\n");
                for (COSName font : file.getPage(0).getResources().getFontNames()) {
                    assertThat(file.getPage(0).getResources().getFont(font).isEmbedded())
                            .isTrue();
                }
            }
        }
    }
}
