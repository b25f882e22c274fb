package tilewright.paletto.proof;

import java.util.List;
import java.util.Optional;
import tilewright.agent.Turn;
import tilewright.agent.WinSearch;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.puzzle.Rules;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;

/**
 * Proves who wins, as far as a budget reaches. The workspace keeps the last solution, because the next question is mostly
 * about a later position of the same game.
 *
 * <p>What it answers depends on the position and the budget alone, not on what was asked before. Threads may share one.
 */
public final class Proofs {

    private static final int MOST_PIECES = 52;

    private final Rules<Board, Move> rules;
    private final Workspace workspace;

    /** Proofs by these rules, kept in this workspace. */
    public Proofs(Rules<Board, Move> rules, Workspace workspace) {
        this.rules = rules;
        this.workspace = workspace;
    }

    private CachedSolution cached() {
        return workspace.of(CachedSolution.class, CachedSolution::new);
    }

    /**
     * All turns that win against any defense; empty when that is not proved.
     *
     * @param limits a node is a shape, or for positions that play cannot lead to, a turn looked at
     */
    public Optional<List<Turn<Board, Move>>> winning(Board board, Limits limits) {
        if (board.players() != 2 || board.winner() >= 0) {
            return Optional.empty();
        }
        if (!Exact.fits(board)) {
            return new WinSearch<>(rules, new WholeTurns(), TranspositionKey::of).winning(board, limits);
        }
        return solution(board, limits).map(exact -> exact.winning(board));
    }

    /** The solution of everything that can come from a position; empty when the budget does not reach. */
    public Optional<Exact> solution(Board board, Limits limits) {
        long bytes = Math.min(limits.bytes(), workspace.tableBytes());
        long most = Math.min(limits.nodes(), bytes / Exact.bytesPerShape(board));
        Optional<Exact> cached = cached().exact.serving(last -> last.shapes() <= most && last.holds(board));
        if (cached.isPresent() || !Exact.fits(board) || hopeless(board)) {
            return cached;
        }
        try {
            Shapes below = cached().shapes
                    .serving(known -> known.start() == board.occupied() && known.size() <= most)
                    .orElseGet(() ->
                            Shapes.below(board.occupied(), (int) Math.min(Integer.MAX_VALUE, most), limits.stop()));
            Exact exact = Exact.on(below, board, limits);
            cached().exact.keep(exact);
            cached().shapes.keep(below);
            return Optional.of(exact);
        } catch (ShapeGraph.TooLarge tooLarge) {
            return Optional.empty();
        }
    }

    /** Whether there are far too many shapes to begin: hundreds of millions below a full 8 x 8 board. */
    private static boolean hopeless(Board board) {
        return Long.bitCount(board.occupied()) > MOST_PIECES && board.size() == Board.LARGEST;
    }

    /** The last solution, and the shapes below its start. Threads may share one. */
    private static final class CachedSolution {
        final LastSolution<Exact> exact = new LastSolution<>();
        final LastSolution<Shapes> shapes = new LastSolution<>();
    }
}
