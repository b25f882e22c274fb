package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Chain;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** A step while it is found: written over by the next one, so that looking for steps allocates nothing. */
final class StepBuffer {

    private static final short[] NO_PATH = new short[0];

    StepKind kind = StepKind.HIDDEN_SINGLE;
    double rating;

    /** The cell and digit (from 0) that are placed; cell -1 when nothing is. */
    int cell;

    int digit;

    /** The number of cells in which candidates are removed, those cells, and what is removed there. */
    int removals;

    final int[] removalCells = new int[Layout.CELLS];
    final int[] removalMasks = new int[Layout.CELLS];

    /** The digits of the pattern, and its cells as a list. */
    int digits;

    int cells;
    final int[] patternCells = new int[Layout.CELLS];

    /** The houses in which the pattern lies, and those from which it removes. */
    int bases;

    final int[] base = new int[4];
    int covers;
    final int[] cover = new int[4];

    /** The start of forcing chains, and their common conclusion or one of the two that contradict each other. */
    int origin;

    int target;

    /** The finder of a step that consists of several chains, which can give them. */
    @Nullable
    ForcingChains chains;

    /** The assertions of a chain, from its end to its start. */
    short[] path = NO_PATH;

    void start(StepKind found, double itsRating) {
        kind = found;
        rating = itsRating;
        cell = -1;
        removals = 0;
        digits = 0;
        cells = 0;
        bases = 0;
        covers = 0;
        chains = null;
    }

    /** A step that places a digit, from 0. */
    void place(int itsCell, int itsDigit) {
        cell = itsCell;
        digit = itsDigit;
    }

    /** Notes candidates of a cell to be removed, if there are any. */
    void remove(int itsCell, int mask) {
        if (mask != 0) {
            removalCells[removals] = itsCell;
            removalMasks[removals++] = mask;
        }
    }

    void patternCell(int itsCell) {
        patternCells[cells++] = itsCell;
    }

    void apply(CandidateState state) {
        for (int i = 0; i < removals; i++) {
            state.removeAll(removalCells[i], removalMasks[i]);
        }
        if (cell >= 0) {
            state.place(cell, digit);
        }
    }

    /**
     * The step.
     *
     * @param state the one in which it was found
     */
    Step step(CandidateState state) {
        if (chains != null) {
            return step(chains.chains(state, this));
        }
        return step(
                switch (kind) {
                    case X_CYCLE, Y_CYCLE, XY_CYCLE, FORCING_X_CHAIN, FORCING_XY_CHAIN ->
                        List.of(Chains.of(path, state));
                    default -> List.of();
                });
    }

    Step step(List<Chain> because) {
        List<Candidate> placements = new ArrayList<>();
        List<Candidate> eliminations = new ArrayList<>();
        int changed = 0;
        if (cell >= 0) {
            placements.add(new Candidate(cell, digit + 1));
            changed = 1 << digit;
        } else {
            for (int i = 0; i < removals; i++) {
                changed |= removalMasks[i];
                for (int rest = removalMasks[i]; rest != 0; rest &= rest - 1) {
                    eliminations.add(new Candidate(removalCells[i], Digits.first(rest)));
                }
            }
            eliminations.sort(null);
        }
        List<Premise> premises = premises();
        because.forEach(chain -> premises.addAll(chain.premises()));
        int tenths = ExplainerRater.tenths(rating);
        return new Step(kind, tenths, changed, placements, eliminations, premises.size(), premises, because);
    }

    private List<Premise> premises() {
        List<Premise> premises = new ArrayList<>();
        for (int i = 0; i < bases; i++) {
            premises.add(new Premise.Base(Layout.modelHouse(base[i])));
        }
        for (int i = 0; i < covers; i++) {
            premises.add(new Premise.Cover(Layout.modelHouse(cover[i])));
        }
        switch (kind) {
            case CELL_FORCING_CHAINS -> premises.add(new Premise.Cells(CellSet.of(origin), 0));
            case REGION_FORCING_CHAINS -> premises.add(new Premise.Base(Layout.modelHouse(origin / 9)));
            case NISHIO, CONTRADICTION_FORCING_CHAINS, DOUBLE_FORCING_CHAINS ->
                premises.add(new Premise.Cells(CellSet.of((origin >> 1) / 9), 1 << (origin >> 1) % 9));
            case XY_WING, XYZ_WING ->
                premises.add(new Premise.Wing(patternCells[0], patternCells[1], patternCells[2], Digits.first(digits)));
            default -> {
                if (cells > 0) {
                    premises.add(new Premise.Cells(CellSet.of(Arrays.copyOf(patternCells, cells)), digits));
                }
            }
        }
        return premises;
    }
}
