package tilewright.sudoku.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tilewright.puzzle.Counter;
import tilewright.puzzle.PlainTexts;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.text.Json;

/** The ways to complete one position after the other, as the fast solver finds them. Threads may share one. */
public final class Completions {

    /** Nodes between two looks at the stop: a few milliseconds. */
    static final long SLICE = 10_000;

    /**
     * Nodes after which a question that must be answered at once is given up: some seconds. The hardest puzzles that are
     * known need some thousands.
     */
    static final long NODE_LIMIT = 10_000_000;

    private static final Limits QUESTION = Limits.NONE.withSolutions(1).withNodes(NODE_LIMIT);

    /** The number of spare solvers: so many threads find one each time. */
    private static final int SPARES = 16;

    /** The solvers not in use; a thread that finds none makes another, and those that find no place are forgotten. */
    private final List<AtomicReference<@Nullable BandSolver>> spares = new ArrayList<>(SPARES);

    public Completions() {
        for (int i = 0; i < SPARES; i++) {
            spares.add(new AtomicReference<>());
        }
    }

    /** The counter of the puzzle. Threads may share one. */
    public static final class Count implements Counter<Board> {

        private final Completions completions = new Completions();

        @Override
        public Counter.Count count(Board board, Limits limits) {
            return Counter.Count.of(completions.count(board, limits));
        }

        @Override
        public Json.Obj about(Board board) {
            return GivenCandidates.about(board);
        }

        @Override
        public Optional<PlainTexts.Answers> plain(Limits limits) {
            return Optional.of(new PlainCompletions(completions, limits, false));
        }
    }

    /** Counts the ways to complete a position. */
    public Outcome count(Board board, Limits limits) {
        return run(board, limits, limits.solutions(), null);
    }

    /**
     * Finds the ways to complete a position, one by one.
     *
     * @param solution receives 81 digits for each, which it may keep
     */
    public Outcome each(Board board, Limits limits, Consumer<int[]> solution) {
        return run(board, limits, 1, solution);
    }

    /**
     * Returns whether it is proved that a position cannot be completed.
     *
     * @throws Stopped when it was stopped
     */
    public boolean none(Board board, Stop stop) {
        boolean none = count(board, QUESTION.withStop(stop)) instanceof Outcome.Complete;
        if (!none) {
            stop.check();
        }
        return none;
    }

    /**
     * The number of ways to complete a grid with these candidates, 2 for more.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @param candidates 81 sets of digits; those of filled cells do not count, and digits in sight are left out
     * @throws Stopped when it was stopped
     */
    public int upToTwo(int[] digits, int[] candidates, Stop stop) {
        BandSolver solver = take();
        solver.begin(digits);
        GivenCandidates.keep(digits, candidates, solver);
        Outcome outcome = driven(solver, Limits.NONE.withSolutions(2).withStop(stop), 2, null);
        give(solver);
        if (outcome instanceof Outcome.Limited limited && limited.reason() == Outcome.Reason.STOPPED) {
            throw new Stopped();
        }
        return (int) outcome.solutions();
    }

    private Outcome run(Board board, Limits limits, long atOnce, @Nullable Consumer<int[]> listener) {
        BandSolver solver = take();
        solver.begin(board.digits());
        Outcome outcome = board.givesCandidates() && !GivenCandidates.keep(board, solver)
                ? new Outcome.Complete(0, solver.nodes())
                : driven(solver, limits, atOnce, listener);
        give(solver);
        limits.spent().accept(outcome.nodes());
        return outcome;
    }

    /** Returns a solver that nobody else uses. */
    BandSolver take() {
        for (AtomicReference<@Nullable BandSolver> place : spares) {
            BandSolver spare = place.get() == null ? null : place.getAndSet(null);
            if (spare != null) {
                return spare;
            }
        }
        return new BandSolver();
    }

    /** Takes a solver back. */
    void give(BandSolver solver) {
        int place = 0;
        while (place < SPARES && !spares.get(place).compareAndSet(null, solver)) {
            place++;
        }
    }

    private static Outcome driven(BandSolver solver, Limits limits, long atOnce, @Nullable Consumer<int[]> listener) {
        long told = 0;
        while (true) {
            if (limits.stop().asked()) {
                return new Outcome.Limited(told, solver.nodes(), Outcome.Reason.STOPPED);
            }
            long grant = Math.min(SLICE, limits.nodes() - solver.nodes());
            boolean end = solver.run(told + Math.min(atOnce, limits.solutions() - told), grant);
            if (solver.found() > told) {
                told = solver.found();
                if (listener != null) {
                    int[] digits = new int[Houses.CELLS];
                    solver.solution(digits);
                    listener.accept(digits);
                }
                if (told == limits.solutions()) {
                    return new Outcome.Limited(told, solver.nodes(), Outcome.Reason.SOLUTIONS);
                }
            }
            if (end) {
                return new Outcome.Complete(told, solver.nodes());
            }
            if (solver.nodes() >= limits.nodes()) {
                return new Outcome.Limited(told, solver.nodes(), Outcome.Reason.NODES);
            }
        }
    }
}
