package tilewright.print.pictures;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.SvgDocument;
import tilewright.search.Stop;
import tilewright.text.Json;

/** Writes pictures of boards as files. The same pictures give the same bytes. Threads may share one. */
public final class PictureFile {

    private final PictureStyle style;

    public PictureFile(PictureStyle style) {
        this.style = style;
    }

    /**
     * A picture of a film.
     *
     * @param hundredths of a second that it is shown, 1 to 65,535
     */
    public record Frame(BoardPicture picture, int hundredths) {}

    /**
     * Writes a board.
     *
     * @param kind one that does not move
     * @param id the share ID
     * @param solution what a layout holds beside the picture; other kinds leave it out
     */
    public void write(
            PictureKind kind, String id, BoardPicture picture, Optional<BoardPicture> solution, OutputStream out)
            throws IOException {
        switch (kind) {
            case PDF, SVG -> {
                try (Document document = document(kind, List.of(picture))) {
                    document.write(out);
                }
            }
            case PNG -> dots(List.of(new Frame(picture, 1)), out, Stop.never());
            case TIKZ -> print(out, TikzPicture.of(title(picture), DrawnItem.of(picture, style), paper(picture)));
            case JSON ->
                print(out, Json.text(BoardLayout.of(id, picture, solution, style), style.words()) + "\n");
            case STEPS_SVG, APNG -> throw new IllegalArgumentException("%s has more than one picture".formatted(kind));
        }
    }

    /**
     * Writes a film.
     *
     * @param kind one that moves
     * @param frames one or more, of boards of one size
     * @param stop checked before each picture
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public void film(PictureKind kind, List<Frame> frames, OutputStream out, Stop stop) throws IOException {
        switch (kind) {
            case STEPS_SVG -> {
                List<List<DrawnItem>> drawings = new ArrayList<>();
                for (Frame frame : frames) {
                    stop.check();
                    drawings.add(DrawnItem.of(frame.picture(), style));
                }
                BoardPicture first = frames.getFirst().picture();
                List<Integer> times = frames.stream().map(Frame::hundredths).toList();
                print(out, AnimatedSvg.of(title(first), drawings, times, paper(first), style.words().language()));
            }
            case APNG -> dots(frames, out, stop);
            case PDF, SVG, PNG, TIKZ, JSON -> throw new IllegalArgumentException("%s does not move".formatted(kind));
        }
    }

    private String title(BoardPicture picture) {
        return style.words().text(picture.scene().title());
    }

    private Paper paper(BoardPicture picture) {
        return style.paper(picture.board());
    }

    /** A document with a page for each picture. */
    private Document document(PictureKind kind, List<BoardPicture> pictures) {
        BoardPicture first = pictures.getFirst();
        Document document = kind == PictureKind.SVG
                ? SvgDocument.svg(paper(first), title(first), style.words())
                : new PdfDocument(paper(first), title(first), "", 1, style.words());
        for (BoardPicture picture : pictures) {
            document.page(canvas -> picture.draw(canvas, style.place(picture.board()), style.board()));
        }
        return document;
    }

    private void dots(List<Frame> frames, OutputStream out, Stop stop) throws IOException {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        try (Document document =
                document(PictureKind.PDF, frames.stream().map(Frame::picture).toList())) {
            document.write(pdf);
        }
        Paper paper = paper(frames.getFirst().picture());
        int width = style.dots();
        int height = style.dots(paper.height());
        boolean gray = frames.stream()
                .flatMap(frame -> DrawnItem.of(frame.picture(), style).stream())
                .allMatch(item -> item.color().isGray());
        try (PDDocument file = Loader.loadPDF(pdf.toByteArray())) {
            PDFRenderer renderer = new PDFRenderer(file);
            PngFile png = new PngFile(out, width, height, style.dpi(), gray, frames.size());
            for (int i = 0; i < frames.size(); i++) {
                stop.check();
                BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
                Graphics2D graphics = image.createGraphics();
                graphics.setBackground(Color.WHITE);
                graphics.clearRect(0, 0, width, height);
                renderer.renderPageToGraphics(
                        i, graphics, (float) (width / paper.width()), (float) (height / paper.height()));
                graphics.dispose();
                png.picture(image, frames.get(i).hundredths());
            }
            png.end();
        }
    }

    private static void print(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
