package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;

/** Things one below the other, on as many pages as they need. Mutable; one thread. */
final class Flow {

    /** The drawing of a thing below a height. */
    @FunctionalInterface
    interface Drawing {
        void draw(Canvas canvas, double x, double y);
    }

    /**
     * A thing that stands on one page.
     *
     * @param after white below it, but at the end of a page
     * @param withNext whether the page does not end with it
     * @param part things with the same number, one after the other, are a part of the page; with a negative one they draw parts
     *     of their own
     * @param words what a picture shows
     */
    record Item(double height, double after, boolean withNext, int part, Role role, String words, Drawing drawing) {}

    private record Placed(Item item, double y) {}

    private final double height;
    private final List<List<Placed>> pages = new ArrayList<>();
    private final List<Item> held = new ArrayList<>();
    private double y;
    private int part;

    /**
     * @param top where the first page begins
     * @param height of all pages
     */
    Flow(double top, double height) {
        this.height = height;
        pages.add(new ArrayList<>());
        y = top;
    }

    void add(Item item) {
        held.add(item);
        if (!item.withNext()) {
            place();
        }
    }

    /** The number of another part. */
    int nextPart() {
        part++;
        return part;
    }

    /** Adds lines of text. */
    void text(TextBlock text, double after) {
        text(text, 0, "", text.face(), after);
    }

    /**
     * Adds lines of text.
     *
     * @param label before the first one, in the indent
     */
    void text(TextBlock text, double indent, String label, Face face, double after) {
        int number = nextPart();
        double size = text.size();
        int all = text.lines().size();
        for (int i = 0; i < all; i++) {
            TextBlock line = text.part(i, i + 1);
            String before = i == 0 ? label : "";
            add(new Item(
                    text.leading(),
                    i + 1 == all ? after : 0,
                    together(i, all),
                    number,
                    label.isEmpty() ? Role.PARAGRAPH : Role.ITEM,
                    "",
                    (canvas, x, y) -> {
                        canvas.text(x, y + size, before, face, size + 1, 0);
                        line.draw(canvas, x + indent, y);
                    }));
        }
    }

    /**
     * Whether a line of a paragraph must stay on the same page as the next one: so the first two must, and the last
     * two.
     */
    static boolean together(int line, int lines) {
        return line == 0 && lines > 1 || line == lines - 2;
    }

    /** Adds a drawing that draws its own parts. */
    void drawing(double high, double after, Drawing drawing) {
        add(new Item(high, after, false, -1, Role.ORNAMENT, "", drawing));
    }

    /** Places what is held, on the next page where there is no room left. */
    private void place() {
        double needed = 0;
        for (int i = 0; i < held.size(); i++) {
            needed += held.get(i).height() + (i + 1 < held.size() ? held.get(i).after() : 0);
        }
        if (y + needed > height && !pages.getLast().isEmpty()) {
            next();
        }
        for (Item item : held) {
            if (y + item.height() > height && !pages.getLast().isEmpty()) {
                next();
            }
            pages.getLast().add(new Placed(item, y));
            y += item.height() + item.after();
        }
        held.clear();
    }

    private void next() {
        pages.add(new ArrayList<>());
        y = 0;
    }

    /** The number of pages, one at least; what is held stands on the last one. */
    int count() {
        place();
        return pages.size();
    }

    /** The lower end of what is on the last page. */
    double bottom() {
        place();
        List<Placed> last = pages.getLast();
        return last.isEmpty() ? y : last.getLast().y() + last.getLast().item().height();
    }

    /** Draws a page, from 0, below a height. */
    void draw(Canvas canvas, int page, double x, double top) {
        List<Placed> all = pages.get(page);
        int from = 0;
        while (from < all.size()) {
            Item first = all.get(from).item();
            if (first.part() < 0) {
                first.drawing().draw(canvas, x, top + all.get(from).y());
                from++;
                continue;
            }
            int to = from + 1;
            while (to < all.size() && all.get(to).item().part() == first.part()) {
                to++;
            }
            List<Placed> part = all.subList(from, to);
            canvas.part(
                    first.role(),
                    first.words(),
                    () -> part.forEach(placed -> placed.item().drawing().draw(canvas, x, top + placed.y())));
            from = to;
        }
    }
}
