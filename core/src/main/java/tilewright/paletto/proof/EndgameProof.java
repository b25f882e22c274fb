package tilewright.paletto.proof;

import tilewright.paletto.model.Coloring;
import tilewright.paletto.model.Shape;

/**
 * Finds the player who can force a win against all others together when few pieces are left: exact, by looking at all
 * turns.
 *
 * <p>With two players one always can. With more, perhaps nobody. Mutable; one thread at a time.
 */
public final class EndgameProof {

    /*
     * Depth first with a table. Of the positions that a turn leads to: if the mover can force a win from one of them, the
     * mover can; if from all of them the same other player can, that player can; else nobody can. No two players can both
     * force a win, so one value per position is enough for any number of players. The table has one place for each hash
     * and keeps the newest; keys are compared in full.
     */

    static final int NOBODY = -1;

    private static final int OPEN = -2;

    private final Coloring coloring;
    private final long[] occupied;
    private final int[] claims;
    /** The mover and the value at each place, 0 when it is free. */
    private final byte[] values;

    private final int shift;

    /** @param bits the table has 2 to this power places: 1 to 24 */
    public EndgameProof(Coloring coloring, int bits) {
        this.coloring = coloring;
        occupied = new long[1 << bits];
        claims = new int[1 << bits];
        values = new byte[1 << bits];
        shift = 64 - bits;
    }

    /**
     * Returns the player who can force a win, or {@link #NOBODY}.
     *
     * @param left a convex shape, not empty
     * @param claimed settled claims
     */
    public int winner(long left, int claimed, int mover) {
        if ((left & left - 1) == 0) {
            return mover;
        }
        int place = (int) ((left * 0x9e3779b97f4a7c15L ^ (claimed * 4L + mover) * 0xd1b54a32d192ed03L) >>> shift);
        if (values[place] >> 3 == mover + 1 && occupied[place] == left && claims[place] == claimed) {
            return (values[place] & 7) - 1;
        }
        int value = valueOf(left, claimed, mover);
        occupied[place] = left;
        claims[place] = claimed;
        values[place] = (byte) (mover + 1 << 3 | value + 1);
        return value;
    }

    private int valueOf(long left, int claimed, int mover) {
        long free = Shape.removableIfConvex(left);
        if (coloring.winsAtOnce(left, free, claimed, mover)) {
            return mover;
        }
        int value = OPEN;
        for (int color = 0; color < coloring.size(); color++) {
            long rest = coloring.cells(color) & left;
            long own = rest & free;
            if (own == 0) {
                continue;
            }
            long falling = coloring.fallingPairs(left, own);
            long rising = coloring.risingPairs(left, own);
            int owners = coloring.settled(claimed >>> 4 * color & coloring.dead() | 1 << mover);
            for (long part = own; part != 0; part = part - 1 & own) {
                if (Coloring.excluded(part, falling, rising)) {
                    continue;
                }
                int after = claimed | (part == rest ? coloring.dead() : owners) << 4 * color;
                int winner = winner(left ^ part, after, coloring.next(mover));
                if (winner == mover) {
                    return mover;
                }
                value = value == OPEN || value == winner ? winner : NOBODY;
            }
        }
        return value;
    }
}
