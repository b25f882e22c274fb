package tilewright.sudoku.notation;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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

    /** Maximum number of cells that are kept: those of the largest grid. */
    private static final int MOST = 625;

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

    /** The last name since the last comma; empty for none. */
    String key = "";

    /** Whether it is the name of a cell, or of a field of one. */
    boolean cellKey;

    /** The word directly before it; empty for none. */
    String called = "";

    /** The place that the last name is, if it was written in brackets. */
    CellName place = CellName.NONE;

    private @Nullable CellFields fields;
    private @Nullable PlacedCells placed;

    private final int[] shapes = new int[Shape.values().length];
    private int elements;
    private int objects;
    private int objectRows;
    private int things;
    private byte[] cells = new byte[9];
    private int count;
    private int length = -1;
    private int triples;
    private boolean fromOne;

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
        return Arrays.copyOf(cells, Math.min(count, MOST));
    }

    /** Number of cells, of all levels. */
    int count() {
        return count;
    }

    /** Adds an element with its cells, of which those behind the {@link #MOST} first are counted alone. */
    void add(Shape shape, byte[] more) {
        elements++;
        things += shape == Shape.CELL ? 0 : 1;
        shapes[shape.ordinal()]++;
        valued = true;
        filled = true;
        int room = Math.min(more.length, Math.max(0, MOST - count));
        if (room > 0) {
            if (count + room > cells.length) {
                cells = Arrays.copyOf(cells, Math.min(MOST, Math.max(2 * cells.length, count + room)));
            }
            System.arraycopy(more, 0, cells, count, room);
        }
        count = Math.min(Integer.MAX_VALUE - MOST, count + more.length);
    }

    /** Adds a closed bracket that is no row and no grid. */
    void addOther(ValueFrame closed) {
        boolean list = closed.hasCellsAlone() && closed.elements > 1;
        addRow(list ? closed.elements : 0, list ? closed.cells() : new byte[0]);
        objects += closed.bracket == '{' && (closed.keyed || closed.elements == 0) ? 1 : 0;
        objectRows += closed.objects > 0 && closed.bracket != '{' ? 1 : 0;
    }

    /** Whether cells in it are cells, and no fields. */
    boolean takesCells() {
        return bracket != '\0' && !keyed;
    }

    /** Adds an element that is a cell. */
    void addCell(byte cell) {
        elements++;
        shapes[Shape.CELL.ordinal()]++;
        valued = true;
        filled = true;
        if (count < MOST) {
            if (count == cells.length) {
                cells = Arrays.copyOf(cells, Math.min(MOST, 2 * count));
            }
            cells[count] = cell;
        }
        count = Math.min(Integer.MAX_VALUE - MOST, count + 1);
    }

    /** Goes on behind a comma. */
    void next() {
        filled = false;
        valued = false;
        names = 0;
        key = "";
        place = CellName.NONE;
    }

    /**
     * Adds what may be a row of another size.
     *
     * @param cells number of cells; 0 for what is no row
     */
    void addRow(int cells, byte[] row) {
        length = cells == 0 || length >= 0 && length != cells ? 0 : cells;
        add(Shape.OTHER, row);
    }

    /** Whether a name is the number of the next element, from 0 or from 1: then it says nothing. */
    boolean isIndex(String name) {
        int number = isRoot() ? -1 : LooseJson.small(name);
        fromOne |= elements == 0 && number == 1;
        return number == elements + (fromOne ? 1 : 0);
    }

    /**
     * Takes a value that is a cell by the last name, or one of the fields of a cell.
     *
     * @return false when it is neither
     */
    boolean takesField(String value) {
        if (!keyed || value.length() > CellFields.LONGEST || !cellKey && !place.isPlace()) {
            return false;
        }
        CellName name = place.isPlace() ? place : CellName.of(key);
        int digit = name.isPlace() ? CellFields.digit(value) : -1;
        if (digit >= 0) {
            placed().add(name, digit);
        }
        return digit >= 0 || fields().take(key, value);
    }

    /** Takes a closed bracket that is a cell, or the place of one. */
    boolean takesCell(ValueFrame closed) {
        CellFields cell = closed.fields;
        if (cell != null && cell.isCell()) {
            cell.addTo(placed());
            return true;
        }
        CellName pair = cell == null ? closed.pair() : cell.placeAlone();
        return keyed && pair.isPlace() && fields().takePlace(key, pair);
    }

    /** Adds a closed bracket that is the row, the column, and the digit of a cell; false for another one. */
    boolean addTriple(ValueFrame closed) {
        boolean triple = closed.isDigits(3);
        if (triple) {
            placed().add(new CellName(closed.cells[0], closed.cells[1], false, false), closed.cells[2]);
            triples++;
        }
        return triple;
    }

    /** The place that two numbers are; {@link CellName#NONE} for anything else. */
    CellName pair() {
        return isDigits(2) ? new CellName(cells[0], cells[1], false, false) : CellName.NONE;
    }

    private boolean isDigits(int number) {
        boolean digits = elements == number && !keyed && isAll(Shape.CELL);
        for (int i = 0; i < number && digits; i++) {
            digits = cells[i] <= 9;
        }
        return digits;
    }

    boolean hasPlaced() {
        return placed != null;
    }

    /** The cells in it, if they are a grid and nothing else is there that is no field of an object. */
    Optional<PlacedCells> placed(boolean named) {
        PlacedCells all = placed;
        if (all == null || !all.isGrid() || !isRoot() && !keyed && all.count() != elements) {
            return Optional.empty();
        }
        return triples == 0 || isRoot() || named || all.isConsistent() ? Optional.of(all) : Optional.empty();
    }

    private CellFields fields() {
        if (fields == null) {
            fields = new CellFields();
        }
        return fields;
    }

    private PlacedCells placed() {
        if (placed == null) {
            placed = new PlacedCells();
        }
        return placed;
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

    /**
     * Whether the last name was that of boxes, and its value has the usual ones.
     *
     * @param boxes the name of a box for each cell, or the rows and columns of the cells of each box
     */
    boolean takesUsualBoxes(byte[] boxes) {
        int each = boxes.length / Houses.CELLS;
        if (!keyed || !ValueNames.isRegions(ruleName) || boxes.length != each * Houses.CELLS || each < 1 || each > 2) {
            return false;
        }
        int[] names = new int[9];
        Arrays.fill(names, -1);
        for (int i = 0; i < Houses.CELLS; i++) {
            int row = each == 1 ? Houses.row(i) : boxes[2 * i];
            int column = each == 1 ? Houses.column(i) : boxes[2 * i + 1];
            int box = Math.clamp(row / 3 * 3L + column / 3, 0, 8);
            int name = each == 1 ? boxes[i] : i / 9;
            if (names[box] >= 0 && names[box] != name) {
                return false;
            }
            names[box] = name;
        }
        return Arrays.stream(names).distinct().count() == names.length;
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
