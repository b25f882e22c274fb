package tilewright.sudoku.generate;

import tilewright.sudoku.model.Houses;

/**
 * The text of a puzzle in a stock: for each clue a letter, the number of empty cells before it, a to z for 0 to 25 and A to Z
 * for 26 to 51, and its digit.
 */
final class ShortText {

    private ShortText() {}

    /** The puzzle of a text: 81 digits, 0 for an empty cell. */
    static int[] puzzle(String text) {
        int[] puzzle = new int[Houses.CELLS];
        int cell = 0;
        for (int i = 0; i < text.length(); i += 2) {
            char letter = text.charAt(i);
            cell += letter >= 'a' ? letter - 'a' : letter - 'A' + 26;
            puzzle[cell++] = text.charAt(i + 1) - '0';
        }
        return puzzle;
    }
}
