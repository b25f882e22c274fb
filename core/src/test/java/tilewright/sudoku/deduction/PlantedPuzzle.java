package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;

/** A puzzle of random rules with a solution that is known: first the grid, then constraints that it keeps, then givens. */
record PlantedPuzzle(VariantPuzzle puzzle, int[] solution) {

    private static final int MOST_TRIES = 20_000;

    static PlantedPuzzle random(int side, SeededRandom random) {
        Variant rules = rules(side, random);
        Optional<int[]> grid = new Filler(rules, random).grid();
        while (grid.isEmpty()) {
            rules = Variant.of(side);
            grid = new Filler(rules, random).grid();
        }
        int[] solution = grid.get();
        for (int i = random.below(2 * side); i > 0; i--) {
            rules = withConstraint(rules, solution, random);
        }
        if (random.below(6) == 0) {
            rules = withAllMarks(rules, solution, random);
        }
        if (random.below(5) == 0) {
            rules = withCages(rules, solution, random);
        }
        int givens = random.below(60);
        VariantPuzzle puzzle = new VariantPuzzle(
                rules,
                IntStream.of(solution)
                        .map(digit -> random.below(100) < givens ? digit : 0)
                        .boxed()
                        .toList());
        if (!new PlainCheck(rules, solution).holds()) {
            throw new AssertionError("%s is not solved by %s".formatted(puzzle, Arrays.toString(solution)));
        }
        return new PlantedPuzzle(puzzle, solution);
    }

    private static Variant rules(int side, SeededRandom random) {
        Variant rules = Variant.of(side);
        int kind = random.below(4);
        if (kind == 0) {
            rules = rules.with(jigsaw(side, random));
        } else if (kind == 1) {
            rules = rules.with(new Boxes.None());
        }
        GlobalConstraint[] globals = {
            GlobalConstraint.DIAGONAL_DOWN,
            GlobalConstraint.DIAGONAL_UP,
            GlobalConstraint.WINDOKU,
            GlobalConstraint.DISJOINT_GROUPS,
            GlobalConstraint.ANTI_KNIGHT,
            GlobalConstraint.ANTI_KING,
            GlobalConstraint.NON_CONSECUTIVE
        };
        for (int i = random.below(3); i > 0; i--) {
            try {
                rules = rules.with(globals[random.below(globals.length)]);
            } catch (VariantError _) {
                return rules; // these boxes cannot have it
            }
        }
        return rules;
    }

    /** The usual boxes, or rows, with some cells exchanged. */
    private static Boxes jigsaw(int side, SeededRandom random) {
        List<Integer> boxOf = new ArrayList<>(Collections.nCopies(side * side, 0));
        List<List<Integer>> boxes = Boxes.usual(side).cells(side);
        for (int cell = 0; cell < side * side; cell++) {
            int here = cell;
            boxOf.set(
                    cell,
                    boxes.isEmpty()
                            ? cell / side
                            : IntStream.range(0, side)
                                    .filter(box -> boxes.get(box).contains(here))
                                    .findFirst()
                                    .orElseThrow());
        }
        for (int i = 0; i < side; i++) {
            int cell = random.below(side * (side - 1));
            Collections.swap(boxOf, cell, random.below(2) == 0 && cell % side < side - 1 ? cell + 1 : cell + side);
        }
        return new Boxes.Shapes(boxOf);
    }

    private static Variant withConstraint(Variant rules, int[] solution, SeededRandom random) {
        int side = rules.side();
        List<Integer> path = path(side, 2 + random.below(side - 1), random);
        List<Integer> digits = path.stream().map(cell -> solution[cell]).toList();
        int sum = digits.stream().mapToInt(Integer::intValue).sum();
        Constraint constraint = switch (random.below(14)) {
            case 0 -> new Constraint.Cage(sum, path);
            case 1 -> new Constraint.Different(path);
            case 2 -> pair(path, solution, random);
            case 3 ->
                new Constraint.GreaterThan(
                        digits.get(0) > digits.get(1)
                                ? path.subList(0, 2)
                                : path.subList(0, 2).reversed());
            case 4 -> new Constraint.Thermometer(rising(path, solution));
            case 5 -> arrow(path, solution);
            case 6 -> sandwich(side, solution, random);
            case 7 -> littleKiller(side, solution, random);
            case 8 -> palindrome(path, side, solution);
            case 9 -> new Constraint.Whispers(Math.max(1, PlainCheck.leastStep(digits)), path);
            case 10 -> new Constraint.Renban(path);
            case 11, 12 ->
                new Constraint.Entropic(path.subList(0, Math.min(path.size(), random.below(2) == 0 ? 3 : 4)));
            default -> new Constraint.Cage(sum, path);
        };
        return keeps(rules, constraint, solution) ? rules.with(constraint) : rules;
    }

