package tilewright.sudoku.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import tilewright.sudoku.deduction.PairRule;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/**
 * The relations between cells by the rules alone: which must differ, and which break a rule.
 *
 * <p>Immutable; threads may share one.
 */
final class Sight {

    private final Variant rules;
    private final List<House> houses;
    private final List<PairRule> pairs;
    private final BitSet[] peers;

    Sight(Variant rules) {
        this.rules = rules;
        houses = rules.houses();
        pairs = PairRule.of(rules);
        peers = new BitSet[rules.cells()];
        for (int cell = 0; cell < peers.length; cell++) {
            peers[cell] = new BitSet(peers.length);
        }
        for (House house : houses) {
            for (int cell : house.cells()) {
                house.cells().forEach(peers[cell]::set);
            }
        }
        for (PairRule pair : pairs) {
            if (differ(pair)) {
                peers[pair.first()].set(pair.second());
                peers[pair.second()].set(pair.first());
            }
        }
        for (int cell = 0; cell < peers.length; cell++) {
            peers[cell].clear(cell);
        }
    }

    private boolean differ(PairRule pair) {
        for (int digit = 1; digit <= rules.side(); digit++) {
            if (pair.allowed().test(digit, digit)) {
                return false;
            }
        }
        return true;
    }

    /** The cells that never have the digit of a cell, in reading order. */
    int[] of(int cell) {
        return peers[cell].stream().toArray();
    }

    /** The digits that cells in sight of a cell hold, as bits. */
    int held(int cell, int[] digits) {
        int held = 0;
        BitSet seen = peers[cell];
        for (int peer = seen.nextSetBit(0); peer >= 0; peer = seen.nextSetBit(peer + 1)) {
            held |= digits[peer] == 0 ? 0 : Digits.bit(digits[peer]);
        }
        return held;
    }

    /**
     * The cells that break a rule with others: with equal digits where they must differ, or by what a constraint says of filled cells.
     *
     * @param digits of all cells, 0 for none
     */
    BitSet broken(int[] digits) {
        BitSet broken = new BitSet(digits.length);
        for (House house : houses) {
            int once = 0;
            int twice = 0;
            for (int cell : house.cells()) {
                int bit = digits[cell] == 0 ? 0 : Digits.bit(digits[cell]);
                twice |= once & bit;
                once |= bit;
            }
            for (int cell : house.cells()) {
                if (digits[cell] != 0 && Digits.holds(twice, digits[cell])) {
                    broken.set(cell);
                }
            }
        }
        for (PairRule pair : pairs) {
            int first = digits[pair.first()];
            int second = digits[pair.second()];
            if (first != 0 && second != 0 && !pair.allowed().test(first, second)) {
                broken.set(pair.first());
                broken.set(pair.second());
            }
        }
        for (Constraint constraint : rules.constraints()) {
            if (!(constraint instanceof GlobalConstraint)) {
                List<Integer> cells = constraint.cells(rules.side());
                if (cells.stream().allMatch(cell -> digits[cell] != 0) && !holds(constraint, cells, digits)) {
                    cells.forEach(broken::set);
                }
            }
        }
        return broken;
    }

    /** Whether filled cells are as a constraint wants, beyond what it says of each two of them. */
    private boolean holds(Constraint constraint, List<Integer> cells, int[] digits) {
        List<Integer> values = new ArrayList<>();
        int sum = 0;
        for (int cell : cells) {
            values.add(digits[cell]);
            sum += digits[cell];
        }
        return switch (constraint) {
            case Constraint.Cage cage -> sum == cage.sum();
            case Constraint.LittleKiller killer -> sum == killer.sum();
            case Constraint.Arrow _ -> sum == 2 * values.getFirst();
            case Constraint.Sandwich sandwich -> between(values) == sandwich.sum();
            case GlobalConstraint _,
                    Constraint.ExtraHouse _,
                    Constraint.Different _,
                    Constraint.Difference _,
                    Constraint.Ratio _,
                    Constraint.PairSum _,
                    Constraint.GreaterThan _,
                    Constraint.Thermometer _,
                    Constraint.Palindrome _,
                    Constraint.Whispers _,
                    Constraint.Renban _,
                    Constraint.Entropic _ -> true;
        };
    }

    /** The sum between 1 and the highest digit; -1 when one of them is missing. */
    private int between(List<Integer> values) {
        int one = values.indexOf(1);
        int most = values.indexOf(rules.side());
        int sum = one < 0 || most < 0 ? -1 : 0;
        for (int i = Math.min(one, most) + 1; sum >= 0 && i < Math.max(one, most); i++) {
            sum += values.get(i);
        }
        return sum;
    }
}
