package tilewright.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import tilewright.draw.Box;
import tilewright.draw.Scene;
import tilewright.print.PageStyle.Margins;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;

/**
 * The layout of a sheet: a head, places for puzzles, perhaps a strip for solutions, a foot.
 *
 * @param head the title
 * @param strip for solutions that stand upside down; without height when there are none
 */
public record SheetLayout(Rect head, Rect body, Rect strip, Rect foot) {

    /** 14 mm. */
    static final double MARGIN = 39.7;

    private static final double HEAD = 40;
    private static final double FOOT = 24;
    private static final double GAP = 14;

    /** Factor of a board's width in the choice of a layout whose last row has an empty place: others are preferred where boards are as large. */
    private static final double UNEVEN = 0.9999;

    /** The factor for a layout in which a puzzle has no room for its code, or for all words below it. */
    public static final double INCOMPLETE = 0.1;

    /** Small pictures in the strip: their maximum number in a row, and their maximum width. */
    private static final int STRIP_COLUMNS = 9;

    private static final double STRIP_WIDTH = 80;
    private static final double STRIP_LEAST = 40;
    private static final double STRIP_GAP = 6;
    private static final double NUMBER = 9;

    /** The strip is no higher than this share of what is between head and foot, and these than these of the type area. */
    private static final double MOST_STRIP = 0.45;

    private static final double MOST_HEAD = 0.1;
    private static final double MOST_FOOT = 0.06;

    /** The least width of a solution where there are several in a row. */
    private static final double LEAST_SOLUTION = 100;

    /** The least width of a solution in large print where there are several in a row. */
    private static final double LARGE_SOLUTION = 150;

    /** The least width and height of a puzzle's place: half an inch. */
    private static final double LEAST_PLACE = 36;

    /** Maximum number of columns of a page of solutions. */
    private static final int SOLUTION_COLUMNS = 4;

    /** The least width of a solution where all are on one page then: those of a class. */
    private static final double LEAST_OF_ONE_PAGE = 85;

    /**
     * The layout of pages with the usual margins.
     *
     * @param upsideDown how many solutions the strip holds
     */
    static SheetLayout of(Paper paper, int upsideDown) {
        return of(PageStyle.of(paper), upsideDown);
    }

    /** @param upsideDown how many solutions the strip holds */
    static SheetLayout of(PageStyle page, int upsideDown) {
        Rect area = area(page);
        Rect head = new Rect(area.x(), area.y(), area.width(), Math.min(HEAD, area.height() * MOST_HEAD));
        double footHeight = Math.min(FOOT, area.height() * MOST_FOOT);
        Rect foot = new Rect(area.x(), area.bottom() - footHeight, area.width(), footHeight);
        double gap = Math.min(GAP, area.height() / 40);
        double most = (foot.y() - head.bottom() - gap) * MOST_STRIP;
        double side = upsideDown == 0 ? 0 : stripSide(upsideDown, area.width(), most);
        double height = upsideDown == 0 ? 0 : stripRows(upsideDown, area.width()) * (side + NUMBER + STRIP_GAP);
        Rect strip = new Rect(area.x(), foot.y() - height - (upsideDown == 0 ? 0 : STRIP_GAP), area.width(), height);
        double top = head.bottom() + gap / 2;
        return new SheetLayout(head, new Rect(area.x(), top, area.width(), strip.y() - gap / 2 - top), strip, foot);
    }

    /** The type area of a page: all that is printed is in it. */
    static Rect area(PageStyle page) {
        Paper paper = page.paper();
        double usual = Math.min(MARGIN, Math.min(paper.width(), paper.height()) / 10);
        Margins margins = page.margins().orElse(new Margins(usual, usual, usual, usual));
        return new Rect(
                margins.inner(),
                margins.top(),
                Math.max(0, paper.width() - margins.inner() - margins.outer()),
                Math.max(0, paper.height() - margins.top() - margins.bottom()));
    }

    /** Returns this page with room above the puzzles, no more than all of it. */
    SheetLayout below(double height) {
        double taken = Math.min(height, body.height());
        Rect left = new Rect(body.x(), body.y() + taken, body.width(), body.height() - taken);
        return new SheetLayout(head, left, strip, foot);
    }

    /** Returns this page with a head of at least this height. */
    SheetLayout headed(double height) {
        double more = Math.max(0, height - head.height());
        Rect higher = new Rect(head.x(), head.y(), head.width(), head.height() + more);
        return new SheetLayout(higher, below(more).body(), strip, foot);
    }

    /** Pictures of a row in the strip: no more than are wide enough. */
    private static int stripMost(double width) {
        return Math.clamp((int) ((width + STRIP_GAP) / (STRIP_LEAST + STRIP_GAP)), 1, STRIP_COLUMNS);
    }

    private static int stripRows(int count, double width) {
        return (count + stripMost(width) - 1) / stripMost(width);
    }

    /** The fewest columns that the rows need, so that none is nearly empty. */
    private static int stripColumns(int count, double width) {
        int rows = Math.max(1, stripRows(count, width));
        return (count + rows - 1) / rows;
    }

    /** The width of a place in a full row, unless there are so few that all can be larger. */
    private static double stripSide(int count, double width, double mostHeight) {
        int rows = stripRows(count, width);
        int columns = rows > 1 ? stripMost(width) : stripColumns(count, width);
        double wide = Math.min(STRIP_WIDTH, (width - (columns - 1) * STRIP_GAP) / columns);
        return Math.clamp(mostHeight / rows - NUMBER - STRIP_GAP, 1, wide);
    }

