package tilewright.sudoku.technique;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.BoardCandidates;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Step;

/**
 * The digits of a Sudoku, and the candidates that are left in its empty cells. Changes as steps are applied; one thread.
 *
 * <p>A cell holds a digit and no candidates, or candidates (a set of {@link Digits}) and no digit. An empty cell without
 * candidates is possible: the grid has no solution then.
 */
public final class CandidateGrid {

    private final int[] digits;
    private final boolean[] given;

    /** The digits that the puzzle allows in each cell: all, unless it gives candidates. */
    private final int[] allowed;

    private final int[] candidates;

    /** The cells that have each digit, less 1, as a candidate. */
    private final CellSet[] places;

    /** The cells that hold each digit, less 1. */
    private final CellSet[] placed;

    /** Values that several techniques share, until a candidate is removed. */
    private @Nullable AlmostLockedSets sets;

    private @Nullable RestrictedCommons apart;
    private @Nullable RestrictedCommons overlapping;

    private CandidateGrid(
            int[] digits, boolean[] given, int[] allowed, int[] candidates, CellSet[] places, CellSet[] placed) {
        this.allowed = allowed;
        this.digits = digits;
        this.given = given;
        this.candidates = candidates;
        this.places = places;
        this.placed = placed;
    }

    /**
     * A grid with some of the candidates that digits in sight leave.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @param given of each cell whether its digit is a clue
     * @param candidates 81 sets of digits; those of filled cells are not looked at
     */
    public static CandidateGrid of(int[] digits, boolean[] given, int[] candidates) {
        int[] allowed = new int[Houses.CELLS];
        Arrays.fill(allowed, Digits.ALL);
        return of(digits, given, allowed, candidates);
    }

    private static CandidateGrid of(int[] digits, boolean[] given, int[] allowed, int[] candidates) {
        CandidateGrid grid = new CandidateGrid(
                digits.clone(), given.clone(), allowed, new int[Houses.CELLS], new CellSet[9], new CellSet[9]);
        for (int digit = 0; digit < 9; digit++) {
            grid.places[digit] = CellSet.NONE;
            grid.placed[digit] = CellSet.NONE;
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (digits[cell] != 0) {
                grid.placed[digits[cell] - 1] = grid.placed[digits[cell] - 1].with(cell);
            }
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = digits[cell] == 0 ? candidates[cell] & Digits.ALL : 0; rest != 0; rest &= rest - 1) {
                int digit = Digits.first(rest);
                if (!grid.placed[digit - 1].meets(CellSet.peers(cell))) {
                    grid.candidates[cell] |= Digits.bit(digit);
                    grid.places[digit - 1] = grid.places[digit - 1].with(cell);
                }
            }
        }
        return grid;
    }

    /** A board's digits and what they leave; the player's notes are not looked at. */
    public static CandidateGrid of(Board board) {
        return of(board, allowed(board));
    }

    /** A board's digits, and its notes if there are some in every empty cell. Notes of digits in sight are left out. */
    public static CandidateGrid noted(Board board) {
        return of(board, BoardCandidates.notedOrAll(board));
    }

    private static CandidateGrid of(Board board, int[] candidates) {
        boolean[] given = new boolean[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            given[cell] = board.clue(cell) != 0 || board.givesCandidates();
        }
        return of(board.digits(), given, allowed(board), candidates);
    }

    private static int[] allowed(Board board) {
        int[] allowed = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            allowed[cell] = board.candidates(cell);
        }
        return allowed;
    }

    /** The digit of a cell, 0 when it is empty. */
    public int digit(int cell) {
        return digits[cell];
    }

    /** Whether a cell holds a clue; in a puzzle whose clues are candidates, every digit counts as one. */
    public boolean given(int cell) {
        return given[cell];
    }

    /** The digits that the puzzle itself allows in a cell, a set of {@link Digits}: all, unless its candidates are clues. */
    int allowed(int cell) {
        return allowed[cell];
    }

    /** The candidates of a cell, a set of {@link Digits}; none when it holds a digit. */
    public int candidates(int cell) {
        return candidates[cell];
    }

    public boolean has(int cell, int digit) {
        return Digits.holds(candidates[cell], digit);
    }

    /** The cells in which a digit is a candidate. */
    public CellSet places(int digit) {
        return places[digit - 1];
    }

    /** The cells of a house in which a digit is a candidate. */
    public CellSet places(int digit, int house) {
        return places[digit - 1].and(CellSet.house(house));
    }

    /** The cells that hold a digit. */
    public CellSet placed(int digit) {
        return placed[digit - 1];
    }

    /** The almost locked sets of one cell and more. */
    AlmostLockedSets almostLockedSets() {
        AlmostLockedSets known = sets;
        if (known == null) {
            known = AlmostLockedSets.of(this, 1);
            sets = known;
        }
        return known;
    }

    /** The pairs of {@link #almostLockedSets} with a restricted common digit, each from its first set. */
    RestrictedCommons restrictedCommons(boolean overlap, Stop stop) {
        RestrictedCommons known = overlap ? overlapping : apart;
        if (known == null) {
            known = new RestrictedCommons(almostLockedSets(), overlap, stop);
            if (overlap) {
                overlapping = known;
            } else {
                apart = known;
            }
        }
        return known;
    }

    public boolean solved() {
        for (int digit : digits) {
            if (digit == 0) {
                return false;
            }
        }
        return true;
    }

    /** Removes a candidate, if it is there. */
    public void remove(int cell, int digit) {
        candidates[cell] &= ~Digits.bit(digit);
        places[digit - 1] = places[digit - 1].without(cell);
        sets = null;
        apart = null;
        overlapping = null;
    }

    /** Writes a digit into an empty cell and removes it from all cells in its sight. */
    public void place(int cell, int digit) {
        for (int rest = candidates[cell]; rest != 0; rest &= rest - 1) {
            remove(cell, Digits.first(rest));
        }
        digits[cell] = digit;
        placed[digit - 1] = placed[digit - 1].with(cell);
        CellSet hit = places[digit - 1].and(CellSet.peers(cell));
        hit.forEach(peer -> remove(peer, digit));
    }

    /** Carries out a step: its placements, then its eliminations. */
    public void apply(Step step) {
        step.placements().forEach(candidate -> place(candidate.cell(), candidate.digit()));
        step.eliminations().forEach(candidate -> remove(candidate.cell(), candidate.digit()));
    }
}
