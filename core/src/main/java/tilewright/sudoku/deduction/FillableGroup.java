package tilewright.sudoku.deduction;

import tilewright.sudoku.rules.Constraint;

/** Cells of a constraint whose digits exclude each other in pairs, and that may have a sum: a cage, an arrow, or a line. */
record FillableGroup(Constraint constraint, Fillings fillings) implements CellGroup {

    @Override
    public int[] cells() {
        return fillings.cells();
    }

    @Override
    public int[] supported(CandidateGrid grid) {
        return fillings.supported(grid);
    }

    @Override
    public int needed(CandidateGrid grid) {
        return fillings.needed(grid);
    }
}
