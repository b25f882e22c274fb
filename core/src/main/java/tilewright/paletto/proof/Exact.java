package tilewright.paletto.proof;

import java.util.List;
import java.util.Optional;
import tilewright.agent.Turn;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.model.Shape;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * The proven values of all positions of two players that can come from one.
 *
 * <p>Immutable; threads may share one.
 */
public final class Exact {

    private final StrongSolution solution;
    /** The place of each color among the living; -1 when it was dead from the beginning. */
    private final int[] place;

    private final long[] pieces;

    private Exact(StrongSolution solution, int[] place, long[] pieces) {
        this.solution = solution;
        this.place = place;
        this.pieces = pieces;
    }

    /** Bytes that a solution takes for each shape, about. */
    static long bytesPerShape(Board board) {
        int living = 0;
        for (int color = 0; color < board.size(); color++) {
            living += dead(board, color) ? 0 : 1;
        }
        return 8L * OwnershipBits.longs(living) + 8;
    }

    /**
     * Solves everything that can come from a position.
     *
     * @param board of two players
     * @param mostShapes maximum number of shapes
     * @return empty when there are more shapes, when asked to stop, or for a position that play cannot lead to
     */
    public static Optional<Exact> below(Board board, int mostShapes, Stop stop) {
        if (!fits(board)) {
            return Optional.empty();
        }
        try {
            return Optional.of(on(Shapes.below(board.occupied(), mostShapes, stop), board, Limits.NONE.withStop(stop)));
        } catch (ShapeGraph.TooLarge tooLarge) {
            return Optional.empty();
        }
    }

    /** Whether a position is of the kind that can be solved: two players, not over, of a shape that play can lead to. */
    static boolean fits(Board board) {
        return board.players() == 2 && board.winner() < 0 && Shape.convex(board.occupied());
    }

    /**
     * Solves everything that can come from a position.
     *
     * @param shapes those below that of the board
     * @param board one that {@link #fits}
     * @param limits whom to ask whether to stop, and who works
     * @throws ShapeGraph.TooLarge when asked to stop
     */
    public static Exact on(Shapes shapes, Board board, Limits limits) {
        int size = board.size();
        int[] place = new int[size];
        long[] colors = new long[size];
        long[] pieces = new long[size];
        long untouched = 0;
        int living = 0;
        int behind = size;
        for (int color = 0; color < size; color++) {
            pieces[color] = board.pieces(color);
            boolean dead = dead(board, color);
            place[color] = dead ? -1 : living;
            colors[dead ? --behind : living++] = pieces[color];
            untouched |= Long.bitCount(pieces[color]) == size ? pieces[color] : 0;
        }
        return new Exact(StrongSolution.of(shapes, colors, living, untouched, limits), place, pieces);
    }

    private static boolean dead(Board board, int color) {
        return board.owned(0, color) > 0 && board.owned(1, color) > 0 || board.outOfPlay(color) > 0;
    }

    /** Returns the number of shapes that were solved. */
    public int shapes() {
        return solution.shapes().size();
    }

    /** Whether a position can come from the one that was solved, so that it can be asked about. */
    boolean holds(Board board) {
        if (board.players() != 2 || board.size() != place.length || board.winner() >= 0) {
            return false;
        }
        for (int color = 0; color < place.length; color++) {
            if (board.pieces(color) != (pieces[color] & board.occupied()) || place[color] < 0 && !dead(board, color)) {
                return false;
            }
        }
        return solution.shapes().contains(board.occupied());
    }

    /**
     * Whether the player to move wins by taking these cells and ending the turn.
     *
     * @param board a position that this holds
     * @param taken cells of one color that may be taken now; in the middle of a turn perhaps none
     */
    public boolean winsAfter(Board board, long taken) {
        int mover = board.mover();
        long left = board.occupied() & ~taken;
        int[] digits = new int[place.length];
        for (int color = 0; color < place.length; color++) {
            int more = Long.bitCount(board.pieces(color) & taken);
            int mine = board.owned(mover, color) + more;
            if (mine == board.size() || left == 0) {
                return true;
            }
            if (place[color] >= 0) {
                boolean theirs = board.owned(1 - mover, color) > 0;
                boolean dead = board.outOfPlay(color) > 0;
                digits[place[color]] = dead || mine > 0 && theirs ? 0 : mine > 0 ? 1 : theirs ? 2 : 0;
            }
        }
        return solution.won(left, digits);
    }

    /**
     * Whether the player to move wins against any defense.
     *
     * @param board a position that this holds
     */
    public boolean wins(Board board) {
        return !winning(board).isEmpty();
    }

    /**
     * The turns with which the player to move wins against any defense; none when the other one does.
     *
     * @param board a position that this holds
     */
    public List<Turn<Board, Move>> winning(Board board) {
        return new WholeTurns()
                .of(board).stream()
                        .filter(turn -> winsAfter(board, SafeTurns.cells(turn.moves())))
                        .toList();
    }
}
