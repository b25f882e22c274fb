package tilewright.sudoku.rules;

import java.util.List;
import java.util.stream.IntStream;
import tilewright.message.Message;

/** A constraint on the whole grid, which needs no cells or numbers of its own. */
public enum GlobalConstraint implements Constraint {
    /** Each digit is once on the diagonal from the top left. */
    DIAGONAL_DOWN("diagonal-down"),
    /** Each digit is once on the diagonal from the bottom left. */
    DIAGONAL_UP("diagonal-up"),
    /** Each digit is once in each window: squares as large as a box, the first one cell away from the corner, one cell apart. */
    WINDOKU("windoku"),
    /** Each digit is once in the cells at the same place of all boxes. */
    DISJOINT_GROUPS("disjoint"),
    /** Cells a knight's move apart differ. */
    ANTI_KNIGHT("anti-knight"),
    /** Cells a king's move apart differ. */
    ANTI_KING("anti-king"),
    /** The digits of neighbors never differ by 1. */
    NON_CONSECUTIVE("non-consecutive"),
    /** All dots are given: neighbors without a dot neither differ by 1, nor is one twice the other. */
    ALL_DOTS("all-dots"),
    /** Neighbors without a dot never differ by 1. */
    ALL_WHITE_DOTS("all-white"),
    /** Neighbors without a dot are never one twice the other. */
    ALL_BLACK_DOTS("all-black"),
    /** All X and V are given: neighbors without a mark sum to neither 5 nor 10. */
    ALL_XV("all-xv");

    private final String word;

    GlobalConstraint(String word) {
        this.word = word;
    }

    /** The word for the constraint in texts. */
    public String word() {
        return word;
    }

    @Override
    public Message title() {
        return RulesMessages.global(word);
    }

    @Override
    public List<Integer> cells(int side) {
        return switch (this) {
            case DIAGONAL_DOWN ->
                IntStream.range(0, side).mapToObj(i -> i * side + i).toList();
            case DIAGONAL_UP ->
                IntStream.range(0, side).mapToObj(i -> i * side + side - 1 - i).toList();
            case WINDOKU ->
                windows(side).stream().flatMap(List::stream).sorted().toList();
            case DISJOINT_GROUPS,
                    ANTI_KNIGHT,
                    ANTI_KING,
                    NON_CONSECUTIVE,
                    ALL_DOTS,
                    ALL_WHITE_DOTS,
                    ALL_BLACK_DOTS,
                    ALL_XV -> IntStream.range(0, side * side).boxed().toList();
        };
    }

    /** The cells of each window; none when the side is no square. */
    static List<List<Integer>> windows(int side) {
        int width = (int) Math.sqrt(side);
        if (width * width != side) {
            return List.of();
        }
        return IntStream.range(0, (width - 1) * (width - 1))
                .mapToObj(window -> window(window / (width - 1), window % (width - 1), width, side))
                .toList();
    }

    private static List<Integer> window(int down, int right, int width, int side) {
        int first = (1 + down * (width + 1)) * side + 1 + right * (width + 1);
        return IntStream.range(0, side)
                .mapToObj(i -> first + i / width * side + i % width)
                .toList();
    }
}
