package tilewright.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tilewright.draw.Box;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

/**
 * Sheets with some puzzles on each page. Of the puzzles no more than those of a page are held at a time.
 *
 * <p>One thread at a time.
 */
public final class Sheets {

    private final SheetOptions options;
    private final int count;
    private final IntFunction<Printable> puzzles;
    private final int[] solved;
    private final SheetLayout layout;
    private final List<Rect> places;
    private final List<Rect> answers;
    private final List<TilePages.Page> tiles;

    /**
     * @param count 1 or more
     * @param puzzles gives the puzzle of a number, from 0; asked several times for each
     * @param stop checked each time; pages are drawn until their document is stopped
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public Sheets(SheetOptions options, int count, IntFunction<Printable> puzzles, Stop stop) {
        if (count < 1) {
            throw new IllegalArgumentException("puzzles (%d) must be 1 or more".formatted(count));
        }
        this.options = options;
        this.count = count;
        this.puzzles = i -> {
            stop.check();
            return puzzles.apply(i);
        };
        this.solved = options.solutions() == Solutions.NONE
                ? new int[0]
                : IntStream.range(0, count)
                        .filter(i -> puzzle(i).solution().isPresent())
                        .toArray();
        Printable first = puzzle(0);
        this.layout = SheetLayout.of(options.paper(), upsideDown() ? options.perPage() : 0);
        this.places = layout.places(options.perPage(), first.scene(), words(first), code(first));
        this.answers = SheetLayout.of(options.paper(), 0).solutionPlaces(highest());
        this.tiles = options.tiles() ? tilePages(first) : List.of();
    }

    private Printable puzzle(int index) {
        return puzzles.apply(index);
    }

    private String text(Message message) {
        return options.words().text(message);
    }

    private boolean upsideDown() {
        return options.solutions() == Solutions.UPSIDE_DOWN && solved.length > 0;
    }

    /** The highest of the first puzzle and of those with a solution. */
    private Scene highest() {
        Scene highest = puzzle(0).scene();
        for (int i : solved) {
            Scene scene = puzzle(i).scene();
            highest = height(scene) > height(highest) ? scene : highest;
        }
        return highest;
    }

    /** Of its board, when that is as wide as 1. */
    private static double height(Scene scene) {
        Box board = SceneDrawing.board(scene);
        return (double) board.height() / board.width();
    }

    /** Returns the number of pages. */
    public int pages() {
        return solutionsEnd() + tiles.size();
    }

    private int front() {
        return pages(count, options.perPage());
    }

    private boolean behind() {
        return options.solutions() == Solutions.LAST && solved.length > 0;
    }

    private int solutionsEnd() {
        return front() + (behind() ? pages(solved.length, answers.size()) : 0);
    }

    /** Adds the pages. */
    public void print(Document document) {
        int front = front();
        boolean behind = behind();
        int last = solutionsEnd();
        int all = pages();
        for (int page = 0; page < front; page++) {
            int from = page * options.perPage();
            int to = Math.min(count, from + options.perPage());
            int at = page;
            document.page(canvas -> puzzles(canvas, from, to, at, all, behind ? front + 1 : 0));
            document.bookmark(text(PrintMessages.puzzles(to - from, from + 1, to)), page);
        }
        for (int page = front; page < last; page++) {
            int from = (page - front) * answers.size();
            int to = Math.min(solved.length, from + answers.size());
            int at = page;
            document.page(canvas -> solutions(canvas, from, to, at, all));
            if (page == front) {
                document.bookmark(text(PrintMessages.solutions()), page);
            }
        }
        for (int page = last; page < all; page++) {
            int at = page;
            document.page(canvas -> {
                head(canvas, layout.head(), text(PrintMessages.tiles()));
                tiles.get(at - last).draw(canvas);
                foot(canvas, layout.foot(), at, all, List.of());
            });
            if (page == last) {
                document.bookmark(text(PrintMessages.tiles()), page);
            }
        }
    }

    /** Pages of tiles as large as the first board's cells. */
    private List<TilePages.Page> tilePages(Printable first) {
        TilePages needed = new TilePages();
        for (int i = 0; i < count; i++) {
            needed.add(puzzle(i));
        }
        Rect board = Slot.in(places.getFirst(), first.scene(), words(first), code(first))
                .board();
        double cell =
                board.width() * Scene.CELL / SceneDrawing.board(first.scene()).width();
        return needed.pages(SheetLayout.of(options.paper(), 0).body(), cell);
    }

