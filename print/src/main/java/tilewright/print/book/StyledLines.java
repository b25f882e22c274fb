package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tilewright.print.book.Book.Run;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Face;

/** Words of several looks, broken to a width. Takes time in proportion to them. */
final class StyledLines {

    /** A width, in ems, below that of any letter. */
    private static final double NARROWEST = 0.125;

    private static Face face(Run.Style style, Face plain) {
        return switch (style) {
            case PLAIN -> plain;
            case BOLD -> plain.bold();
            case ITALIC -> plain.italic();
        };
    }

    /**
     * A part of a line in one face.
     *
     * @param x from the line's left end, in points
     */
    record Piece(String text, Face face, double x) {}

    /** A line. */
    record Line(List<Piece> pieces, double size) {
        /** @param gray of its letters */
        void draw(Canvas canvas, double x, double baseline, double gray) {
            pieces.forEach(piece -> canvas.text(x + piece.x(), baseline, piece.text(), piece.face(), size, gray));
        }
    }

    private final String all;
    private final Face[] faces;
    private final double size;
    private final double width;
    private final List<Line> lines = new ArrayList<>();

    private StyledLines(List<Run> runs, Face plain, double size, double width) {
        all = runs.stream().map(Run::text).collect(Collectors.joining());
        faces = new Face[all.length()];
        int at = 0;
        for (Run run : runs) {
            for (int i = 0; i < run.text().length(); i++) {
                faces[at] = face(run.style(), plain);
                at++;
            }
        }
        this.size = size;
        this.width = width;
    }

    /** The lines of words; one at least has each line one letter. */
    static List<Line> of(List<Run> runs, Face plain, double size, double width) {
        StyledLines lines = new StyledLines(runs, plain, size, width);
        lines.set();
        return lines.lines;
    }

    private void set() {
        int from = 0; // of the line
        int at = 0;
        double used = 0;
        while (at < all.length()) {
            int end = unbroken(at);
            double wide = width(at, end);
            if (used + wide > width && at > from) {
                end(from, at);
                from = skipped(at, Integer.MAX_VALUE);
                at = Math.max(at, from);
                used = 0;
                continue;
            }
            if (wide > width) {
                end = fitting(at);
                end(from, end);
                from = end;
                used = 0;
            } else {
                used += wide;
            }
            at = end;
            if (at < all.length() && all.charAt(at) == '\n') {
                end(from, at);
                at++;
                from = at;
                used = 0;
            }
        }
        if (from < at) {
            end(from, at);
        }
    }

    /** The place behind the blanks from one place on, or behind a maximum number of them. */
    private int skipped(int at, int most) {
        int next = at;
        while (next < all.length() && next - at < most && all.charAt(next) == ' ') {
            next++;
        }
        return next;
    }

    /** The end of what stands here and is not broken, with the blanks before it; of what is too wide for a line a part that is so, too. */
    private int unbroken(int from) {
        int most = (int) (width / size / NARROWEST) + 2;
        int at = skipped(from, most);
        int end = at + most;
        while (at < all.length() && at < end && all.charAt(at) != ' ' && all.charAt(at) != '\n') {
            at = all.offsetByCodePoints(at, 1);
            if (at < all.length() && Face.mayBreak(all, at)) {
                return at;
            }
        }
        return at;
    }

    /** The end of as many letters as fit into a line; one at least. */
    private int fitting(int from) {
        int at = all.offsetByCodePoints(from, 1);
        double used = width(from, at);
        while (at < all.length()) {
            int next = all.offsetByCodePoints(at, 1);
            used += width(at, next);
            if (used > width) {
                return at;
            }
            at = next;
        }
        return at;
    }

    private double width(int from, int to) {
        double sum = 0;
        int at = from;
        while (at < to) {
            int end = same(at, to);
            sum += faces[at].width(all.substring(at, end), size);
            at = end;
        }
        return sum;
    }

    /** The end of what has the same face. */
    private int same(int from, int to) {
        int at = from;
        while (at < to && faces[at] == faces[from]) {
            at++;
        }
        return at;
    }

    private void end(int from, int to) {
        List<Piece> pieces = new ArrayList<>();
        double x = 0;
        int at = from;
        while (at < to) {
            int end = same(at, to);
            String text = all.substring(at, end);
            pieces.add(new Piece(text, faces[at], x));
            x += faces[at].width(text, size);
            at = end;
        }
        lines.add(new Line(pieces, size));
    }
}
