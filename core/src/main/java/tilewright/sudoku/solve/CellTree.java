package tilewright.sudoku.solve;

import tilewright.search.Tree;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * Sudoku as a plain tree: the first empty cell in reading order, 1 to 9 in order, each looked at for its fit alone.
 *
 * <p>Mutable; one thread at a time.
 */
final class CellTree implements Tree {

    private final Board start;
    private final boolean possible;
    private final int[] digits;
    private final int[] empty = new int[Houses.CELLS];
    private final int emptyCount;
    private int filled;
    private int backCell;
    private int backDigit;

    CellTree(Board start) {
        this.start = start;
        this.possible = start.conflicts() == 0;
        this.digits = start.digits();
        int count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (digits[cell] == 0) {
                empty[count++] = cell;
            }
        }
        this.emptyCount = count;
    }

    @Override
    public boolean complete() {
        return possible && filled == emptyCount;
    }

    @Override
    public int width() {
        return possible && filled < emptyCount ? 9 : 0;
    }

    @Override
    public boolean take(int option) {
        int cell = empty[filled];
        if (!Digits.holds(start.candidates(cell), option + 1)) {
            return false;
        }
        for (int peer : Houses.peers(cell)) {
            if (digits[peer] == option + 1) {
                return false;
            }
        }
        digits[cell] = option + 1;
        filled++;
        return true;
    }

    @Override
    public void back() {
        backCell = lastCell();
        backDigit = lastDigit();
        digits[backCell] = 0;
        filled--;
    }

    /** The cell that was filled last, if one was. */
    int lastCell() {
        return empty[filled - 1];
    }

    int lastDigit() {
        return digits[lastCell()];
    }

    /** The cell to fill next, if one is left. */
    int nextCell() {
        return empty[filled];
    }

    /** Returns the cell that was taken back last, if there was one. */
    int backCell() {
        return backCell;
    }

    int backDigit() {
        return backDigit;
    }

    Board position() {
        int[] clues = new int[Houses.CELLS];
        int[] entries = digits.clone();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            clues[cell] = start.clue(cell);
            entries[cell] -= clues[cell];
        }
        return Board.of(clues, entries, new int[Houses.CELLS]).withCandidates(start);
    }
}
