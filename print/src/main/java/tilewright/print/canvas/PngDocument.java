package tilewright.print.canvas;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Consumer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import tilewright.message.Words;
import tilewright.search.Stop;

/** Pages as one picture, one below the other: in grays, or in colors where a page has one. */
public final class PngDocument implements Document {

    /** Dots to an inch. */
    public static final int DPI = 150;

    private final PdfDocument pdf;
    private final Document pages;
    private final Stop stop;

    /**
     * @param words of the language that it is in
     * @param stop checked before each page is turned into dots
     */
    public PngDocument(Paper paper, String title, Words words, Stop stop) {
        pdf = new PdfDocument(paper, title, "", 0, words);
        pages = new StoppableDocument(pdf, stop);
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
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        pages.write(bytes);
        boolean color = pdf.colored();
        try (PDDocument file = Loader.loadPDF(bytes.toByteArray())) {
            Dots dots = new Dots(file, DPI, color);
            try (PngStream png =
                    new PngStream(out, dots.width(), dots.height() * file.getNumberOfPages(), DPI, color)) {
                for (int i = 0; i < file.getNumberOfPages(); i++) {
                    dots.page(i, stop, png::rows);
                }
            }
        }
    }

    @Override
    public void close() {
        pages.close();
    }
}
