package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** A step that is being put together. One thread. */
final class StepDraft {

    private final StepKind kind;
    private final int digits;
    private final List<Candidate> placements = new ArrayList<>();
    private final List<Candidate> eliminations = new ArrayList<>();
    private final List<Premise> premises = new ArrayList<>();
    private int length;

    /** @param digits that the pattern is about, a set of {@link Digits} */
    StepDraft(StepKind kind, int digits) {
        this.kind = kind;
        this.digits = digits;
    }

    StepDraft place(int cell, int digit) {
        placements.add(new Candidate(cell, digit));
        return this;
    }

    /** Removes a digit from those of the cells that have it. */
    StepDraft remove(CandidateGrid grid, CellSet cells, int digit) {
        CellSet hit = cells.and(grid.places(digit));
        for (int cell = hit.next(0); cell >= 0; cell = hit.next(cell + 1)) {
            remove(cell, digit);
        }
        return this;
    }

    /** Removes those digits of a set that a cell has. */
    StepDraft removeAll(CandidateGrid grid, int cell, int digitsOfCell) {
        for (int rest = grid.candidates(cell) & digitsOfCell; rest != 0; rest &= rest - 1) {
            remove(cell, Digits.first(rest));
        }
        return this;
    }

    private void remove(int cell, int digit) {
        Candidate candidate = new Candidate(cell, digit);
        if (!eliminations.contains(candidate)) {
            eliminations.add(candidate);
        }
    }

    StepDraft length(int ofChain) {
        length = ofChain;
        return this;
    }

    StepDraft because(Premise premise) {
        premises.add(premise);
        return this;
    }

    /** Whether it changes nothing. */
    boolean isIdle() {
        return placements.isEmpty() && eliminations.isEmpty();
    }

    Step step() {
        Collections.sort(placements);
        Collections.sort(eliminations);
        return new Step(kind, digits, placements, eliminations, length, premises);
    }
}
