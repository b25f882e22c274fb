package tilewright.paletto.proof;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tilewright.agent.Turn;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.SafeTurns;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;

/**
 * Proves who can force a win, for any number of players, as far as a budget reaches.
 *
 * <p>The workspace keeps the last solution; what it answers depends on the position and the budget alone. Threads may share
 * one.
 */
public final class Forecasts {

    private static final int MOST_PIECES = 48;
    private static final int MOST_SHAPES = 20_000_000;

    /** Bytes of tables that threads may make side by side. */
    private static final long SMALL = 1L << 26;

    private final Proofs proofs;
    private final Workspace workspace;

    /** Forecasts that take the values of positions of two players from these proofs, and keep others in this workspace. */
    public Forecasts(Proofs proofs, Workspace workspace) {
        this.proofs = proofs;
        this.workspace = workspace;
    }

    private CachedSolution cached() {
        return workspace.of(CachedSolution.class, CachedSolution::new);
    }

    /**
     * Proves who can force a win after each turn; empty when that is not proved.
     *
     * @param board where the game is not over
     * @param limits a node is a shape, or with more than two players 16 longs of its table; for positions that play cannot
     *     lead to, a turn looked at
     */
    public Optional<Forecast> of(Board board, Limits limits) {
        return of(board, WholeTurns.inOrder(board), limits);
    }

    /**
     * Proves who can force a win after each turn; empty when that is not proved.
     *
     * @param turns all turns of the board, in order
     */
    public Optional<Forecast> of(Board board, List<Turn<Board, Move>> turns, Limits limits) {
        int mover = board.mover();
        if (!ForcedWins.fits(board)) {
            return searched(board, turns, limits);
        }
        if (board.players() == 2) {
            return proofs.solution(board, limits)
                    .map(exact -> forecast(
                            mover,
                            turns,
                            turn -> exact.winsAfter(board, SafeTurns.cells(turn.moves())) ? mover : 1 - mover));
        }
        return solution(board, limits)
                .map(forced ->
                        forecast(mover, turns, turn -> forced.winnerAfter(board, SafeTurns.cells(turn.moves()))));
    }

    private static Forecast forecast(
            int mover, List<Turn<Board, Move>> turns, Function<Turn<Board, Move>, Integer> winner) {
        return new Forecast(mover, turns, turns.stream().map(winner).toList());
    }

    private static Optional<Forecast> searched(Board board, List<Turn<Board, Move>> turns, Limits limits) {
        ForcedSearch search = new ForcedSearch(board, limits);
        Forecast forecast = forecast(board.mover(), turns, turn -> search.winnerAfter(SafeTurns.cells(turn.moves())));
        return Optional.of(forecast).filter(known -> !known.winners().contains(ForcedSearch.UNKNOWN));
    }

    private Optional<ForcedWins> solution(Board board, Limits limits) {
        long most = Math.min(MOST_SHAPES, ForcedWins.mostShapes(board, limits));
        Optional<ForcedWins> cached = cached().of(board, most);
        if (cached.isPresent() || Long.bitCount(board.occupied()) > MOST_PIECES && board.size() == Board.LARGEST) {
            return cached;
        }
        long small = Math.min(most, ForcedWins.mostShapes(board, limits.withBytes(SMALL)));
        Optional<ForcedWins> made = ForcedWins.below(board, (int) small, limits);
        if (made.isEmpty() && small < most) {
            return alone(board, (int) most, limits);
        }
        made.ifPresent(cached().forced::keep);
        return made;
    }

    /** Makes a large table while no other thread does. */
    private Optional<ForcedWins> alone(Board board, int most, Limits limits) {
        synchronized (cached().large) {
            Optional<ForcedWins> cached = cached().of(board, most);
            if (cached.isPresent()) {
                return cached;
            }
            cached().forced.forget();
            Optional<ForcedWins> made = ForcedWins.below(board, most, limits);
            made.ifPresent(cached().forced::keep);
            return made;
        }
    }

    /** The last solution, and a lock for the thread that makes a large one. Threads may share one. */
    private static final class CachedSolution {
        final LastSolution<ForcedWins> forced = new LastSolution<>();
        final Object large = new Object();

        Optional<ForcedWins> of(Board board, long most) {
            return forced.serving(last -> last.shapes() <= most && last.holds(board));
        }
    }
}
