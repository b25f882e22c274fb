package tilewright.sudoku.solve;

import java.util.Arrays;
import tilewright.search.CoverProblem;
import tilewright.search.CoverSearch;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * Sudoku as an exact cover problem: an option sets a digit in a cell and covers four items, that the cell is filled and
 * that its row, its column and its box have the digit.
 *
 * <p>324 primary items, 729 options; option number 9 × cell + digit - 1.
 */
public final class Cover {

    static final CoverProblem PROBLEM = problem(Board.of(new int[Houses.CELLS]));

    /** An option beside the others, taken beforehand where a puzzle gives candidates, so that no other digit fits. */
    private static final int NEVER = 9 * Houses.CELLS;

    private Cover() {}

    /** A search for the ways to complete a position, its digits taken beforehand. */
    public static CoverSearch search(Board board) {
        int[] taken = new int[Houses.CELLS + 1];
        int count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.digit(cell) != 0) {
                taken[count++] = option(cell, board.digit(cell));
            }
        }
        if (board.givesCandidates()) {
            taken[count++] = NEVER;
            return new CoverSearch(problem(board), Arrays.copyOf(taken, count));
        }
        return new CoverSearch(PROBLEM, Arrays.copyOf(taken, count));
    }

    static int option(int cell, int digit) {
        return cell * 9 + digit - 1;
    }

    static int cell(int option) {
        return option / 9;
    }

    static int digit(int option) {
        return option % 9 + 1;
    }

    /** The item that a house has a digit; the items below are the cells to fill. Items have their numbers for names. */
    static int item(int house, int digit) {
        return Houses.CELLS + 9 * house + digit - 1;
    }

    private static CoverProblem problem(Board board) {
        CoverProblem.Builder builder = new CoverProblem.Builder();
        int[] filled = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            filled[cell] = builder.primary(Integer.toString(cell));
        }
        int[][] has = new int[Houses.COUNT][10];
        for (int house = 0; house < Houses.COUNT; house++) {
            for (int digit = 1; digit <= 9; digit++) {
                has[house][digit] = builder.primary(Integer.toString(item(house, digit)));
            }
        }
        int never = board.givesCandidates() ? builder.primary(Integer.toString(item(Houses.COUNT, 1))) : -1;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int[] houses = Houses.of(cell);
            for (int digit = 1; digit <= 9; digit++) {
                int[] items = {filled[cell], has[houses[0]][digit], has[houses[1]][digit], has[houses[2]][digit], never
                };
                builder.option(Digits.holds(board.candidates(cell), digit) ? Arrays.copyOf(items, 4) : items);
            }
        }
        if (board.givesCandidates()) {
            builder.option(never);
        }
        return builder.build();
    }
}
