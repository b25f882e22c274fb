package tilewright.attacks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A game of Paletto for two that take one piece at a time, at random. Mutable. */
final class PalettoGame {

    private final char[][] board;
    private final Random random;
    private final List<Map<Character, Integer>> owned = List.of(new HashMap<>(), new HashMap<>());
    private int left;
    private int mover;

    /** @param rows letters of colors, joined by slashes */
    PalettoGame(String rows, Random random) {
        board = List.of(rows.split("/")).stream().map(String::toCharArray).toArray(char[][]::new);
        left = board.length * board.length;
        this.random = random;
    }

    /** The player to move, 0 or 1. */
    int mover() {
        return mover;
    }

    boolean over() {
        return left == 0;
    }

    /** Takes a piece and returns the step, such as {@code r1c2,end}; the last one ends no turn. */
    String next() {
        List<int[]> free = new ArrayList<>();
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board.length; column++) {
                if (takeable(row, column)) {
                    free.add(new int[] {row, column});
                }
            }
        }
        int[] cell = free.get(random.nextInt(free.size()));
        char color = board[cell[0]][cell[1]];
        board[cell[0]][cell[1]] = '.';
        left--;
        String take = "r" + (cell[0] + 1) + "c" + (cell[1] + 1);
        if (owned.get(mover).merge(color, 1, Integer::sum) == board.length || left == 0) {
            left = 0;
            return take;
        }
        mover = 1 - mover;
        return take + ",end";
    }

    private boolean piece(int row, int column) {
        return row >= 0 && row < board.length && column >= 0 && column < board.length && board[row][column] != '.';
    }

    private int neighbors(int row, int column) {
        int count = 0;
        for (int side = 0; side < 4; side++) {
            count += piece(row + (side - 1) % 2, column + (side - 2) % 2) ? 1 : 0;
        }
        return count;
    }

    /** Whether two sides are open, and the other pieces stay together. */
    private boolean takeable(int row, int column) {
        if (!piece(row, column) || neighbors(row, column) > 2) {
            return false;
        }
        char color = board[row][column];
        board[row][column] = '.';
        boolean together = reached() == left - 1;
        board[row][column] = color;
        return together;
    }

    private int reached() {
        boolean[][] seen = new boolean[board.length][board.length];
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board.length; column++) {
                if (piece(row, column)) {
                    return reached(row, column, seen);
                }
            }
        }
        return 0;
    }

    private int reached(int row, int column, boolean[][] seen) {
        if (!piece(row, column) || seen[row][column]) {
            return 0;
        }
        seen[row][column] = true;
        int count = 1;
        for (int side = 0; side < 4; side++) {
            count += reached(row + (side - 1) % 2, column + (side - 2) % 2, seen);
        }
        return count;
    }
}
