package tilewright.sudoku.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * The clauses of a sum of digits along a line of cells: behind each cell but the last a variable for each value of the tally from which
 * it may still come out right.
 *
 * @param side the highest digit
 * @param values behind each number of cells those values, in ascending order; before the first and behind the last one alone
 * @param before the number of variables before those of this sum
 */
record RunningSum(Tally tally, List<Integer> cells, int side, int[][] values, int before) {

    /** The literal of what holds, and that of what does not. */
    private static final int HOLDS = 0;

    private static final int NEVER = Integer.MIN_VALUE;

    static RunningSum of(Tally tally, List<Integer> cells, int side, int before) {
        List<SortedSet<Integer>> values = new ArrayList<>();
        values.add(new TreeSet<>(List.of(0)));
        for (int at = 0; at < cells.size(); at++) {
            SortedSet<Integer> next = new TreeSet<>();
            for (int value : values.get(at)) {
                for (int digit = 1; digit <= side; digit++) {
                    next.add(tally.next(at, value, digit));
                }
            }
            next.remove(Tally.DEAD);
            values.add(next);
        }
        values.getLast().retainAll(List.of(tally.end()));
        for (int at = cells.size() - 1; at > 0; at--) {
            int place = at;
            SortedSet<Integer> next = values.get(at + 1);
            values.get(at)
                    .removeIf(value -> IntStream.rangeClosed(1, side)
                            .noneMatch(digit -> next.contains(tally.next(place, value, digit))));
        }
        int[][] arrays = values.stream()
                .map(some -> some.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        return new RunningSum(tally, cells, side, arrays, before);
    }

    /** The number of its variables. */
    int variables() {
        return IntStream.range(1, cells.size()).map(at -> values[at].length).sum();
    }

    /** The literal for a value behind so many cells. */
    private int literal(int at, int value) {
        int index = Arrays.binarySearch(values[at], value);
        if (index < 0) {
            return NEVER;
        }
        boolean certain = at == 0 || at == cells.size();
        return certain
                ? HOLDS
                : before + IntStream.range(1, at).map(it -> values[it].length).sum() + index + 1;
    }

    /** Marks the variables that hold for the digits of all cells. */
    void mark(List<Integer> digits, boolean[] truth) {
        int value = 0;
        for (int at = 0; at < cells.size() - 1 && value != Tally.DEAD; at++) {
            value = tally.next(at, value, digits.get(cells.get(at)));
            int literal = literal(at + 1, value);
            if (literal != NEVER) {
                truth[literal] = true;
            }
        }
    }

    /** Passes the clauses, cell by cell. */
    void clauses(Consumer<int[]> to) {
        for (int at = 0; at < cells.size(); at++) {
            addForward(at, to);
            if (at > 0) {
                addBackward(at, to);
                addOne(at, to);
            }
        }
    }

    /** A value and a digit lead to the next value. */
    private void addForward(int at, Consumer<int[]> to) {
        for (int value : values[at]) {
            for (int digit = 1; digit <= side; digit++) {
                int next = literal(at + 1, tally.next(at, value, digit));
                if (next != HOLDS) {
                    to.accept(clause(-literal(at, value), -variable(at, digit), next));
                }
            }
        }
    }

    /** The next value and a digit come from one of some values. */
    private void addBackward(int at, Consumer<int[]> to) {
        for (int next : values[at + 1]) {
            for (int digit = 1; digit <= side; digit++) {
                int last = digit;
                IntStream from = Arrays.stream(values[at])
                        .filter(value -> tally.next(at, value, last) == next)
                        .map(value -> literal(at, value));
                to.accept(clause(IntStream.concat(IntStream.of(-literal(at + 1, next), -variable(at, digit)), from)
                        .toArray()));
            }
        }
    }

    /** There is exactly one value. */
    private void addOne(int at, Consumer<int[]> to) {
        int[] literals =
                Arrays.stream(values[at]).map(value -> literal(at, value)).toArray();
        if (literals.length > 0) {
            to.accept(literals);
        }
        for (int i = 0; i < literals.length; i++) {
            for (int j = i + 1; j < literals.length; j++) {
                to.accept(new int[] {-literals[i], -literals[j]});
            }
        }
    }

    private int variable(int at, int digit) {
        return side * cells.get(at) + digit;
    }

    /** The literals of a clause without those that never hold. */
    private static int[] clause(int... literals) {
        return Arrays.stream(literals)
                .filter(literal -> literal != HOLDS && literal != NEVER)
                .toArray();
    }
}
