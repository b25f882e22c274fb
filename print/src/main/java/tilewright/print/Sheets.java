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
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

/**
 * Sheets with some puzzles on each page. Of the puzzles no more than those of a page are held at a time.
 *
 * <p>One thread at a time.
 */
public final class Sheets implements SheetPages {

    /** The height of a line for a name, and its largest share of the page. */
    private static final double NAMES = 22;

    private static final double LARGE_NAMES = 28;
    private static final double MOST_NAMES = 0.08;

    /** An opening that is higher than this share of the page has a page of its own. */
    private static final double MOST_OPENING = 0.5;

    private static final double GAP = 8;

    /** The side of a square of the code at the head: three dots of a printer or scanner with 150 to the inch. */
    private static final double HEAD_SQUARE = 1.44;

    private static final double MOST_HEAD_CODE = 0.3;

    private final SheetOptions options;
    private final int count;
    private final IntFunction<Printable> puzzles;
    private final int[] solved;
    private final SheetLayout layout;
    private final SheetLayout firstLayout;
    private final Optional<OpeningBlock> opening;
    private final boolean openingPage;
    private final Optional<QrCode> homework;
    private final double names;
    private final List<Rect> firstPlaces;
    private final List<Rect> places;
    private final List<Rect> answers;
    private final List<TilePages.Page> tiles;
    private final List<Integer> uncoded = new ArrayList<>();

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
                : IntStream.range(0, count).filter(i -> puzzle(i).solved()).toArray();
        Printable first = puzzle(0);
        SheetLayout whole = SheetLayout.of(options.page(), upsideDown() ? options.perPage() : 0);
        double most = whole.body().height() * MOST_NAMES;
        this.names = options.labels().names() || !options.pupil().isEmpty()
                ? Math.min(large() ? LARGE_NAMES : NAMES, most)
                : 0;
        this.layout = whole.below(names);
        this.homework = Optional.of(options.homework())
                .filter(link -> !link.isEmpty() && QrCode.fits(link))
                .map(QrCode::of)
                .filter(code -> code.squares() * HEAD_SQUARE
                        <= Math.min(whole.head().width(), whole.body().height()) * MOST_HEAD_CODE);
        SheetLayout opened = homework.map(code -> layout.headed(code.squares() * HEAD_SQUARE + 1))
                .orElse(layout);
        Optional<OpeningBlock> block = options.opening().map(it -> block(it, opened.body()));
        this.openingPage = block.filter(it -> it.height() > opened.body().height() * MOST_OPENING)
                .isPresent();
        this.opening = block;
        this.firstLayout = openingPage || block.isEmpty()
                ? opened
                : opened.below(block.get().height() + GAP);
        this.places = places(layout, first);
        this.firstPlaces = firstLayout.equals(layout) || openingPage ? places : places(firstLayout, first);
        this.answers = SheetLayout.of(options.page(), 0).solutionPlaces(highest(), large(), solved.length);
        this.tiles = options.tiles() ? tilePages(first) : List.of();
    }

    private boolean large() {
        return options.labels().large();
    }

    private OpeningBlock block(Opening it, Rect body) {
        return new OpeningBlock(it, body.width(), body.height(), options.labels(), options.boards());
    }

    private List<Rect> places(SheetLayout page, Printable sample) {
        Optional<QrCode> code = code(sample);
        return page.places(options.grid(), place -> {
            PuzzleArea area = area(place, sample, code);
            boolean whole = area.code().isPresent() == code.isPresent();
            return area.board().width() * (whole ? 1 : SheetLayout.INCOMPLETE);
        });
    }

    private PuzzleArea area(Rect place, Printable puzzle, Optional<QrCode> code) {
        return PuzzleArea.fitting(place, puzzle, words(puzzle), code, options.labels());
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

    /** The height of a board that is as wide as 1. */
    private static double height(Scene scene) {
        Box board = SceneDrawing.board(scene);
        return (double) board.height() / board.width();
    }

    @Override
    public int pages() {
        return solutionsEnd() + tiles.size();
    }

    @Override
    public int solutionPages() {
        return pages(solved.length, answers.size());
    }

    private int front() {
        return (openingPage ? 1 : 0) + pages(count, options.perPage());
    }

    private boolean behind() {
        return options.solutions() == Solutions.LAST && solved.length > 0;
    }

    private int solutionsEnd() {
        return front() + (behind() ? solutionPages() : 0);
    }

    @Override
    public List<Integer> uncoded() {
        return List.copyOf(uncoded);
    }

    @Override
    public boolean lacksHomeworkCode() {
        return !options.homework().isEmpty() && homework.isEmpty();
    }

    @Override
    public void print(Document document) {
        int front = front();
        boolean behind = behind();
        int last = solutionsEnd();
        SheetHeaders lines = new SheetHeaders(options, pages());
        uncoded.clear();
        int begin = openingPage ? 1 : 0;
        if (openingPage) {
            document.page(canvas -> opening(canvas, lines));
            document.bookmark(options.title(), 0);
        }
        for (int page = begin; page < front; page++) {
            int from = (page - begin) * options.perPage();
            int to = Math.min(count, from + options.perPage());
            int at = page;
            document.page(canvas -> puzzles(canvas, from, to, at, lines, behind ? front + 1 : 0));
            document.bookmark(
                    text(PrintMessages.puzzles(to - from, options.first() + from, options.first() + to - 1)), page);
        }
        solutions(document, lines, front, last);
        for (int page = last; page < lines.pages(); page++) {
            int at = page;
            document.page(canvas -> {
                lines.head(canvas, layout.head(), text(PrintMessages.tiles()), at, "");
                tiles.get(at - last)
                        .draw(canvas, options.boards(), options.labels().faces());
                lines.foot(canvas, layout.foot(), at, List.of());
            });
            if (page == last) {
                document.bookmark(text(PrintMessages.tiles()), page);
            }
        }
    }

    @Override
    public void printSolutions(Document document) {
        solutions(document, new SheetHeaders(options, solutionPages()), 0, solutionPages());
    }

    private void solutions(Document document, SheetHeaders lines, int begin, int end) {
        for (int page = begin; page < end; page++) {
            int from = (page - begin) * answers.size();
            int to = Math.min(solved.length, from + answers.size());
            int at = page;
            document.page(canvas -> solutions(canvas, from, to, at, lines));
            if (page == begin) {
                document.bookmark(text(PrintMessages.solutions()), page);
            }
        }
    }

    /** Pages of tiles as large as the first board's cells. */
    private List<TilePages.Page> tilePages(Printable first) {
        TilePages needed = new TilePages();
        for (int i = 0; i < count; i++) {
            needed.add(puzzle(i));
        }
        Rect board = area(firstPlaces.getFirst(), first, code(first)).board();
        double cell =
                board.width() * Scene.CELL / SceneDrawing.board(first.scene()).width();
        return needed.pages(SheetLayout.of(options.page(), 0).body(), cell);
    }

    private static int pages(int things, int each) {
        return (things + each - 1) / each;
    }

    private void opening(Canvas canvas, SheetHeaders lines) {
        head(canvas, lines, 0);
        opening.ifPresent(
                it -> it.draw(canvas, firstLayout.body().x(), firstLayout.body().y()));
        lines.foot(canvas, layout.foot(), 0, List.of());
    }

    /** The head of a page of puzzles, or of the opening. */
    private void head(Canvas canvas, SheetHeaders lines, int page) {
        Rect at = page == 0 ? firstLayout.head() : layout.head();
        if (page > 0 || homework.isEmpty()) {
            lines.head(canvas, at, options.title(), page, "");
            return;
        }
        QrCode code = homework.get();
        double side = code.squares() * HEAD_SQUARE;
        Rect left = new Rect(at.x(), at.y(), at.width() - side - GAP, at.height());
        lines.head(canvas, left, options.title(), page, text(PrintMessages.homework()));
        canvas.part(
                Role.FIGURE,
                text(PrintMessages.homeworkCode()),
                () -> code.draw(canvas, PuzzleArea.snapped(at.right() - side - 0.5), PuzzleArea.snapped(at.y()), side));
    }

    /** @param solutionPage the first page of solutions, from 1; 0 when there is none */
    private void puzzles(Canvas canvas, int from, int to, int page, SheetHeaders lines, int solutionPage) {
        int[] answered = IntStream.of(solved).filter(i -> i >= from && i < to).toArray();
        head(canvas, lines, page);
        SheetLayout here = page == 0 ? firstLayout : layout;
        if (names > 0) {
            double top = here.head().bottom();
            lines.names(canvas, new Rect(layout.body().x(), top, layout.body().width(), names));
        }
        if (page == 0) {
            opening.ifPresent(it -> it.draw(canvas, here.body().x(), here.body().y() - GAP - it.height()));
        }
        List<Rect> all = page == 0 ? firstPlaces : places;
        List<Printable> shown = new ArrayList<>();
        for (int i = from; i < to; i++) {
            Printable puzzle = named(i);
            shown.add(puzzle);
            Optional<QrCode> code = code(puzzle);
            PuzzleArea area = area(all.get(i - from), puzzle, code);
            area.draw(canvas, options.first() + i, puzzle, code, options.labels(), options.boards());
            if (options.coded() && area.code().isEmpty()) {
                uncoded.add(i);
            }
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
        lines.foot(canvas, layout.foot(), page, words(solutionPage));
    }

    /** A puzzle with its name, where puzzles have names. */
    private Printable named(int index) {
        Printable puzzle = puzzle(index);
        return puzzle.name().isEmpty()
                ? puzzle.named(SheetOptions.name(options.names(), options.first() + index, index))
                : puzzle;
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

    /** The share ID; empty where none is wanted. */
    private String words(Printable puzzle) {
        return options.labels().ids() ? puzzle.id() : "";
    }

    /** The code of a puzzle whose share ID is not too long for one. */
    private Optional<QrCode> code(Printable puzzle) {
        return Link.code(options.labels().studio(), puzzle.id());
    }

    private void solutions(Canvas canvas, int from, int to, int page, SheetHeaders lines) {
        SheetLayout plain = SheetLayout.of(options.page(), 0);
        lines.head(canvas, plain.head(), text(PrintMessages.solutions()), page, "");
        for (int i = from; i < to; i++) {
            solution(canvas, answers.get(i - from), solved[i], named(solved[i]));
        }
        lines.foot(canvas, plain.foot(), page, List.of());
    }

    private void solution(Canvas canvas, Rect place, int index, Printable puzzle) {
        puzzle.solution().ifPresent(scene -> {
            String name = puzzle.name().isEmpty() ? Integer.toString(options.first() + index) : puzzle.name();
            double size = options.labels().faces().titles().fitting(name, 7.5, place.width());
            canvas.part(
                    Role.SUBHEADING,
                    "",
                    () -> canvas.text(
                            place.x(),
                            place.y() + 6.5,
                            name,
                            options.labels().faces().titles(),
                            size,
                            0));
            SceneDrawing.draw(canvas, scene, puzzle.scene(), SheetLayout.solutionBoard(place, scene), options.boards());
        });
    }
}
