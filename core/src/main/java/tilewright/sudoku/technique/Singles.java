package tilewright.sudoku.technique;

import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** A digit for a cell: the last cell of a house, the only candidate of a cell, the only place of a digit in a house. */
final class Singles implements Technique {

    private final StepKind kind;

    /** @param kind {@link StepKind#FULL_HOUSE}, {@link StepKind#NAKED_SINGLE} or {@link StepKind#HIDDEN_SINGLE} */
    Singles(StepKind kind) {
        this.kind = kind;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        return switch (kind) {
            case FULL_HOUSE -> fullHouses(grid, enough);
            case NAKED_SINGLE -> nakedSingles(grid, enough);
            default -> hiddenSingles(grid, enough);
        };
    }

    private static boolean fullHouses(CandidateGrid grid, Predicate<Step> enough) {
        CellSet told = CellSet.NONE;
        for (int house = 0; house < Houses.COUNT; house++) {
            int open = -1;
            int count = 0;
            for (int cell : Houses.cells(house)) {
                if (grid.digit(cell) == 0) {
                    open = cell;
                    count++;
                }
            }
            if (count == 1 && Digits.size(grid.candidates(open)) == 1 && !told.has(open)) {
                told = told.with(open);
                int digit = Digits.first(grid.candidates(open));
                if (enough.test(single(StepKind.FULL_HOUSE, open, digit, new Premise.Base(house)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean nakedSingles(CandidateGrid grid, Predicate<Step> enough) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int candidates = grid.candidates(cell);
            if (Digits.size(candidates) == 1) {
                Premise because = new Premise.Cells(CellSet.of(cell), candidates);
                if (enough.test(single(StepKind.NAKED_SINGLE, cell, Digits.first(candidates), because))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hiddenSingles(CandidateGrid grid, Predicate<Step> enough) {
        for (int digit = 1; digit <= 9; digit++) {
            CellSet told = CellSet.NONE;
            for (int house : Houses.easiestFirst()) {
                CellSet places = grid.places(digit, house);
                if (places.size() == 1 && !told.meets(places)) {
                    told = told.or(places);
                    Premise because = new Premise.Base(house);
                    if (enough.test(single(StepKind.HIDDEN_SINGLE, places.first(), digit, because))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static Step single(StepKind kind, int cell, int digit, Premise because) {
        return new StepDraft(kind, Digits.bit(digit))
                .place(cell, digit)
                .because(because)
                .step();
    }
}
