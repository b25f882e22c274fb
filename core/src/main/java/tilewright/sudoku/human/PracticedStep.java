package tilewright.sudoku.human;

import java.util.Optional;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.technique.CandidateGrid;
import tilewright.sudoku.technique.HodokuSolver;

/** The step that a position to practice is made for, where Sudoku Explainer does not have its technique. */
final class PracticedStep {

    /** The hardest that is practiced. */
    private static final StepKind LAST = StepKind.ALS_XY_WING;

    private PracticedStep() {}

    /** The step in a position with automatic notes in which nothing is entered yet; empty in any other. */
    static Optional<Step> of(Board position, Stop stop) {
        if (!position.automatic() || position.givesCandidates() || entered(position)) {
            return Optional.empty();
        }
        return HodokuSolver.next(CandidateGrid.noted(position), LAST, stop)
                .filter(step -> !step.kind().inExplainer());
    }

    private static boolean entered(Board position) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (position.entry(cell) != 0) {
                return true;
            }
        }
        return false;
    }
}
