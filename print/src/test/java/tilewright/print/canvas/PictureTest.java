package tilewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Seeds;
import tilewright.message.Words;
import tilewright.print.canvas.PdfOptions.Kind;
import tilewright.search.Stop;

/** Pictures from files, and what becomes of them on pages. */
class PictureTest {

    private static final Paper PAPER = new Paper("small", 100, 100);

    /** The colors of four quarters: upper left, upper right, lower left, lower right. */
    private static final int[] QUARTERS = {0xff0000, 0x00ff00, 0x0000ff, 0x646464};

    @TempDir
    private Path folder;

    private static BufferedImage image(int type, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, type);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, 0xff000000 | QUARTERS[2 * (2 * y / height) + 2 * x / width]);
            }
        }
        return image;
    }

    private static byte[] file(BufferedImage image, String kind) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, kind, out)).isTrue();
        return out.toByteArray();
    }

    private static byte[] pdf(Picture picture, Kind kind) throws IOException {
        try (PdfDocument document =
                new PdfDocument(new PdfOptions(PAPER, 0, false, kind, Metadata.of("x"), 1, Words.ENGLISH))) {
            for (int i = 0; i < 3; i++) {
                document.page(canvas -> canvas.part(
                        Canvas.Role.FIGURE, "a picture", () -> canvas.picture(picture, new Rect(20, 40, 60, 40))));
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return out.toByteArray();
        }
    }

    /** Checks that the quarters are where they belong, from the upper left corner. */
    private static void quarters(byte[] pdf, int... expected) throws IOException {
        try (PDDocument file = Loader.loadPDF(pdf)) {
            BufferedImage page = new PDFRenderer(file).renderImage(0, 1, ImageType.RGB);
            for (int i = 0; i < 4; i++) {
                int rgb = page.getRGB(i % 2 == 0 ? 30 : 70, i < 2 ? 50 : 70);
                for (int shift = 0; shift < 24; shift += 8) {
                    assertThat(rgb >> shift & 0xff)
                            .as("quarter %d, %06x", i, rgb)
                            .isCloseTo(expected[i] >> shift & 0xff, within(3));
                }
            }
            assertThat(page.getRGB(10, 50) & 0xffffff).isEqualTo(0xffffff);
        }
    }

    @Test
    void colors_are_drawn_in_place_and_only_once_in_a_file() throws IOException {
        for (String kind : List.of("png", "jpeg")) {
            Picture picture = Picture.of(file(image(BufferedImage.TYPE_INT_RGB, 64, 32), kind));
            assertThat(picture.width()).isEqualTo(64);
            assertThat(picture.height()).isEqualTo(32);
            byte[] archived = pdf(picture, Kind.A_1B);
            quarters(archived, QUARTERS);
            assertThat(Preflight.findings(archived, folder)).as(kind).isEmpty();
            String printed = new String(pdf(picture, Kind.X_1A), StandardCharsets.ISO_8859_1);
            assertThat(printed).contains("/DeviceCMYK").doesNotContain("RGB", "SMask");
            assertThat(printed.split("/Subtype /Image", -1)).hasSize(2);
        }
    }

    @Test
    void grays_stay_what_they_are_in_the_file() throws IOException {
        for (String kind : List.of("png", "jpeg")) {
            BufferedImage image = new BufferedImage(8, 8, BufferedImage.TYPE_BYTE_GRAY);
            for (int y = 0; y < 8; y++) {
                for (int x = 0; x < 8; x++) {
                    image.getRaster().setSample(x, y, 0, 100);
                }
            }
            Picture picture = Picture.of(file(image, kind));
            assertThat(picture.colored()).isFalse();
            for (Kind written : Kind.values()) {
                byte[] pdf = pdf(picture, written);
                quarters(pdf, 0x646464, 0x646464, 0x646464, 0x646464);
                assertThat(new String(pdf, StandardCharsets.ISO_8859_1)).doesNotContain("RGB");
            }
            assertThat(Preflight.findings(pdf(picture, Kind.A_1B), folder)).isEmpty();
        }
    }

    @Test
    void what_is_transparent_is_white() throws IOException {
        BufferedImage image = image(BufferedImage.TYPE_INT_ARGB, 10, 10);
        image.setRGB(0, 0, 0x00ff0000);
        image.setRGB(1, 0, 0x80ff0000);
        byte[] bytes = Picture.of(file(image, "png")).pixels().bytes();
        assertThat(Arrays.copyOf(bytes, 6)).containsExactly(-1, -1, -1, -1, 127, 127);
    }

    @Test
    void shades_of_two_and_four_bits_are_read() throws IOException {
        BufferedImage image = new BufferedImage(4, 4, BufferedImage.TYPE_BYTE_BINARY);
        image.setRGB(1, 0, 0xffffffff);
        Picture.Pixels pixels = Picture.of(file(image, "png")).pixels();
        assertThat(pixels.shades()).isEqualTo(1);
        assertThat(Arrays.copyOf(pixels.bytes(), 3)).containsExactly(0, -1, 0);
    }

    /** A JPEG with the tag of Exif, and the quarters as they then appear. */
    @ParameterizedTest
    @CsvSource({"1, 0123", "2, 1032", "3, 3210", "4, 2301", "5, 0213", "6, 2031", "7, 3120", "8, 1302", "9, 0123"})
    void a_camera_that_was_turned_takes_upright_pictures(int tag, String order) throws IOException {
        byte[] plain = file(image(BufferedImage.TYPE_INT_RGB, 64, 32), "jpeg");
        byte[] exif = ByteBuffer.allocate(36)
                .putShort((short) 0xffe1)
                .putShort((short) 34)
                .put("Exif\0\0MM".getBytes(StandardCharsets.US_ASCII))
                .putShort((short) 42)
                .putInt(8)
                .putShort((short) 1)
                .putShort((short) 274)
                .putShort((short) 3)
                .putInt(1)
                .putShort((short) tag)
                .array();
        byte[] turned = ByteBuffer.allocate(plain.length + exif.length)
                .put(plain, 0, 2)
                .put(exif)
                .put(plain, 2, plain.length - 2)
                .array();
        Picture picture = Picture.of(turned);
        boolean across = tag >= 5 && tag <= 8;
        assertThat(picture.width()).isEqualTo(across ? 32 : 64);
        int[] expected = order.chars().map(digit -> QUARTERS[digit - '0']).toArray();
        quarters(pdf(picture, Kind.A_1B), expected);
    }

    @Test
    void a_page_of_the_web_has_the_picture_in_it() throws IOException {
        byte[] file = file(image(BufferedImage.TYPE_INT_RGB, 4, 4), "png");
        try (SvgDocument document = SvgDocument.svg(PAPER, "x", Words.ENGLISH)) {
            document.page(canvas -> canvas.picture(Picture.of(file), new Rect(1, 2, 3, 4)));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            assertThat(out.toString(StandardCharsets.UTF_8))
                    .contains("x=\"1\" y=\"2\" width=\"3\" height=\"4\"", "data:image/png;base64,iVBOR");
        }
    }

    @Test
    void a_png_page_has_its_colors() throws IOException {
        Picture picture = Picture.of(file(image(BufferedImage.TYPE_INT_RGB, 64, 32), "png"));
        try (PngDocument document = new PngDocument(PAPER, "x", Words.ENGLISH, Stop.never())) {
            document.page(canvas -> canvas.picture(picture, new Rect(0, 0, 72, 72)));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            BufferedImage page = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
            assertThat(page.getRGB(20, 20) & 0xffffff).isEqualTo(QUARTERS[0]);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "GIF89a", "<svg/>", "\u0089PNG"})
    void other_files_are_refused(String text) {
        assertThatThrownBy(() -> Picture.of(text.getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOf(CanvasError.class)
                .hasMessage("a picture must be a PNG or a JPEG file");
    }

    @Test
    void a_picture_that_is_too_large_is_not_read() throws IOException {
        byte[] file = file(image(BufferedImage.TYPE_INT_RGB, 4, 4), "png");
        ByteBuffer.wrap(file).putInt(16, 100_000).putInt(20, 100_000);
        assertThatThrownBy(() -> Picture.of(file))
                .isInstanceOf(CanvasError.class)
                .hasMessage("a picture must have at most 30 million dots, not 100000 × 100000");
        assertThatThrownBy(() -> Picture.of(new byte[Picture.MOST_BYTES + 1]))
                .isInstanceOf(CanvasError.class)
                .hasMessage("a picture file must have at most 40 MB, not 41");
    }

    @Test
    void damaged_files_are_pictures_or_errors() throws IOException {
        for (String kind : List.of("png", "jpeg")) {
            byte[] file = file(image(BufferedImage.TYPE_INT_RGB, 20, 20), kind);
            Seeds.each(300, random -> {
                byte[] damaged = Arrays.copyOf(file, 4 + random.below(file.length - 3));
                for (int i = random.below(5); i > 0; i--) {
                    damaged[random.below(damaged.length)] = (byte) random.below(256);
                }
                try {
                    Picture picture = Picture.of(damaged);
                    assertThat(picture.pixels().bytes())
                            .hasSize(picture.width()
                                    * picture.height()
                                    * picture.pixels().shades());
                } catch (CanvasError expected) {
                    assertThat(expected.message().text()).contains("picture");
                }
            });
        }
    }
}
