package tilewright.paletto.model;

import tilewright.rng.SeededRandom;

/**
 * A game in progress on bits, for players that look at millions of positions: whole turns, nothing allocated while
 * playing.
 *
 * <p>A turn is the set of cells that it takes, all of one color; the empty set only ends a turn begun before. Cells are
 * bits as in {@link Shape}. Mutable; one thread at a time.
 */
public final class FastGame {

    /*
     * Pieces never move, so three numbers are a whole position: the occupied cells, the claims of Coloring and the player
     * to move.
     *
     * Turns of a color: its removable pieces, all parts of that set but those that hold both pieces of an exclusive pair.
     * Such a pair are opposite corners of a full 2 x 2 block without other neighbors. With f free pieces and k pairs
     * there are 2^f 3^k - 1 turns. A pair of one color is rare, so a random turn is drawn from the numbers of pieces
     * alone when there is none, and from the list when there is. Holes and bays, which only a position that somebody
     * typed in can have, need the list too, made by taking cells in rising order.
     *
     * In the loop of random games claims are not settled: two owners are as good as dead. That is made good at its end.
     */

    /** Maximum number of turns of a position: 8 colors with 255 each. */
    public static final int MOST_TURNS = 8 * 255;

    private static final long LEFT = 0x0101010101010101L;
    private static final long RIGHT = LEFT << 7;

    private final Coloring coloring;
    private final int dead;
    private final long[] cells;
    private final long firstOccupied;
    private final int firstClaims;
    private final int firstMover;
    /** The color of the turn that was in progress; -1 for none. */
    private final int firstColor;

    /** The turns of a position in random games. */
    private final long[] list = new long[MOST_TURNS];

    private long occupied;
    private int claims;
    private int mover;
    private int begun;
    private int winner;

    /** A game that begins with this position, which may be in the middle of a turn but not over. */
    public FastGame(Board board) {
        coloring = new Coloring(board);
        dead = coloring.dead();
        cells = new long[board.size()];
        for (int color = 0; color < cells.length; color++) {
            cells[color] = coloring.cells(color);
        }
        firstOccupied = board.occupied();
        firstClaims = coloring.claims(board);
        firstMover = board.mover();
        firstColor = board.color();
        restart();
    }

    /** Goes back to the position of the beginning. */
    public void restart() {
        set(firstOccupied, firstClaims, firstMover);
        begun = firstColor;
    }

    /** Goes to a position that this game can come to, at the beginning of a turn. */
    public void set(long toOccupied, int toClaims, int toMover) {
        occupied = toOccupied;
        claims = toClaims;
        mover = toMover;
        begun = -1;
        winner = -1;
    }

    /** Returns the constant part of this game. */
    public Coloring coloring() {
        return coloring;
    }

    /** The cells with pieces. */
    public long occupied() {
        return occupied;
    }

    /** The claims on all colors, equal for positions in which the same players can still complete the same colors. */
    public int claims() {
        return claims;
    }

    /** The player to move; when the game is over, the winner. */
    public int mover() {
        return mover;
    }

    /** Returns the winner, or -1. */
    public int winner() {
        return winner;
    }

    /** Plays a legal turn. */
    public void play(long taken) {
        int color = taken == 0 ? begun : coloring.colorOf(taken);
        begun = -1;
        occupied ^= taken;
        boolean gone = (occupied & cells[color]) == 0;
        int owners = claims >>> 4 * color & dead | 1 << mover;
        if (gone && owners == 1 << mover || occupied == 0) {
            winner = mover;
            return;
        }
        claims |= (gone ? dead : coloring.settled(owners)) << 4 * color;
        mover = coloring.next(mover);
    }

    /**
     * Lists all turns, color by color.
     *
     * @param turns takes them from index 0 on; room for {@link #MOST_TURNS}
     * @return how many
     */
    public int turns(long[] turns) {
        if (begun >= 0) {
            turns[0] = 0;
            return turnsOf(begun, turns, 1);
        }
        int count = 0;
        for (int color = 0; color < cells.length; color++) {
            count = turnsOf(color, turns, count);
        }
        return count;
    }

    private int turnsOf(int color, long[] turns, int before) {
        if (!Shape.convex(occupied)) {
            return addSets(occupied, 0, Shape.removableByFilling(occupied) & cells[color], turns, before);
        }
        long free = Shape.removableIfConvex(occupied) & cells[color];
        long falling = coloring.fallingPairs(occupied, free);
        long rising = coloring.risingPairs(occupied, free);
        int count = before;
        for (long part = free; part != 0; part = part - 1 & free) {
            if (!Coloring.excluded(part, falling, rising)) {
                turns[count++] = part;
            }
        }
        return count;
    }

