package tilewright.sudoku.deduction;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tilewright.grid.Grid;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.Variant;

/** Whether a full grid keeps rules: the plainest reading of each constraint, which shares nothing with the techniques. */
record PlainCheck(Variant rules, int[] grid) {

    boolean holds() {
        return rules.houses().stream().allMatch(house -> differ(house.cells()))
                && rules.constraints().stream().allMatch(this::holds);
    }

    private List<Integer> digits(List<Integer> cells) {
        return cells.stream().map(cell -> grid[cell]).toList();
    }

    private boolean differ(List<Integer> cells) {
        return new HashSet<>(digits(cells)).size() == cells.size();
    }

    private int sum(List<Integer> cells) {
        return digits(cells).stream().mapToInt(Integer::intValue).sum();
    }

    private boolean holds(Constraint constraint) {
        List<Integer> cells = constraint.cells(rules.side());
        List<Integer> digits = digits(cells);
        int first = digits.getFirst();
        int last = digits.getLast();
        return switch (constraint) {
            case GlobalConstraint global -> holds(global);
            case Constraint.ExtraHouse _, Constraint.Different _ -> differ(cells);
            case Constraint.Cage cage -> differ(cells) && sum(cells) == cage.sum();
            case Constraint.Difference dot -> Math.abs(first - last) == dot.difference();
            case Constraint.Ratio dot -> first == dot.ratio() * last || last == dot.ratio() * first;
            case Constraint.PairSum pair -> first + last == pair.sum();
            case Constraint.GreaterThan _ -> first > last;
            case Constraint.Thermometer _ -> rises(digits);
            case Constraint.Arrow _ -> sum(cells) == 2 * first;
            case Constraint.Sandwich sandwich -> between(digits) == sandwich.sum();
            case Constraint.LittleKiller killer -> sum(cells) == killer.sum();
            case Constraint.Palindrome _ -> digits.equals(digits.reversed());
            case Constraint.Whispers whispers -> leastStep(digits) >= whispers.difference();
            case Constraint.Entropic _ ->
                IntStream.range(2, digits.size()).allMatch(i -> thirds(digits.subList(i - 2, i + 1)) == 3)
                        && (digits.size() != 2 || thirds(digits) == 2);
            case Constraint.Renban _ ->
                differ(cells)
                        && digits.stream().max(Integer::compare).orElseThrow()
                                        - digits.stream().min(Integer::compare).orElseThrow()
                                == cells.size() - 1;
        };
    }

    private long thirds(List<Integer> digits) {
        return digits.stream()
                .map(digit -> (digit * 3 + rules.side() - 3) / rules.side())
                .distinct()
                .count();
    }

    private static boolean rises(List<Integer> digits) {
        for (int i = 1; i < digits.size(); i++) {
            if (digits.get(i) <= digits.get(i - 1)) {
                return false;
            }
        }
        return true;
    }

    static int leastStep(List<Integer> digits) {
        int least = Integer.MAX_VALUE;
        for (int i = 1; i < digits.size(); i++) {
            least = Math.min(least, Math.abs(digits.get(i) - digits.get(i - 1)));
        }
        return least;
    }

    static int between(List<Integer> digits) {
        int one = digits.indexOf(1);
        int highest = digits.indexOf(digits.size());
        return digits.subList(Math.min(one, highest) + 1, Math.max(one, highest)).stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    private boolean holds(GlobalConstraint global) {
        Set<List<Integer>> dots = new HashSet<>();
        Set<List<Integer>> marks = new HashSet<>();
        for (Constraint constraint : rules.constraints()) {
            if (constraint instanceof Constraint.Difference || constraint instanceof Constraint.Ratio) {
                dots.add(constraint.cells(rules.side()));
            } else if (constraint instanceof Constraint.PairSum) {
                marks.add(constraint.cells(rules.side()));
            }
        }
        for (int cell = 0; cell < grid.length; cell++) {
            for (int other = cell + 1; other < grid.length; other++) {
                if (!holds(
                        global,
                        cell,
                        other,
                        dots.contains(List.of(cell, other)),
                        marks.contains(List.of(cell, other)))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean holds(GlobalConstraint global, int cell, int other, boolean dotted, boolean marked) {
        Grid cells = rules.grid();
        int down = Math.abs(cells.row(cell) - cells.row(other));
        int across = Math.abs(cells.column(cell) - cells.column(other));
        boolean neighbors = down + across == 1;
        int low = Math.min(grid[cell], grid[other]);
        int high = Math.max(grid[cell], grid[other]);
        return switch (global) {
            case DIAGONAL_DOWN, DIAGONAL_UP, WINDOKU, DISJOINT_GROUPS -> true;
            case ANTI_KNIGHT -> down * across != 2 || low != high;
            case ANTI_KING -> Math.max(down, across) != 1 || low != high;
            case NON_CONSECUTIVE -> !neighbors || high - low != 1;
            case ALL_DOTS -> !neighbors || dotted || high - low != 1 && high != 2 * low;
            case ALL_WHITE_DOTS -> !neighbors || dotted || high - low != 1;
            case ALL_BLACK_DOTS -> !neighbors || dotted || high != 2 * low;
            case ALL_XV -> !neighbors || marked || low + high != 5 && low + high != 10;
        };
    }
}
