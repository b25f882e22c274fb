package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import tilewright.draw.Scene;
import tilewright.print.SceneDrawing;
import tilewright.print.book.Book.Entry;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Rect;

/** Pages of solutions: small boards with their numbers, and turns in words below boards that have no solution. */
final class SolutionPages {

    private static final double GAP = 12;
    private static final double NUMBER = 11;
    private static final double WORDS = 6.8;

    /** A board is as wide as this at least. */
    private static final double LEAST = 105;

    private final Rect body;
    private final IntFunction<Entry> entries;
    private final int columns;
    private final double width;

    /** @param body of any page: all are as large */
    SolutionPages(Rect body, IntFunction<Entry> entries) {
        this.body = body;
        this.entries = entries;
        columns = Math.max(1, (int) ((body.width() + GAP) / (LEAST + GAP)));
        width = (body.width() - (columns - 1) * GAP) / columns;
    }

    /** A row of solutions, below the upper edge of the body. */
    private record Row(List<Integer> puzzles, double y) {}

    /** @param puzzles the numbers of those that have one, from 0 */
    List<BookPages.Drawing> pages(String title, int[] puzzles) {
        List<List<Row>> pages = new ArrayList<>(List.of(new ArrayList<>()));
        double y = Titles.HEIGHT;
        for (int from = 0; from < puzzles.length; from += columns) {
            List<Integer> row = new ArrayList<>();
            double height = 0;
            for (int i = from; i < Math.min(puzzles.length, from + columns); i++) {
                row.add(puzzles[i]);
                height = Math.max(height, height(entries.apply(puzzles[i])));
            }
            if (y + height > body.height() && !pages.getLast().isEmpty()) {
                pages.add(new ArrayList<>());
                y = 0;
            }
            pages.getLast().add(new Row(row, y));
            y += height + GAP;
        }
        List<BookPages.Drawing> drawings = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            List<Row> rows = pages.get(i);
            boolean first = i == 0;
            drawings.add((canvas, frame) -> draw(canvas, frame.body(), first ? title : "", rows));
        }
        return drawings;
    }

    private double height(Entry entry) {
        return NUMBER
                + BookPages.place(scene(entry), 0, 0, width).height()
                + (entry.answer().isEmpty() ? 0 : 4 + words(entry).height());
    }

    private TextBlock words(Entry entry) {
        return TextBlock.of(entry.answer(), Face.WORDS, WORDS, width);
    }

    private static Scene scene(Entry entry) {
        return entry.puzzle().solution().orElseGet(() -> entry.puzzle().scene());
    }

    private void draw(Canvas canvas, Rect at, String title, List<Row> rows) {
        if (!title.isEmpty()) {
            Titles.heading(canvas, at, title);
        }
        for (Row row : rows) {
            for (int i = 0; i < row.puzzles().size(); i++) {
                int number = row.puzzles().get(i);
                solution(canvas, at.x() + i * (width + GAP), at.y() + row.y(), number + 1, entries.apply(number));
            }
        }
    }

    private void solution(Canvas canvas, double x, double y, int number, Entry entry) {
        canvas.part(Role.SUBHEADING, "", () -> canvas.text(x, y + 8, Integer.toString(number), Face.FIGURES, 8.5, 0));
        Rect place = BookPages.place(scene(entry), x, y + NUMBER, width);
        if (entry.puzzle().solution().isPresent()) {
            SceneDrawing.draw(
                    canvas, entry.puzzle().solution().get(), entry.puzzle().scene(), place);
        } else {
            entry.figure().ifPresent(figure -> SceneDrawing.pointed(canvas, figure.scene(), figure.pointed(), place));
        }
        if (!entry.answer().isEmpty()) {
            Titles.paragraph(canvas, x, place.bottom() + 4, words(entry));
        }
    }
}