    private static int pages(int things, int each) {
        return (things + each - 1) / each;
    }

    /** @param solutionPage the first page of solutions, from 1; 0 when there is none */
    private void puzzles(Canvas canvas, int from, int to, int page, int pages, int solutionPage) {
        int[] answered = IntStream.of(solved).filter(i -> i >= from && i < to).toArray();
        head(canvas, layout.head(), options.title());
        List<Printable> shown = new ArrayList<>();
        for (int i = from; i < to; i++) {
            Printable puzzle = puzzle(i);
            shown.add(puzzle);
            Optional<QrCode> code = code(puzzle);
            Slot.in(places.get(i - from), puzzle.scene(), words(puzzle), code)
                    .draw(canvas, options.first() + i, puzzle, code);
        }
        if (upsideDown()) {
            Rect strip = layout.strip();
            List<Rect> small = layout.stripPlaces(answered.length, options.perPage());
            canvas.turned(strip.middleX(), strip.middleY(), () -> {
                for (int i = 0; i < answered.length; i++) {
                    solution(canvas, small.get(i), answered[i], shown.get(answered[i] - from));
                }
            });
        }
        foot(canvas, layout.foot(), page, pages, words(solutionPage));
    }

    private List<Message> words(int solutionPage) {
        List<Message> words = new ArrayList<>();
        if (options.coded()) {
            words.add(PrintMessages.scan());
        }
        if (upsideDown() || solutionPage > 0) {
            words.add(upsideDown() ? PrintMessages.turnPage() : PrintMessages.solutionsPage(solutionPage));
        }
        return words;
    }

    /** The share ID, beside its code or in place of one that would be too large; empty where no codes are wanted. */
    private String words(Printable puzzle) {
        return options.coded() ? puzzle.id() : "";
    }

    /** The code of a puzzle whose share ID is not too long for one. */
    private Optional<QrCode> code(Printable puzzle) {
        String link = Link.of(options.labels().studio(), puzzle.id());
        return options.coded() && QrCode.fits(link) ? Optional.of(QrCode.of(link)) : Optional.empty();
    }

    private void solutions(Canvas canvas, int from, int to, int page, int pages) {
        head(canvas, layout.head(), text(PrintMessages.solutions()));
        for (int i = from; i < to; i++) {
            solution(canvas, answers.get(i - from), solved[i], puzzle(solved[i]));
        }
        foot(canvas, layout.foot(), page, pages, List.of());
    }

    private void solution(Canvas canvas, Rect place, int index, Printable puzzle) {
        puzzle.solution().ifPresent(scene -> {
            String number = Integer.toString(options.first() + index);
            canvas.part(
                    Role.SUBHEADING, "", () -> canvas.text(place.x(), place.y() + 6.5, number, Face.FIGURES, 7.5, 0));
            SceneDrawing.draw(canvas, scene, puzzle.scene(), SheetLayout.solutionBoard(place, scene));
        });
    }

    private static void head(Canvas canvas, Rect at, String title) {
        double size = 26;
        while (size > 9 && Face.FIGURES.width(title, size) > at.width()) {
            size--;
        }
        String shown = Face.FIGURES.firstLine(title, size, at.width());
        double fitting = size;
        canvas.part(Role.HEADING, "", () -> canvas.text(at.x(), at.y() + 24, shown, Face.FIGURES, fitting, 0));
        canvas.part(
                Role.ORNAMENT,
                "",
                () -> canvas.stroke(Outline.segment(at.x(), at.bottom() - 6, at.right(), at.bottom() - 6), 0, 1.2));
    }

    private static void foot(Canvas canvas, Rect at, int page, int pages, List<Message> words) {
        canvas.part(Role.ORNAMENT, "", () -> {
            canvas.stroke(Outline.segment(at.x(), at.y() + 4, at.right(), at.y() + 4), 0, 0.5);
            double baseline = at.y() + 18;
            String name = canvas.words().text(PrintMessages.page(page + 1, pages));
            String foot = canvas.words().text(PrintMessages.foot(words));
            double room = at.width() - Face.FIGURES.width(name, 9) - 10;
            canvas.text(at.x(), baseline, foot, Face.WORDS, Face.WORDS.fitting(foot, 8, room), 0);
            canvas.textBefore(at.right(), baseline, name, Face.FIGURES, 9, 0);
        });
    }
}