    private static boolean keeps(Variant rules, Constraint constraint, int[] solution) {
        return new PlainCheck(new Variant(rules.side(), new Boxes.None(), List.of(constraint)), solution).holds();
    }

    private static Constraint pair(List<Integer> path, int[] solution, SeededRandom random) {
        List<Integer> cells = path.subList(0, 2);
        int low = Math.min(solution[cells.get(0)], solution[cells.get(1)]);
        int high = Math.max(solution[cells.get(0)], solution[cells.get(1)]);
        if (low > 0 && low < high && high % low == 0 && random.below(2) == 0) {
            return new Constraint.Ratio(high / low, cells);
        }
        return low == high || random.below(2) == 0
                ? new Constraint.PairSum(low + high, cells)
                : new Constraint.Difference(high - low, cells);
    }

    private static List<Integer> rising(List<Integer> path, int[] solution) {
        List<Integer> cells = new ArrayList<>(path);
        cells.sort((one, other) -> Integer.compare(solution[one], solution[other]));
        List<Integer> rising = new ArrayList<>();
        for (int cell : cells) {
            if (rising.isEmpty() || solution[cell] > solution[rising.getLast()]) {
                rising.add(cell);
            }
        }
        return rising.size() < 2 ? path : rising;
    }

    /** The path, with a circle that has its sum if there is one. */
    private static Constraint arrow(List<Integer> path, int[] solution) {
        List<Integer> shaft = path.subList(0, Math.min(path.size(), 3) - 1);
        int sum = shaft.stream().mapToInt(cell -> solution[cell]).sum();
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < solution.length && cells.isEmpty(); cell++) {
            if (solution[cell] == sum && !shaft.contains(cell)) {
                cells.add(cell);
            }
        }
        cells.addAll(cells.isEmpty() ? path : shaft);
        return new Constraint.Arrow(cells);
    }

    private static Constraint sandwich(int side, int[] solution, SeededRandom random) {
        House.Kind kind = random.below(2) == 0 ? House.Kind.ROW : House.Kind.COLUMN;
        int number = random.below(side);
        List<Integer> line = new Constraint.Sandwich(kind, number, 0).cells(side);
        return new Constraint.Sandwich(
                kind,
                number,
                PlainCheck.between(line.stream().map(cell -> solution[cell]).toList()));
    }

    private static Constraint littleKiller(int side, int[] solution, SeededRandom random) {
        Constraint.LittleKiller.Direction[] directions = Constraint.LittleKiller.Direction.values();
        Constraint.LittleKiller.Direction direction = directions[random.below(directions.length)];
        int start = random.below(side);
        int sum = new Constraint.LittleKiller(start, direction, 0)
                .cells(side).stream().mapToInt(cell -> solution[cell]).sum();
        return new Constraint.LittleKiller(start, direction, sum);
    }

    /** The longest palindrome that goes on from a pair of equal digits near the path. */
    private static Constraint palindrome(List<Integer> path, int side, int[] solution) {
        List<Integer> cells = new ArrayList<>(path.subList(0, 1));
        for (int step : new int[] {1, side, side + 1, side - 1}) {
            int before = path.getFirst() - step;
            int after = path.getFirst() + step;
            if (cells.size() < 5 && before >= 0 && after < solution.length && solution[before] == solution[after]) {
                cells.addFirst(before);
                cells.addLast(after);
            }
        }
        return new Constraint.Palindrome(cells.size() < 2 ? path : cells);
    }

    /** All dots, or all X and V, that the solution has, and the rule that these are all. */
    private static Variant withAllMarks(Variant rules, int[] solution, SeededRandom random) {
        boolean dots = random.below(2) == 0;
        List<Constraint> all = new ArrayList<>(rules.constraints());
        all.add(dots ? GlobalConstraint.ALL_DOTS : GlobalConstraint.ALL_XV);
        for (int cell = 0; cell < solution.length; cell++) {
            for (int other : rules.grid().neighbors(cell)) {
                int low = Math.min(solution[cell], solution[other]);
                int high = Math.max(solution[cell], solution[other]);
                List<Integer> cells = List.of(cell, other);
                if (cell < other && dots && high - low == 1) {
                    all.add(new Constraint.Difference(1, cells));
                } else if (cell < other && dots && high == 2 * low) {
                    all.add(new Constraint.Ratio(2, cells));
                } else if (cell < other && !dots && (low + high == 5 || low + high == 10)) {
                    all.add(new Constraint.PairSum(low + high, cells));
                }
            }
        }
        return new Variant(rules.side(), rules.boxes(), all);
    }

    /** Cages all over the grid, but for a cell here and there. */
    private static Variant withCages(Variant rules, int[] solution, SeededRandom random) {
        List<Constraint> all = new ArrayList<>(rules.constraints());
        boolean[] caged = new boolean[solution.length];
        all.forEach(constraint -> {
            if (constraint instanceof Constraint.Cage cage) {
                cage.cells().forEach(cell -> caged[cell] = true);
            }
        });
        for (int start = 0; start < solution.length; start++) {
            List<Integer> cells = new ArrayList<>();
            int size = random.below(12) == 0 ? 0 : 1 + random.below(4);
            for (int next = start; next >= 0 && !caged[next] && cells.size() < size; ) {
                cells.add(next);
                caged[next] = true;
                next = IntStream.of(rules.grid().neighbors(next))
                        .filter(cell ->
                                !caged[cell] && cells.stream().noneMatch(other -> solution[other] == solution[cell]))
                        .findAny()
                        .orElse(-1);
            }
            if (!cells.isEmpty()) {
                all.add(new Constraint.Cage(
                        cells.stream().mapToInt(cell -> solution[cell]).sum(), cells));
            }
        }
        return new Variant(rules.side(), rules.boxes(), all);
    }

    /** Cells each of which is a neighbor of the one before. */
    private static List<Integer> path(int side, int size, SeededRandom random) {
        Variant grid = Variant.of(side);
        List<Integer> cells = new ArrayList<>(List.of(random.below(side * side)));
        while (cells.size() < size) {
            List<Integer> next = Arrays.stream(grid.grid().neighbors(cells.getLast()))
                    .filter(cell -> !cells.contains(cell))
                    .boxed()
                    .toList();
            if (next.isEmpty()) {
                return cells.size() < 2 ? List.of(0, 1) : cells;
            }
            cells.add(next.get(random.below(next.size())));
        }
        return cells;
    }

    /** Fills a grid by trial, the cells with fewest candidates first. */
    private static final class Filler {

        private final Variant rules;
        private final RuleFacts facts;
        private final SeededRandom random;
        private int tries;

        Filler(Variant rules, SeededRandom random) {
            this.rules = rules;
            this.random = random;
            facts = new RuleFacts(rules);
        }

        Optional<int[]> grid() {
            return fill(CandidateGrid.of(facts, VariantPuzzle.empty(rules)));
        }

        private Optional<int[]> fill(CandidateGrid grid) {
            int best = -1;
            for (int cell = 0; cell < facts.cells(); cell++) {
                if (!grid.isFilled(cell) && (best < 0 || Bits.size(grid.mask(cell)) < Bits.size(grid.mask(best)))) {
                    best = cell;
                }
            }
            if (best < 0) {
                return Optional.of(
                        IntStream.range(0, facts.cells()).map(grid::digit).toArray());
            }
            List<Integer> digits = Bits.list(grid.mask(best));
            for (int i : random.permutation(digits.size())) {
                if (++tries > MOST_TRIES) {
                    return Optional.empty();
                }
                Supposed supposed = new Supposed(grid, new CellDigit(best, digits.get(i)));
                if (supposed.contradiction().isEmpty()) {
                    Optional<int[]> found = fill(supposed.grid());
                    if (found.isPresent()) {
                        return found;
                    }
                }
            }
            return Optional.empty();
        }
    }
}
