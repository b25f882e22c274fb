package tilewright.print;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Document;
import tilewright.search.Stop;

/**
 * The sheets of the pupils of a class, each of which begins on a new page with number 1 and everything that a first
 * page has. The solutions of all are behind them, or in a file of their own, with the names of the pupils. One thread
 * at a time.
 */
public final class SheetSet implements SheetPages {

    private final List<Part> parts;
    private final Sheets solutions;
    private final boolean behind;
    private final boolean doubleSided;

    /**
     * A pupil's sheet.
     *
     * @param pupil the name; empty for a sheet that is told apart by the numbers of its puzzles
     * @param homework a link whose code stands at its head; empty for none
     * @param from the first of its puzzles, from 0
     * @param to behind its last one
     */
    public record Sheet(String pupil, String homework, int from, int to) {}

    private record Part(Sheet sheet, String title, Sheets pages) {}

    /**
     * @param sheets in order, each with one puzzle or more
     * @param doubleSided whether each begins on the front of a leaf, as do the solutions behind them: a blank page follows an odd
     *     number of pages
     * @param puzzles gives the puzzle of a number, from 0; asked several times for each
     * @param stop as of {@link Sheets}
     */
    public SheetSet(
            SheetOptions options, List<Sheet> sheets, boolean doubleSided, IntFunction<Printable> puzzles, Stop stop) {
        Solutions own = options.solutions() == Solutions.UPSIDE_DOWN ? Solutions.UPSIDE_DOWN : Solutions.NONE;
        List<String> answered = new ArrayList<>();
        List<Part> all = new ArrayList<>();
        for (Sheet sheet : sheets) {
            String number = Integer.toString(options.first() + all.size());
            List<String> printed = new ArrayList<>();
            int count = sheet.to() - sheet.from();
            for (int i = 0; i < count; i++) {
                String name = sheet.pupil().isEmpty() ? number : sheet.pupil();
                String puzzle = Integer.toString(options.first() + i);
                answered.add(count == 1 ? name : sheet.pupil().isEmpty() ? name + "." + puzzle : name + " · " + puzzle);
                printed.add(sheet.pupil().isEmpty() ? answered.getLast() : puzzle);
            }
            IntFunction<Printable> of = i -> puzzles.apply(sheet.from() + i).named(printed.get(i));
            SheetOptions its = options.forPupil(sheet.pupil(), sheet.homework(), own);
            all.add(new Part(
                    sheet,
                    options.title() + " · " + (sheet.pupil().isEmpty() ? number : sheet.pupil()),
                    new Sheets(its, count, of, stop)));
        }
        this.parts = List.copyOf(all);
        this.doubleSided = doubleSided;
        this.behind = options.solutions() == Solutions.LAST;
        this.solutions =
                new Sheets(options, answered.size(), i -> puzzles.apply(i).named(answered.get(i)), stop);
    }

    @Override
    public int pages() {
        return parts.stream()
                        .mapToInt(part -> part.pages().pages() + blank(part))
                        .sum()
                + (behind ? solutionPages() : 0);
    }

    /** The number of blank pages behind a sheet. */
    private int blank(Part part) {
        return doubleSided ? part.pages().pages() % 2 : 0;
    }

    @Override
    public int solutionPages() {
        return solutions.solutionPages();
    }

    @Override
    public List<Integer> uncoded() {
        List<Integer> all = new ArrayList<>();
        parts.forEach(
                part -> part.pages().uncoded().forEach(i -> all.add(part.sheet().from() + i)));
        return all;
    }

    @Override
    public boolean lacksHomeworkCode() {
        return parts.stream().anyMatch(part -> part.pages().lacksHomeworkCode());
    }

    @Override
    public void print(Document document) {
        int page = 0;
        for (Part part : parts) {
            part.pages().print(new Within(document, page, false));
            document.bookmark(part.title(), page);
            if (blank(part) > 0) {
                document.page(_ -> {});
            }
            page += part.pages().pages() + blank(part);
        }
        if (behind) {
            solutions.printSolutions(new Within(document, page, true));
        }
    }

    @Override
    public void printSolutions(Document document) {
        solutions.printSolutions(document);
    }

    /**
     * A document whose pages are added to another one.
     *
     * @param begin the number of its first page there, from 0
     * @param marked whether it has bookmarks
     */
    private record Within(Document whole, int begin, boolean marked) implements Document {

        @Override
        public void page(Consumer<Canvas> drawing) {
            whole.page(drawing);
        }

        @Override
        public void bookmark(String title, int page) {
            if (marked) {
                whole.bookmark(title, begin + page);
            }
        }

        @Override
        public void write(OutputStream out) {
            throw new UnsupportedOperationException("the whole is written");
        }

        @Override
        public void close() {}
    }
}
