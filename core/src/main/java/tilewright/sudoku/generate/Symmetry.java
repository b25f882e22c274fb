package tilewright.sudoku.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.message.Message;
import tilewright.sudoku.model.Houses;

/** A pattern's symmetry: clues stand in whole orbits, the cells that the symmetry carries into each other. */
public enum Symmetry {
    NONE(""),
    HALF_TURN("half-turn"),
    QUARTER_TURN("quarter-turn"),
    LEFT_RIGHT("left-right"),
    TOP_BOTTOM("top-bottom"),
    DIAGONAL("diagonal"),
    ANTIDIAGONAL("antidiagonal"),
    MIRRORS("mirrors"),
    DIAGONALS("diagonals"),
    FULL("full");

    private final String text;

    Symmetry(String text) {
        this.text = text;
    }

    /** The name in setups: lower case letters, none for no symmetry. */
    public String text() {
        return text;
    }

    /** The name in a few words. */
    public Message words() {
        return GenerateMessages.symmetry(text);
    }

    /** The orbits, by their first cells in reading order. */
    public List<int[]> orbits() {
        boolean[] seen = new boolean[Houses.CELLS];
        List<int[]> orbits = new ArrayList<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (!seen[cell]) {
                orbits.add(orbit(cell, seen));
            }
        }
        return orbits;
    }

    private int[] orbit(int start, boolean[] seen) {
        int[] cells = new int[8];
        cells[0] = start;
        seen[start] = true;
        int count = 1;
        for (int i = 0; i < count; i++) {
            for (int image : images(Houses.row(cells[i]), Houses.column(cells[i]))) {
                if (!seen[image]) {
                    seen[image] = true;
                    cells[count++] = image;
                }
            }
        }
        return Arrays.copyOf(cells, count);
    }

    private int[] images(int row, int column) {
        int halfTurn = cell(8 - row, 8 - column);
        int leftRight = cell(row, 8 - column);
        int topBottom = cell(8 - row, column);
        int diagonal = cell(column, row);
        int antidiagonal = cell(8 - column, 8 - row);
        return switch (this) {
            case NONE -> new int[0];
            case HALF_TURN -> new int[] {halfTurn};
            case QUARTER_TURN -> new int[] {cell(column, 8 - row)};
            case LEFT_RIGHT -> new int[] {leftRight};
            case TOP_BOTTOM -> new int[] {topBottom};
            case DIAGONAL -> new int[] {diagonal};
            case ANTIDIAGONAL -> new int[] {antidiagonal};
            case MIRRORS -> new int[] {leftRight, topBottom};
            case DIAGONALS -> new int[] {diagonal, antidiagonal};
            case FULL -> new int[] {leftRight, diagonal};
        };
    }

    private static int cell(int row, int column) {
        return Houses.GRID.cell(row, column);
    }
}
