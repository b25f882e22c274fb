package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import tilewright.draw.Scene;
import tilewright.print.BoardStyle;
import tilewright.print.SceneDrawing;
import tilewright.print.book.Book.Entry;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Rect;

/**
 * Pages of solutions: small boards with their numbers, and turns in words below boards that have no solution. Of the solutions
 * only their places are held. Mutable; one thread.
 */
final class SolutionPages {

    private static final double GAP = 12;
    private static final double NUMBER = 8.5;
    private static final double WORDS = 7;

    /** A board is as wide as this at least, and in large print as that. */
    private static final double LEAST = 105;

    private static final double LEAST_LARGE = 160;

    /** The largest share of the page's width that a board on the back of its puzzle has. */
    private static final double MOST_SHARE = 0.5;

    private final Rect body;
    private final Sizes sizes;
    private final BoardStyle style;
    private final IntFunction<Entry> entries;
    private final BookFacts facts;
    private final Book.Look look;
    private final String title;
    private final int columns;
    private final double width;
    private final int most;
    private final double top;
    private final List<List<Row>> pages = new ArrayList<>(List.of(new ArrayList<>()));
    private final List<Integer> row = new ArrayList<>();
    private double rowHeight;
    private double y;

    /** A row of solutions, below the upper edge of the body. */
    private record Row(int[] puzzles, double y) {}

    private SolutionPages(
            Rect body,
            Book.Look look,
            String title,
            IntFunction<Entry> entries,
            BookFacts facts,
            int columns,
            double width,
            int most) {
        this.facts = facts;
        this.body = body;
        this.most = most;
        this.look = look;
        this.sizes = Sizes.of(look);
        this.style = look.boards();
        this.title = title;
        this.entries = entries;
        this.columns = columns;
        this.width = width;
        top = title.isEmpty() ? 0 : Titles.height(sizes);
        y = top;
    }

    /**
     * Pages at the back.
     *
     * @param body of any page: all are as large
     * @param title at the head of the first page; empty for none
     */
    static SolutionPages last(Rect body, Book.Look look, String title, IntFunction<Entry> entries, BookFacts facts) {
        if (look.solutionsPerPage() > 0) {
            return together(body, look, title, entries, facts);
        }
        double least = Math.min(look.largePrint() ? LEAST_LARGE : LEAST, body.width());
        int columns = Math.max(1, (int) ((body.width() + GAP) / (least + GAP)));
        return of(body, look, title, entries, facts, columns, body.width(), 0);
    }

    /** Pages with as many solutions as are asked for on each, as large as can be; fewer where words below them need room. */
    private static SolutionPages together(
            Rect body, Book.Look look, String title, IntFunction<Entry> entries, BookFacts facts) {
        int all = look.solutionsPerPage();
        Sizes sizes = Sizes.of(look);
        double number = sizes.words(NUMBER) * 1.2 + 0.8;
        double height = body.height() - (title.isEmpty() ? 0 : Titles.height(sizes));
        int best = 1;
        double widest = 0;
        for (int columns = 1; columns <= all; columns++) {
            int rows = (all + columns - 1) / columns;
            double wide = (body.width() - (columns - 1) * GAP) / columns;
            double high = (height - (rows - 1) * GAP) / rows - number - 0.01;
            if (Math.min(wide, high) > widest) {
                widest = Math.min(wide, high);
                best = columns;
            }
        }
        return of(body, look, title, entries, facts, best, Math.max(1, widest), all);
    }

    private static SolutionPages of(
            Rect body,
            Book.Look look,
            String title,
            IntFunction<Entry> entries,
            BookFacts facts,
            int columns,
            double widest,
            int most) {
        double width = (body.width() - (columns - 1) * GAP) / columns;
        return new SolutionPages(body, look, title, entries, facts, columns, Math.min(widest, width), most);
    }

