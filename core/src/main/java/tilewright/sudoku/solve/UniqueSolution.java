package tilewright.sudoku.solve;

import tilewright.message.Message;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.sudoku.model.Board;

/** Finds the only solution of each puzzle, for notations that include it. Threads may share one. */
public final class UniqueSolution {

    private final SudokuSolver solver = new SudokuSolver();

    /**
     * Returns the 81 digits of the one solution.
     *
     * @param wanted what the solution is for, at the beginning of a sentence
     * @throws Study.Refused when there is none, or another one, or when it cannot be found at once
     */
    public int[] of(Board puzzle, Message wanted) {
        Limits limits = Limits.NONE.withSolutions(2).withNodes(Completions.NODE_LIMIT);
        Solver.Solutions<Board> solutions = solver.solve(puzzle, limits);
        int found = solutions.found().size();
        if (found == 1 && solutions.outcome() instanceof Outcome.Complete) {
            return solutions.found().getFirst().digits();
        }
        boolean several = found > 1;
        boolean none = found == 0 && solutions.outcome() instanceof Outcome.Complete;
        throw new Study.Refused(SolveMessages.noUniqueSolution(wanted, several ? "several" : none ? "none" : ""));
    }
}
