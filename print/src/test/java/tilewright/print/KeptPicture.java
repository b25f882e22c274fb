package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** Pictures of pages, kept among the resources of the tests; {@code -Dpages=keep} keeps them anew. */
public final class KeptPicture {

    private static final int DPI = 60;

    /** A moved line of 15 points differs in more pixels. */
    private static final int TOLERANCE = 20;

    private KeptPicture() {}

    /**
     * Asserts that a page looks as it was kept.
     *
     * @param page from 0
     */
    public static void check(PDDocument file, int page, String name) throws IOException {
        BufferedImage actual = new PDFRenderer(file).renderImageWithDPI(page, DPI, ImageType.GRAY);
        File kept = new File("src/test/resources/tilewright/print", name + ".png");
        if (System.getProperty("pages", "").equals("keep")) {
            ImageIO.write(actual, "png", kept);
        }
        BufferedImage expected = ImageIO.read(kept);
        assertThat(actual.getWidth()).isEqualTo(expected.getWidth());
        assertThat(actual.getHeight()).isEqualTo(expected.getHeight());
        assertThat(differing(actual, expected)).as(name).isLessThan(TOLERANCE);
    }

    /** Pixels whose gray differs by a fifth of black or more. */
    private static int differing(BufferedImage one, BufferedImage other) {
        int differing = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                int by = Math.abs((one.getRGB(x, y) & 0xff) - (other.getRGB(x, y) & 0xff));
                differing += by > 51 ? 1 : 0;
            }
        }
        return differing;
    }
}
