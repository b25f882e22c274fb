package tilewright.print.pictures;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.print.canvas.ApngDocument;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.PngDocument;
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
     * @param hundredths of a second that it is shown, 1 to 1,000
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
            case PDF, SVG, PNG -> write(document(kind, picture, Stop.never()), List.of(picture), out);
            case TIKZ -> print(out, TikzPicture.of(title(picture), DrawnItem.of(picture, style), paper(picture)));
            case JSON -> print(out, Json.text(BoardLayout.of(id, picture, solution, style), style.words()) + "\n");
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
                print(out, AnimatedSvg.of(title(first), drawings, times, paper(first), style));
            }
            case APNG -> {
                BoardPicture first = frames.getFirst().picture();
                List<Integer> millis =
                        frames.stream().map(frame -> 10 * frame.hundredths()).toList();
                write(
                        new ApngDocument(paper(first), title(first), style.words(), stop, style.dpi(), millis),
                        frames.stream().map(Frame::picture).toList(),
                        out);
            }
            case PDF, SVG, PNG, TIKZ, JSON -> throw new IllegalArgumentException("%s does not move".formatted(kind));
        }
    }

    private String title(BoardPicture picture) {
        return style.words().text(picture.scene().title());
    }

    private Paper paper(BoardPicture picture) {
        return style.paper(picture.board());
    }

    private Document document(PictureKind kind, BoardPicture picture, Stop stop) {
        Paper paper = paper(picture);
        String title = title(picture);
        return switch (kind) {
            case SVG ->
                style.outlines()
                        ? SvgDocument.svg(paper, title, style.words()).outlined()
                        : SvgDocument.svg(paper, title, style.words());
            case PNG -> new PngDocument(paper, title, style.words(), stop, style.dpi());
            default -> new PdfDocument(paper, title, "", 1, style.words());
        };
    }

    private void write(Document document, List<BoardPicture> pictures, OutputStream out) throws IOException {
        try (document) {
            for (BoardPicture picture : pictures) {
                document.page(canvas -> picture.draw(canvas, style.place(picture.board()), style.board()));
            }
            document.write(out);
        }
    }

    private static void print(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }
}
