package tilewright.sudoku.technique;

import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Two or three cells, the base, and at least two cells that see all of them, the excluders, with no more candidates than the
 * base has cells. Digits of the base are impossible together when two cells that see each other have the same, or when they
 * leave nothing for an excluder; a digit that is possible with no others is removed.
 *
 * <p>Origin: the definition that Sudoku Explainer has of aligned pair and triplet exclusion, over all bases.
 */
final class AlignedExclusion implements Technique {

    private static final int FEWEST_EXCLUDERS = 2;

    private final int size;
    private final StepKind kind;

    /** @param size cells of the base, 2 or 3 */
    AlignedExclusion(int size) {
        this.size = size;
        this.kind = size == 2 ? StepKind.ALIGNED_PAIR_EXCLUSION : StepKind.ALIGNED_TRIPLE_EXCLUSION;
    }

    /** A base: its cells, the candidates of its excluders, and which digits of each cell have been found to be possible. */
    private record Base(CandidateGrid grid, int[] cells, int[] excluders, int[] possible) {

        /**
         * Examines the combinations that begin with some digits.
         *
         * @param digits of the first cells
         * @param taken the same as a set
         */
        boolean allows(int[] digits, int cell, int taken) {
            if (cell == cells.length) {
                return leavesAll(taken);
            }
            boolean any = false;
            for (int rest = grid.candidates(cells[cell]); rest != 0; rest &= rest - 1) {
                digits[cell] = Digits.first(rest);
                if (differs(digits, cell) && allows(digits, cell + 1, taken | rest & -rest)) {
                    possible[cell] |= rest & -rest;
                    any = true;
                }
            }
            return any;
        }

        private boolean leavesAll(int taken) {
            for (int candidates : excluders) {
                if ((candidates & ~taken) == 0) {
                    return false;
                }
            }
            return true;
        }

        private boolean differs(int[] digits, int cell) {
            for (int i = 0; i < cell; i++) {
                if (digits[i] == digits[cell] && CellSet.peers(cells[i]).has(cells[cell])) {
                    return false;
                }
            }
            return true;
        }
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        CellSet open = CellSet.NONE;
        CellSet few = CellSet.NONE;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int candidates = Digits.size(grid.candidates(cell));
            open = candidates > 1 ? open.with(cell) : open;
            few = candidates > 1 && candidates <= size ? few.with(cell) : few;
        }
        return find(grid, stop, open, new int[size], 0, few, enough);
    }

    /** @param excluders that see the first cells of the base */
    private boolean find(
            CandidateGrid grid,
            Stop stop,
            CellSet open,
            int[] cells,
            int chosen,
            CellSet excluders,
            Predicate<Step> enough) {
        if (excluders.size() < FEWEST_EXCLUDERS) {
            return false;
        }
        if (chosen == size) {
            return excluded(grid, cells, excluders, enough);
        }
        stop.check();
        for (int cell = open.next(chosen == 0 ? 0 : cells[chosen - 1] + 1); cell >= 0; cell = open.next(cell + 1)) {
            cells[chosen] = cell;
            if (find(grid, stop, open, cells, chosen + 1, excluders.and(CellSet.peers(cell)), enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean excluded(CandidateGrid grid, int[] cells, CellSet excluders, Predicate<Step> enough) {
        int union = 0;
        for (int cell : cells) {
            union |= grid.candidates(cell);
        }
        CellSet met = CellSet.NONE;
        for (int cell = excluders.next(0); cell >= 0; cell = excluders.next(cell + 1)) {
            met = (grid.candidates(cell) & ~union) == 0 ? met.with(cell) : met;
        }
        int[] left = met.cells();
        for (int i = 0; i < left.length; i++) {
            left[i] = grid.candidates(left[i]);
        }
        Base base = new Base(grid, cells, left, new int[size]);
        base.allows(new int[size], 0, 0);
        int removed = 0;
        StepDraft draft = new StepDraft(kind, union);
        for (int i = 0; i < size; i++) {
            int impossible = grid.candidates(cells[i]) & ~base.possible[i];
            draft.removeAll(grid, cells[i], impossible);
            removed |= impossible;
        }
        return removed != 0
                && enough.test(draft.because(new Premise.Cells(CellSet.of(cells), union))
                        .because(new Premise.Cells(met, 0))
                        .step());
    }
}
