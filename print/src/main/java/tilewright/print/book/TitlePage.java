package tilewright.print.book;

import java.util.List;
import java.util.Optional;
import tilewright.draw.Scene;
import tilewright.print.SceneDrawing;
import tilewright.print.book.Book.Cover;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;

/**
 * The front of the cover, and the title page inside.
 *
 * @param first the scene of the first puzzle
 */
record TitlePage(Book book, Scene first) {

    private static final double TITLE = 54;
    private static final double SMALLEST_TITLE = 26;

    /** The share of the page's height from which a title has smaller letters still. */
    private static final double LONG_TITLE_SHARE = 0.3;

    private static final double SMALLEST_LONG_TITLE = 11;

    /** Minimum height of a picture on the cover. */
    private static final double LEAST_PICTURE = 40;

    private static final double LOGO = 34;

    /** A picture whose shape differs from that of the page by no more than this factor is all of the cover. */
    private static final double SAME_SHAPE = 1.03;

    /** Letters on darker colors are white. */
    private static final double DARK = 0.55;

    /**
     * A cover.
     *
     * @param page as it is cut
     * @param bled the same with what goes beyond it
     * @param body where the words are
     */
    void cover(Canvas canvas, Rect page, Rect bled, Rect body) {
        background(canvas, book.cover(), bled);
        front(canvas, page, bled, body);
    }

    /** Draws the front without its color. */
    void front(Canvas canvas, Rect page, Rect bled, Rect body) {
        Cover cover = book.cover();
        Optional<Picture> whole = cover.picture().filter(image -> covers(image, page));
        whole.ifPresent(image -> whole(canvas, image, bled));
        if (whole.isEmpty()) {
            words(canvas, body, ink(cover), Optional.of(cover));
        }
    }

    /** A picture that covers all of a place, with its middle in that of the place. */
    void whole(Canvas canvas, Picture image, Rect bled) {
        double width = Math.max(bled.width(), bled.height() * image.shape());
        double height = width / image.shape();
        Rect at = new Rect(bled.middleX() - width / 2, bled.middleY() - height / 2, width, height);
        canvas.part(Role.FIGURE, book.title().title(), () -> canvas.picture(image, at));
    }

    /** Fills what lies behind the words; nothing where that is white. */
    static void background(Canvas canvas, Cover cover, Rect bled) {
        cover.color().ifPresent(color -> canvas.part(Role.ORNAMENT, "", () -> canvas.fill(Outline.of(bled), color)));
    }

    /** The gray of letters on the color of a cover. */
    static double ink(Cover cover) {
        return cover.color().map(Color::level).orElse(1.0) < DARK ? 1 : 0;
    }

    /** Whether a picture has nearly the shape of a page. */
    static boolean covers(Picture image, Rect page) {
        double ratio = image.shape() / (page.width() / page.height());
        return ratio < SAME_SHAPE && ratio > 1 / SAME_SHAPE;
    }

    /** The title inside a book, without a picture. */
    void title(Canvas canvas, PageFrame frame) {
        words(canvas, frame.body(), 0, Optional.empty());
    }

    /** @param cover with the picture that is shown; none for no picture */
    private void words(Canvas canvas, Rect body, double ink, Optional<Cover> cover) {
        double width = body.width();
        TextBlock title = title(body).gray(ink);
        double top = body.y() + body.height() * (cover.isPresent() ? 0.06 : 0.2);
        canvas.part(Role.HEADING, "", () -> title.draw(canvas, body.x(), top));
        double line = top + title.height() + 10;
        canvas.part(
                Role.ORNAMENT, "", () -> canvas.stroke(Outline.segment(body.x(), line, body.right(), line), ink, 2));
        TextBlock subtitle = TextBlock.of(
                        book.title().subtitle(),
                        book.look().labels().faces().words(),
                        Math.max(12, title.size() * 0.32),
                        width)
                .gray(ink);
        Titles.paragraph(canvas, body.x(), line + 12, subtitle);
        double below = line + 12 + subtitle.height() + 24;
        cover.ifPresent(it ->
                picture(canvas, it, new Rect(body.x(), below, width, Math.max(0, body.bottom() - 40 - below))));
        foot(canvas, body, ink);
    }

    private Face titles() {
        return book.look().labels().faces().titles();
    }

    private TextBlock title(Rect body) {
        String title = book.title().title();
        double size = TITLE;
        while (size > SMALLEST_TITLE
                && (titles().wrapped(title, size, body.width()).size() > 2 || broken(title, size, body.width()))) {
            size -= 2;
        }
        while (size > SMALLEST_LONG_TITLE
                && TextBlock.tight(title, titles(), size, body.width()).height() > body.height() * LONG_TITLE_SHARE) {
            size--;
        }
        return TextBlock.tight(title, titles(), size, body.width());
    }

    /** Whether a word is wider than a line. */
    private boolean broken(String title, double size, double width) {
        List<String> lines = titles().wrapped(title, size, width);
        return lines.stream().mapToInt(String::length).sum() + lines.size() - 1 > title.length();
    }

    /** The author, and the publisher's logo or name. */
    private void foot(Canvas canvas, Rect body, double ink) {
        Cover cover = book.cover();
        double half = body.width() / 2 - 10;
        canvas.part(Role.PARAGRAPH, "", () -> {
            double room = cover.logo().isEmpty() && cover.publisher().isEmpty() ? body.width() : half;
            String author = titles().firstLine(book.title().author(), 14, room);
            canvas.text(body.x(), body.bottom() - 4, author, titles(), 14, ink);
            if (cover.logo().isEmpty()) {
                String publisher = titles().firstLine(cover.publisher(), 14, half);
                canvas.textBefore(body.right(), body.bottom() - 4, publisher, titles(), 14, ink);
            }
        });
        cover.logo().ifPresent(logo -> {
            double height = Math.min(LOGO, half / logo.shape());
            double width = height * logo.shape();
            Rect at = new Rect(body.right() - width, body.bottom() - height, width, height);
            canvas.part(Role.FIGURE, cover.publisher(), () -> canvas.picture(logo, at));
        });
    }

    /** The picture in the middle of what is left: that of the cover, or the first puzzle. */
    private void picture(Canvas canvas, Cover cover, Rect room) {
        if (room.height() < LEAST_PICTURE) {
            return;
        }
        Optional<Picture> image = cover.picture();
        double high = image.isPresent()
                ? 1 / image.get().shape()
                : PagePlan.place(first, 0, 0, 1).height();
        double side = Math.min(room.width() * (image.isPresent() ? 1 : 0.8), room.height() / high);
        Rect place = new Rect(room.middleX() - side / 2, room.middleY() - side * high / 2, side, side * high);
        if (image.isPresent()) {
            canvas.part(Role.FIGURE, book.title().title(), () -> canvas.picture(image.get(), place));
        } else {
            if (cover.color().isPresent()) {
                canvas.part(Role.ORNAMENT, "", () -> canvas.fill(Outline.of(place.inset(-side * 0.04)), Color.gray(1)));
            }
            SceneDrawing.draw(canvas, first, place, book.look().boards());
        }
    }
}
