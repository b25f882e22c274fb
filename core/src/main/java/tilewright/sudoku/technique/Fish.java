package tilewright.sudoku.technique;

import java.util.Arrays;
import java.util.Optional;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Houses, the base, whose places of a digit lie in as many other houses, the cover, but for the fins.
 *
 * @param digit 1 to 9
 * @param base houses in ascending order
 * @param cover houses in ascending order, none of the base
 * @param fins places in the base that no cover house has or that two base houses have
 * @param outside what it removes from cells outside the base
 * @param within what it removes because two cover houses have it
 */
record Fish(int digit, int[] base, int[] cover, CellSet fins, CellSet outside, CellSet within, CandidateGrid grid) {

    private static final int ROWS = 1;
    private static final int COLUMNS = 2;
    private static final int BOXES = 4;

    /** The places of the digit in the base. */
    CellSet places() {
        CellSet places = CellSet.NONE;
        for (int house : base) {
            places = places.or(grid.places(digit, house));
        }
        return places;
    }

    private FishFamily family() {
        int lines = kindsOf(base);
        int covers = kindsOf(cover);
        boolean finned = !fins.isEmpty();
        if (lines == ROWS && covers == COLUMNS || lines == COLUMNS && covers == ROWS) {
            return !finned ? FishFamily.BASIC : sashimi() ? FishFamily.SASHIMI : FishFamily.FINNED;
        }
        boolean franken =
                isLines(lines, ROWS) && isLines(covers, COLUMNS) || isLines(lines, COLUMNS) && isLines(covers, ROWS);
        if (franken) {
            return finned ? FishFamily.FINNED_FRANKEN : FishFamily.FRANKEN;
        }
        return finned ? FishFamily.FINNED_MUTANT : FishFamily.MUTANT;
    }

    StepKind kind() {
        return family().kind(base.length);
    }

    private static boolean isLines(int kinds, int lines) {
        return kinds == lines || kinds == (lines | BOXES);
    }

    private static int kindsOf(int[] houses) {
        int kinds = 0;
        for (int house : houses) {
            kinds |= house < 9 ? ROWS : house < 18 ? COLUMNS : BOXES;
        }
        return kinds;
    }

    /** Whether without its fins some base house has one place or none. */
    private boolean sashimi() {
        for (int house : base) {
            if (grid.places(digit, house).minus(fins).size() <= 1) {
                return true;
            }
        }
        return false;
    }

    /** The elimination that is first in HoDoKu's list for a fish. */
    int firstElimination() {
        return outside.isEmpty() ? within.first() : outside.first();
    }

    Step step() {
        return draft(kind()).step();
    }

    private StepDraft draft(StepKind kind) {
        StepDraft draft = new StepDraft(kind, Digits.bit(digit)).remove(grid, outside.or(within), digit);
        for (int house : base) {
            draft.because(new Premise.Base(house));
        }
        for (int house : cover) {
            draft.because(new Premise.Cover(house));
        }
        if (!fins.isEmpty()) {
            draft.because(new Premise.Fins(fins, digit));
        }
        return draft;
    }

    /** This and another fish of the same base as one, if there is a name for that. */
    Optional<Step> siamese(Fish other) {
        return family().siamese(base.length).map(kind -> {
            StepDraft draft = draft(kind);
            draft.remove(grid, other.outside.or(other.within), digit);
            for (int house : other.cover) {
                draft.because(new Premise.Cover(house));
            }
            if (!other.fins.isEmpty()) {
                draft.because(new Premise.Fins(other.fins, digit));
            }
            return draft.step();
        });
    }

    /** Whether two fish of one base can be told as one: they remove different candidates, and are of one family. */
    boolean pairs(Fish other) {
        boolean sameBase = digit == other.digit && Arrays.equals(base, other.base);
        return sameBase && firstElimination() != other.firstElimination() && siameseFamily() == other.siameseFamily();
    }

    /** The family, where finned and sashimi fish count as one. */
    private FishFamily siameseFamily() {
        FishFamily family = family();
        return family == FishFamily.SASHIMI ? FishFamily.FINNED : family;
    }
}
