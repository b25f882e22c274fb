package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Scene;
import tilewright.print.SceneDrawing;
import tilewright.print.book.Book.Chapter;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/** The cover, what stands behind it, the contents, and the pages at which chapters begin. */
final class FrontMatter {

    private static final double LINE = 27;
    private static final double TITLE = 54;

    /** A chapter begins below this part of the page. */
    private static final double OPENER_SHARE = 0.28;

    private static final double SMALLEST_TITLE = 26;

    /** A title that is as high as this part of the page has smaller letters still. */
    private static final double LONG_TITLE_SHARE = 0.3;

    private static final double SMALLEST_LONG_TITLE = 11;

    /** Minimum height of a picture on the cover. */
    private static final double LEAST_PICTURE = 40;

    private final Book book;

    FrontMatter(Book book) {
        this.book = book;
    }

    void cover(Canvas canvas, PageFrame frame) {
        Rect body = frame.body();
        double width = body.width();
        double size = TITLE;
        while (size > SMALLEST_TITLE
                && Face.FIGURES.wrapped(book.title().title(), size, width).size() > 2) {
            size -= 2;
        }
        while (size > SMALLEST_LONG_TITLE
                && tight(book.title().title(), size, width).height() > body.height() * LONG_TITLE_SHARE) {
            size--;
        }
        TextBlock title = tight(book.title().title(), size, width);
        double top = body.y() + body.height() * 0.06;
        canvas.part(Role.HEADING, "", () -> title.draw(canvas, body.x(), top));
        double line = top + title.height() + 10;
        canvas.part(Role.ORNAMENT, "", () -> canvas.stroke(Outline.segment(body.x(), line, body.right(), line), 0, 2));
        TextBlock subtitle = TextBlock.of(book.title().subtitle(), Face.WORDS, Math.max(12, size * 0.32), width);
        Titles.paragraph(canvas, body.x(), line + 12, subtitle);
        double below = line + 12 + subtitle.height() + 24;
        picture(canvas, new Rect(body.x(), below, width, Math.max(0, body.bottom() - 40 - below)));
        String author = Face.FIGURES.firstLine(book.title().author(), 14, width - 90);
        canvas.part(Role.PARAGRAPH, "", () -> {
            canvas.text(body.x(), body.bottom() - 4, author, Face.FIGURES, 14, 0);
            canvas.textBefore(body.right(), body.bottom() - 4, "Tilewright", Face.FIGURES, 14, 0);
        });
    }

    private static TextBlock tight(String text, double size, double width) {
        return new TextBlock(Face.FIGURES.wrapped(text, size, width), Face.FIGURES, size, size * 1.12, 0);
    }

    /** The first puzzle, in the middle of what is left. */
    private void picture(Canvas canvas, Rect room) {
        Scene scene = book.entries().apply(0).puzzle().scene();
        double high = BookPages.place(scene, 0, 0, 1).height();
        double side = Math.min(room.width() * 0.8, room.height() / high);
        if (room.height() >= LEAST_PICTURE) {
            SceneDrawing.draw(
                    canvas,
                    scene,
                    BookPages.place(
                            scene, room.x() + (room.width() - side) / 2, room.middleY() - side * high / 2, side));
        }
    }

    void imprint(Canvas canvas, PageFrame frame) {
        Rect body = frame.body();
        List<TextBlock> blocks = book.imprint().stream()
                .flatMap(imprint -> imprint.lines().stream())
                .map(text -> TextBlock.of(text, Face.WORDS, 8.6, body.width() * 0.8))
                .toList();
        double y = body.bottom()
                - blocks.stream().mapToDouble(it -> it.height() + 8).sum();
        for (TextBlock block : blocks) {
            Titles.paragraph(canvas, body.x(), y, block);
            y += block.height() + 8;
        }
    }

    /** Returns the number of lines of the contents on a page. */
    int linesOfContents(Rect body) {
        return (int) ((body.height() - Titles.HEIGHT) / LINE);
    }

