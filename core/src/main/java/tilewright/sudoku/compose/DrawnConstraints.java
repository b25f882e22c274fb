package tilewright.sudoku.compose;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tilewright.grid.Grid;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;

/** Constraints that a full grid keeps, drawn into it at random. One thread. */
final class DrawnConstraints {

    private final int side;
    private final int[] grid;
    private final SeededRandom random;
    private final LineFinder lines;

    DrawnConstraints(int side, int[] grid, SeededRandom random) {
        this.side = side;
        this.grid = grid;
        this.random = random;
        lines = new LineFinder(side, grid, random);
    }

    /** Returns those of a rule; none for rules on the whole grid, and for cages, which {@link Cages} has. */
    List<Constraint> of(RuleKind rule) {
        return switch (rule) {
            case X, WINDOKU, DISJOINT, JIGSAW, ANTI_KNIGHT, ANTI_KING, NON_CONSECUTIVE, KILLER -> List.of();
            case THERMO -> thermometers();
            case ARROW -> arrows();
            case KROPKI -> dots();
            case XV -> pairSums();
            case SANDWICH -> sandwiches();
            case LITTLE_KILLER -> littleKillers();
            case PALINDROME ->
                lines.palindromes(7).stream()
                        .<Constraint>map(Constraint.Palindrome::new)
                        .toList();
            case WHISPERS -> whispers();
            case RENBAN -> renbans();
            case ENTROPIC -> entropics();
        };
    }

    private List<Constraint> thermometers() {
        return lines
                .lines(Math.min(side, 6), (digits, next) -> next > digits.getLast(), digits -> digits.size() > 2)
                .stream()
                .<Constraint>map(Constraint.Thermometer::new)
                .toList();
    }

    private List<Constraint> arrows() {
        return lines
                .lines(
                        6,
                        (digits, next) -> shaft(digits) + next <= digits.getFirst(),
                        digits -> digits.size() > 2 && shaft(digits) == digits.getFirst())
                .stream()
                .<Constraint>map(Constraint.Arrow::new)
                .toList();
    }

    private static int shaft(List<Integer> digits) {
        return digits.stream().skip(1).mapToInt(Integer::intValue).sum();
    }

    /** Differences of at least half the side: 5 in a grid of 9. */
    private List<Constraint> whispers() {
        int least = (side + 1) / 2;
        return lines
                .lines(7, (digits, next) -> Math.abs(next - digits.getLast()) >= least, digits -> digits.size() > 2)
                .stream()
                .<Constraint>map(cells -> new Constraint.Whispers(least, cells))
                .toList();
    }

    private List<Constraint> renbans() {
        return lines
                .lines(
                        Math.min(side, 6),
                        (digits, next) -> !digits.contains(next),
                        digits -> digits.size() > 2
                                && Collections.max(digits) - Collections.min(digits) == digits.size() - 1)
                .stream()
                .<Constraint>map(Constraint.Renban::new)
                .toList();
    }

    private List<Constraint> entropics() {
        return lines
                .lines(
                        7,
                        (digits, next) -> digits.reversed().stream()
                                .limit(2)
                                .allMatch(digit -> Constraint.Entropic.differ(digit, next, side)),
                        digits -> digits.size() > 2)
                .stream()
                .<Constraint>map(Constraint.Entropic::new)
                .toList();
    }

    /** All dots that there are: one of 1 and 2 is of either kind. */
    private List<Constraint> dots() {
        List<Constraint> all = new ArrayList<>(List.of(GlobalConstraint.ALL_DOTS));
        for (List<Integer> pair : pairs()) {
            int low = Math.min(grid[pair.getFirst()], grid[pair.getLast()]);
            int high = Math.max(grid[pair.getFirst()], grid[pair.getLast()]);
            boolean white = high - low == 1;
            boolean black = high == 2 * low;
            if (black && (!white || random.below(2) == 0)) {
                all.add(new Constraint.Ratio(2, pair));
            } else if (white) {
                all.add(new Constraint.Difference(1, pair));
            }
        }
        return all;
    }

    private List<Constraint> pairSums() {
        List<Constraint> all = new ArrayList<>(List.of(GlobalConstraint.ALL_XV));
        for (List<Integer> pair : pairs()) {
            int sum = grid[pair.getFirst()] + grid[pair.getLast()];
            if (sum == 5 || sum == 10) {
                all.add(new Constraint.PairSum(sum, pair));
            }
        }
        return all;
    }

    private List<List<Integer>> pairs() {
        Grid cells = Grid.square(side);
        List<List<Integer>> pairs = new ArrayList<>();
        for (int cell = 0; cell < grid.length; cell++) {
            for (int other : cells.neighbors(cell)) {
                if (cell < other) {
                    pairs.add(List.of(cell, other));
                }
            }
        }
        return pairs;
    }

    private List<Constraint> sandwiches() {
        List<Constraint> all = new ArrayList<>();
        for (House.Kind kind : List.of(House.Kind.ROW, House.Kind.COLUMN)) {
            for (int number = 0; number < side; number++) {
                all.add(new Constraint.Sandwich(
                        kind, number, between(new Constraint.Sandwich(kind, number, 0).cells(side))));
            }
        }
        return all;
    }

    private int between(List<Integer> cells) {
        List<Integer> digits = cells.stream().map(cell -> grid[cell]).toList();
        int one = digits.indexOf(1);
        int highest = digits.indexOf(side);
        return digits.subList(Math.min(one, highest) + 1, Math.max(one, highest)).stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** As many diagonals as the side, of two cells or more, each once. */
    private List<Constraint> littleKillers() {
        Constraint.LittleKiller.Direction[] directions = Constraint.LittleKiller.Direction.values();
        Set<Set<Integer>> diagonals = new HashSet<>();
        List<Constraint> all = new ArrayList<>();
        for (int i : random.permutation(grid.length * directions.length)) {
            int start = i / directions.length;
            Constraint.LittleKiller.Direction direction = directions[i % directions.length];
            if (all.size() == side || !isAtBorder(start)) {
                continue;
            }
            List<Integer> cells = new Constraint.LittleKiller(start, direction, 0).cells(side);
            if (cells.size() > 1 && isAtBorder(cells.getLast()) && diagonals.add(Set.copyOf(cells))) {
                int sum = cells.stream().mapToInt(cell -> grid[cell]).sum();
                all.add(new Constraint.LittleKiller(start, direction, sum));
            }
        }
        return all;
    }

    private boolean isAtBorder(int cell) {
        return IntStream.of(cell / side, cell % side).anyMatch(number -> number == 0 || number == side - 1);
    }
}
