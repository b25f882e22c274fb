package tilewright.print.canvas;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.util.Matrix;
import tilewright.message.Words;

/** Draws a page of a PDF file, and marks its parts. */
final class PdfCanvas implements Canvas {

    private static final int SQUARE_CAPS = 2;

    private final PDPageContentStream out;
    private final double height;
    private final Words words;
    private final Function<Typeface, PDFont> fonts;
    private final PdfColors colors;
    private final PdfPictures pictures;
    private final PdfStructure.Page parts;
    private int part;
    private State state = State.UNKNOWN;

    /**
     * What was set last, and need not be set again; empty where that is not known.
     *
     * @param width of lines; below 0 where it is not known
     * @param size of letters; below 0 where it is not known
     */
    private record State(
            Optional<Color> fill, Optional<Color> stroke, double width, Optional<Typeface> typeface, double size) {

        static final State UNKNOWN = new State(Optional.empty(), Optional.empty(), -1, Optional.empty(), -1);
    }

    /**
     * @param height of the page in points
     * @param words of the file's language
     * @param parts receives each part, in order
     */
    PdfCanvas(
            PDPageContentStream out,
            double height,
            Words words,
            Function<Typeface, PDFont> fonts,
            PdfColors colors,
            PdfPictures pictures,
            PdfStructure.Page parts) {
        this.out = out;
        this.height = height;
        this.words = words;
        this.fonts = fonts;
        this.colors = colors;
        this.pictures = pictures;
        this.parts = parts;
        write(() -> out.setLineCapStyle(SQUARE_CAPS));
    }

    @Override
    public Words words() {
        return words;
    }

    @Override
    public void part(Role role, String words, Runnable drawing) {
        write(() -> {
            if (role == Role.ORNAMENT) {
                out.beginMarkedContent(COSName.ARTIFACT);
            } else {
                String type = parts.part(role, words);
                out.beginMarkedContent(COSName.getPDFName(type), part);
                part++;
            }
        });
        drawing.run();
        write(out::endMarkedContent);
    }

    @Override
    public void fill(Outline outline, Color color) {
        write(() -> {
            fill(color);
            path(outline);
            out.fillEvenOdd();
        });
    }

    @Override
    public void stroke(Outline outline, Color color, double width) {
        write(() -> {
            stroke(color, width);
            path(outline);
            out.stroke();
        });
    }

    /** In units of the grid numbers are short, and a code takes a quarter of the room. */
    @Override
    public void grid(double x, double y, double unit, List<Rect> rectangles) {
        write(() -> {
            out.saveGraphicsState();
            out.transform(new Matrix((float) unit, 0, 0, (float) -unit, (float) x, up(y)));
            colors.fill(out, Color.gray(0));
            for (Rect one : rectangles) {
                out.addRect((float) one.x(), (float) one.y(), (float) one.width(), (float) one.height());
            }
            out.fillEvenOdd();
            out.restoreGraphicsState();
        });
    }

    @Override
    public void text(double x, double baseline, String text, Face face, double size, Color color) {
        if (text.isEmpty()) {
            return;
        }
        write(() -> {
            out.beginText();
            fill(color);
            out.newLineAtOffset((float) x, up(baseline));
            for (Face.Run run : face.runs(text, words.language())) {
                font(run.typeface(), size);
                out.showText(run.text());
            }
            out.endText();
        });
    }

    @Override
    public void picture(Picture picture, Rect place) {
        write(() -> out.drawImage(
                pictures.of(picture), (float) place.x(), up(place.bottom()), (float) place.width(), (float)
                        place.height()));
    }

    @Override
    public void turned(double x, double y, Runnable drawing) {
        write(() -> {
            out.saveGraphicsState();
            out.transform(new Matrix(-1, 0, 0, -1, (float) (2 * x), 2 * up(y)));
        });
        within(drawing);
    }

    @Override
    public void quarter(double x, double y, Runnable drawing) {
        write(() -> {
            out.saveGraphicsState();
            out.transform(new Matrix(0, -1, 1, 0, (float) x - up(y), up(y) + (float) x));
        });
        within(drawing);
    }

    @Override
    public void moved(double x, double y, Runnable drawing) {
        write(() -> {
            out.saveGraphicsState();
            out.transform(Matrix.getTranslateInstance((float) x, (float) -y));
        });
        within(drawing);
    }

    /** Draws, and goes back to what was set before. */
    private void within(Runnable drawing) {
        State before = state;
        drawing.run();
        write(out::restoreGraphicsState);
        state = before;
    }

    private void fill(Color color) throws IOException {
        if (!state.fill().equals(Optional.of(color))) {
            colors.fill(out, color);
            state = new State(Optional.of(color), state.stroke(), state.width(), state.typeface(), state.size());
        }
    }

    private void stroke(Color color, double width) throws IOException {
        if (!state.stroke().equals(Optional.of(color))) {
            colors.stroke(out, color);
        }
        if (state.width() != width) {
            out.setLineWidth((float) width);
        }
        state = new State(state.fill(), Optional.of(color), width, state.typeface(), state.size());
    }

    private void font(Typeface typeface, double size) throws IOException {
        if (state.size() != size || !state.typeface().equals(Optional.of(typeface))) {
            out.setFont(fonts.apply(typeface), (float) size);
            state = new State(state.fill(), state.stroke(), state.width(), Optional.of(typeface), size);
        }
    }

    private void path(Outline outline) throws IOException {
        for (Outline.Part one : outline.parts()) {
            switch (one) {
                case Outline.Move(double x, double y) -> out.moveTo((float) x, up(y));
                case Outline.Line(double x, double y) -> out.lineTo((float) x, up(y));
                case Outline.Curve(double x1, double y1, double x2, double y2, double x, double y) ->
                    out.curveTo((float) x1, up(y1), (float) x2, up(y2), (float) x, up(y));
                case Outline.Close() -> out.closePath();
                case Outline.Rectangle(double x, double y, double width, double tall) ->
                    out.addRect((float) x, up(y + tall), (float) width, (float) tall);
            }
        }
    }

    /** PDF counts from the bottom. */
    private float up(double y) {
        return (float) (height - y);
    }

    private interface Writing {
        void run() throws IOException;
    }

    private static void write(Writing writing) {
        try {
            writing.run();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
