package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;

class ColorSymbolTest {

    private static final int SIDE = 18;
    private static final int COLORS = 8;

    /** In pixels of 1/150 inch: as on a sheet of twelve boards of 8 by 8 cells. */
    private static final double SMALL_RADIUS = 2.8;

    @Test
    void signs_can_be_told_apart_in_black_and_white_at_their_smallest() throws IOException {
        try (PdfDocument document = new PdfDocument(Paper.A4, "", 0)) {
            document.page(canvas -> {
                for (int color = 0; color < COLORS; color++) {
                    ColorSymbol.draw(canvas, color, SIDE * (color + 0.5), SIDE * 0.5, SMALL_RADIUS, Color.gray(0));
                }
            });
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            try (PDDocument file = Loader.loadPDF(out.toByteArray())) {
                BufferedImage page = new PDFRenderer(file).renderImageWithDPI(0, 150, ImageType.BINARY);
                int side = SIDE * 150 / 72;
                for (int one = 0; one < COLORS; one++) {
                    int black = black(page, one, one, side);
                    assertThat(black).as("pixels of sign %d", one).isGreaterThan(20);
                    for (int other = 0; other < one; other++) {
                        assertThat(black(page, one, other, side))
                                .as("pixels in which signs %d and %d differ", one, other)
                                .isGreaterThanOrEqualTo(16);
                    }
                }
            }
        }
    }

    /** Pixels that only one of two signs has; those of the sign itself when both are the same. */
    private static int black(BufferedImage page, int one, int other, int side) {
        int count = 0;
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                boolean first = dark(page, one, x, y);
                count += one == other ? first ? 1 : 0 : first != dark(page, other, x, y) ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean dark(BufferedImage page, int sign, int x, int y) {
        return (page.getRGB((int) Math.round(sign * SIDE * 150 / 72.0) + x, y) & 0xff) < 128;
    }
}
