package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import tilewright.print.book.Book.Chapter;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/** The contents, and the pages at which groups and parts begin. */
record FrontMatter(Book book, Sizes sizes) {

    private static final double LINE = 27;
    private static final double TITLE = 13;
    private static final double NOTE = 9;
    private static final double INDENT = 16;

    /** A part begins below this share of the page, a group below that. */
    private static final double OPENER_SHARE = 0.28;

    private static final double GROUP_SHARE = 0.36;

    private double line() {
        return sizes.large() ? LINE * 1.3 : LINE;
    }

    /** Returns the number of lines of the contents on a page. */
    int linesOfContents(Rect body) {
        return Math.max(1, (int) ((body.height() - Titles.height(sizes)) / line()));
    }

    void contents(Canvas canvas, PageFrame frame, String heading, List<PagePlan.Heading> headings, int from) {
        Rect body = frame.body();
        Titles.heading(canvas, body, heading, sizes);
        boolean grouped = headings.stream().anyMatch(PagePlan.Heading::group);
        int to = Math.min(headings.size(), from + linesOfContents(body));
        for (int i = from; i < to; i++) {
            PagePlan.Heading one = headings.get(i);
            double baseline = body.y() + Titles.height(sizes) + line() * (i - from) + line() * 15 / LINE;
            double indent = grouped && one.inGroup() ? INDENT : 0;
            canvas.part(Role.ENTRY, "", () -> line(canvas, body, baseline, indent, one));
        }
    }

    private void line(Canvas canvas, Rect body, double baseline, double indent, PagePlan.Heading heading) {
        String number = Integer.toString(heading.page() + 1);
        double size = sizes.words(TITLE) + (heading.group() ? 1 : 0);
        double small = sizes.words(NOTE);
        double numberRoom = Math.max(40, sizes.faces().titles().width(number, size) + size);
        double x = body.x() + indent;
        String title =
                sizes.faces().titles().firstLine(heading.title(), size, Math.max(1, body.right() - x - numberRoom));
        canvas.text(x, baseline, title, sizes.faces().titles(), size, 0);
        double after = x + sizes.faces().titles().width(title, size) + 10;
        double noteWidth = sizes.faces().words().width(heading.note(), small);
        if (after + noteWidth < body.right() - numberRoom) {
            canvas.text(after, baseline, heading.note(), sizes.faces().words(), small, 0.35);
            after += noteWidth + (heading.note().isEmpty() ? 0 : 8);
        }
        canvas.textBefore(body.right(), baseline, number, sizes.faces().titles(), size, 0);
        double end = body.right() - sizes.faces().titles().width(number, size) - 8;
        for (double dot = Math.ceil(after / 5) * 5; dot < end; dot += 5) {
            canvas.fill(Outline.circle(dot, baseline - 1, 0.45), 0.45);
        }
    }

    /** The page at which parts of the same group begin. */
    void group(Canvas canvas, PageFrame frame, String group) {
        Rect at = frame.body();
        TextBlock title = title(group, at.width());
        double top = at.y() + at.height() * GROUP_SHARE;
        canvas.part(Role.HEADING, "", () -> title.draw(canvas, at.x(), top));
        double line = top + title.height() + 12;
        canvas.part(Role.ORNAMENT, "", () -> canvas.stroke(Outline.segment(at.x(), line, at.right(), line), 0, 2));
    }

    private TextBlock title(String title, double width) {
        Face face = sizes.faces().titles();
        return TextBlock.tight(title, face, Titles.fitting(title, face, sizes.titles(42), width), width);
    }

    /** The page at which a part without lessons begins, and those that the rest of its text needs. */
    List<PagePlan.Drawing> opener(Rect body, Chapter chapter, int number, String range) {
        TextBlock title = title(chapter.title(), body.width());
        TextBlock puzzles = TextBlock.of(range, sizes.faces().words(), sizes.words(9.5), body.width())
                .gray(0.35);
        TextBlock text = TextBlock.of(chapter.text(), sizes.faces().words(), sizes.words(11), body.width() * 0.8);
        double top = body.height() * OPENER_SHARE;
        double line = top + 12 + title.height() + 10;
        int all = text.lines().size();
        int first = text.fitting(body.height() - line - 14 - 8 - puzzles.height());
        List<PagePlan.Drawing> pages = new ArrayList<>();
        String above = chapter.namesPuzzle() ? number + "   " + chapter.puzzle() : Integer.toString(number);
        pages.add((canvas, frame) -> {
            Rect at = frame.body();
            String shown = sizes.faces().titles().firstLine(above, 15, at.width());
            canvas.part(
                    Role.PARAGRAPH,
                    "",
                    () -> canvas.text(at.x(), at.y() + top, shown, sizes.faces().titles(), 15, 0.35));
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
