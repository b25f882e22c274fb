package tilewright.sudoku.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.message.Message;

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
        return orbits(9);
    }

    /** The orbits of a grid of any side, by their first cells in reading order. */
    public List<int[]> orbits(int side) {
        boolean[] seen = new boolean[side * side];
        List<int[]> orbits = new ArrayList<>();
        for (int cell = 0; cell < seen.length; cell++) {
            if (!seen[cell]) {
                orbits.add(orbit(cell, side, seen));
            }
        }
        return orbits;
    }

    private int[] orbit(int start, int side, boolean[] seen) {
        int[] cells = new int[8];
        cells[0] = start;
        seen[start] = true;
        int count = 1;
        for (int i = 0; i < count; i++) {
            for (int image : images(cells[i] / side, cells[i] % side, side)) {
                if (!seen[image]) {
                    seen[image] = true;
                    cells[count++] = image;
                }
            }
        }
        return Arrays.copyOf(cells, count);
    }

    private int[] images(int row, int column, int side) {
        int last = side - 1;
        int halfTurn = (last - row) * side + last - column;
        int leftRight = row * side + last - column;
        int topBottom = (last - row) * side + column;
        int diagonal = column * side + row;
        int antidiagonal = (last - column) * side + last - row;
        return switch (this) {
            case NONE -> new int[0];
            case HALF_TURN -> new int[] {halfTurn};
            case QUARTER_TURN -> new int[] {column * side + last - row};
            case LEFT_RIGHT -> new int[] {leftRight};
            case TOP_BOTTOM -> new int[] {topBottom};
            case DIAGONAL -> new int[] {diagonal};
            case ANTIDIAGONAL -> new int[] {antidiagonal};
            case MIRRORS -> new int[] {leftRight, topBottom};
            case DIAGONALS -> new int[] {diagonal, antidiagonal};
            case FULL -> new int[] {leftRight, diagonal};
        };
    }
}
