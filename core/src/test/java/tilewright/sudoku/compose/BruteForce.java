package tilewright.sudoku.compose;

import java.util.List;
import java.util.stream.IntStream;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.PlainRules;

/** Counts solutions up to two by trying each digit in each cell; it shares nothing with the solver, and reads full grids rule by rule. */
final class BruteForce {

    private final Variant rules;
    private final int[] digits;
    private final boolean[][] differ;
    private int found;

    private BruteForce(VariantPuzzle puzzle) {
        rules = puzzle.rules();
        digits = puzzle.givens().stream().mapToInt(Integer::intValue).toArray();
        differ = new boolean[digits.length][digits.length];
        for (int one = 0; one < digits.length; one++) {
            for (int other = 0; other < digits.length; other++) {
                differ[one][other] = one != other && differ(one, other);
            }
        }
    }

    /** The number of solutions, at most 2. */
    static int count(VariantPuzzle puzzle) {
        BruteForce all = new BruteForce(puzzle);
        all.fill();
        return all.found;
    }

    private boolean differ(int one, int other) {
        int side = rules.side();
        int down = Math.abs(one / side - other / side);
        int across = Math.abs(one % side - other % side);
        return down == 0
                || across == 0
                || rules.has(GlobalConstraint.ANTI_KNIGHT) && down * across == 2
                || rules.has(GlobalConstraint.ANTI_KING) && Math.max(down, across) == 1
                || rules.houses().stream().anyMatch(house -> house.cells().containsAll(List.of(one, other)));
    }

    private boolean fits(int cell, int digit) {
        return IntStream.range(0, digits.length).noneMatch(other -> differ[cell][other] && digits[other] == digit);
    }

    private void fill() {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] == 0) {
                int here = cell;
                int count = (int) IntStream.rangeClosed(1, rules.side())
                        .filter(digit -> fits(here, digit))
                        .count();
                if (count < fewest) {
                    fewest = count;
                    best = cell;
                }
            }
        }
        if (best < 0) {
            found += PlainRules.hold(rules, digits) ? 1 : 0;
            return;
        }
        for (int digit = 1; digit <= rules.side() && found < 2; digit++) {
            if (fits(best, digit)) {
                digits[best] = digit;
                fill();
                digits[best] = 0;
            }
        }
    }
}
