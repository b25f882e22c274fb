package tilewright.sudoku.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tilewright.rng.SeededRandom;

/**
 * Lines of cells that touch at sides or corners, in a grid that is full. No two lines share a cell. One thread.
 *
 * @param grid the digit of each cell
 * @param used cells of lines that were found
 */
record LineFinder(int side, int[] grid, boolean[] used, SeededRandom random) {

    /** Starts that are tried for each line that is wanted. */
    private static final int TRIES = 20;

    LineFinder(int side, int[] grid, SeededRandom random) {
        this(side, grid, new boolean[grid.length], random);
    }

    /**
     * Returns lines, fewer where there are not as many.
     *
     * @param longest number of cells
     * @param goesOn whether a line may go on with a digit
     * @param good whether a line may end where it is
     */
    List<List<Integer>> lines(int longest, BiPredicate<List<Integer>, Integer> goesOn, Predicate<List<Integer>> good) {
        List<List<Integer>> found = new ArrayList<>();
        for (int i = TRIES * wanted(); i > 0 && found.size() < wanted(); i--) {
            take(walk(longest, goesOn, good), found);
        }
        return found;
    }

    /** Returns palindromes: lines that grow at both ends by equal digits. */
    List<List<Integer>> palindromes(int longest) {
        List<List<Integer>> found = new ArrayList<>();
        for (int i = TRIES * wanted(); i > 0 && found.size() < wanted(); i--) {
            List<Integer> line = new ArrayList<>(List.of(random.below(grid.length)));
            if (used[line.getFirst()]) {
                continue;
            }
            while (line.size() < longest && grow(line)) {
                // both ends have grown
            }
            take(line.size() < 3 ? List.of() : line, found);
        }
        return found;
    }

    int digit(int cell) {
        return grid[cell];
    }

    private int wanted() {
        return side / 2;
    }

    private void take(List<Integer> line, List<List<Integer>> found) {
        if (!line.isEmpty()) {
            line.forEach(cell -> used[cell] = true);
            found.add(line);
        }
    }

    /** A random walk up to the last place where it is good; empty when there is none. */
    private List<Integer> walk(int longest, BiPredicate<List<Integer>, Integer> goesOn, Predicate<List<Integer>> good) {
        List<Integer> line = new ArrayList<>();
        List<Integer> digits = new ArrayList<>();
        int whole = 0;
        int cell = random.below(grid.length);
        boolean open = !used[cell];
        while (open) {
            line.add(cell);
            digits.add(grid[cell]);
            whole = good.test(digits) ? line.size() : whole;
            List<Integer> next = free(cell, line).stream()
                    .filter(other -> goesOn.test(digits, grid[other]))
                    .toList();
            open = line.size() < longest && !next.isEmpty();
            cell = open ? next.get(random.below(next.size())) : cell;
        }
        return List.copyOf(line.subList(0, whole));
    }

    private boolean grow(List<Integer> line) {
        List<Integer> before = free(line.getFirst(), line);
        List<Integer> after = free(line.getLast(), line);
        List<List<Integer>> pairs = new ArrayList<>();
        for (int one : before) {
            for (int other : after) {
                if (one != other && grid[one] == grid[other]) {
                    pairs.add(List.of(one, other));
                }
            }
        }
        if (pairs.isEmpty()) {
            return false;
        }
        List<Integer> pair = pairs.get(random.below(pairs.size()));
        line.addFirst(pair.getFirst());
        line.addLast(pair.getLast());
        return true;
    }

    /** The cells around one that are in no line. */
    private List<Integer> free(int cell, List<Integer> line) {
        return IntStream.range(0, 9)
                .filter(i -> inside(cell / side + i / 3 - 1) && inside(cell % side + i % 3 - 1))
                .map(i -> cell + (i / 3 - 1) * side + i % 3 - 1)
                .filter(other -> !used[other] && !line.contains(other))
                .boxed()
                .toList();
    }

    private boolean inside(int number) {
        return number >= 0 && number < side;
    }
}
