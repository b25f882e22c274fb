package tilewright.print.book;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tilewright.message.Words;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;

/** A canvas that remembers the boxes of texts on the page. */
final class DrawnTexts implements Canvas {

    /** A text; one that is turned has its box turned, too. */
    record Text(String words, Rect box) {}

    private interface Turn {
        Rect of(Rect box);
    }

    private final List<Text> all = new ArrayList<>();
    private final Deque<Turn> turns = new ArrayDeque<>();

    List<Text> all() {
        return all;
    }

    List<String> texts() {
        return all.stream().map(Text::words).toList();
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
    public void fill(Outline outline, Color color) {}

    @Override
    public void stroke(Outline outline, Color color, double width) {}

    @Override
    public void picture(Picture picture, Rect place) {}

    @Override
    public void text(double x, double baseline, String text, Face face, double size, Color color) {
        Rect box = new Rect(x, baseline - size * 0.7, face.width(text, size), size * 0.9);
        for (Turn turn : turns) {
            box = turn.of(box);
        }
        if (!text.isBlank()) {
            all.add(new Text(text, box));
        }
    }

    @Override
    public void moved(double x, double y, Runnable drawing) {
        turned(box -> new Rect(box.x() + x, box.y() + y, box.width(), box.height()), drawing);
    }

    @Override
    public void turned(double x, double y, Runnable drawing) {
        turned(box -> new Rect(2 * x - box.right(), 2 * y - box.bottom(), box.width(), box.height()), drawing);
    }

    @Override
    public void quarter(double x, double y, Runnable drawing) {
        turned(
                box -> new Rect(
                        x - (box.bottom() - y),
                        y + (box.x() - x),
                        /* width= */ box.height(),
                        /* height= */ box.width()),
                drawing);
    }

    private void turned(Turn turn, Runnable drawing) {
        turns.push(turn);
        drawing.run();
        turns.pop();
    }
}
