package tilewright.sudoku.model;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilewright.draw.Box;
import tilewright.grid.Grid;
import tilewright.message.Value;

/**
 * The 27 houses of a Sudoku, each of nine cells: rows 0 to 8, columns 9 to 17, boxes 18 to 26, boxes row by row.
 *
 * <p>Cells are numbered 0 to 80, row by row. Two cells see each other when they share a house.
 */
public final class Houses {

    public static final Grid GRID = Grid.square(9);
    public static final int CELLS = 81;
    public static final int COUNT = 27;

    /** The nine cells of each house, in reading order. */
    private static final int[][] MEMBERS = members();

    /** The row, the column, and the box of each cell. */
    private static final int[][] OF = housesOfCells();

    /** The 20 others that each cell sees, in reading order. */
    private static final int[][] PEERS = peers();

    private static final int[] EASIEST_FIRST = easiest();

    /** The cells by the names of their spots. */
    private static final Map<String, Integer> NAMED =
            IntStream.range(0, CELLS).boxed().collect(Collectors.toMap(GRID::name, cell -> cell));

    private Houses() {}

    /** The nine cells of a house in reading order; not to be written to. */
    public static int[] cells(int house) {
        return MEMBERS[house];
    }

    /** The row, the column and the box of a cell; not to be written to. */
    public static int[] of(int cell) {
        return OF[cell];
    }

    /** The 20 cells that a cell sees, in reading order; not to be written to. */
    public static int[] peers(int cell) {
        return PEERS[cell];
    }

    public static int row(int cell) {
        return cell / 9;
    }

    public static int column(int cell) {
        return cell % 9;
    }

    /** The box of a cell, 0 to 8. */
    public static int box(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    public static boolean isBox(int house) {
        return house >= 18;
    }

    /** A house as a value of messages. */
    public static Value.House value(int house) {
        return new Value.House(Value.House.Kind.values()[house / 9], house % 9);
    }

    /** Houses as values of messages. */
    public static List<Value.House> values(List<Integer> houses) {
        return houses.stream().map(Houses::value).toList();
    }

    /** Cells as values of messages. */
    public static List<Value.Cell> places(int... cells) {
        return Arrays.stream(cells).mapToObj(GRID::place).toList();
    }

    /** The cell of a spot; -1 when there is none of this name. */
    public static int cell(String spot) {
        return NAMED.getOrDefault(spot, -1);
    }

    /** All houses in the order in which people look through them: boxes, columns, rows; not to be written to. */
    public static int[] easiestFirst() {
        return EASIEST_FIRST;
    }

    /** Returns the area of a house in the scene. */
    public static Box area(int house) {
        int index = house % 9;
        if (house < 9) {
            return Box.cells(index, 0, 1, 9);
        }
        return house < 18 ? Box.cells(0, index, 9, 1) : Box.cells(index / 3 * 3, index % 3 * 3, 3, 3);
    }

    private static int[] easiest() {
        int[] houses = new int[COUNT];
        for (int i = 0; i < 9; i++) {
            houses[i] = 18 + i;
            houses[9 + i] = 9 + i;
            houses[18 + i] = i;
        }
        return houses;
    }

    private static int[][] members() {
        int[][] members = new int[COUNT][9];
        for (int index = 0; index < 9; index++) {
            for (int i = 0; i < 9; i++) {
                members[index][i] = index * 9 + i;
                members[9 + index][i] = i * 9 + index;
                members[18 + index][i] = (index / 3 * 3 + i / 3) * 9 + index % 3 * 3 + i % 3;
            }
        }
        return members;
    }

    private static int[][] housesOfCells() {
        int[][] houses = new int[CELLS][];
        for (int cell = 0; cell < CELLS; cell++) {
            houses[cell] = new int[] {row(cell), 9 + column(cell), 18 + box(cell)};
        }
        return houses;
    }

    private static int[][] peers() {
        int[][] peers = new int[CELLS][20];
        for (int cell = 0; cell < CELLS; cell++) {
            int count = 0;
            for (int other = 0; other < CELLS; other++) {
                boolean sees = row(other) == row(cell) || column(other) == column(cell) || box(other) == box(cell);
                if (sees && other != cell) {
                    peers[cell][count++] = other;
                }
            }
        }
        return peers;
    }
}
