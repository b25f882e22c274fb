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
 * Subsets, as many cells of a house as digits: naked, when the cells have no others, hidden, when the digits have no
 * other places. A naked pair or triple that is in a box and in a line and removes something in both is a locked one.
 */
final class Subsets implements Technique {

    /** The houses in the order in which HoDoKu goes through them: boxes, rows, columns. */
    private static final int[] ORDER = new int[Houses.COUNT];

    static {
        for (int i = 0; i < Houses.COUNT; i++) {
            ORDER[i] = (i + 18) % Houses.COUNT;
        }
    }

    private final int size;
    private final StepKind kind;

    /** @param kind of pairs, triples or quads */
    Subsets(StepKind kind) {
        this.kind = kind;
        this.size = switch (kind) {
            case NAKED_PAIR, LOCKED_PAIR, HIDDEN_PAIR -> 2;
            case NAKED_TRIPLE, LOCKED_TRIPLE, HIDDEN_TRIPLE -> 3;
            default -> 4;
        };
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        boolean hidden = kind == StepKind.HIDDEN_PAIR || kind == StepKind.HIDDEN_TRIPLE || kind == StepKind.HIDDEN_QUAD;
        for (int house : ORDER) {
            if (hidden ? hidden(grid, house, enough) : naked(grid, house, enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean naked(CandidateGrid grid, int house, Predicate<Step> enough) {
        int[] cells = new int[9];
        int count = 0;
        for (int cell : Houses.cells(house)) {
            int candidates = Digits.size(grid.candidates(cell));
            if (candidates != 0 && candidates <= size) {
                cells[count++] = cell;
            }
        }
        return count >= size && naked(grid, house, cells, count, 0, 0, CellSet.NONE, 0, enough);
    }

    private boolean naked(
            CandidateGrid grid,
            int house,
            int[] cells,
            int count,
            int from,
            int chosen,
            CellSet set,
            int digits,
            Predicate<Step> enough) {
        if (chosen == size) {
            return Digits.size(digits) == size && nakedSet(grid, house, set, digits, enough);
        }
        for (int i = from; i <= count - (size - chosen); i++) {
            int union = digits | grid.candidates(cells[i]);
            if (Digits.size(union) <= size
                    && naked(grid, house, cells, count, i + 1, chosen + 1, set.with(cells[i]), union, enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean nakedSet(CandidateGrid grid, int house, CellSet set, int digits, Predicate<Step> enough) {
        CellSet box = CellSet.house(Houses.of(set.first())[2]);
        boolean inBox = set.within(box);
        boolean hitInBox = false;
        boolean hitInLine = false;
        CellSet reach = CellSet.NONE;
        for (int shared : Houses.of(set.first())) {
            if (set.within(CellSet.house(shared))) {
                CellSet others = CellSet.house(shared).minus(set);
                CellSet hit = others.and(placesOfAny(grid, digits));
                reach = reach.or(others);
                hitInBox |= Houses.isBox(shared) && !hit.isEmpty();
                hitInLine |= !Houses.isBox(shared) && !hit.within(box);
            }
        }
        boolean isLocked = size < 4 && inBox && hitInBox && hitInLine;
        if (isLocked != (kind == StepKind.LOCKED_PAIR || kind == StepKind.LOCKED_TRIPLE)) {
            return false;
        }
        StepDraft draft = new StepDraft(kind, digits);
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            draft.remove(grid, reach, Digits.first(rest));
        }
        return !draft.isIdle()
                && enough.test(draft.because(new Premise.Base(house))
                        .because(new Premise.Cells(set, digits))
                        .step());
    }

    private static CellSet placesOfAny(CandidateGrid grid, int digits) {
        CellSet places = CellSet.NONE;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            places = places.or(grid.places(Digits.first(rest)));
        }
        return places;
    }

    private boolean hidden(CandidateGrid grid, int house, Predicate<Step> enough) {
        int[] digits = new int[9];
        int count = 0;
        int open = 0;
        for (int cell : Houses.cells(house)) {
            open += grid.candidates(cell) == 0 ? 0 : 1;
        }
        for (int digit = 1; digit <= 9; digit++) {
            int places = grid.places(digit, house).size();
            if (places != 0 && places <= size) {
                digits[count++] = digit;
            }
        }
        return open > size && count >= size && hidden(grid, house, digits, count, 0, 0, 0, CellSet.NONE, enough);
    }

    private boolean hidden(
            CandidateGrid grid,
            int house,
            int[] digits,
            int count,
            int from,
            int chosen,
            int set,
            CellSet cells,
            Predicate<Step> enough) {
        if (chosen == size) {
            return cells.size() == size && hiddenSet(grid, house, set, cells, enough);
        }
        for (int i = from; i <= count - (size - chosen); i++) {
            CellSet union = cells.or(grid.places(digits[i], house));
            int with = set | Digits.bit(digits[i]);
            if (union.size() <= size && hidden(grid, house, digits, count, i + 1, chosen + 1, with, union, enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean hiddenSet(CandidateGrid grid, int house, int set, CellSet cells, Predicate<Step> enough) {
        StepDraft draft = new StepDraft(kind, set);
        cells.forEach(cell -> draft.removeAll(grid, cell, Digits.ALL & ~set));
        return !draft.isIdle()
                && enough.test(draft.because(new Premise.Base(house))
                        .because(new Premise.Cells(cells, set))
                        .step());
    }
}
