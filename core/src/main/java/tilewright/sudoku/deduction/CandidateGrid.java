package tilewright.sudoku.deduction;

import java.util.Arrays;
import java.util.List;
import tilewright.search.Stop;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.Work;

/**
 * The digits that are still possible in each cell of a grid of any rules, as {@link Bits}, and which cells are filled. What the digit of
 * a filled cell removes from the cells that it sees is gone; nothing else is.
 *
 * <p>Mutable; one thread at a time.
 */
public final class CandidateGrid {

    private final RuleFacts facts;
    private final int[] masks;
    private final boolean[] filled;

    /** Counts the digits that are tried, here and in all copies. */
    private final Work work;

    private CandidateGrid(RuleFacts facts, int[] masks, boolean[] filled, Work work) {
        this.facts = facts;
        this.masks = masks;
        this.filled = filled;
        this.work = work;
    }

    /**
     * Returns the candidates of a puzzle.
     *
     * @param facts of the puzzle's rules
     */
    public static CandidateGrid of(RuleFacts facts, VariantPuzzle puzzle) {
        return of(facts, puzzle, Work.unbounded(Stop.never()));
    }

    /** @param work that counts what is tried in it, and in its copies */
    static CandidateGrid of(RuleFacts facts, VariantPuzzle puzzle, Work work) {
        CandidateGrid grid = new CandidateGrid(facts, new int[facts.cells()], new boolean[facts.cells()], work);
        Arrays.fill(grid.masks, facts.allDigits());
        List<Integer> givens = puzzle.givens();
        for (int cell = 0; cell < givens.size(); cell++) {
            if (givens.get(cell) != 0) {
                grid.place(cell, givens.get(cell));
            }
        }
        return grid;
    }

    CandidateGrid copy() {
        return copy(work);
    }

    /** Returns a copy that counts elsewhere. */
    CandidateGrid copy(Work other) {
        return new CandidateGrid(facts, masks.clone(), filled.clone(), other);
    }

    void addTries(long more) {
        work.add(more);
    }

    RuleFacts facts() {
        return facts;
    }

    /** The candidates of a cell: of a filled one its digit, or none when other cells exclude it. */
    int mask(int cell) {
        return masks[cell];
    }

    boolean has(int cell, int digit) {
        return Bits.has(masks[cell], digit);
    }

    boolean has(int candidate) {
        return (masks[candidate / facts.side()] >> candidate % facts.side() & 1) != 0;
    }

    boolean isFilled(int cell) {
        return filled[cell];
    }

    /** Whether of some cells as many are empty as wanted. */
    boolean hasEmpty(int[] cells, int least, int most) {
        int empty = 0;
        for (int cell : cells) {
            empty += filled[cell] ? 0 : 1;
        }
        return empty >= least && empty <= most;
    }

    /** Whether all cells are filled. */
    public boolean solved() {
        for (boolean each : filled) {
            if (!each) {
                return false;
            }
        }
        return true;
    }

    /** Whether a cell has no candidate, or a digit no place in a house, so that there is no solution. */
    boolean broken() {
        for (int mask : masks) {
            if (mask == 0) {
                return true;
            }
        }
        for (int house = 0; house < facts.houses().size(); house++) {
            int union = 0;
            for (int cell : facts.cellsOf(house)) {
                union |= masks[cell];
            }
            if (union != facts.allDigits()) {
                return true;
            }
        }
        return false;
    }

    /** Whether each cell has no candidates but some, as bits; 0 for any. */
    boolean isWithin(int[] some) {
        for (int cell = 0; cell < masks.length; cell++) {
            if (some[cell] != 0 && (masks[cell] & ~some[cell]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The digit of a filled cell; 0 for others. */
    public int digit(int cell) {
        return filled[cell] && masks[cell] != 0 ? Bits.least(masks[cell]) : 0;
    }

    void place(int cell, int digit) {
        masks[cell] &= Bits.of(digit);
        filled[cell] = true;
        int others = ~Bits.of(digit);
        facts.peers(cell).stream().forEach(peer -> masks[peer] &= others);
    }

    /** Fills a cell, and removes nothing from others. */
    void fill(int cell, int digit) {
        masks[cell] &= Bits.of(digit);
        filled[cell] = true;
    }

    void remove(int cell, int digit) {
        masks[cell] &= ~Bits.of(digit);
    }

    /** Removes all candidates of an empty cell but some, as bits: bit 0 for 1. */
    public void keep(int cell, int set) {
        masks[cell] &= set;
    }

    /** Carries out a step. */
    public void apply(Deduction step) {
        step.placements().forEach(placed -> place(placed.cell(), placed.digit()));
        step.eliminations().forEach(gone -> remove(gone.cell(), gone.digit()));
    }

    /** The places of a digit in a house, as bits of the positions of its cells: one bit for the place where it is. */
    int places(int house, int digit) {
        int places = 0;
        int[] cells = facts.cellsOf(house);
        for (int i = 0; i < cells.length; i++) {
            places |= (masks[cells[i]] >> digit - 1 & 1) << i;
        }
        return places;
    }
}
