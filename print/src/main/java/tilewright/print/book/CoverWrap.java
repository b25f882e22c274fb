package tilewright.print.book;

import java.util.List;
import java.util.Optional;
import tilewright.print.book.Book.Block;
import tilewright.print.book.Book.Cover;
import tilewright.print.canvas.BarCode;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Isbn;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;

/**
 * The cover of a book on one sheet: from left to right its back, its spine, and its front. The spine is as wide as the pages are
 * thick. Sizes are those of Amazon KDP (Kindle Direct Publishing, <i>Create a paperback cover</i>).
 */
public final class CoverWrap {

    /** Thinner books have nothing on the spine. */
    private static final int LEAST_SPINE_PAGES = 79;

    /** The bleed where the pages have none. */
    private static final double BLEED = Lengths.INCH / 8;

    /** White on both sides of what is on the spine. */
    private static final double SPINE_RIM = Lengths.INCH / 16;

    /** The letters of a text fill this share of what is between. */
    private static final double SPINE_SHARE = 0.72;

    private static final double LARGEST_SPINE = 20;

    /** The height of the part of an ideograph that is above its baseline, in ems. */
    private static final double STANDING = 0.88;

    private static final double RIM = Lengths.INCH / 2;

    /** The place for a bar code at the lower right of the back, and how far from the edges it is. */
    private static final double CODE_WIDTH = 2 * Lengths.INCH;

    private static final double CODE_HEIGHT = 1.2 * Lengths.INCH;
    private static final double CODE_RIM = Lengths.INCH / 4;

    private static final double LARGEST_TEXT = 12;
    private static final double SMALLEST_TEXT = 5;

    /** Maximum width of a page of a PDF file, with its bleed and its marks. */
    private static final double WIDEST = 14_000;

    private final Book book;
    private final int pages;
    private final double spine;
    private final Rect back;
    private final Rect front;
    private final double bleed;

    /** @param pages of the book without its cover */
    public CoverWrap(Book book, int pages) {
        this.book = book;
        this.pages = pages;
        Paper page = book.look().paper();
        double thickness = (pages + 1) / 2 * 2 * book.cover().page(); // a leaf has two pages
        spine = Math.min(thickness, WIDEST - 2 * page.width());
        back = new Rect(0, 0, page.width(), page.height());
        front = new Rect(page.width() + spine, 0, page.width(), page.height());
        double bleedOfPages = book.look().page().bleed();
        bleed = bleedOfPages > 0 ? bleedOfPages : BLEED;
    }

    /** The width of the spine in points. */
    public double spine() {
        return spine;
    }

    /** The bleed of the cover: that of the pages, or an eighth of an inch when they have none. */
    public double bleed() {
        return bleed;
    }

    /** The size of the sheet when it is cut. */
    public Paper paper() {
        return new Paper(book.look().paper() + " cover", front.right(), front.height());
    }

    /** Adds the sheet. */
    public void print(Document document) {
        document.page(this::draw);
    }

    private void draw(Canvas canvas) {
        Cover cover = book.cover();
        TitlePage title = new TitlePage(book, book.entries().apply(0).puzzle().scene());
        Rect sheet = new Rect(0, 0, front.right(), front.height());
        Optional<Picture> around = cover.picture().filter(image -> TitlePage.covers(image, sheet));
        if (around.isPresent()) {
            title.whole(canvas, around.get(), sheet.inset(-bleed));
            code(canvas);
            return;
        }
        TitlePage.background(canvas, cover, sheet.inset(-bleed));
        Rect bled = new Rect(front.x(), -bleed, front.width() + bleed, front.height() + 2 * bleed);
        title.front(canvas, front, bled, body(front));
        Rect left = new Rect(-bleed, -bleed, front.x() + bleed, front.height() + 2 * bleed);
        Color behind = cover.color().orElse(Color.gray(1));
        canvas.part(Role.ORNAMENT, "", () -> canvas.fill(Outline.of(left), behind)); // a picture may be a little wider
        double ink = TitlePage.ink(cover);
        back(canvas, ink);
        code(canvas);
        if (pages >= LEAST_SPINE_PAGES) {
            spine(canvas, ink);
        }
    }

    private static Rect body(Rect page) {
        return page.inset(Math.min(RIM, page.width() / 10));
    }

