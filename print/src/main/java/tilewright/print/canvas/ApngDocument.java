package tilewright.print.canvas;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Consumer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import tilewright.message.Words;
import tilewright.search.Stop;

/** Pages as the frames of one animated picture: in grays, or in colors where a page has one. */
public final class ApngDocument implements Document {

    /** The time of the last frame, as a multiple of the time of another one. */
    private static final int LAST = 4;

    /** Maximum number of dots of a frame. */
    private static final int MOST_DOTS = 1 << 24;

    private static final int MOST_MILLIS = 10_000;

    private final PdfDocument pdf;
    private final Document pages;
    private final Stop stop;
    private final int dpi;
    private final int plays;
    private final List<Integer> millis;
    private int frames;

    /**
     * @param paper the size of a frame
     * @param words of the language that it is in
     * @param stop checked before each frame is turned into dots
     * @param dpi dots to an inch, as of a {@link PngDocument}
     * @param millis how long a frame is shown, 1 to 10,000; the last one four times as long
     * @throws CanvasError when a frame has too many dots
     */
    public ApngDocument(Paper paper, String title, Words words, Stop stop, int dpi, int millis) {
        this(paper, title, words, stop, dpi, 0, List.of(millis, LAST * millis));
    }

    /**
     * Constructs a picture that is played once and stays at its last frame.
     *
     * @param paper the size of a frame
     * @param words of the language that it is in
     * @param stop checked before each frame is turned into dots
     * @param dpi dots to an inch, as of a {@link PngDocument}
     * @param millis how long each frame is shown, 1 to 40,000
     * @throws CanvasError when a frame has too many dots
     */
    public ApngDocument(Paper paper, String title, Words words, Stop stop, int dpi, List<Integer> millis) {
        this(paper, title, words, stop, dpi, 1, millis);
    }

    /** @param millis of each frame; the last number is that of the last frame, the first one that of those without */
    private ApngDocument(Paper paper, String title, Words words, Stop stop, int dpi, int plays, List<Integer> millis) {
        boolean lasting = millis.stream().allMatch(each -> each >= 1 && each <= LAST * MOST_MILLIS);
        if (dpi < PngDocument.LEAST_DPI || dpi > PngDocument.MOST_DPI || !lasting) {
            throw new IllegalArgumentException("dpi (%d) or millis (%s) are out of bounds".formatted(dpi, millis));
        }
        long dots = (long) Dots.dots(paper.width(), dpi) * Dots.dots(paper.height(), dpi);
        if (dots > MOST_DOTS) {
            throw new CanvasError(CanvasMessages.frameDots(MOST_DOTS >> 20, dots >> 20));
        }
        pdf = new PdfDocument(paper, title, "", 0, words);
        pages = new StoppableDocument(pdf, stop);
        this.stop = stop;
        this.dpi = dpi;
        this.plays = plays;
        this.millis = List.copyOf(millis);
    }

    @Override
    public void page(Consumer<Canvas> drawing) {
        pages.page(drawing);
        frames++;
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
            try (ApngStream png = new ApngStream(out, dots.width(), dots.height(), dpi, color, frames, plays)) {
                for (int i = 0; i < frames; i++) {
                    int shown = shown(i);
                    dots.page(i, stop, pixels -> png.frame(pixels, shown));
                }
            }
        }
    }

    private int shown(int frame) {
        return frame == frames - 1
                ? millis.getLast()
                : frame < millis.size() - 1 ? millis.get(frame) : millis.getFirst();
    }

    @Override
    public void close() {
        pages.close();
    }
}
