package tilewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.message.Words;
import tilewright.search.Stop;

/** Pages as dots, as many to an inch as one asks for, and animated ones. */
class DotsTest {

    private static final Paper INCHES = new Paper("2x3in", 144, 216);
    private static final Color BLUE = new Color(1, 0.5, 0, 0, "");

    private static byte[] written(Document document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        document.write(out);
        return out.toByteArray();
    }

    private static void drawing(Canvas canvas) {
        canvas.text(20, 60, "Ag 123", Face.FIGURES, 30, 0);
        canvas.stroke(Outline.circle(70, 140, 50.3), 0.3, 1.7);
    }

    @ParameterizedTest
    @CsvSource({"72, 144, 216", "150, 300, 450", "300, 600, 900", "1200, 2400, 3600"})
    void a_picture_has_the_dots_asked_for(int dpi, int width, int height) throws IOException {
        try (PngDocument document = new PngDocument(INCHES, "x", Words.ENGLISH, Stop.never(), dpi)) {
            document.page(DotsTest::drawing);
            document.page(DotsTest::drawing);
            byte[] png = written(document);
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
            assertThat(image.getWidth()).isEqualTo(width);
            assertThat(image.getHeight()).isEqualTo(2 * height);
            ByteBuffer dots = ByteBuffer.wrap(chunks(png).get(1).data());
            assertThat(Math.round(dots.getInt() * 0.0254)).isEqualTo(dpi);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 71, 1201, Integer.MAX_VALUE})
    void other_numbers_of_dots_are_refused(int dpi) {
        assertThatThrownBy(() -> new PngDocument(INCHES, "x", Words.ENGLISH, Stop.never(), dpi))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ApngDocument(INCHES, "x", Words.ENGLISH, Stop.never(), dpi, 500))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** A page is drawn piece by piece when it is large. */
    @Test
    void pieces_of_a_page_fit_one_another() throws IOException {
        Consumer<Canvas> drawing = canvas -> {
            for (int y = 20; y < 580; y += 40) {
                canvas.text(20, y, "The quick brown fox 123", Face.WORDS, 33, y / 1000.0);
            }
        };
        byte[] png;
        try (PngDocument document = new PngDocument(Paper.A5, "x", Words.ENGLISH, Stop.never(), 600)) {
            document.page(drawing);
            png = written(document);
        }
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
        try (PdfDocument document = new PdfDocument(Paper.A5, "x", 0)) {
            document.page(drawing);
            try (PDDocument file = Loader.loadPDF(written(document))) {
                BufferedImage whole = new PDFRenderer(file).renderImageWithDPI(0, 600, ImageType.GRAY);
                assertThat(whole.getHeight()).isEqualTo(picture.getHeight());
                int differing = 0;
                for (int y = 0; y < whole.getHeight(); y++) {
                    for (int x = 0; x < whole.getWidth(); x++) {
                        int one = whole.getRaster().getSample(x, y, 0);
                        differing += Math.abs(one - picture.getRaster().getSample(x, y, 0)) > 8 ? 1 : 0;
                    }
                }
                assertThat(differing).isZero();
            }
        }
    }

    @Test
    void a_file_is_not_too_tall() throws IOException {
        Paper tall = new Paper("tall", 100, 4000);
        try (PngDocument document = new PngDocument(tall, "x", Words.ENGLISH, Stop.never(), 1200)) {
            for (int i = 0; i < 16; i++) {
                document.page(DotsTest::drawing);
            }
            assertThatThrownBy(() -> written(document))
                    .isInstanceOf(CanvasError.class)
                    .hasMessageStartingWith(
                            "the picture would have 1066656 rows of dots, but at most 1000000 are possible");
        }
        assertThatThrownBy(() -> new ApngDocument(Paper.A4, "x", Words.ENGLISH, Stop.never(), 1200, 500))
                .isInstanceOf(CanvasError.class)
                .hasMessageContaining("at most 16 million dots");
    }

    private record Chunk(String type, byte[] data) {}