    void contents(Canvas canvas, PageFrame frame, List<BookPages.Heading> headings, int from) {
        Rect body = frame.body();
        Titles.heading(canvas, body, canvas.words().text(BookMessages.contents()));
        int to = Math.min(headings.size(), from + linesOfContents(body));
        for (int i = from; i < to; i++) {
            BookPages.Heading heading = headings.get(i);
            double baseline = body.y() + Titles.HEIGHT + LINE * (i - from) + 15;
            canvas.part(Role.PARAGRAPH, "", () -> line(canvas, body, baseline, heading));
        }
    }

    private static void line(Canvas canvas, Rect body, double baseline, BookPages.Heading heading) {
        String number = Integer.toString(heading.page() + 1);
        double room = body.width() - 40;
        String title = Face.FIGURES.firstLine(heading.title(), 13, room);
        canvas.text(body.x(), baseline, title, Face.FIGURES, 13, 0);
        double after = body.x() + Face.FIGURES.width(title, 13) + 10;
        double noteWidth = Face.WORDS.width(heading.note(), 9);
        if (after + noteWidth < body.right() - 40) {
            canvas.text(after, baseline, heading.note(), Face.WORDS, 9, 0.35);
            after += noteWidth + (heading.note().isEmpty() ? 0 : 8);
        }
        canvas.textBefore(body.right(), baseline, number, Face.FIGURES, 13, 0);
        double end = body.right() - Face.FIGURES.width(number, 13) - 8;
        for (double x = Math.ceil(after / 5) * 5; x < end; x += 5) {
            canvas.fill(Outline.circle(x, baseline - 1, 0.45), 0.45);
        }
    }

    /** The page at which a chapter without lessons begins, and those that the rest of its text needs. */
    static List<BookPages.Drawing> opener(Rect body, Chapter chapter, int number, String range) {
        double size = Titles.fitting(chapter.title(), 42, body.width());
        TextBlock title = tight(chapter.title(), size, body.width());
        TextBlock puzzles = TextBlock.of(range, Face.WORDS, 9.5, body.width()).gray(0.35);
        TextBlock text = TextBlock.of(chapter.text(), Face.WORDS, 11, body.width() * 0.8);
        double top = body.height() * OPENER_SHARE;
        double line = top + 12 + title.height() + 10;
        int all = text.lines().size();
        int first = text.fitting(body.height() - line - 14 - 8 - puzzles.height());
        List<BookPages.Drawing> pages = new ArrayList<>();
        pages.add((canvas, frame) -> {
            Rect at = frame.body();
            canvas.part(
                    Role.PARAGRAPH,
                    "",
                    () -> canvas.text(at.x(), at.y() + top, Integer.toString(number), Face.FIGURES, 15, 0.35));
            canvas.part(Role.HEADING, "", () -> title.draw(canvas, at.x(), at.y() + top + 12));
            double y = at.y() + line;
            canvas.part(Role.ORNAMENT, "", () -> canvas.stroke(Outline.segment(at.x(), y, at.right(), y), 0, 1.1));
            opened(canvas, at.x(), y + 14, text.part(0, first), first == all ? puzzles : puzzles.part(0, 0));
        });
        int each = Math.max(1, text.fitting(body.height() - 8 - puzzles.height()));
        for (int from = first; from < all; from += each) {
            TextBlock part = text.part(from, Math.min(all, from + each));
            boolean last = from + each >= all;
            pages.add((canvas, frame) ->
                    opened(canvas, frame.body().x(), frame.body().y(), part, last ? puzzles : puzzles.part(0, 0)));
        }
        return pages;
    }

    private static void opened(Canvas canvas, double x, double y, TextBlock text, TextBlock puzzles) {
        Titles.paragraph(canvas, x, y, text);
        Titles.paragraph(canvas, x, y + text.height() + (text.lines().isEmpty() ? 0 : 8), puzzles);
    }
}
