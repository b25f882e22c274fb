package tilewright.print;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Words;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;

/** A canvas that keeps what is drawn on it. */
public final class DrawnMarks implements Canvas {

    /** A filled outline. */
    public record Fill(Rect bounds, Color color) {}

    /** A line. */
    public record Stroke(Rect bounds, Color color, double width) {}

    /** A text. */
    public record Text(double x, double baseline, String text, Face face, double size, Color color) {}

    private final List<Fill> fills = new ArrayList<>();
    private final List<Stroke> strokes = new ArrayList<>();
    private final List<Text> texts = new ArrayList<>();

    public List<Fill> fills() {
        return fills;
    }

    public List<Stroke> strokes() {
        return strokes;
    }

    public List<Text> texts() {
        return texts;
    }

    @Override
    public Words words() {
        return Words.ENGLISH;
    }

    @Override
    public void part(Role role, String words, Runnable drawing) {
        drawing.run();
    }

    @Override
    public void fill(Outline outline, Color color) {
        fills.add(new Fill(outline.bounds(), color));
    }

    @Override
    public void stroke(Outline outline, Color color, double width) {
        strokes.add(new Stroke(outline.bounds(), color, width));
    }

    @Override
    public void text(double x, double baseline, String text, Face face, double size, Color color) {
        texts.add(new Text(x, baseline, text, face, size, color));
    }

    @Override
    public void picture(Picture picture, Rect place) {
        throw new UnsupportedOperationException("boards have no pictures");
    }

    @Override
    public void moved(double x, double y, Runnable drawing) {
        drawing.run();
    }

    @Override
    public void turned(double x, double y, Runnable drawing) {
        drawing.run();
    }
}
