package tilewright.paletto.proof;

import java.util.Arrays;
import java.util.Optional;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Coloring;
import tilewright.paletto.model.Shape;
import tilewright.search.Limits;

/**
 * The player who can force a win against all others together, proved for all positions that can come from one.
 *
 * <p>With two players one always can. With more, perhaps nobody. Immutable; threads may share one.
 */
final class ForcedWins {

    static final int NOBODY = ForcedTable.NOBODY;

    private final ForcedTable table;
    /** The place of each color among the living; -1 when it was dead from the beginning. */
    private final int[] place;

    private final long[] pieces;
    private final int players;

    private ForcedWins(ForcedTable table, int[] place, long[] pieces, int players) {
        this.table = table;
        this.place = place;
        this.pieces = pieces;
        this.players = players;
    }

    /**
     * Returns the number of shapes of a position's table that a budget allows: by its bytes, and a node is 16 longs of the
     * table.
     */
    static long mostShapes(Board board, Limits limits) {
        int length = ForcedTable.length(ownerships(board));
        return Math.min(limits.nodes() / (length / 16 + 1), limits.bytes() / (8L * length + 8));
    }

    /** Whether a position is of the kind that can be solved: not over, of a shape that play can lead to. */
    static boolean fits(Board board) {
        return board.winner() < 0 && Shape.convex(board.occupied());
    }

    private static Ownerships ownerships(Board board) {
        int dead = (1 << board.players()) - 1;
        int claims = new Coloring(board).claims(board);
        int living = 0;
        int[] owners = new int[board.size()];
        for (int color = 0; color < board.size(); color++) {
            int bits = claims >>> 4 * color & dead;
            if (bits != dead) {
                owners[living++] = bits;
            }
        }
        return new Ownerships(board.players(), Arrays.copyOf(owners, living));
    }

    /**
     * Solves everything that can come from a position.
     *
     * @param board one that {@link #fits}
     * @param mostShapes maximum number of shapes
     * @return empty when there are more shapes, or when asked to stop
     */
    static Optional<ForcedWins> below(Board board, int mostShapes, Limits limits) {
        try {
            return Optional.of(on(Shapes.below(board.occupied(), mostShapes, limits.stop()), board, limits));
        } catch (ShapeGraph.TooLarge tooLarge) {
            return Optional.empty();
        }
    }

    private static ForcedWins on(Shapes shapes, Board board, Limits limits) {
        int size = board.size();
        int dead = (1 << board.players()) - 1;
        int claims = new Coloring(board).claims(board);
        int[] place = new int[size];
        long[] colors = new long[size];
        long[] pieces = new long[size];
        long untouched = 0;
        int living = 0;
        int behind = size;
        for (int color = 0; color < size; color++) {
            int bits = claims >>> 4 * color & dead;
            pieces[color] = board.pieces(color);
            place[color] = bits == dead ? -1 : living;
            colors[bits == dead ? --behind : living++] = pieces[color];
            untouched |= bits == 0 ? pieces[color] : 0;
        }
        ForcedTable table = ForcedTable.of(shapes, colors, ownerships(board), untouched, limits.stop());
        return new ForcedWins(table, place, pieces, board.players());
    }

    /** Returns the number of shapes that were solved. */
    int shapes() {
        return table.shapes().size();
    }

    /** Whether a position can come from the one that was solved, so that it can be asked about. */
    boolean holds(Board board) {
        if (board.players() != players || board.size() != place.length || board.winner() >= 0) {
            return false;
        }
        for (int color = 0; color < place.length; color++) {
            int owner = owner(board, color, 0);
            boolean known = place[color] >= 0
                    ? table.knows(place[color], owner)
                    : owner == NOBODY && Long.bitCount(board.pieces(color)) < board.size();
            if (!known || board.pieces(color) != (pieces[color] & board.occupied())) {
                return false;
            }
        }
        return table.shapes().contains(board.occupied());
    }

    /**
     * Returns the player who can force a win when the player to move takes these cells and ends the turn, or {@link
     * #NOBODY}.
     *
     * @param board a position that this holds
     * @param taken cells of one color that may be taken now; in the middle of a turn perhaps none
     */
    int winnerAfter(Board board, long taken) {
        long left = board.occupied() & ~taken;
        int mover = board.mover();
        int[] owners = new int[table.living()];
        for (int color = 0; color < place.length; color++) {
            int more = Long.bitCount(board.pieces(color) & taken);
            if (left == 0 || board.owned(mover, color) + more == board.size()) {
                return mover;
            }
            if (place[color] >= 0) {
                owners[place[color]] = owner(board, color, more);
            }
        }
        return table.winner(left, owners, (mover + 1) % players);
    }

    /**
     * Returns the only player who can still win a color and owns some of it, or {@link #NOBODY}, when the mover takes more
     * pieces of it.
     */
    private static int owner(Board board, int color, int more) {
        int owner = NOBODY;
        if (board.outOfPlay(color) > 0) {
            return NOBODY;
        }
        for (int player = 0; player < board.players(); player++) {
            if (board.owned(player, color) + (player == board.mover() ? more : 0) > 0) {
                if (owner != NOBODY) {
                    return NOBODY;
                }
                owner = player;
            }
        }
        return owner;
    }
}
