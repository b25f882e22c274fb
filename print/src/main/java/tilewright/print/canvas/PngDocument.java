package tilewright.print.canvas;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Consumer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import tilewright.message.Words;
import tilewright.search.Stop;

/** Pages as one picture, one below the other, in grays. One page is in memory at a time. */
public final class PngDocument implements Document {

    /** Dots to an inch. */
    public static final int DPI = 150;

    private final Document pages;
    private final Stop stop;

    /**
     * @param words of the language that it is in
     * @param stop checked before each page is turned into dots
     */
    public PngDocument(Paper paper, String title, Words words, Stop stop) {
        pages = new StoppableDocument(new PdfDocument(paper, title, "", 0, words), stop);
        this.stop = stop;
    }

    @Override
    public void page(Consumer<Canvas> drawing) {
        pages.page(drawing);
    }

    @Override
    public void bookmark(String title, int page) {}

    @Override
    public void write(OutputStream out) throws IOException {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        pages.write(pdf);
        try (PDDocument file = Loader.loadPDF(pdf.toByteArray())) {
            PDFRenderer renderer = new PDFRenderer(file);
            BufferedImage first = renderer.renderImageWithDPI(0, DPI, ImageType.GRAY);
            int width = first.getWidth();
            int height = first.getHeight();
            try (PngStream png = new PngStream(out, width, height * file.getNumberOfPages(), DPI)) {
                for (int i = 0; i < file.getNumberOfPages(); i++) {
                    stop.check();
                    BufferedImage page = i == 0 ? first : renderer.renderImageWithDPI(i, DPI, ImageType.GRAY);
                    png.rows(((DataBufferByte) page.getRaster().getDataBuffer()).getData(), width);
                }
            }
        }
    }

    @Override
    public void close() {
        pages.close();
    }
}