    /**
     * Returns places for a number of puzzles like a sample, in the columns that make its board largest, with room for
     * its code and all of its words if possible.
     *
     * @param words the text below it
     */
    public List<Rect> places(int count, Scene scene, String words, Optional<QrCode> code) {
        return places(new Grid(count, 0), place -> {
            PuzzleArea area = PuzzleArea.in(place, scene, words, code);
            return area.board().width() * (area.complete(words, code) ? 1 : INCOMPLETE);
        });
    }

    /**
     * Returns places for the puzzles of a page, in the wanted number of columns, or in the number that is worth most. A
     * last row that is not full is in the middle.
     *
     * @param worth of a place
     */
    public List<Rect> places(Grid grid, ToDoubleFunction<Rect> worth) {
        int count = grid.perPage();
        int best = Math.clamp(grid.columns(), 1, count);
        double most = 0;
        for (int columns = 1; grid.columns() == 0 && columns <= count; columns++) {
            int rows = (count + columns - 1) / columns;
            double value = lonely(count, columns)
                    ? 0
                    : worth.applyAsDouble(place(0, columns, rows)) * (columns * rows == count ? 1 : UNEVEN);
            if (value > most) {
                most = value;
                best = columns;
            }
        }
        int rows = (count + best - 1) / best;
        List<Rect> places = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Rect place = place(i, best, rows);
            int missing = i / best == rows - 1 ? rows * best - count : 0;
            double moved = missing * (place.width() + gap()) / 2;
            places.add(new Rect(place.x() + moved, place.y(), place.width(), place.height()));
        }
        return places;
    }

    /** Whether each puzzle of a page has a place that is not too small for any board. */
    public static boolean hasRoom(PageStyle page, Grid grid) {
        Rect area = area(page);
        if (Math.min(area.width(), area.height()) < LEAST_PLACE) {
            return false;
        }
        SheetLayout layout = of(page, 0);
        return layout.places(grid, place -> Math.min(place.width(), place.height())).stream()
                .allMatch(place -> Math.min(place.width(), place.height()) >= LEAST_PLACE);
    }

    /** Whether one puzzle is below a row of three or more. */
    private static boolean lonely(int count, int columns) {
        return columns >= 3 && count == columns + 1;
    }

    private Rect place(int index, int columns, int rows) {
        int row = index / columns;
        double gap = gap();
        double width = (body.width() - (columns - 1) * gap) / columns;
        double height = (body.height() - (rows - 1) * gap) / rows;
        return new Rect(body.x() + index % columns * (width + gap), body.y() + row * (height + gap), width, height);
    }

    /** Between puzzles: less on small paper. */
    private double gap() {
        return Math.min(GAP, Math.min(body.width(), body.height()) / 24);
    }

    /**
     * The places of solutions on a page of their own, with room for their numbers: as many as there are. They are narrower where all are
     * on one page then.
     *
     * @param count of all solutions
     */
    List<Rect> solutionPlaces(Scene sample, boolean large, int count) {
        int columns = Math.min(solutionColumns(large ? LARGE_SOLUTION : LEAST_SOLUTION), SOLUTION_COLUMNS);
        int most = large ? columns : solutionColumns(LEAST_OF_ONE_PAGE);
        for (int more = columns; more <= most; more++) {
            List<Rect> places = solutionPlaces(sample, more);
            if (places.size() >= count) {
                return places;
            }
        }
        return solutionPlaces(sample, columns);
    }

    /** Columns of solutions that are at least so wide. */
    private int solutionColumns(double least) {
        return Math.max(1, (int) ((body.width() + GAP) / (least + GAP)));
    }

    private List<Rect> solutionPlaces(Scene sample, int columns) {
        Box board = SceneDrawing.board(sample);
        double width = (body.width() - (columns - 1) * GAP) / columns;
        double height = Math.min(width * board.height() / board.width() + NUMBER, body.height());
        int rows = Math.max(1, (int) ((body.height() + GAP) / (height + GAP)));
        List<Rect> places = new ArrayList<>();
        for (int i = 0; i < rows * columns; i++) {
            int row = i / columns;
            double x = body.x() + i % columns * (width + GAP);
            double y = body.y() + row * (height + GAP);
            places.add(new Rect(x, y, width, height));
        }
        return places;
    }

    /**
     * The places of solutions in the strip, with room for their numbers.
     *
     * @param most solutions of a page, for which the strip was made
     */
    List<Rect> stripPlaces(int count, int most) {
        int columns = stripColumns(most, strip.width());
        double side = stripSide(most, strip.width(), strip.height());
        List<Rect> places = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int row = i / columns;
            double x = strip.x() + i % columns * (side + STRIP_GAP);
            double y = strip.y() + row * (side + NUMBER + STRIP_GAP);
            places.add(new Rect(x, y, side, side + NUMBER));
        }
        return places;
    }

    /** Returns the place of a solution's board, below its number. */
    static Rect solutionBoard(Rect place, Scene scene) {
        Box board = SceneDrawing.board(scene);
        double width = Math.min(place.width(), (place.height() - NUMBER) * board.width() / board.height());
        return new Rect(place.x(), place.y() + NUMBER, width, width * board.height() / board.width());
    }
}
