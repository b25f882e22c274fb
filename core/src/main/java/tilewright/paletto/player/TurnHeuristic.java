package tilewright.paletto.player;

import tilewright.paletto.model.Board;
import tilewright.paletto.model.Coloring;
import tilewright.paletto.model.Shape;

/**
 * A heuristic value of a turn, before any search: a sum of weights over the colors and pieces that it leaves.
 *
 * <p>Mutable; one thread at a time.
 */
public final class TurnHeuristic {

    /*
     * For each color with pieces on the board, seen by the one who just moved: to whom it belongs, and how many of its
     * pieces are left, how many of those are removable ("free") and how many are not ("covered"). Each of the three numbers
     * has a weight, and so has an odd number of all pieces.
     *
     * The weights are fitted to exact values: which turns of a position win. docs/results/paletto-levels.md says how.
     */

    /** One more than the most pieces that a color has. */
    private static final int COUNTS = Board.LARGEST + 1;

    private static final int NOBODYS = 0;
    private static final int OWN = 1;
    private static final int ANOTHERS = 2;
    private static final int DEAD = 3;

    /** Weights: for an odd number of pieces, then for each owner and number of pieces left, free, covered. */
    public static final int PLACES = 1 + 3 * 4 * COUNTS;

    private static final int LEFT = 1;
    private static final int FREE = LEFT + 4 * COUNTS;
    private static final int COVERED = FREE + 4 * COUNTS;

    /** A number of places that no position exceeds. */
    public static final int MOST_PLACES = 1 + 3 * Board.LARGEST;

    /** Worth of an odd number of pieces, in thousandths; so are the others. */
    static final int ODD = -51;

    /** The weight of each owner and number of pieces left. */
    static final int[][] LEFT_WEIGHTS = {
        {0, 0, 0, 0, 0, 0, -248, 0, -168},
        {0, 456, 208, 47, -49, -48, -115, -83, 0},
        {0, 0, -104, -193, -222, -129, -15, 55, 0},
        {0, -8, 5, 24, 46, 88, 60, 0, 0},
    };

    /** The weight of each owner and number of free pieces. */
    static final int[][] FREE_WEIGHTS = {
        {44, 39, -38, -115, -82, -130, -133, 0, 0},
        {349, 134, 65, 33, -67, -98, 0, 0, 0},
        {-147, -57, -68, -104, -95, -164, 27, 0, 0},
        {19, 26, 26, 20, 58, 66, 0, 0, 0},
    };

    /** The weight of each owner and number of covered pieces. */
    static final int[][] COVERED_WEIGHTS = {
        {0, -233, -242, 25, 94, 22, -62, -21, 0},
        {4, 218, 224, 190, 102, -38, -241, -43, 0},
        {0, -433, -174, -100, -1, 9, 87, 6, 0},
        {38, 28, 40, 57, 90, 48, -87, 0, 0},
    };

    private static final int[] WEIGHTS = weights();

    private final Coloring coloring;
    private final int[] places = new int[MOST_PLACES];

    TurnHeuristic(Coloring coloring) {
        this.coloring = coloring;
    }

    private static int[] weights() {
        int[] weights = new int[PLACES];
        weights[0] = ODD;
        for (int owner = NOBODYS; owner <= DEAD; owner++) {
            System.arraycopy(LEFT_WEIGHTS[owner], 0, weights, LEFT + owner * COUNTS, COUNTS);
            System.arraycopy(FREE_WEIGHTS[owner], 0, weights, FREE + owner * COUNTS, COUNTS);
            System.arraycopy(COVERED_WEIGHTS[owner], 0, weights, COVERED + owner * COUNTS, COUNTS);
        }
        return weights;
    }

    /**
     * Returns by how much the turn raises the chance of its player, in thousandths; only differences between turns of one
     * position mean something.
     *
     * @param claims before the turn
     * @param left the pieces after it, not none
     * @param taken the cells that it takes; perhaps none
     */
    int of(int claims, long left, long taken, int player) {
        int count = places(coloring, claims, left, taken, player, places);
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += WEIGHTS[places[i]];
        }
        return sum;
    }

    /**
     * Finds the places of the weights that make up the sum; a place may be there several times.
     *
     * @param result takes them from index 0 on; room for {@link #MOST_PLACES}
     * @return how many places
     */
    public static int places(Coloring coloring, int claims, long left, long taken, int player, int[] result) {
        int count = 0;
        if ((Long.bitCount(left) & 1) != 0) {
            result[count++] = 0;
        }
        long free = Shape.removable(left);
        for (int color = 0; color < coloring.size(); color++) {
            long cells = coloring.cells(color);
            int rest = Long.bitCount(left & cells);
            if (rest == 0) {
                continue;
            }
            int owners = claims >>> 4 * color & coloring.dead() | ((taken & cells) == 0 ? 0 : 1 << player);
            int from = COUNTS * owner(owners, player);
            int loose = Long.bitCount(left & cells & free);
            result[count++] = LEFT + from + rest;
            result[count++] = FREE + from + loose;
            result[count++] = COVERED + from + rest - loose;
        }
        return count;
    }

    private static int owner(int owners, int player) {
        if (owners == 0) {
            return NOBODYS;
        }
        return (owners & owners - 1) != 0 ? DEAD : owners == 1 << player ? OWN : ANOTHERS;
    }
}
