package tilewright.print.pictures;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Words;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;

/** A part of a drawing. Lengths are points, from the upper left corner. */
sealed interface DrawnItem {

    Color color();

    /** A filled outline, by the even-odd rule. */
    record Filled(List<Outline.Part> path, Color color) implements DrawnItem {}

    /** A line with square ends. */
    record Drawn(List<Outline.Part> path, Color color, double width) implements DrawnItem {}

    /** A text of one line that begins at x. */
    record Written(double x, double baseline, String text, Face face, double size, Color color) implements DrawnItem {

        double length() {
            return face.width(text, size);
        }
    }

    /** The parts of a picture, from the lowest to the uppermost. */
    static List<DrawnItem> of(BoardPicture picture, PictureStyle style) {
        Recorder recorder = new Recorder(style.words());
        picture.draw(recorder, style.place(picture.board()), style.board());
        return List.copyOf(recorder.items);
    }

    /** A canvas that records what is drawn on it. */
    final class Recorder implements Canvas {

        private final Words words;
        private final List<DrawnItem> items = new ArrayList<>();

        private Recorder(Words words) {
            this.words = words;
        }

        @Override
        public Words words() {
            return words;
        }

        @Override
        public void part(Role role, String about, Runnable drawing) {
            drawing.run();
        }

        @Override
        public void fill(Outline outline, Color color) {
            items.add(new Filled(List.copyOf(outline.parts()), color));
        }

        @Override
        public void stroke(Outline outline, Color color, double width) {
            items.add(new Drawn(List.copyOf(outline.parts()), color, width));
        }

        @Override
        public void text(double x, double baseline, String text, Face face, double size, Color color) {
            if (!text.isEmpty()) {
                items.add(new Written(x, baseline, text, face, size, color));
            }
        }

        @Override
        public void picture(Picture picture, Rect place) {
            throw new UnsupportedOperationException("boards have no pictures");
        }

        @Override
        public void moved(double x, double y, Runnable drawing) {
            throw new UnsupportedOperationException("boards are drawn in their places");
        }

        @Override
        public void turned(double x, double y, Runnable drawing) {
            throw new UnsupportedOperationException("boards are drawn upright");
        }
    }
}
