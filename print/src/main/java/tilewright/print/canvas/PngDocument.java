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

    /** The default resolution in dots per inch. */
    public static final int DPI = 150;

    /** The fewest dots to the inch. */
    public static final int LEAST_DPI = 72;

    public static final int MOST_DPI = 1_200;

    /** The rows that a file can have at most: more than most programs show. */
    private static final int MOST_ROWS = 1_000_000;

    private final PdfDocument pdf;
    private final Document pages;
    private final Stop stop;
    private final int dpi;

    /**
     * @param words of the language that it is in
     * @param stop checked before each page is turned into dots
     */
    public PngDocument(Paper paper, String title, Words words, Stop stop) {
        this(paper, title, words, stop, DPI);
    }

    /**
     * @param words of the language that it is in
     * @param stop checked before each piece of a page is turned into dots
     * @param dpi dots to an inch, {@value #LEAST_DPI} to {@value #MOST_DPI}
     */
    public PngDocument(Paper paper, String title, Words words, Stop stop, int dpi) {
        if (dpi < LEAST_DPI || dpi > MOST_DPI) {
            throw new IllegalArgumentException("dpi (%d) must be %d to %d".formatted(dpi, LEAST_DPI, MOST_DPI));
        }
        pdf = new PdfDocument(paper, title, "", 0, words);
        pages = new StoppableDocument(pdf, stop);
        this.stop = stop;
        this.dpi = dpi;
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
            Dots dots = new Dots(file, dpi, color);
            long rows = (long) dots.height() * file.getNumberOfPages();
            if (rows > MOST_ROWS) {
                throw new CanvasError(CanvasMessages.tooTall(rows, MOST_ROWS));
            }
            try (PngStream png = new PngStream(out, dots.width(), (int) rows, dpi, color)) {
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
