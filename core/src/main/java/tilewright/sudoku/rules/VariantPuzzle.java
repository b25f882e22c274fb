package tilewright.sudoku.rules;

import java.util.Collections;
import java.util.List;

/**
 * A puzzle: rules, and the digits that are given.
 *
 * <p>Immutable; threads may share one.
 *
 * @param givens the digit of each cell, row by row; 0 for an empty one
 */
public record VariantPuzzle(Variant rules, List<Integer> givens) {

    /**
     * Checks the givens.
     *
     * @throws VariantError when there are not as many as cells, or one is no digit of these rules
     */
    public VariantPuzzle {
        givens = List.copyOf(givens);
        if (givens.size() != rules.cells()) {
            throw new VariantError(RulesMessages.wrongCells(rules.cells(), givens.size()));
        }
        for (int cell = 0; cell < givens.size(); cell++) {
            int digit = givens.get(cell);
            if (digit < 0 || digit > rules.side()) {
                throw new VariantError(RulesMessages.wrongGiven(rules.grid().place(cell), digit, rules.side()));
            }
        }
    }

    /** Returns the puzzle without givens. */
    public static VariantPuzzle empty(Variant rules) {
        return new VariantPuzzle(rules, Collections.nCopies(rules.cells(), 0));
    }

    /** The number of givens. */
    public int countGivens() {
        return (int) givens.stream().filter(digit -> digit != 0).count();
    }

    /** The puzzle in one line, as {@link VariantText} writes it. */
    @Override
    public String toString() {
        return VariantText.PUZZLES.format(this);
    }
}