    /** Adds all sets that hold the taken cells and one or more of these candidates, on a board of any shape. */
    private static int addSets(long left, long taken, long candidates, long[] turns, int before) {
        int count = before;
        for (long more = candidates; more != 0; more &= more - 1) {
            long cell = Long.lowestOneBit(more);
            long rest = left ^ cell;
            turns[count++] = taken | cell;
            long others = more & more - 1;
            if (others != 0) {
                count = addSets(rest, taken | cell, others & Shape.removableByFilling(rest), turns, count);
            }
        }
        return count;
    }

    /** A turn by which the player to move wins at once, or 0 when there is none. */
    public long winningTurn() {
        if ((occupied & occupied - 1) == 0) {
            return begun < 0 || (occupied & cells[begun]) != 0 ? occupied : 0;
        }
        long free = Shape.removable(occupied);
        for (int color = 0; color < cells.length; color++) {
            long rest = occupied & cells[color];
            boolean others = (claims >>> 4 * color & dead & ~(1 << mover)) != 0;
            boolean another = begun >= 0 && color != begun;
            if (rest != 0 && (rest & ~free) == 0 && !others && !another && together(rest)) {
                return rest;
            }
        }
        return 0;
    }

    /** Whether these removable pieces of one color may be taken together. */
    private boolean together(long set) {
        if (Shape.convex(occupied)) {
            return (coloring.fallingPairs(occupied, set) | coloring.risingPairs(occupied, set)) == 0;
        }
        long left = occupied;
        for (long more = set; more != 0; more &= more - 1) {
            long cell = Long.lowestOneBit(more);
            if ((Shape.removableByFilling(left) & cell) == 0) {
                return false;
            }
            left ^= cell;
        }
        return true;
    }

    /** Plays one of all turns, each as likely as the others. */
    public void playAny(SeededRandom random) {
        play(list[random.below(turns(list))]);
    }

    /**
     * Plays random turns, in each position all equally likely, to the end or until few pieces are left.
     *
     * @param enough goes on while there are more pieces than this; with 0 to the end
     * @return the winner, or -1
     */
    public int finish(SeededRandom random, int enough) {
        while (winner < 0 && (begun >= 0 || !Shape.convex(occupied))) {
            playAny(random);
        }
        if (winner >= 0) {
            return winner;
        }
        long left = occupied;
        int claimed = claims;
        int player = mover;
        while (Long.bitCount(left) > enough) {
            long above = left << 8;
            long below = left >>> 8;
            long before = (left & ~RIGHT) << 1;
            long behind = (left & ~LEFT) >>> 1;
            long between = above & before & ~(before << 8)
                    | above & behind & ~(behind << 8)
                    | below & before & ~(before >>> 8)
                    | below & behind & ~(behind >>> 8);
            long free = left & ~(above & below | before & behind | between);
            long taken;
            int color;
            if ((coloring.fallingPairs(left, free) | coloring.risingPairs(left, free)) == 0) {
                int total = -cells.length;
                for (long own : cells) {
                    total += 1 << Long.bitCount(free & own);
                }
                int chosen = random.below(total);
                color = 0;
                int count = (1 << Long.bitCount(free & cells[0])) - 1;
                while (chosen >= count) {
                    chosen -= count;
                    count = (1 << Long.bitCount(free & cells[++color])) - 1;
                }
                taken = part(free & cells[color], chosen + 1);
            } else {
                set(left, claimed, player);
                taken = list[random.below(turns(list))];
                color = coloring.colorOf(taken);
            }
            left ^= taken;
            claimed |= 1 << 4 * color + player;
            if ((left & cells[color]) == 0 && (claimed >>> 4 * color & dead) == 1 << player || left == 0) {
                set(left, claimed, player);
                winner = player;
                return player;
            }
            player = coloring.next(player);
        }
        set(left, coloring.settled(left, claimed), player);
        return -1;
    }

    /** The cells of a set that a number's bits choose, the lowest bit for the lowest cell. */
    public static long part(long set, int bits) {
        long part = 0;
        long left = set;
        for (int more = bits; more != 0; more >>>= 1) {
            part |= left & -left & -(more & 1);
            left &= left - 1;
        }
        return part;
    }
}
