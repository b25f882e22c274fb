package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.puzzle.Study;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.text.Cursor;

/**
 * Cells as some links have them, in one of two ways. Today a letter is a digit or 0 and up to five empty cells behind it, ten times their
 * number. Once a digit stood for itself, and another sign for up to 69 empty cells. Nothing tells one from the other;
 * letters that are 81 cells in both ways are the puzzle that has exactly one solution.
 *
 * @param solutions finds out which has
 */
record PackedCells(SolutionFinder solutions) {

    private static final String LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

    /** The signs of the older way: their place is the number of empty cells. */
    private static final String RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

    /** Whether letters are 81 cells in either way. */
    static boolean fits(String letters) {
        return today(letters).isPresent() || once(letters).isPresent();
    }

    /**
     * The puzzle; empty when the letters are not as many cells.
     *
     * @param old whether they may be written in the older way
     * @throws FPuzzles.Foreign when they are two puzzles
     */
    Optional<Board> read(String letters, boolean old, Cursor cursor) throws FPuzzles.Foreign {
        Optional<Board> today = today(letters).map(Board::of);
        Optional<Board> once = old ? once(letters).map(Board::of) : Optional.empty();
        if (today.isEmpty() || once.isEmpty()) {
            return today.or(() -> once);
        }
        String first = Text.POSITIONS.format(today.get());
        String second = Text.POSITIONS.format(once.get());
        boolean isFirst = hasOneSolution(today.get());
        if (isFirst == hasOneSolution(once.get())) {
            throw new FPuzzles.Foreign(NotationMessages.twoReadings(first, second));
        }
        cursor.warn(NotationMessages.otherReading(isFirst ? second : first));
        return isFirst ? today : once;
    }

    private boolean hasOneSolution(Board puzzle) {
        try {
            solutions.solution(puzzle, NotationMessages.codeSolution());
            return true;
        } catch (Study.Refused refused) {
            return false;
        }
    }

    /** 81 digits, 0 for an empty cell. */
    private static Optional<int[]> today(String letters) {
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

    private static Optional<int[]> once(String letters) {
        int[] digits = new int[Houses.CELLS];
        int cell = 0;
        for (int i = 0; i < letters.length(); i++) {
            char c = letters.charAt(i);
            boolean digit = c >= '1' && c <= '9';
            int run = digit ? 1 : RUNS.indexOf(c);
            if (run < 0 || cell + run > Houses.CELLS) {
                return Optional.empty();
            }
            if (digit) {
                digits[cell] = c - '0';
            }
            cell += run;
        }
        return cell == Houses.CELLS ? Optional.of(digits) : Optional.empty();
    }
}
