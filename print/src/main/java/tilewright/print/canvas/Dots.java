package tilewright.print.canvas;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.PDFRenderer;
import tilewright.search.Stop;

/** The pages of a PDF file as dots. Some rows are in memory at a time. */
final class Dots {

    /** The dots of a piece of a page: 16 MB of grays, or 64 MB of colors. */
    private static final int PIECE = 1 << 24;

    private static final double INCH = 72;

    /** The part of a dot by which a length may be too short, since it was rounded. */
    private static final double NOTHING = 0.001;

    private final PDFRenderer renderer;
    private final double scale;
    private final int width;
    private final int height;
    private final boolean color;

    /**
     * @param file with one page at least; all have the size of the first
     * @param color whether dots have three bytes, red, green, and blue, instead of one for a gray
     */
    Dots(PDDocument file, int dpi, boolean color) {
        renderer = new PDFRenderer(file);
        scale = dpi / INCH;
        PDRectangle page = file.getPage(0).getCropBox();
        width = dots(page.getWidth(), dpi);
        height = dots(page.getHeight(), dpi);
        this.color = color;
    }

    /** The number of whole dots of a length, at least one. */
    static int dots(double points, int dpi) {
        return (int) Math.max(1, points * dpi / INCH + NOTHING);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** A receiver of rows of dots, from the top. */
    interface Rows {
        void take(byte[] dots) throws IOException;
    }

    /**
     * Draws a page.
     *
     * @param page from 0
     * @param stop checked before each piece of it
     */
    void page(int page, Stop stop, Rows rows) throws IOException {
        int tall = Math.max(1, PIECE / width);
        for (int top = 0; top < height; top += tall) {
            stop.check();
            BufferedImage piece = new BufferedImage(
                    width,
                    Math.min(tall, height - top),
                    color ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_BYTE_GRAY);
            Graphics2D graphics = piece.createGraphics();
            graphics.setBackground(Color.WHITE);
            graphics.clearRect(0, 0, width, piece.getHeight());
            graphics.translate(0, -top);
            renderer.renderPageToGraphics(page, graphics, (float) scale);
            graphics.dispose();
            rows.take(bytes(piece));
        }
    }

    private static byte[] bytes(BufferedImage piece) {
        return switch (piece.getRaster().getDataBuffer()) {
            case DataBufferByte grays -> grays.getData();
            case DataBufferInt colors -> {
                byte[] bytes = new byte[3 * colors.getSize()];
                int at = 0;
                for (int rgb : colors.getData()) {
                    bytes[at++] = (byte) (rgb >> 16);
                    bytes[at++] = (byte) (rgb >> 8);
                    bytes[at++] = (byte) rgb;
                }
                yield bytes;
            }
            default -> throw new IllegalStateException("neither grays nor colors");
        };
    }
}