    /** The place for a bar code, white all around. */
    Rect code() {
        double width = Math.min(CODE_WIDTH, Math.min(back.width(), back.height()) / 2);
        double height = width * CODE_HEIGHT / CODE_WIDTH;
        return new Rect(back.right() - CODE_RIM - width, back.bottom() - CODE_RIM - height, width, height);
    }

    private void code(Canvas canvas) {
        book.imprint().flatMap(Book.Imprint::isbn).map(Isbn::of).ifPresent(isbn -> {
            BarCode bars = BarCode.of(isbn);
            canvas.part(Role.FIGURE, "ISBN " + isbn.text(), () -> {
                canvas.fill(Outline.of(code()), 1);
                bars.draw(canvas, code());
            });
        });
    }

    private void back(Canvas canvas, double ink) {
        Rect body = body(back);
        Rect code = code();
        Rect text = new Rect(body.x(), body.y(), body.width(), Math.max(1, code.y() - 12 - body.y()));
        Sizes sizes = Sizes.of(book.look());
        List<Block> blocks = book.cover().back();
        double size = LARGEST_TEXT;
        Flow flow = BlockPages.of(blocks, 0, text, sizes, size, ink);
        while (flow.count() > 1 && size > SMALLEST_TEXT) {
            size -= 0.5;
            flow = BlockPages.of(blocks, 0, text, sizes, size, ink);
        }
        flow.draw(canvas, 0, text.x(), text.y());
        double beside = Math.max(1, code.x() - body.x() - 12);
        publisher(canvas, new Rect(body.x(), code.y(), beside, Math.max(1, body.bottom() - code.y())), ink);
    }

    /** The publisher's logo or name at the foot of the back. */
    private void publisher(Canvas canvas, Rect room, double ink) {
        Optional<Picture> logo = book.cover().logo();
        if (logo.isPresent()) {
            double height =
                    Math.min(room.height() * 0.6, room.width() / logo.get().shape());
            Rect at = new Rect(
                    room.x(), room.bottom() - height, height * logo.get().shape(), height);
            canvas.part(Role.FIGURE, book.cover().publisher(), () -> canvas.picture(logo.get(), at));
        } else if (!book.cover().publisher().isEmpty()) {
            String publisher = book.cover().publisher();
            double size = titles().fitting(publisher, 12, room.width());
            canvas.part(
                    Role.PARAGRAPH, "", () -> canvas.text(room.x(), room.bottom() - 4, publisher, titles(), size, ink));
        }
    }

    private Face titles() {
        return book.look().labels().faces().titles();
    }

    /** The title and the author, read from the top down. */
    private void spine(Canvas canvas, double ink) {
        String title = book.title().title();
        String author = book.title().author();
        double rim = Math.min(RIM, front.height() / 10);
        double length = front.height() - 2 * rim;
        double size = Math.min(LARGEST_SPINE, (spine - 2 * SPINE_RIM) * SPINE_SHARE);
        String all = author.isEmpty() ? title : title + "    " + author;
        double fitting = titles().fitting(all, size, length);
        canvas.part(Role.PARAGRAPH, "", () -> {
            down(canvas, rim, title, fitting, ink);
            down(canvas, rim + length - titles().width(author, fitting), author, fitting, ink);
        });
    }

    /** Draws a text on the spine from a height down: letters of Chinese and Japanese stand, others lie on their side. */
    private void down(Canvas canvas, double top, String text, double size, double ink) {
        double middle = back.right() + spine / 2;
        double y = top;
        int to = 0;
        for (int from = 0; from < text.length(); from = to) {
            boolean stands = Face.stands(text.codePointAt(from));
            to = text.offsetByCodePoints(from, 1);
            while (!stands && to < text.length() && !Face.stands(text.codePointAt(to))) {
                to = text.offsetByCodePoints(to, 1);
            }
            String part = text.substring(from, to);
            double at = y;
            if (stands) {
                canvas.text(middle - size / 2, at + size * STANDING, part, titles(), size, ink);
            } else {
                canvas.quarter(middle, at, () -> canvas.text(middle, at + size * 0.35, part, titles(), size, ink));
            }
            y += titles().width(part, size);
        }
    }
}
