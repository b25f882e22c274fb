package tilewright.sudoku.deduction;

/**
 * What follows by singles and groups from supposing that a candidate is true: the same as {@link Supposed} finds, without the reasons,
 * in a small part of the time. A grid to which the supposition is added has nothing left for singles and groups. One thread.
 */
final class Closure {

    /** Digits that could be tried in cells of a constraint in about the time of a supposition. */
    private static final int TRIES = 1_000;

    private final CandidateGrid grid;
    private final RuleFacts facts;

    /** Cells that came down to one candidate, and are to be filled. */
    private final int[] singles;

    private int newSingles;
    private final boolean[] changedHouses;
    private final boolean[] changedGroups;
    private boolean contradicts;

    /** @param start is not changed */
    Closure(CandidateGrid start, CellDigit supposed) {
        grid = start.copy();
        grid.addTries(TRIES);
        facts = grid.facts();
        singles = new int[facts.cells()];
        changedHouses = new boolean[facts.houses().size()];
        changedGroups = new boolean[facts.groups().size()];
        keep(supposed.cell(), Bits.of(supposed.digit()));
        do {
            fill();
        } while (!contradicts && (hiddenSingles() || !contradicts && groups()));
    }

    boolean contradicts() {
        return contradicts;
    }

    /** The grid with all that follows. */
    CandidateGrid grid() {
        return grid;
    }

    private void keep(int cell, int allowed) {
        int before = grid.mask(cell);
        int after = before & allowed;
        if (after == before) {
            return;
        }
        grid.keep(cell, after);
        contradicts |= after == 0;
        if (Bits.isSingle(after)) {
            singles[newSingles++] = cell;
        }
        for (int house : facts.housesOf(cell)) {
            changedHouses[house] = true;
        }
        for (int group : facts.groupsOf(cell)) {
            changedGroups[group] = true;
        }
    }

    /** Fills cells, and removes what their digits exclude. */
    private void fill() {
        while (newSingles > 0 && !contradicts) {
            int cell = singles[--newSingles];
            int digit = Bits.least(grid.mask(cell));
            grid.fill(cell, digit);
            for (int other : facts.conflicts(facts.candidate(cell, digit))) {
                if (grid.has(other)) {
                    keep(other / facts.side(), ~(1 << other % facts.side()));
                }
            }
        }
    }

    /** Places digits that have one place in a house; whether there are any. */
    private boolean hiddenSingles() {
        for (int house = 0; house < changedHouses.length && newSingles == 0 && !contradicts; house++) {
            if (!changedHouses[house]) {
                continue;
            }
            changedHouses[house] = false;
            int once = 0;
            int twice = 0;
            for (int cell : facts.cellsOf(house)) {
                twice |= once & grid.mask(cell);
                once |= grid.mask(cell);
            }
            contradicts |= once != facts.allDigits();
            for (int cell : facts.cellsOf(house)) {
                int single = grid.mask(cell) & ~twice;
                if (single != 0 && !grid.isFilled(cell)) {
                    contradicts |= !Bits.isSingle(single);
                    keep(cell, single);
                }
            }
        }
        return newSingles > 0;
    }

    /** Removes what is in no way to fill a group; whether there is anything. */
    private boolean groups() {
        for (int group = 0; group < changedGroups.length; group++) {
            if (!changedGroups[group]) {
                continue;
            }
            changedGroups[group] = false;
            CellGroup filled = facts.groups().get(group);
            int[] supported = filled.supported(grid);
            boolean changed = false;
            for (int i = 0; i < supported.length; i++) {
                int cell = filled.cells()[i];
                changed |= (grid.mask(cell) & ~supported[i]) != 0;
                keep(cell, supported[i]);
            }
            if (changed) {
                return true;
            }
        }
        return false;
    }
}
