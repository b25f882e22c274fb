package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.sudoku.model.Houses;

/** Cells as some links have them: a letter is a digit or 0 and up to five empty cells behind it, ten times their number. */
final class PackedCells {

    private static final String LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

    private PackedCells() {}

    /** 81 digits, 0 for an empty cell; empty when the letters are not as many cells. */
    static Optional<int[]> read(String letters) {
        int[] digits = new int[Houses.CELLS];
        int cell = 0;
        for (int i = 0; i < letters.length(); i++) {
            int packed = LETTERS.indexOf(letters.charAt(i));
            int next = cell + 1 + packed / 10;
            if (packed < 0 || next > Houses.CELLS) {
                return Optional.empty();
            }
            digits[cell] = packed % 10;
            cell = next;
        }
        return cell == Houses.CELLS ? Optional.of(digits) : Optional.empty();
    }
}
