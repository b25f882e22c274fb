package tilewright.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.draw.Box;
import tilewright.draw.Scene;
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

    /** Factor of a board's width in the choice of a layout with empty places. */
    private static final double UNEVEN = 0.85;

    /** The same factor where there is no room for its code, or for all words below it. */
    private static final double INCOMPLETE = 0.1;

    /** Small pictures in the strip: their maximum number in a row, and their maximum width. */
    private static final int STRIP_COLUMNS = 9;

    private static final double STRIP_WIDTH = 80;
    private static final double STRIP_GAP = 6;
    private static final double NUMBER = 9;

    /** Columns of a page of solutions. */
    private static final int SOLUTION_COLUMNS = 4;

    /** @param upsideDown how many solutions the strip holds */
    static SheetLayout of(Paper paper, int upsideDown) {
        double width = paper.width() - 2 * MARGIN;
        Rect head = new Rect(MARGIN, MARGIN, width, HEAD);
        Rect foot = new Rect(MARGIN, paper.height() - MARGIN - FOOT, width, FOOT);
        double stripHeight =
                upsideDown == 0 ? 0 : rows(upsideDown) * (stripSide(upsideDown, width) + NUMBER + STRIP_GAP);
        Rect strip = new Rect(MARGIN, foot.y() - stripHeight - (upsideDown == 0 ? 0 : STRIP_GAP), width, stripHeight);
        double top = head.bottom() + GAP / 2;
        return new SheetLayout(head, new Rect(MARGIN, top, width, strip.y() - GAP / 2 - top), strip, foot);
    }

    private static int rows(int count) {
        return (count + STRIP_COLUMNS - 1) / STRIP_COLUMNS;
    }

    /** As few columns as the rows need, so that none is nearly empty. */
    private static int columns(int count) {
        int rows = Math.max(1, rows(count));
        return (count + rows - 1) / rows;
    }

    /** As wide as in a full row, unless there are so few that all can be larger. */
    private static double stripSide(int count, double width) {
        int columns = rows(count) > 1 ? STRIP_COLUMNS : columns(count);
        return Math.min(STRIP_WIDTH, (width - (columns - 1) * STRIP_GAP) / columns);
    }

    /**
     * Returns places for a number of puzzles like a sample: in the columns that make its board largest, or nearly so with no place
     * left empty; if that can be, with its code and all of its words.
     *
     * @param words the text below it
     */
    public List<Rect> places(int count, Scene scene, String words, Optional<QrCode> code) {
        int best = 1;
        double largest = 0;
        for (int columns = 1; columns <= count; columns++) {
            int rows = (count + columns - 1) / columns;
            Slot slot = Slot.in(place(0, columns, rows), scene, words, code);
            double width = slot.board().width() * (slot.complete(words, code) ? 1 : INCOMPLETE);
            double worth = columns * rows == count ? width : width * UNEVEN;
            if (worth > largest) {
                largest = worth;
                best = columns;
            }
        }
        List<Rect> places = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            places.add(place(i, best, (count + best - 1) / best));
        }
        return places;
    }

    private Rect place(int index, int columns, int rows) {
        int row = index / columns;
        double width = (body.width() - (columns - 1) * GAP) / columns;
        double height = (body.height() - (rows - 1) * GAP) / rows;
        return new Rect(body.x() + index % columns * (width + GAP), body.y() + row * (height + GAP), width, height);
    }

    /** The places of solutions on a page of their own, with room for their numbers: as many as there are. */
    List<Rect> solutionPlaces(Scene sample) {
        Box board = SceneDrawing.board(sample);
        double width = (body.width() - (SOLUTION_COLUMNS - 1) * GAP) / SOLUTION_COLUMNS;
        double height = width * board.height() / board.width() + NUMBER;
        int rows = Math.max(1, (int) ((body.height() + GAP) / (height + GAP)));
        List<Rect> places = new ArrayList<>();
        for (int i = 0; i < rows * SOLUTION_COLUMNS; i++) {
            int row = i / SOLUTION_COLUMNS;
            double x = body.x() + i % SOLUTION_COLUMNS * (width + GAP);
            double y = body.y() + row * (height + GAP);
            places.add(new Rect(x, y, width, Math.min(height, body.height())));
        }
        return places;
    }

    /**
     * The places of solutions in the strip, with room for their numbers.
     *
     * @param most solutions of a page, for which the strip was made
     */
    List<Rect> stripPlaces(int count, int most) {
        double side = stripSide(most, strip.width());
        int columns = columns(most);
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
