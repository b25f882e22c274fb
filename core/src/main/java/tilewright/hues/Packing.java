package tilewright.hues;

/**
 * The ways to put the tiles that are left of one color on the cells that are open to it: no two on peers.
 *
 * <p>Mutable; one thread at a time.
 */
final class Packing {

    /*
     * Cut the board into 16 blocks of 2 x 2 cells. All cells of a block are peers, so a block takes one tile at most:
     * fewer blocks than tiles means that there is no packing. The search below takes the block with the fewest open
     * cells, tries each of them, and last leaves the block empty if there is a block to spare.
     *
     * To learn which cells are in some packing and which are in all, one packing is looked for with each cell that no
     * packing found so far has used, and then one without each cell that all have used.
     */

    /** The upper left cell of each block. */
    private static final long CORNERS = 0x0055_0055_0055_0055L;
    /** The block whose upper left cell is cell 0. */
    private static final long BLOCK = 0x0303L;

    private final long[] peers = Peers.all();
    private long used;
    private long forced;

    /** Returns the number of blocks with an open cell: an upper bound on the tiles that fit. */
    static int bound(long open) {
        long folded = open | open >>> 1;
        return Long.bitCount((folded | folded >>> 8) & CORNERS);
    }

    /**
     * Finds out about all packings.
     *
     * @param open the cells that are open to the color, as bits
     * @param tiles how many to put there, 1 to 8
     * @return whether there is a packing at all
     */
    boolean pack(long open, int tiles) {
        long common = find(open, tiles);
        used = common;
        forced = 0;
        if (common == 0) {
            return false;
        }
        long rest = open;
        for (long asked = rest & ~used; asked != 0; asked &= ~used) {
            long cell = asked & -asked;
            asked ^= cell;
            long others = rest & ~peers[Long.numberOfTrailingZeros(cell)] & ~cell;
            long found = tiles == 1 ? 0 : find(others, tiles - 1);
            if (found == 0 && tiles > 1) {
                rest ^= cell;
            } else {
                found |= cell;
                used |= found;
                common &= found;
            }
        }
        while (common != 0) {
            long cell = common & -common;
            common ^= cell;
            long found = find(used & ~cell, tiles);
            if (found == 0) {
                forced |= cell;
            } else {
                common &= found;
            }
        }
        return true;
    }

    /** The cells that are in some packing. */
    long used() {
        return used;
    }

    /** The cells that are in all packings. */
    long forced() {
        return forced;
    }

    /** A packing, or 0 when there is none. Goes at most 16 calls deep: each takes a block away. */
    private long find(long open, int tiles) {
        if (tiles == 1) {
            return open & -open;
        }
        long a = open & CORNERS;
        long b = open >>> 1 & CORNERS;
        long c = open >>> 8 & CORNERS;
        long d = open >>> 9 & CORNERS;
        long one = a | b | c | d;
        int spare = Long.bitCount(one) - tiles;
        if (spare < 0) {
            return 0;
        }
        long two = a & b | c & d | (a | b) & (c | d);
        long three = a & b & (c | d) | c & d & (a | b);
        long fewest = one & ~two;
        if (fewest == 0) {
            fewest = two & ~three;
        }
        if (fewest == 0) {
            fewest = one;
        }
        long block = BLOCK << Long.numberOfTrailingZeros(fewest);
        for (long cells = open & block; cells != 0; cells &= cells - 1) {
            int cell = Long.numberOfTrailingZeros(cells);
            long found = find(open & ~peers[cell] & ~block, tiles - 1);
            if (found != 0) {
                return found | 1L << cell;
            }
        }
        return spare == 0 ? 0 : find(open & ~block, tiles);
    }
}
