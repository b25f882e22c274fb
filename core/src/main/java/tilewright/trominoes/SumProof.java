package tilewright.trominoes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.proof.Sum;

/**
 * A proof by the two three-colorings that a board has no covering, as a sum of the constraints of its formula.
 *
 * <p>The cells of the color with the most free cells are covered, those of the color with the fewest not twice. A tile of three is on one
 * cell of either and drops out, so that what is left is about the green tile alone: it is one, and cannot be where both colorings want it.
 */
final class SumProof {

    private static final int COLORINGS = 2;

    private SumProof() {}

    /** Returns the numbers of the constraints to be added; empty when the colorings prove nothing. */
    static Optional<List<Integer>> of(Board board, List<Sum> constraints) {
        List<Integer> both = new ArrayList<>();
        for (int coloring = 0; coloring < COLORINGS; coloring++) {
            List<Integer> one = numbers(board, coloring);
            if (impossible(one, constraints)) {
                return Optional.of(one);
            }
            both.addAll(one);
        }
        if (board.wantsGreen()) {
            both.add(constraints.size()); // there is one green tile at most
        }
        return Optional.of(both).filter(numbers -> impossible(numbers, constraints));
    }

    private static boolean impossible(List<Integer> numbers, List<Sum> constraints) {
        return numbers.stream()
                .map(number -> constraints.get(number - 1))
                .reduce(Sum::plus)
                .filter(Sum::impossible)
                .isPresent();
    }

    private static List<Integer> numbers(Board board, int coloring) {
        int[] counts = new int[3];
        for (int cell = 0; cell < board.cells(); cell++) {
            counts[ColoringProof.color(coloring, board.grid(), cell)] += board.free(cell) ? 1 : 0;
        }
        int most = 0;
        int fewest = 0;
        for (int color = 1; color < counts.length; color++) {
            most = counts[color] > counts[most] ? color : most;
            fewest = counts[color] < counts[fewest] ? color : fewest;
        }
        List<Integer> numbers = new ArrayList<>();
        int free = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.free(cell)) {
                int color = ColoringProof.color(coloring, board.grid(), cell);
                if (most != fewest && (color == most || color == fewest)) {
                    numbers.add(2 * free + (color == most ? 1 : 2));
                }
                free++;
            }
        }
        return numbers;
    }
}
