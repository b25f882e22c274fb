package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.PlainTexts;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.rating.OrderedSteps;
import tilewright.sudoku.rating.Position;
import tilewright.sudoku.solve.UniqueSolution;

/**
 * A solver that also shows the path: the steps that solve a puzzle without guessing, as a search. Threads may share it. It keeps
 * the path that was shown last, so that going back in it finds nothing anew.
 */
public final class PathSolver implements Solver<Board> {

    /** The id of its method. */
    static final String PATH = "path";

    private final Solver<Board> solver;
    private final OrderedSteps steps;
    private Optional<Kept> kept = Optional.empty();

    /** A path and its puzzle. */
    private record Kept(Board puzzle, Optional<WatchedPath> path) {}

    /** @param solver that solves, and has the other methods */
    public PathSolver(Solver<Board> solver, OrderedSteps steps) {
        this.solver = solver;
        this.steps = steps;
    }

    @Override
    public Message obstacle(Board position) {
        return solver.obstacle(position);
    }

    @Override
    public List<Method> methods() {
        List<Method> all = new ArrayList<>(solver.methods());
        all.add(new Method(
                PATH, HumanMessages.methodPathName(), HumanMessages.methodPath(HumanMessages.methodPathName())));
        return all;
    }

    @Override
    public PuzzleSearch<Board> search(Board position, String method, SeededRandom random) {
        if (!method.equals(PATH)) {
            return solver.search(position, method, random);
        }
        Board puzzle = Position.puzzle(position);
        return new PathSearch(puzzle, path(puzzle));
    }

    @Override
    public Solutions<Board> solve(Board position, Limits limits) {
        return solver.solve(position, limits);
    }

    @Override
    public Optional<PlainTexts.Answers> plain(Limits limits) {
        return solver.plain(limits);
    }

    private synchronized Optional<WatchedPath> path(Board puzzle) {
        if (kept.isEmpty() || !kept.get().puzzle().equals(puzzle)) {
            kept = Optional.of(new Kept(puzzle, found(puzzle)));
        }
        return kept.get().path();
    }

    private Optional<WatchedPath> found(Board puzzle) {
        try {
            new UniqueSolution().of(puzzle, HumanMessages.pathWanted());
            return Optional.of(new WatchedPath(puzzle, steps));
        } catch (Study.Refused refused) {
            return Optional.empty();
        }
    }
}