    /** A page with some solutions, as large as can be. */
    static SolutionPages facing(
            Rect body,
            Book.Look look,
            String title,
            IntFunction<Entry> entries,
            BookFacts facts,
            List<Integer> puzzles) {
        int columns = 0;
        SolutionPages pages;
        do {
            columns++;
            pages = of(body, look, title, entries, facts, columns, body.width() * MOST_SHARE, 0);
            for (int puzzle : puzzles) {
                pages.add(puzzle, entries.apply(puzzle));
            }
            pages.endRow();
        } while (pages.pages.size() > 1 && columns < puzzles.size());
        return pages;
    }

    /** @param puzzle its number, from 0 */
    void add(int puzzle, Entry entry) {
        row.add(puzzle);
        rowHeight = Math.max(rowHeight, height(puzzle, entry));
        if (row.size() == columns || onPage() + row.size() == most) {
            endRow();
        }
    }

    private int onPage() {
        return pages.getLast().stream().mapToInt(it -> it.puzzles().length).sum();
    }

    private void endRow() {
        if (row.isEmpty()) {
            return;
        }
        boolean full = most > 0 && onPage() == most;
        if ((full || y + rowHeight > body.height()) && !pages.getLast().isEmpty()) {
            pages.add(new ArrayList<>());
            y = 0;
        }
        pages.getLast().add(new Row(row.stream().mapToInt(it -> it).toArray(), y));
        y += rowHeight + GAP;
        row.clear();
        rowHeight = 0;
    }

    List<PagePlan.Drawing> pages() {
        endRow();
        List<PagePlan.Drawing> drawings = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            List<Row> rows = pages.get(i);
            boolean first = i == 0;
            drawings.add((canvas, frame) -> draw(canvas, frame.body(), first ? title : "", rows));
        }
        return drawings;
    }

    private double numberHeight() {
        return sizes.words(NUMBER) * 1.2 + 0.8;
    }

    private double height(int puzzle, Entry entry) {
        return numberHeight()
                + facts.shape(puzzle, entry) * width
                + (entry.answer().isEmpty() ? 0 : 4 + words(entry).height());
    }

    private TextBlock words(Entry entry) {
        return TextBlock.of(entry.answer(), sizes.faces().words(), sizes.words(WORDS), width);
    }

    /** What answers a puzzle. */
    static Scene scene(Entry entry) {
        return entry.puzzle().solution().orElseGet(() -> entry.puzzle().scene());
    }

    /** The white before the columns, which are in the middle of the page. */
    private double indent() {
        return (body.width() - columns * width - (columns - 1) * GAP) / 2;
    }

    private void draw(Canvas canvas, Rect at, String heading, List<Row> rows) {
        if (!heading.isEmpty()) {
            Titles.heading(canvas, at, heading, sizes);
        }
        for (Row one : rows) {
            for (int i = 0; i < one.puzzles().length; i++) {
                int puzzle = one.puzzles()[i];
                solution(
                        canvas, at.x() + indent() + i * (width + GAP), at.y() + one.y(), puzzle, entries.apply(puzzle));
            }
        }
    }

    private void solution(Canvas canvas, double x, double y, int puzzle, Entry entry) {
        double size = sizes.words(NUMBER);
        String name = sizes.faces().titles().firstLine(look.name(puzzle, entry.puzzle()), size, width);
        canvas.part(
                Role.SUBHEADING,
                "",
                () -> canvas.text(x, y + size - 0.5, name, sizes.faces().titles(), size, 0));
        Rect place = PagePlan.place(scene(entry), x, y + numberHeight(), width);
        if (entry.puzzle().solved()) {
            SceneDrawing.draw(
                    canvas, entry.puzzle().solution().get(), entry.puzzle().scene(), place, style);
        } else {
            entry.figure()
                    .ifPresent(figure -> SceneDrawing.pointed(canvas, figure.scene(), figure.pointed(), place, style));
        }
        if (!entry.answer().isEmpty()) {
            Titles.paragraph(canvas, x, place.bottom() + 4, words(entry));
        }
    }
}
