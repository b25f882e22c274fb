package tilewright.paletto.proof;

/**
 * All ways in which the living colors of a position may come to be owned, numbered for a vector of bits. A color lives
 * while somebody can win it.
 *
 * <p>Immutable; threads may share one.
 */
final class Ownerships {

    /*
     * Each living color is a digit. A color that nobody owned in the beginning has players + 1 values: 0 nobody can win it
     * any more, p + 1 only player p owns pieces of it. A color that player p owned in the beginning has two: 0, and 1 for
     * p. While no piece of a color is taken its digit does not matter, and the bits of all its values are equal.
     *
     * The digits "inside" choose the bit of a long, as many as make up to 64 bits; the others choose the long. A digit's
     * weight is the number of bits, or of longs, by which its next value stands behind.
     *
     * Of a digit inside, zero has the bits where it is 0, and (v & zero) * spread is v at 0 copied to all its values.
     *
     * When nobody owns a living color, no player differs from another, and a table for one mover serves all of them:
     * turned about by one player it is the table of the next. That pays even when one color is owned, which then takes
     * more values than it needs.
     */

    private static final int BITS = 64;
    private static final int UNOWNED = -1;

    private final int players;
    private final boolean alike;
    /** The only player who can still win each living color in the beginning, or UNOWNED. */
    private final int[] owner;

    private final int[] radix;
    private final int[] weight;
    private final boolean[] inside;
    private final long[] zero;
    private final long[] spread;
    private final int longs;
    /** The place of each long when each player is taken for the next one. */
    private final int[] turned;

    /** @param owners of each living color: the bits of those who own pieces of it, one or none */
    Ownerships(int players, int[] owners) {
        this.players = players;
        int owned = 0;
        for (int bits : owners) {
            owned += bits == 0 ? 0 : 1;
        }
        int free = owners.length - owned;
        alike = longs(players, owners.length, 0) <= players * longs(players, free, owned);
        owner = new int[owners.length];
        radix = new int[owners.length];
        weight = new int[owners.length];
        inside = new boolean[owners.length];
        zero = new long[owners.length];
        spread = new long[owners.length];
        int bits = 1;
        int rest = 1;
        int[] within = alike ? within(players, owners.length, 0) : within(players, free, owned);
        for (int color = 0; color < owners.length; color++) {
            owner[color] = alike || owners[color] == 0 ? UNOWNED : Integer.numberOfTrailingZeros(owners[color]);
            int kind = owner[color] == UNOWNED ? 0 : 1;
            radix[color] = kind == 0 ? players + 1 : 2;
            inside[color] = within[kind]-- > 0;
            if (inside[color]) {
                weight[color] = bits;
                bits *= radix[color];
            } else {
                weight[color] = rest;
                rest *= radix[color];
            }
        }
        longs = rest;
        turned = new int[longs];
        masks(bits);
    }

    /** Returns how many of the colors that nobody owns, and of the others, choose the bit of a long. */
    private static int[] within(int players, int free, int owned) {
        int[] best = {0, 0};
        int most = 0;
        int product = 1;
        for (int i = 0; i <= free && product <= BITS; i++) {
            int j = Math.min(owned, Integer.numberOfTrailingZeros(Integer.highestOneBit(BITS / product)));
            if (product << j > most) {
                most = product << j;
                best = new int[] {i, j};
            }
            product *= players + 1;
        }
        return best;
    }

    private static int longs(int players, int free, int owned) {
        int[] within = within(players, free, owned);
        int longs = 1 << owned - within[1];
        for (int i = within[0]; i < free; i++) {
            longs *= players + 1;
        }
        return longs;
    }

    private void masks(int bits) {
        for (int color = 0; color < radix.length; color++) {
            for (int bit = 0; inside[color] && bit < bits; bit++) {
                zero[color] |= bit / weight[color] % radix[color] == 0 ? 1L << bit : 0;
            }
            for (int digit = 0; inside[color] && digit < radix[color]; digit++) {
                spread[color] |= 1L << digit * weight[color];
            }
            for (int i = 0; !inside[color] && i < longs; i++) {
                int digit = i / weight[color] % radix[color];
                turned[i] += weight[color] * next(digit);
            }
        }
    }

    /** The digit that the next player has where a player has this one. */
    private int next(int digit) {
        return digit == 0 ? 0 : digit % players + 1;
    }

    /** Living colors. */
    int living() {
        return owner.length;
    }

    int players() {
        return players;
    }

    /** Whether no player differs from another, so that the vectors of one mover serve for all. */
    boolean alike() {
        return alike;
    }

    /** Longs in a vector. */
    int longs() {
        return longs;
    }

    /** Whether a living color can come to be owned by this player alone; -1 for nobody. */
    boolean has(int color, int player) {
        return player < 0 || owner[color] == UNOWNED || owner[color] == player;
    }

    /**
     * Reads vectors, in place, at the ownership after a turn instead of the one before.
     *
     * @param count vectors one behind the other
     * @param color of the turn, a living one
     * @param completed the turn can take the last pieces of the color: then all is set where the player owns the others
     * @param fresh nobody owns pieces of the color before
     */
    void turn(long[] row, int from, int count, int color, int player, boolean completed, boolean fresh) {
        int mine = owner[color] == UNOWNED ? player + 1 : owner[color] == player ? 1 : 0;
        int step = weight[color];
        int end = from + count * longs;
        if (inside[color]) {
            int shift = mine * step;
            for (int i = from; i < end; i++) {
                long own = completed ? zero[color] : row[i] >>> shift & zero[color];
                long other = fresh ? own : row[i] & zero[color];
                long all = other * spread[color];
                row[i] = mine == 0 ? all : all & ~(zero[color] << shift) | own << shift;
            }
            return;
        }
        for (int high = from; high < end; high += radix[color] * step) {
            for (int i = high; i < high + step; i++) {
                if (completed && mine > 0) {
                    row[i + mine * step] = -1;
                }
                long other = fresh ? row[i + mine * step] : row[i];
                for (int digit = 0; digit < radix[color]; digit++) {
                    if (digit != mine) {
                        row[i + digit * step] = other;
                    }
                }
            }
        }
    }

    /** Copies a vector, each player taken for the next one; only where all are alike. */
    void turnAbout(long[] row, int from, long[] target, int to) {
        for (int i = 0; i < longs; i++) {
            long bits = row[from + i];
            for (int color = 0; color < radix.length && inside[color]; color++) {
                long moved = 0;
                for (int digit = 0; digit < radix[color]; digit++) {
                    moved |= (bits >>> digit * weight[color] & zero[color]) << next(digit) * weight[color];
                }
                bits = moved;
            }
            target[to + turned[i]] = bits;
        }
    }

    /**
     * A bit of a vector.
     *
     * @param owners of each living color: who alone owns pieces of it, -1 when nobody can win it or it is untouched
     */
    boolean bit(long[] row, int from, int[] owners) {
        int bit = 0;
        int i = from;
        for (int color = 0; color < radix.length; color++) {
            int digit = owner[color] == UNOWNED ? owners[color] + 1 : owners[color] == owner[color] ? 1 : 0;
            if (inside[color]) {
                bit += digit * weight[color];
            } else {
                i += digit * weight[color];
            }
        }
        return (row[i] >>> bit & 1) != 0;
    }
}
