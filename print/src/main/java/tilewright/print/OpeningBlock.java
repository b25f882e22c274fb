package tilewright.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Faces;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/**
 * An opening in its frame: the title, the paragraphs, then the example with its steps beside it, or below it where the frame is narrow.
 * Letters are smaller where it would be too high; what has no room then is left out.
 */
final class OpeningBlock {

    private static final double PADDING = 8;
    private static final double LEADING = 1.3;
    private static final double LETTERS = 9.5;
    private static final double LARGE_LETTERS = 13;

    /** The least factor of the size of letters. */
    private static final double LEAST = 0.65;

    /** Steps are beside the example where the frame is so wide. */
    private static final double WIDE = 260;

    private static final double SMALL_BOARD = 80;
    private static final double LARGE_BOARD = 170;
    private static final double BOARD_SHARE = 0.36;

    private final List<Part> parts = new ArrayList<>();
    private final double width;
    private final double most;
    private final Faces faces;
    private final BoardStyle style;
    private double height;

    /** A part and its place, from the upper left corner of the frame. */
    private sealed interface Part {
        /** @param baselines from the upper edge of the frame */
        record Paragraph(Role role, List<String> lines, Face face, double size, double x, List<Double> baselines)
                implements Part {}

        record Board(Opening.Example example, Rect place) implements Part {}
    }

    /**
     * Lays out an opening.
     *
     * @param most its height at most
     */
    OpeningBlock(Opening opening, double width, double most, Labels labels, BoardStyle style) {
        this.width = width;
        this.most = most;
        this.faces = labels.faces();
        this.style = style;
        for (double factor = 1; ; factor -= 0.05) {
            parts.clear();
            height = layOut(opening, (labels.large() ? LARGE_LETTERS : LETTERS) * factor);
            if (height <= most || factor <= LEAST) {
                break;
            }
        }
    }

    /** The height of the block, no more than asked for. */
    double height() {
        return Math.min(height, most);
    }

    private double layOut(Opening opening, double letters) {
        double inner = width - 2 * PADDING;
        double y = PADDING;
        if (!opening.title().isEmpty()) {
            y = paragraph(Role.SUBHEADING, opening.title(), faces.titles(), letters * 1.4, PADDING, inner, y);
        }
        for (String text : opening.text()) {
            y = paragraph(Role.PARAGRAPH, text, faces.words(), letters, PADDING, inner, y);
        }
        Optional<Opening.Example> example = opening.example();
        if (example.isEmpty()) {
            return steps(opening.steps(), letters, PADDING, inner, y) + PADDING / 2;
        }
        Box box = SceneDrawing.board(example.get().scene());
        double wide = Math.min(inner, Math.clamp(inner * BOARD_SHARE, SMALL_BOARD, LARGE_BOARD));
        double high = wide * box.height() / box.width();
        double fitting = Math.min(wide, wide * Math.max(1, most - y - 2 * PADDING) / high);
        Rect place = new Rect(PADDING, y + PADDING / 2, fitting, fitting * box.height() / box.width());
        parts.add(new Part.Board(example.get(), place));
        boolean beside = width >= WIDE;
        double x = beside ? place.right() + 2 * PADDING : PADDING;
        double from = beside ? y : place.bottom() + PADDING;
        double end = steps(opening.steps(), letters, x, width - PADDING - x, from);
        return Math.max(end, place.bottom() + PADDING / 2) + PADDING / 2;
    }

    private double steps(List<String> steps, double letters, double x, double inner, double from) {
        double y = from;
        for (int i = 0; i < steps.size(); i++) {
            String text = (i + 1) + ". " + steps.get(i);
            y = paragraph(Role.PARAGRAPH, text, faces.words(), letters, x, inner, y);
        }
        return y;
    }

    /** Returns where the next one begins. */
    private double paragraph(Role role, String text, Face face, double size, double x, double inner, double from) {
        List<String> lines = new ArrayList<>();
        List<Double> baselines = new ArrayList<>();
        double y = from;
        for (String line : face.wrapped(text, size, Math.max(size, inner))) {
            lines.add(line);
            baselines.add(y + size);
            y += size * LEADING;
        }
        parts.add(new Part.Paragraph(role, lines, face, size, x, baselines));
        return y + size * 0.35;
    }

    /** Draws the block with its upper left corner at a place. */
    void draw(Canvas canvas, double left, double top) {
        Rect frame = new Rect(left, top, width, height());
        canvas.part(Role.ORNAMENT, "", () -> canvas.stroke(Outline.rounded(frame.inset(0.4), 4), 0.35, 0.8));
        for (Part part : parts) {
            switch (part) {
                case Part.Board(Opening.Example example, Rect place) -> {
                    Rect at = new Rect(left + place.x(), top + place.y(), place.width(), place.height());
                    if (frame.holds(at)) {
                        SceneDrawing.pointed(canvas, example.scene(), example.pointed(), at, style);
                    }
                }
                case Part.Paragraph words -> canvas.part(words.role(), "", () -> draw(canvas, words, left, top));
            }
        }
    }

    private void draw(Canvas canvas, Part.Paragraph words, double left, double top) {
        for (int i = 0; i < words.lines().size(); i++) {
            double baseline = words.baselines().get(i);
            if (baseline + words.size() * 0.3 <= height()) {
                canvas.text(left + words.x(), top + baseline, words.lines().get(i), words.face(), words.size(), 0);
            }
        }
    }
}
