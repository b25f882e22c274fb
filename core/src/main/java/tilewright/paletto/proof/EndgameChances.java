package tilewright.paletto.proof;

import tilewright.paletto.model.Board;
import tilewright.paletto.model.Coloring;
import tilewright.paletto.model.Shape;

/**
 * The chances of all players to win when few pieces are left and all play for themselves: exact, by looking at all
 * turns.
 *
 * <p>Each player chooses a turn with the greatest chance for herself. <b>Tie rule:</b> of several such turns each is
 * equally likely, whatever it does to the others. Mutable; one thread at a time.
 */
public final class EndgameChances {

    /*
     * Depth first with a table, as EndgameProof. Positions are turned so that player 0 is to move: bit p of a color's claims
     * moves to bit p - 1, and bit 0 to the top. So one entry serves every player to move.
     */

    private final Coloring coloring;
    private final int players;
    private final long[] occupied;
    private final int[] claims;
    private final float[] values;
    /** The chances at each depth, the mover's first. */
    private final float[] level;

    private final int shift;

    /** @param bits the table has 2 to this power places: 1 to 22 */
    public EndgameChances(Coloring coloring, int bits) {
        this.coloring = coloring;
        players = coloring.players();
        occupied = new long[1 << bits];
        claims = new int[1 << bits];
        values = new float[players << bits];
        level = new float[(Board.LARGEST * Board.LARGEST + 2) * players];
        shift = 64 - bits;
    }

    /**
     * Sets the chances of all players.
     *
     * @param left a convex shape, not empty
     * @param claimed settled claims
     */
    public void chances(long left, int claimed, int mover, float[] result) {
        int turned = claimed;
        for (int i = 0; i < mover; i++) {
            turned = turned(turned);
        }
        look(left, turned, 0);
        for (int i = 0; i < players; i++) {
            result[(mover + i) % players] = level[i];
        }
    }

    private int turned(int claimed) {
        return claimed >>> 1 & 0x77777777 | (claimed & 0x11111111) << players - 1;
    }

    /** Sets the chances at a depth. */
    private void look(long left, int claimed, int depth) {
        int from = depth * players;
        if ((left & left - 1) == 0) {
            won(from);
            return;
        }
        int place = (int) ((left * 0x9e3779b97f4a7c15L ^ claimed * 0xd1b54a32d192ed03L) >>> shift);
        if (occupied[place] == left && claims[place] == claimed) {
            System.arraycopy(values, place * players, level, from, players);
            return;
        }
        long free = Shape.removableIfConvex(left);
        if (coloring.winsAtOnce(left, free, claimed, 0)) {
            won(from);
        } else {
            mean(left, claimed, free, depth);
        }
        occupied[place] = left;
        claims[place] = claimed;
        System.arraycopy(level, from, values, place * players, players);
    }

    private void won(int from) {
        level[from] = 1;
        for (int i = 1; i < players; i++) {
            level[from + i] = 0;
        }
    }

    /** Sets the mean of the chances after the mover's best turns. */
    private void mean(long left, int claimed, long free, int depth) {
        int from = depth * players;
        int below = from + players;
        float best = -1;
        int count = 0;
        for (int color = 0; color < coloring.size(); color++) {
            long rest = coloring.cells(color) & left;
            long own = rest & free;
            if (own == 0) {
                continue;
            }
            long falling = coloring.fallingPairs(left, own);
            long rising = coloring.risingPairs(left, own);
            int owners = coloring.settled(claimed >>> 4 * color & coloring.dead() | 1);
            for (long part = own; part != 0; part = part - 1 & own) {
                if (Coloring.excluded(part, falling, rising)) {
                    continue;
                }
                int after = claimed | (part == rest ? coloring.dead() : owners) << 4 * color;
                look(left ^ part, turned(after), depth + 1);
                float mine = level[below + players - 1];
                if (mine < best) {
                    continue;
                }
                if (mine > best) {
                    best = mine;
                    count = 0;
                    for (int i = 0; i < players; i++) {
                        level[from + i] = 0;
                    }
                }
                count++;
                level[from] += mine;
                for (int i = 1; i < players; i++) {
                    level[from + i] += level[below + i - 1];
                }
            }
        }
        for (int i = 0; i < players; i++) {
            level[from + i] /= count;
        }
    }
}
