package tilewright.sudoku.human;

import java.util.ArrayList;
import java.util.List;
import tilewright.puzzle.Study;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.UniqueSolution;
import tilewright.sudoku.step.Candidate;

/** The digits of the only solution that candidates given as clues exclude: mostly a slip. */
final class ExcludedDigits {

    private ExcludedDigits() {}

    /** The digits in their cells, in reading order; none when there are no such candidates, or the clues do not have one solution. */
    static List<Candidate> of(Board position) {
        List<Candidate> excluded = new ArrayList<>();
        if (!position.givesCandidates()) {
            return excluded;
        }
        try {
            int[] solution = new UniqueSolution().of(position.fresh().withoutCandidates(), HumanMessages.pathWanted());
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                if (!Digits.holds(position.candidates(cell), solution[cell])) {
                    excluded.add(new Candidate(cell, solution[cell]));
                }
            }
        } catch (Study.Refused refused) {
            // Nothing can be said of a solution that is not known.
        }
        return excluded;
    }
}
