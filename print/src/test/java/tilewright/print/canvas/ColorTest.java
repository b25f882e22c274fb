package tilewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.message.Words;
import tilewright.search.Stop;

/** Colors in all kinds of files. */
class ColorTest {

    private static final Paper PAPER = new Paper("small", 200, 100);
    private static final Color RED = new Color(0, 0.8, 0.6, 0, "");
    private static final Color SPOT = new Color(1, 0.6, 0, 0.2, "PANTONE 286 C");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 0, ffffff",
        "0, 0, 0, 1, 000000",
        "0, 0, 0, 0.5, 808080",
        "1, 0, 0, 0, 00ffff",
        "0, 0.8, 0.6, 0, ff3366",
        "0.5, 0, 0, 0.5, 408080",
    })
    void a_screen_shows_what_the_inks_leave(double cyan, double magenta, double yellow, double black, String rgb) {
        assertThat(new Color(cyan, magenta, yellow, black, "").rgb()).isEqualTo(Integer.parseInt(rgb, 16));
    }

    @Test
    void all_grays_stay_what_they_were() {
        for (int level = 0; level <= 1000; level++) {
            int old = (int) Math.round(Color.gray(level / 1000.0).level() * 255);
            assertThat(Color.gray(level / 1000.0).rgb()).isEqualTo(old * 0x10101);
        }
    }

    private static void drawing(Canvas canvas) {
        canvas.part(Canvas.Role.PARAGRAPH, "", () -> {
            canvas.fill(Outline.of(new Rect(10, 10, 40, 40)), RED);
            canvas.fill(Outline.of(new Rect(60, 10, 40, 40)), SPOT);
            canvas.stroke(Outline.of(new Rect(110, 10, 40, 40)), SPOT, 3);
            canvas.fill(Outline.of(new Rect(160, 10, 30, 40)), 0.5);
            canvas.text(10, 80, "Words", Face.WORDS, 12, RED);
        });
    }

    private static byte[] pdf(Consumer<Canvas> drawing) throws IOException {
        try (PdfDocument document = new PdfDocument(PAPER, "Colors", 1)) {
            document.page(drawing);
            document.page(drawing);
            return written(document);
        }
    }

    private static byte[] written(Document document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        document.write(out);
        return out.toByteArray();
    }

    @Test
    void a_colored_pdf_file_is_valid_and_has_its_inks() throws IOException {
        byte[] bytes = pdf(ColorTest::drawing);
        assertThat(Preflight.findings(bytes, folder)).isEmpty();
        assertThat(pdf(ColorTest::drawing)).isEqualTo(bytes);
        try (PDDocument file = Loader.loadPDF(bytes)) {
            assertThat(file.getDocumentCatalog().getOutputIntents()).hasSize(1);
            var resources = file.getPage(1).getResources();
            assertThat(resources.getColorSpaceNames()).hasSize(1);
            assertThat(resources
                            .getColorSpace(
                                    resources.getColorSpaceNames().iterator().next())
                            .toString())
                    .contains("PANTONE 286 C");
            BufferedImage page = new PDFRenderer(file).renderImage(0, 1, ImageType.RGB);
            assertThat(page.getRGB(30, 30) & 0xffffff).isEqualTo(RED.rgb());
            assertThat(page.getRGB(80, 30) & 0xffffff).isEqualTo(SPOT.rgb());
            assertThat(page.getRGB(175, 30) & 0xffffff).isEqualTo(0x808080);
        }
    }

    @Test
    void a_file_of_grays_has_no_color() throws IOException {
        byte[] bytes = pdf(canvas -> canvas.fill(Outline.of(new Rect(0, 0, 9, 9)), 0.3));
        assertThat(Preflight.findings(bytes, folder)).isEmpty();
        assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).contains(IccProfile.GRAY);
        assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).doesNotContain("RGB");
    }

    @Test
    void a_picture_has_colors_only_where_it_needs_them() throws IOException {
        for (boolean colored : List.of(true, false)) {
            try (PngDocument document = new PngDocument(PAPER, "Colors", Words.ENGLISH, Stop.never())) {
                document.page(canvas -> canvas.fill(Outline.of(new Rect(100, 0, 50, 50)), 0.5));
                if (colored) {
                    document.page(ColorTest::drawing);
                }
                BufferedImage picture = ImageIO.read(new ByteArrayInputStream(written(document)));
                assertThat(picture.getColorModel().getNumComponents()).isEqualTo(colored ? 3 : 1);
                if (colored) {
                    assertThat(picture.getRGB(62, 208 + 62) & 0xffffff).isEqualTo(RED.rgb());
                    assertThat(picture.getRGB(250, 20) & 0xffffff).isEqualTo(0x808080);
                }
            }
        }
    }

    @Test
    void an_svg_file_has_its_colors() throws IOException {
        try (SvgDocument document = SvgDocument.svg(PAPER, "Colors", Words.ENGLISH)) {
            document.page(ColorTest::drawing);
            assertThat(new String(written(document), StandardCharsets.UTF_8))
                    .contains("fill=\"#ff3366\"", "stroke=\"#0052cc\"", "fill=\"#808080\"");
        }
    }
}
