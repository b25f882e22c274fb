package tilewright.sudoku.notation;

import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;

/** The cells of a saved game while it is read: clues, the player's digits, and notes. Mutable. */
final class GameCells {

    private final int[] clues = new int[Houses.CELLS];
    private final int[] entries = new int[Houses.CELLS];
    private final int[] notes = new int[Houses.CELLS];

    /** Sets all clues, and takes away the player's digits and notes. */
    void begin(int[] digits) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            clues[cell] = digits[cell];
            entries[cell] = 0;
            notes[cell] = 0;
        }
    }

    void give(int cell, int digit) {
        clues[cell] = digit;
    }

    /** Sets the player's digit, 0 for none, which takes the notes away. */
    void enter(int cell, int digit) {
        entries[cell] = digit;
        notes[cell] = 0;
    }

    /** Sets the notes, which takes the player's digit away. */
    void note(int cell, int set) {
        entries[cell] = 0;
        notes[cell] = set;
    }

    /** Adds the digits of a set to the notes, or takes away those that are there. */
    void toggle(int cell, int set) {
        notes[cell] ^= set;
    }

    boolean isEmpty(int cell) {
        return clues[cell] == 0 && entries[cell] == 0;
    }

    boolean hasClues() {
        for (int clue : clues) {
            if (clue > 0) {
                return true;
            }
        }
        return false;
    }

    /** The position; what the player did in a cell with a clue is left out. */
    Board board() {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (clues[cell] > 0) {
                enter(cell, 0);
            }
        }
        return Board.of(clues, entries, notes);
    }
}
