package tilewright.sudoku.notation;

import java.util.Arrays;
import tilewright.sudoku.model.Houses;

/**
 * The part of a value that has been read behind an open bracket: its cells, and the shape in which they stand. Mutable.
 */
final class ValueFrame {

    /** The shape of a bracketed list, a text, or a word within the brackets around it. */
    enum Shape {
        CELL,
        /** Nine cells. */
        ROW,
        /** Three rows. */
        BAND,
        /** Nine rows, three bands, or 81 cells. */
        GRID,
        OTHER
    }

    final char bracket;

    /** The line with the bracket, from 0. */
    final int line;

    /** The {@link ValueNames} bits of the nearest name around. */
    final int near;

    /** Whether any name around is that of a solution. */
    final boolean solved;

    /** Number of this bracket among all. */
    final long number;

    /** The {@link ValueNames} bits of the names since the last comma. */
    int names;

    /** Whether a value came since. */
    boolean valued;

    /** Whether there is an element since the last comma. */
    boolean filled;

    boolean keyed;

    /** The first word that is no cell; empty for none. */
    String odd = "";

    /** Whether a list of lists of objects stands in it, cells as f-puzzles has them, or it is a game of GNOME Sudoku. */
    boolean cellObjects;

    /** The name of a further rule that the last name was; empty for none. */
    String ruleName = "";

    /** The name of a further rule of the puzzles in it; empty for none. */
    String rule = "";

    private final int[] shapes = new int[Shape.values().length];
    private int elements;
    private int objects;
    private int objectRows;
    private int things;
    private byte[] cells = new byte[9];
    private int count;
    private int length = -1;

    ValueFrame(char bracket, long number, int line, int near, boolean solved) {
        this.number = number;
        this.bracket = bracket;
        this.line = line;
        this.near = near;
        this.solved = solved;
    }

    boolean isRoot() {
        return bracket == '\0';
    }

    /** The {@link ValueNames} bits of the nearest name of the next element. */
    int nearest() {
        return names != 0 ? names : near;
    }

    boolean hasCellsAlone() {
        return !isRoot() && !keyed && elements == shapes[Shape.CELL.ordinal()];
    }

    byte[] cells() {
        return Arrays.copyOf(cells, Math.min(count, Houses.CELLS));
    }

    /** Number of cells, of all levels. */
    int count() {
        return count;
    }

    /** Adds an element with its cells, of which those behind the 81st are counted alone. */
    void add(Shape shape, byte[] more) {
        elements++;
        things += shape == Shape.CELL ? 0 : 1;
        shapes[shape.ordinal()]++;
        valued = true;
        filled = true;
        int room = Math.min(more.length, Math.max(0, Houses.CELLS - count));
        if (room > 0) {
            if (count + room > cells.length) {
                cells = Arrays.copyOf(cells, Math.min(Houses.CELLS, Math.max(2 * cells.length, count + room)));
            }
            System.arraycopy(more, 0, cells, count, room);
        }
        count = Math.min(Integer.MAX_VALUE - Houses.CELLS, count + more.length);
    }

    /** Adds a closed bracket that is no row and no grid. */
    void addOther(ValueFrame closed) {
        boolean list = closed.hasCellsAlone() && closed.elements > 1;
        length = !list || length >= 0 && length != closed.elements ? 0 : closed.elements;
        add(Shape.OTHER, list ? closed.cells() : new byte[0]);
        objects += closed.bracket == '{' && (closed.keyed || closed.elements == 0) ? 1 : 0;
        objectRows += closed.objects > 0 && closed.bracket != '{' ? 1 : 0;
    }

    /**
     * Notes a further rule if the last name was one.
     *
     * @param ofThings whether the value of that name has something in it
     */
    boolean takesRule(boolean ofThings) {
        boolean takes = ofThings && keyed && !ruleName.isEmpty() && !isRoot();
        rule = takes ? ruleName : rule;
        return takes;
    }

    /** Whether it is of several things: lists or objects that have something in them. */
    boolean isOfThings() {
        return things > 0;
    }

    boolean isCellObjects() {
        return objectRows == elements && elements > 0;
    }

    Shape shape() {
        if (keyed || isRoot()) {
            return Shape.OTHER;
        }
        if (isAll(Shape.CELL)) {
            return elements == Houses.CELLS
                    ? Shape.GRID
                    : elements == 27
                            ? Shape.BAND
                            : elements == 9 ? Shape.ROW : elements == 1 && bracket == '(' ? Shape.CELL : Shape.OTHER;
        }
        if (isAll(Shape.ROW)) {
            return elements == 9 ? Shape.GRID : elements == 3 ? Shape.BAND : Shape.OTHER;
        }
        return isAll(Shape.BAND) && elements == 3 ? Shape.GRID : Shape.OTHER;
    }

    private boolean isAll(Shape shape) {
        return elements > 0 && elements == shapes[shape.ordinal()];
    }

    /** The side of a grid of another size; 0 for anything else. */
    int otherSize() {
        return length > 1 && length != 9 && elements == length && isAll(Shape.OTHER) ? length : 0;
    }

    /** Whether there are about as many cells as a grid has, in lists alone or in none. */
    boolean isNearlyGrid() {
        boolean lists = length >= 0 || shapes[Shape.ROW.ordinal()] > 0;
        boolean alone =
                isAll(Shape.CELL) || lists && elements == shapes[Shape.ROW.ordinal()] + shapes[Shape.OTHER.ordinal()];
        return !keyed && alone && count > Houses.CELLS / 2 && count < 2 * Houses.CELLS;
    }
}
