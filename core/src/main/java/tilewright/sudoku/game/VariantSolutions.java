package tilewright.sudoku.game;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.Solver.Solutions;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.sudoku.human.ClueSolutions;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.VariantSolver;

/** The solutions of puzzles of any size and rules. */
final class VariantSolutions implements ClueSolutions<VariantBoard> {

    /** Nodes of a search that only makes a sentence better. */
    private static final long NODES = 200_000;

    @Override
    public Optional<List<int[]>> of(VariantBoard position, Limits limits) {
        return of(position.puzzle(), limits.withSolutions(2));
    }

    @Override
    public boolean none(VariantBoard position, Stop stop) {
        Limits limits = Limits.NONE.withSolutions(1).withNodes(NODES).withStop(stop);
        return of(position.filled(), limits).filter(List::isEmpty).isPresent();
    }

    private static Optional<List<int[]>> of(VariantPuzzle puzzle, Limits limits) {
        Solutions<List<Integer>> solutions = new VariantSolver(puzzle.rules()).solve(puzzle, limits);
        boolean decided = solutions.found().size() > 1 || solutions.outcome() instanceof Outcome.Complete;
        return decided
                ? Optional.of(solutions.found().stream()
                        .map(digits -> digits.stream().mapToInt(d -> d).toArray())
                        .toList())
                : Optional.empty();
    }

    @Override
    public boolean clashes(VariantBoard position, int cell) {
        return position.conflicting(cell);
    }

    @Override
    public Message clashing(int digits) {
        return GameMessages.clashing(digits);
    }
}
