package tilewright.print.canvas;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Pages in the order of a booklet: two side by side on each side of a sheet, so that the sheets, printed on both sides, laid on
 * one another, and folded once, have the pages one after the other. Empty pages at the end fill the last sheet.
 */
public final class Booklet implements Document {

    private static final int PAGES_A_SHEET = 4;

    private final Document sheets;
    private final Paper leaf;
    private final List<Consumer<Canvas>> pages = new ArrayList<>();
    private final List<Bookmark> bookmarks = new ArrayList<>();

    private record Bookmark(String title, int page) {}

    /**
     * @param sheets whose paper is the {@link Paper#unfolded} one of the leaf
     * @param leaf the size of the pages
     */
    public Booklet(Document sheets, Paper leaf) {
        this.sheets = sheets;
        this.leaf = leaf;
    }

    @Override
    public void page(Consumer<Canvas> drawing) {
        pages.add(drawing);
    }

    @Override
    public void bookmark(String title, int page) {
        bookmarks.add(new Bookmark(title, page));
    }

    /** The two pages on each side of the sheets, the left one first, counted from 0; some are behind the last one. */
    static List<int[]> order(int pages) {
        int all = (pages + PAGES_A_SHEET - 1) / PAGES_A_SHEET * PAGES_A_SHEET;
        List<int[]> sides = new ArrayList<>();
        for (int side = 0; side < all / 2; side++) {
            int other = all - 1 - side;
            sides.add(side % 2 == 0 ? new int[] {other, side} : new int[] {side, other});
        }
        return sides;
    }

    @Override
    public void write(OutputStream out) throws IOException {
        List<int[]> sides = order(pages.size());
        for (int[] side : sides) {
            sheets.page(canvas -> {
                for (int half = 0; half < 2; half++) {
                    int page = side[half];
                    if (page < pages.size()) {
                        canvas.moved(
                                half * leaf.width(), 0, () -> pages.get(page).accept(canvas));
                    }
                }
            });
        }
        for (Bookmark bookmark : bookmarks) {
            sheets.bookmark(bookmark.title(), Math.min(bookmark.page(), 2 * sides.size() - 1 - bookmark.page()));
        }
        sheets.write(out);
    }

    @Override
    public void close() {
        sheets.close();
    }
}
