package tilewright.sudoku.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.sudoku.model.Houses;

/** A pattern's symmetry: clues stand in whole orbits, the cells that the symmetry carries into each other. */
public enum Symmetry {
    NONE("", "no symmetry"),
    HALF_TURN("half-turn", "the same after half a turn"),
    QUARTER_TURN("quarter-turn", "the same after a quarter turn"),
    LEFT_RIGHT("left-right", "left and right mirrored"),
    TOP_BOTTOM("top-bottom", "top and bottom mirrored"),
    DIAGONAL("diagonal", "mirrored at the diagonal from the top left"),
    ANTIDIAGONAL("antidiagonal", "mirrored at the diagonal from the top right"),
    MIRRORS("mirrors", "left and right and top and bottom mirrored"),
    DIAGONALS("diagonals", "mirrored at both diagonals"),
    FULL("full", "mirrored and turned in all eight ways");

    private final String text;
    private final String words;

    Symmetry(String text, String words) {
        this.text = text;
        this.words = words;
    }

    /** In setups: lower case letters, none for no symmetry. */
    public String text() {
        return text;
    }

    /** In a few words. */
    public String words() {
        return words;
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
