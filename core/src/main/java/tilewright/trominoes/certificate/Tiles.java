package tilewright.trominoes.certificate;

import java.util.Arrays;
import tilewright.text.Cursor;

/**
 * The tiles on a board: for each cell the variable of its tile, 0 for a free cell. Each run of h is cut in threes from the left, each
 * run of v from the top.
 *
 * @param rows of the board
 * @param columns of the board
 * @param variables of the tiles, row by row
 */
record Tiles(int rows, int columns, int[] variables) {

    /** The longest side; the numbers of variables count with it. */
    static final int LONGEST = 30;

    static final int ACROSS = 1;
    static final int DOWN = 2;
    static final int GREEN = 3;

    /** The variable of a tile: 3(30r + c) + kind, where r and c, from 0, are its upper or left end. */
    static int variable(int row, int column, int kind) {
        return 3 * (LONGEST * row + column) + kind;
    }

    /** Reads rows of g, h, v, and . with / between. */
    static Tiles read(Cursor text) {
        int start = text.offset();
        StringBuilder letters = new StringBuilder();
        int columns = row(text, letters);
        int rows = 1;
        while (text.skip('/')) {
            rows++;
            if (row(text, letters) != columns || rows > LONGEST) {
                throw text.error(CertificateMessages.largeBoard(LONGEST));
            }
        }
        Tiles tiles = new Tiles(rows, columns, new int[rows * columns]);
        for (int cell = 0; cell < letters.length(); cell++) {
            if (tiles.variables[cell] == 0 && letters.charAt(cell) != '.') {
                tiles.lay(cell, letters, text, start + cell + cell / columns);
            }
        }
        return tiles;
    }

    private static int row(Cursor text, StringBuilder letters) {
        int length = 0;
        while (text.sees('.') || text.sees('g') || text.sees('h') || text.sees('v')) {
            letters.append(text.next());
            length++;
        }
        if (length == 0) {
            throw text.error(CertificateMessages.expectedCell());
        }
        if (length > LONGEST) {
            throw text.error(CertificateMessages.largeBoard(LONGEST));
        }
        return length;
    }

    private void lay(int cell, CharSequence letters, Cursor text, int place) {
        char letter = letters.charAt(cell);
        int row = cell / columns;
        int column = cell % columns;
        if (letter == 'g') {
            if (green()) {
                throw text.error(place, CertificateMessages.secondGreen());
            }
            variables[cell] = variable(row, column, GREEN);
            return;
        }
        boolean across = letter == 'h';
        int step = across ? 1 : columns;
        boolean whole = across ? column + 2 < columns : row + 2 < rows;
        for (int part = 0; part < 3; part++) {
            if (!whole || letters.charAt(cell + part * step) != letter) {
                throw text.error(place, CertificateMessages.brokenTile());
            }
            variables[cell + part * step] = variable(row, column, across ? ACROSS : DOWN);
        }
    }

    /** Returns these tiles without one of them. */
    Tiles without(int variable) {
        int[] fewer =
                Arrays.stream(variables).map(it -> it == variable ? 0 : it).toArray();
        return new Tiles(rows, columns, fewer);
    }

    /** Whether the green tile is on the board. */
    boolean green() {
        for (int variable : variables) {
            if (variable != 0 && variable % 3 == 0) {
                return true;
            }
        }
        return false;
    }
}
