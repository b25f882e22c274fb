package tilewright.sudoku.technique;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * So many houses, the base, whose places of a digit lie in as many others, the cover, but for the fins.
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

    /** The beginnings of the codes of {@link StepKind}, without and with fins. */
    private static final String[] CODES = {"030", "031", "033", "034", "035", "036"};

    private static final String SASHIMI = "032";

    /** Of each beginning, the kinds by size, 2 to 7. */
    private static final StepKind[][] KINDS = kinds(CODES);

    private static final StepKind[] SASHIMI_KINDS = kinds(new String[] {SASHIMI})[0];

    private static StepKind[][] kinds(String[] codes) {
        StepKind[][] kinds = new StepKind[codes.length][6];
        for (int i = 0; i < codes.length; i++) {
            for (int size = 2; size <= 7; size++) {
                kinds[i][size - 2] = StepKind.ofCode(codes[i] + (size - 2)).orElseThrow();
            }
        }
        return kinds;
    }

    /** The places of the digit in the base. */
    CellSet places() {
        CellSet places = CellSet.NONE;
        for (int house : base) {
            places = places.or(grid.places(digit, house));
        }
        return places;
    }

    StepKind kind() {
        int lines = kindsOf(base);
        int covers = kindsOf(cover);
        int finned = fins.isEmpty() ? 0 : 1;
        if (lines == ROWS && covers == COLUMNS || lines == COLUMNS && covers == ROWS) {
            return finned == 1 && sashimi() ? SASHIMI_KINDS[base.length - 2] : KINDS[finned][base.length - 2];
        }
        boolean franken =
                isLines(lines, ROWS) && isLines(covers, COLUMNS) || isLines(lines, COLUMNS) && isLines(covers, ROWS);
        return KINDS[(franken ? 2 : 4) + finned][base.length - 2];
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

    /** What HoDoKu has first in its list of what a fish removes. */
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
        return StepKind.ofCode(kind().code() + "1").map(kind -> {
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
        return sameBase && firstElimination() != other.firstElimination() && family() == other.family();
    }

    /** Finned and sashimi fish are one family. */
    private int family() {
        String code = kind().code().substring(0, 3);
        return code.equals(SASHIMI) ? 1 : List.of(CODES).indexOf(code);
    }
}
