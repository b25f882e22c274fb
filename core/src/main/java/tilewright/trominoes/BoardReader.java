package tilewright.trominoes;

import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/** Finds the tiles in the letters of a board: each run of h is cut in threes from the left, each run of v from the top. */
final class BoardReader {

    private final Cursor cursor;
    private final int start;
    private final Grid grid;
    private final CharSequence letters;
    private final byte[] codes;

    /**
     * @param start where the board's text begins; its rows are joined by one character each
     * @param letters of all cells, without the joints
     */
    BoardReader(Cursor cursor, int start, Grid grid, CharSequence letters) {
        this.cursor = cursor;
        this.start = start;
        this.grid = grid;
        this.letters = letters;
        this.codes = new byte[letters.length()];
    }

    Board board() {
        int green = Board.NONE;
        for (int cell = 0; cell < codes.length; cell++) {
            char letter = letters.charAt(cell);
            if (letter == 'g') {
                if (green != Board.NONE) {
                    throw error(cell, TrominoesMessages.secondGreen(grid.place(green)));
                }
                green = cell;
                codes[cell] = Board.GREEN;
            } else if (letter != '.' && codes[cell] == Board.FREE) {
                lay(cell, letter == 'h');
            }
        }
        return Board.of(grid, codes);
    }

    private void lay(int first, boolean across) {
        char letter = across ? 'h' : 'v';
        String lies = across ? "across" : "down";
        for (int part = 0; part < 3; part++) {
            int row = grid.row(first) + (across ? 0 : part);
            int column = grid.column(first) + (across ? part : 0);
            if (!grid.holds(row, column)) {
                throw error(first, TrominoesMessages.tileLeavesBoard(lies));
            }
            int cell = grid.cell(row, column);
            if (letters.charAt(cell) != letter) {
                throw error(
                        first,
                        TrominoesMessages.tileBroken(
                                lies, String.valueOf(letter), grid.place(cell), String.valueOf(letters.charAt(cell))));
            }
            codes[cell] = (byte) ((across ? Board.ACROSS : Board.DOWN) + part);
        }
    }

    private TextError error(int cell, Message reason) {
        return cursor.error(start + cell + grid.row(cell), reason);
    }
}
