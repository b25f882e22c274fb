package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;

/**
 * Cells of a grid in which a letter stands for a run of empty ones.
 *
 * @param one the letter for one empty cell; the next letter is for two, and so on to {@code z}
 * @param parted whether {@code _} stands between two digits side by side
 */
record RunLengthCells(char one, boolean parted) {

    /** The format of Simon Tatham's Solo. */
    static final RunLengthCells SOLO = new RunLengthCells('a', true);

    /** The format of pzpr and puzz.link. */
    static final RunLengthCells PZPR = new RunLengthCells('g', false);

    /** 81 digits, 0 for an empty cell; empty when a text is not of a grid of this size. */
    Optional<int[]> read(String text) {
        int[] digits = new int[Houses.CELLS];
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean cell = c >= '1' && c <= '9' || c == '.' && !parted;
            if (cell && parted && i > 0 && Ascii.isDigit(text.charAt(i - 1))) {
                return Optional.empty(); // a number of two digits
            }
            int more = cell ? 1 : c >= one && c <= 'z' ? c - one + 1 : 0;
            if (more == 0 && !(c == '_' && parted) || count + more > Houses.CELLS) {
                return Optional.empty();
            }
            if (cell && c != '.') {
                digits[count] = c - '0';
            }
            count += more;
        }
        return count == Houses.CELLS ? Optional.of(digits) : Optional.empty();
    }

    /** @param digits 81, 0 for an empty cell */
    String write(int[] digits) {
        StringBuilder out = new StringBuilder();
        int empty = 0;
        for (int digit : digits) {
            if (digit == 0) {
                empty++;
                continue;
            }
            boolean beside = empty == 0 && !out.isEmpty();
            writeEmpty(empty, out);
            out.append(beside && parted ? "_" : "").append(digit);
            empty = 0;
        }
        writeEmpty(empty, out);
        return out.toString();
    }

    private void writeEmpty(int count, StringBuilder out) {
        int most = 'z' - one + 1;
        for (int left = count; left > 0; left -= most) {
            out.append((char) (one + Math.min(left, most) - 1));
        }
    }
}
