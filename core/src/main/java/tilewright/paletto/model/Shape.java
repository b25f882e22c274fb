package tilewright.paletto.model;

/** Questions about a set of cells, such as the occupied ones of a board. Pure functions of 64 bits. */
public final class Shape {

    /*
     * Bit 8 * row + column stands for a cell, whatever the size of the board, which lies in the upper left corner of an
     * 8 x 8 square. So a step to a neighbor is a shift by a constant, and cells outside the board are just never set.
     *
     * Removable pieces. Rules: at most two occupied neighbors, and the others stay connected. The general test fills the
     * rest from one cell, for each piece. The local test needs no filling, but is right only for a connected set whose
     * rows and columns are all single intervals ("convex"). There, a piece p with at most two neighbors is removable
     * exactly when it has at most one, or two at a corner with the cell between them set:
     *
     *   - Suppose two neighbors u, v remain connected without p. A path from u to v closes a loop through p. A convex set
     *     has no holes (the row of a hole would have a gap), so all cells inside the loop are set.
     *   - u, v opposite: a third neighbor of p lies inside the loop, and p would have three.
     *   - u, v at a corner: either the cell between them is on the loop or inside it, hence set; or the two other
     *     neighbors of p are, and p would have four.
     *   - The other direction is plain: the path from u to v over the cell between them does not need p.
     *
     * Taking such a piece, an end of its row and of its column, leaves a convex set. Play begins with the full board, so
     * only a position that somebody typed in can need the general test.
     */

    private static final long LEFT = 0x0101010101010101L;
    private static final long RIGHT = LEFT << 7;

    private Shape() {}

    /** All cells of a board of this size. */
    public static long full(int size) {
        long row = (1L << size) - 1;
        long cells = 0;
        for (int i = 0; i < size; i++) {
            cells |= row << 8 * i;
        }
        return cells;
    }

    /** The cells that share a side with one of these, within the 8 x 8 square. */
    public static long beside(long cells) {
        return cells << 8 | cells >>> 8 | (cells & ~RIGHT) << 1 | (cells & ~LEFT) >>> 1;
    }

    /** Returns the cells that can be reached inside the set from the lowest one. */
    static long reached(long cells) {
        long reached = Long.lowestOneBit(cells);
        long before;
        do {
            before = reached;
            reached |= beside(reached) & cells;
        } while (reached != before);
        return reached;
    }

    /** Whether the cells are connected by their sides; no cells count as connected. */
    public static boolean connected(long cells) {
        return reached(cells) == cells;
    }

    /** Whether each row and each column of the set is one interval or empty. */
    public static boolean convex(long cells) {
        long across = cells & ~((cells & ~RIGHT) << 1); // where an interval of a row begins
        long right = across | (across & ~RIGHT) << 1;
        right |= (right & 0x3f3f3f3f3f3f3f3fL) << 2;
        right |= (right & 0x0f0f0f0f0f0f0f0fL) << 4; // and all cells to the right of that
        long down = cells & ~(cells << 8);
        long below = down | down << 8;
        below |= below << 16;
        below |= below << 32;
        return (across & (right & ~RIGHT) << 1) == 0 && (down & below << 8) == 0;
    }

    /** Returns the cells that have at most two neighbors in the set: two or more open sides. */
    static long loose(long cells) {
        long above = cells << 8;
        long below = cells >>> 8;
        long left = (cells & ~RIGHT) << 1;
        long right = (cells & ~LEFT) >>> 1;
        return cells & ~(above & below & (left | right) | left & right & (above | below));
    }

    /** The pieces that may be taken alone, for any connected set. */
    public static long removable(long cells) {
        return convex(cells) ? removableIfConvex(cells) : removableByFilling(cells);
    }

    /** The pieces that may be taken alone, for a connected convex set. */
    public static long removableIfConvex(long cells) {
        long above = cells << 8;
        long below = cells >>> 8;
        long left = (cells & ~RIGHT) << 1;
        long right = (cells & ~LEFT) >>> 1;
        long between = above & left & ~(left << 8)
                | above & right & ~(right << 8)
                | below & left & ~(left >>> 8)
                | below & right & ~(right >>> 8);
        return cells & ~(above & below | left & right | between);
    }

    /** The pieces that may be taken alone, for any connected set, by filling the rest for each. */
    public static long removableByFilling(long cells) {
        long removable = 0;
        for (long left = loose(cells); left != 0; left &= left - 1) {
            long cell = Long.lowestOneBit(left);
            if (connected(cells ^ cell)) {
                removable |= cell;
            }
        }
        return removable;
    }
}