    /** Returns the chunks of a file, each with its right check. */
    private static List<Chunk> chunks(byte[] png) {
        List<Chunk> chunks = new ArrayList<>();
        ByteBuffer in = ByteBuffer.wrap(png).position(8);
        while (in.hasRemaining()) {
            byte[] data = new byte[in.getInt()];
            byte[] type = new byte[4];
            in.get(type).get(data);
            CRC32 check = new CRC32();
            check.update(type);
            check.update(data);
            assertThat(in.getInt()).isEqualTo((int) check.getValue());
            chunks.add(new Chunk(new String(type, StandardCharsets.US_ASCII), data));
        }
        return chunks;
    }

    /** Reads an animated picture by a dull reader of its own, and compares each frame with the page. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void frames_are_the_pages(boolean color) throws IOException, DataFormatException {
        List<Consumer<Canvas>> pages = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int step = i / 2; // each second one is like the one before
            pages.add(canvas -> {
                drawing(canvas);
                Outline box = Outline.of(new Rect(10 + 30 * step, 100, 20, 20));
                canvas.fill(box, color ? BLUE : Color.gray(0.5));
            });
        }
        byte[] png;
        try (ApngDocument document = new ApngDocument(INCHES, "x", Words.ENGLISH, Stop.never(), 72, 400)) {
            pages.forEach(document::page);
            png = written(document);
        }
        assertThat(ImageIO.read(new ByteArrayInputStream(png)).getWidth()).isEqualTo(144);
        List<byte[]> frames = frames(png, 144, 216, color ? 3 : 1);
        assertThat(frames).hasSize(6);
        for (int i = 0; i < 6; i++) {
            try (PngDocument document = new PngDocument(INCHES, "x", Words.ENGLISH, Stop.never(), 72)) {
                document.page(pages.get(i));
                BufferedImage page = ImageIO.read(new ByteArrayInputStream(written(document)));
                byte[] expected = new byte[144 * 216 * (color ? 3 : 1)];
                int at = 0;
                for (int sample : page.getRaster().getPixels(0, 0, 144, 216, (int[]) null)) {
                    expected[at++] = (byte) sample;
                }
                assertThat(frames.get(i)).as("frame " + i).isEqualTo(expected);
            }
        }
        assertThat(png.length).isLessThan(20_000);
    }

    private static List<byte[]> frames(byte[] png, int width, int height, int shades) throws DataFormatException {
        List<byte[]> frames = new ArrayList<>();
        byte[] shown = new byte[width * height * shades];
        ByteBuffer frame = ByteBuffer.allocate(26);
        int sequence = 0;
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        for (Chunk chunk : chunks(png)) {
            switch (chunk.type()) {
                case "acTL" ->
                    assertThat(ByteBuffer.wrap(chunk.data()).getInt()).isEqualTo(6);
                case "fcTL", "IEND" -> {
                    if (packed.size() > 0) {
                        draw(shown, width, shades, frame, packed.toByteArray());
                        frames.add(shown.clone());
                        packed.reset();
                    }
                    if (chunk.type().equals("fcTL")) {
                        frame = ByteBuffer.wrap(chunk.data());
                        assertThat(frame.getInt(0)).isEqualTo(sequence++);
                        assertThat(frame.getShort(20)).isEqualTo((short) (frames.size() == 5 ? 1600 : 400));
                    }
                }
                case "IDAT" -> packed.writeBytes(chunk.data());
                case "fdAT" -> {
                    assertThat(ByteBuffer.wrap(chunk.data()).getInt()).isEqualTo(sequence++);
                    packed.write(chunk.data(), 4, chunk.data().length - 4);
                }
                default -> assertThat(chunk.type()).isIn("IHDR", "pHYs");
            }
        }
        return frames;
    }

    private static void draw(byte[] shown, int width, int shades, ByteBuffer frame, byte[] packed)
            throws DataFormatException {
        int row = frame.getInt(4) * shades;
        byte[] rows = new byte[(row + 1) * frame.getInt(8)];
        Inflater inflater = new Inflater();
        inflater.setInput(packed);
        assertThat(inflater.inflate(rows)).isEqualTo(rows.length);
        inflater.end();
        for (int y = 0; y < frame.getInt(8); y++) {
            int to = ((y + frame.getInt(16)) * width + frame.getInt(12)) * shades;
            System.arraycopy(rows, y * (row + 1) + 1, shown, to, row);
        }
    }
}
