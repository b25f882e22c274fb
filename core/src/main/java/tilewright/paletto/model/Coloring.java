package tilewright.paletto.model;

/**
 * The constant part of a game of Paletto: the number of players, and the color of each cell.
 *
 * <p>Claims are four bits for each color, from the lowest: bit p is set when player p owns pieces of it. A color of which
 * two players own pieces can be completed by nobody. Then, and when its pieces are gone or out of play, the bits of all
 * players are set, it is "dead", so that positions with the same future have the same claims. Immutable; threads may
 * share one.
 */
public final class Coloring {

    private static final long LEFT = 0x0101010101010101L;
    private static final long RIGHT = LEFT << 7;

    private final int size;
    private final int players;
    private final int dead;
    private final long[] cells;
    private final byte[] colorAt = new byte[64];
    /** Cells whose neighbor across the lower right corner has the same color. */
    private final long falling;
    /** Cells whose neighbor across the lower left corner has the same color. */
    private final long rising;

    /** Creates the coloring of the games that come from a position. */
    public Coloring(Board board) {
        size = board.size();
        players = board.players();
        dead = (1 << players) - 1;
        cells = new long[size];
        long down = 0;
        long up = 0;
        for (int color = 0; color < size; color++) {
            long same = board.pieces(color);
            cells[color] = same;
            for (long left = same; left != 0; left &= left - 1) {
                colorAt[Long.numberOfTrailingZeros(left)] = (byte) color;
            }
            down |= same & same >>> 9 & ~RIGHT;
            up |= same & same >>> 7 & ~LEFT;
        }
        falling = down;
        rising = up;
    }

    /** Returns the size of the board, which is also the number of colors, and of the pieces of each. */
    public int size() {
        return size;
    }

    /** Returns the number of players. */
    public int players() {
        return players;
    }

    /** The claims, as bits for all players, on a color that no player can complete. */
    public int dead() {
        return dead;
    }

    /** The cells of a color. */
    public long cells(int color) {
        return cells[color];
    }

    /** The color of these cells, which have one color. */
    public int colorOf(long set) {
        return colorAt[Long.numberOfTrailingZeros(set)];
    }

    /** The owners of a color as claims have them: all players, if there are two or more owners. */
    public int settled(int owners) {
        return (owners & owners - 1) == 0 ? owners : dead;
    }

    /** Returns the player after a player. */
    public int next(int player) {
        return player + 1 == players ? 0 : player + 1;
    }

    /** The claims of a position. */
    public int claims(Board board) {
        int claims = 0;
        for (int color = 0; color < size; color++) {
            int owners = 0;
            for (int player = 0; player < players; player++) {
                owners |= board.owned(player, color) > 0 ? 1 << player : 0;
            }
            boolean gone = board.outOfPlay(color) > 0 || cells[color] == 0;
            claims |= (gone ? dead : settled(owners)) << 4 * color;
        }
        return claims;
    }

    /** The claims after an update: a color that is gone from these cells, or owned by two players, is dead. */
    public int settled(long left, int claims) {
        int all = 0;
        for (int color = 0; color < size; color++) {
            boolean gone = (left & cells[color]) == 0;
            all |= (gone ? dead : settled(claims >>> 4 * color & dead)) << 4 * color;
        }
        return all;
    }

    /** The upper left pieces of the exclusive pairs of one color among these removable pieces of a convex shape. */
    public long fallingPairs(long left, long free) {
        long upper = free & left >>> 8 & (left & ~LEFT) >>> 1;
        long lower = free & left << 8 & (left & ~RIGHT) << 1;
        return upper & lower >>> 9 & falling;
    }

    /** The upper right pieces of the exclusive pairs of one color among these removable pieces of a convex shape. */
    public long risingPairs(long left, long free) {
        long upper = free & left >>> 8 & (left & ~RIGHT) << 1;
        long lower = free & left << 8 & (left & ~LEFT) >>> 1;
        return upper & lower >>> 7 & rising;
    }

    /** Whether a set, part of those removable pieces, holds both pieces of an exclusive pair. */
    public static boolean excluded(long set, long fallingPairs, long risingPairs) {
        return (set & set >>> 9 & fallingPairs | set & set >>> 7 & risingPairs) != 0;
    }

    /**
     * Whether a player wins at once.
     *
     * @param left a convex shape of more than one piece
     * @param free its removable pieces
     */
    public boolean winsAtOnce(long left, long free, int claims, int player) {
        for (int color = 0; color < size; color++) {
            long rest = left & cells[color];
            if ((rest & ~free) == 0
                    && (claims >>> 4 * color & dead & ~(1 << player)) == 0
                    && rest != 0
                    && (fallingPairs(left, rest) | risingPairs(left, rest)) == 0) {
                return true;
            }
        }
        return false;
    }
}
