package tilewright.paletto.study;

import tilewright.paletto.model.Board;
import tilewright.paletto.model.Shape;
import tilewright.search.Limits;

/**
 * Counts all sequences of turns from a position, by their length. A finished game does not go on; the sequence that
 * finished it is counted at its length. Mutable; one counting each.
 */
final class TurnCount {

    /*
     * Plain depth-first counting on bits. What lies on the board is one word, for a color's pieces are those of the
     * beginning that are still occupied. Sets are built by adding cells in rising order: every part of a legal set is
     * legal, so each set is met once, and after each cell the next may be chosen from those still removable.
     */

    /** One less than the sequences between two looks at the stop: a power of two. */
    private static final int LOOKS = 0xfff;

    final long[] sequences;
    final long[] colorWins;
    final long[] lastPieceWins;
    final long[] bothWins;

    private final Board root;
    private final int depth;
    private final Limits limits;
    private final boolean convex;
    private final long[] pieces;
    /** Number of pieces that a player owns, at player * size + color. */
    private final int[] owned;

    private long nodes;
    private boolean halted;

    TurnCount(Board root, int depth, Limits limits) {
        this.root = root;
        this.depth = depth;
        this.limits = limits;
        sequences = new long[depth + 1];
        colorWins = new long[depth + 1];
        lastPieceWins = new long[depth + 1];
        bothWins = new long[depth + 1];
        convex = Shape.convex(root.occupied());
        pieces = new long[root.size()];
        owned = new int[root.players() * root.size()];
        for (int color = 0; color < root.size(); color++) {
            pieces[color] = root.pieces(color);
            for (int player = 0; player < root.players(); player++) {
                owned[player * root.size() + color] = root.owned(player, color);
            }
        }
    }

    /** Counts; false when a limit came first. */
    boolean run() {
        sequences[0] = 1;
        if (depth > 0 && root.winner() < 0) {
            turns(1, root.occupied(), root.mover());
        }
        limits.spent().accept(nodes);
        return !halted;
    }

    /** Counts the sequences that go on with a turn of this player, the ply-th from the beginning. */
    private void turns(int ply, long occupied, int player) {
        long removable = removable(occupied);
        for (int color = 0; color < pieces.length && !halted; color++) {
            sets(ply, occupied, player, color, removable & pieces[color]);
        }
    }

    /** Continues with all sets that add one or more of these candidates to the pieces taken in this turn. */
    private void sets(int ply, long occupied, int player, int color, long candidates) {
        int slot = player * pieces.length + color;
        for (long left = candidates; left != 0 && !halted; left &= left - 1) {
            if (nodes == limits.nodes() || (nodes & LOOKS) == 0 && limits.stop().asked()) {
                halted = true;
                return;
            }
            nodes++;
            long rest = occupied ^ Long.lowestOneBit(left);
            owned[slot]++;
            sequences[ply]++;
            boolean complete = owned[slot] == pieces.length;
            if (complete && rest == 0) {
                bothWins[ply]++;
            } else if (complete) {
                colorWins[ply]++;
            } else if (rest == 0) {
                lastPieceWins[ply]++;
            } else {
                if (ply < depth) {
                    turns(ply + 1, rest, (player + 1) % root.players());
                }
                long others = left & left - 1;
                if (others != 0) {
                    sets(ply, rest, player, color, others & removable(rest));
                }
            }
            owned[slot]--;
        }
    }

    private long removable(long occupied) {
        return convex ? Shape.removableIfConvex(occupied) : Shape.removableByFilling(occupied);
    }
}
