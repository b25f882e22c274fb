package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Note;
import tilewright.text.Ascii;

/**
 * A position as links to SudokuWiki have it: {@code S9B}, then two digits in base 36 for each cell, which are a clue, 9 more for a digit that
 * the player set, or 18 more than the set of the candidates that are left.
 */
final class SudokuWikiCells {

    private static final String BEGIN = "S9B";
    private static final int LENGTH = BEGIN.length() + 2 * Houses.CELLS;
    private static final int SET = 18;

    private SudokuWikiCells() {}

    /** The position, with automatic notes if candidates were removed; empty when the letters are none. */
    static Optional<Board> read(String letters) {
        if (letters.length() != LENGTH || !letters.startsWith(BEGIN)) {
            return Optional.empty();
        }
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        int[] sets = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int high = Ascii.digit(letters.charAt(BEGIN.length() + 2 * cell), 36);
            int low = Ascii.digit(letters.charAt(BEGIN.length() + 2 * cell + 1), 36);
            int value = 36 * high + low;
            if (high < 0 || low < 0 || value == 0 || value > SET + Digits.ALL) {
                return Optional.empty();
            }
            clues[cell] = value <= 9 ? value : 0;
            entries[cell] = value > 9 && value <= SET ? value - 9 : 0;
            sets[cell] = value > SET ? value - SET : 0;
        }
        Board digits = Board.of(clues, entries, new int[Houses.CELLS]);
        int[] notes = new int[Houses.CELLS];
        boolean removed = false;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int gone = sets[cell] == 0 ? 0 : digits.possible(cell) & ~sets[cell];
            notes[cell] = Note.REMOVED.in(0, gone);
            removed |= gone != 0;
        }
        return Optional.of(Board.of(clues, entries, notes, removed));
    }
}
