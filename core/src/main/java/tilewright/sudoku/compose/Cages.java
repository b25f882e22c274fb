package tilewright.sudoku.compose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.grid.Grid;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.rules.Constraint;

/** Killer cages that cover a full grid, of two to five cells each; they change until another grid does not fit them. One thread. */
final class Cages {

    private static final int MOST_CELLS = 5;

    /** Divisions that are tried before one without single cells is found. */
    private static final int TRIES = 100;

    private final Grid cells;
    private final int[] grid;
    private final SeededRandom random;
    private final int[] cageOf;

    private Cages(int[] grid, Grid cells, SeededRandom random) {
        this.grid = grid;
        this.cells = cells;
        this.random = random;
        cageOf = new int[grid.length];
    }

    /** Returns random cages; empty when none without single cells were found. */
    static Optional<Cages> of(int side, int[] grid, SeededRandom random) {
        Cages cages = new Cages(grid, Grid.square(side), random);
        for (int i = 0; i < TRIES; i++) {
            if (cages.divide()) {
                return Optional.of(cages);
            }
        }
        return Optional.empty();
    }

    List<Constraint> constraints() {
        List<Constraint> all = new ArrayList<>();
        for (int cage : Arrays.stream(cageOf).distinct().toArray()) {
            List<Integer> members = members(cage);
            all.add(new Constraint.Cage(sum(grid, members), members));
        }
        return all;
    }

    /**
     * Moves cells from cage to cage, until another grid does not fit.
     *
     * @return false when no move does that
     */
    boolean exclude(int[] other) {
        for (int cell : random.permutation(grid.length)) {
            if (grid[cell] == other[cell]) {
                continue;
            }
            int[] before = cageOf.clone();
            if (move(cell) && !fits(other)) {
                return true;
            }
            System.arraycopy(before, 0, cageOf, 0, before.length);
        }
        return false;
    }

    private boolean divide() {
        Arrays.fill(cageOf, -1);
        for (int start : random.permutation(grid.length)) {
            if (cageOf[start] < 0) {
                cageOf[start] = start;
                for (int size = 2 + random.below(3); size > 1; size--) {
                    grow(start);
                }
            }
        }
        return IntStream.range(0, grid.length)
                .allMatch(cell -> members(cageOf[cell]).size() > 1 || join(cell));
    }

    /** Adds a neighboring cell that is in no cage, if there is one with another digit. */
    private void grow(int cage) {
        List<Integer> members = members(cage);
        List<Integer> next = members.stream()
                .flatMapToInt(cell -> IntStream.of(cells.neighbors(cell)))
                .filter(cell -> cageOf[cell] < 0 && hasNot(members, grid[cell]))
                .boxed()
                .toList();
        if (!next.isEmpty()) {
            cageOf[next.get(random.below(next.size()))] = cage;
        }
    }

    /** Puts a cell into another cage beside it; false when none takes it. */
    private boolean join(int cell) {
        int[] neighbors = cells.neighbors(cell);
        for (int i : random.permutation(neighbors.length)) {
            int cage = cageOf[neighbors[i]];
            List<Integer> members = members(cage);
            if (cage != cageOf[cell] && members.size() < MOST_CELLS && hasNot(members, grid[cell])) {
                cageOf[cell] = cage;
                return true;
            }
        }
        return false;
    }

    /** Moves a cell to another cage, and the last one of its cage as well. */
    private boolean move(int cell) {
        int from = cageOf[cell];
        if (!join(cell)) {
            return false;
        }
        List<Integer> left = members(from);
        return left.size() == 1 ? join(left.getFirst()) : connected(left);
    }

    private boolean connected(List<Integer> members) {
        List<Integer> reached = new ArrayList<>(members.subList(0, 1));
        for (int i = 0; i < reached.size(); i++) {
            for (int neighbor : cells.neighbors(reached.get(i))) {
                if (members.contains(neighbor) && !reached.contains(neighbor)) {
                    reached.add(neighbor);
                }
            }
        }
        return reached.size() == members.size();
    }

    private boolean fits(int[] other) {
        return Arrays.stream(cageOf).distinct().allMatch(cage -> {
            List<Integer> members = members(cage);
            long digits = members.stream().map(cell -> other[cell]).distinct().count();
            return digits == members.size() && sum(other, members) == sum(grid, members);
        });
    }

    private boolean hasNot(List<Integer> members, int digit) {
        return members.stream().allMatch(cell -> grid[cell] != digit);
    }

    private List<Integer> members(int cage) {
        return IntStream.range(0, cageOf.length)
                .filter(cell -> cageOf[cell] == cage)
                .boxed()
                .toList();
    }

    private static int sum(int[] digits, List<Integer> members) {
        return members.stream().mapToInt(cell -> digits[cell]).sum();
    }
}
