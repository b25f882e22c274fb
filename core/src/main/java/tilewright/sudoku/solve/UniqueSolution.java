package tilewright.sudoku.solve;

import tilewright.message.Message;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.sudoku.model.Board;

/** The one solution of a puzzle, for notations that hold it. */
public final class UniqueSolution {

    private UniqueSolution() {}

    /**
     * 81 digits.
     *
     * @param wanted what the solution is for, at the beginning of a sentence
     * @throws Study.Refused when there is none, or another one, or when it cannot be found at once
     */
    public static int[] of(Board puzzle, Message wanted) {
        Limits limits = Limits.NONE.withSolutions(2).withNodes(Completions.NODE_LIMIT);
        Solver.Solutions<Board> solutions = new SudokuSolver().solve(puzzle, limits);
        int found = solutions.found().size();
        if (found == 1 && solutions.outcome() instanceof Outcome.Complete) {
            return solutions.found().getFirst().digits();
        }
        boolean several = found > 1;
        boolean none = found == 0 && solutions.outcome() instanceof Outcome.Complete;
        throw new Study.Refused(SolveMessages.noUniqueSolution(wanted, several ? "several" : none ? "none" : ""));
    }
}
