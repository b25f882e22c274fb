package tilewright.sudoku.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tilewright.message.Message;

/**
 * A constraint besides rows, columns, and boxes. Cells are numbered row by row from 0; digits go from 1 to the side of the grid.
 *
 * <p>The constructors bring what has several forms into one (a palindrome read backward is the same), and throw {@link VariantError}
 * when no grid can have such a constraint; a {@link Variant} checks it against its own grid. A constraint that no solution can meet,
 * such as a sum that is too large, is none the less one.
 */
public sealed interface Constraint
        permits GlobalConstraint, Constraint.Listed, Constraint.Sandwich, Constraint.LittleKiller {

    /** The name of the constraint in sentences, with a small letter. */
    Message title();

    /** The cells of the constraint, in the order in which they were given. */
    List<Integer> cells(int side);

    /**
     * Cells that hold each digit once, beside the usual houses.
     *
     * @param cells as many as the side, in reading order
     */
    record ExtraHouse(List<Integer> cells) implements Listed {
        public ExtraHouse {
            cells = Listed.set(title(), cells, 2);
        }

        @Override
        public Message title() {
            return RulesMessages.house();
        }
    }

    /**
     * Cells that all differ.
     *
     * @param cells at most as many as the side, in reading order
     */
    record Different(List<Integer> cells) implements Listed {
        public Different {
            cells = Listed.set(title(), cells, 2);
        }

        @Override
        public Message title() {
            return RulesMessages.different();
        }
    }

    /**
     * A killer cage: its digits differ and have a sum.
     *
     * @param sum 0 or more
     * @param cells at most as many as the side, in reading order
     */
    record Cage(int sum, List<Integer> cells) implements Listed {
        public Cage {
            cells = Listed.set(title(), cells, 1);
            Listed.checkNumber(title(), sum, 0, Variant.MOST_SUM);
        }

        @Override
        public Message title() {
            return RulesMessages.cage();
        }
    }

    /**
     * A white dot of Kropki, or one with a number: the digits of two neighbors differ by it.
     *
     * @param difference 1 for the dot without a number
     * @param cells two, in reading order
     */
    record Difference(int difference, List<Integer> cells) implements Pair {
        public Difference {
            cells = Pair.of(title(), cells);
            Listed.checkNumber(title(), difference, 1, Variant.MOST_SIDE - 1);
        }

        @Override
        public Message title() {
            return RulesMessages.dot();
        }
    }

    /**
     * A black dot of Kropki, or one with a number: one of two neighbors is a multiple of the other by it.
     *
     * @param ratio 2 for the dot without a number
     * @param cells two, in reading order
     */
    record Ratio(int ratio, List<Integer> cells) implements Pair {
        public Ratio {
            cells = Pair.of(title(), cells);
            Listed.checkNumber(title(), ratio, 2, Variant.MOST_SIDE);
        }

        @Override
        public Message title() {
            return RulesMessages.dot();
        }
    }

    /**
     * An X or a V: the sum of two neighbors.
     *
     * @param sum 10 for X, 5 for V
     * @param cells two, in reading order
     */
    record PairSum(int sum, List<Integer> cells) implements Pair {
        public PairSum {
            cells = Pair.of(title(), cells);
            Listed.checkNumber(title(), sum, 0, Variant.MOST_SUM);
        }

        @Override
        public Message title() {
            return RulesMessages.pairSum();
        }
    }

    /**
     * A greater-than sign between two neighbors.
     *
     * @param cells two, the greater one first
     */
    record GreaterThan(List<Integer> cells) implements Pair {
        public GreaterThan {
            cells = List.copyOf(cells);
            Pair.of(title(), cells);
        }

        @Override
        public Message title() {
            return RulesMessages.greaterThan();
        }
    }

    /**
     * A thermometer: digits rise from the first cell to the last.
     *
     * @param cells from the bulb on, at most as many as the side
     */
    record Thermometer(List<Integer> cells) implements Listed {
        public Thermometer {
            cells = Listed.path(title(), cells, 2);
        }

        @Override
        public Message title() {
            return RulesMessages.thermometer();
        }
    }

    /**
     * An arrow: the first cell, its circle, is the sum of all others. Digits may be equal where no other constraint forbids it.
     *
     * @param cells the circle and at least one other
     */
    record Arrow(List<Integer> cells) implements Listed {
        public Arrow {
            cells = Listed.path(title(), cells, 2);
        }

        @Override
        public Message title() {
            return RulesMessages.arrow();
        }
    }

    /**
     * A sandwich: the sum of the digits between 1 and the highest digit in a row or a column.
     *
     * @param house {@link House.Kind#ROW} or {@link House.Kind#COLUMN}
     * @param number of the row or column, counted from 0
     * @param sum 0 or more
     */
    record Sandwich(House.Kind house, int number, int sum) implements Constraint {
        public Sandwich {
            if (house != House.Kind.ROW && house != House.Kind.COLUMN) {
                throw new IllegalArgumentException("house (%s) must be ROW or COLUMN".formatted(house));
            }
            Listed.checkNumber(title(), sum, 0, Variant.MOST_SUM);
        }

        @Override
        public Message title() {
            return RulesMessages.sandwich();
        }

        @Override
        public List<Integer> cells(int side) {
            return IntStream.range(0, side)
                    .mapToObj(i -> house == House.Kind.ROW ? number * side + i : i * side + number)
                    .toList();
        }
    }

    /**
     * A little killer: the sum of a diagonal. Digits may be equal where no other constraint forbids it.
     *
     * @param start at the border, where the diagonal begins
     * @param sum 0 or more
     */
    record LittleKiller(int start, Direction direction, int sum) implements Constraint {
        public LittleKiller {
            Listed.checkNumber(title(), sum, 0, Variant.MOST_SUM);
        }

        @Override
        public Message title() {
            return RulesMessages.littleKiller();
        }

        /** The direction of a diagonal. */
        public enum Direction {
            DOWN_RIGHT,
            DOWN_LEFT,
            UP_RIGHT,
            UP_LEFT
        }

        @Override
        public List<Integer> cells(int side) {
            int down = direction == Direction.DOWN_RIGHT || direction == Direction.DOWN_LEFT ? 1 : -1;
            int right = direction == Direction.DOWN_RIGHT || direction == Direction.UP_RIGHT ? 1 : -1;
            List<Integer> cells = new ArrayList<>();
            int row = start / side;
            int column = start % side;
            while (row >= 0 && row < side && column >= 0 && column < side) {
                cells.add(row * side + column);
                row += down;
                column += right;
            }
            return cells;
        }
    }

    /**
     * A palindrome: the same digits from both ends.
     *
     * @param cells along the line, from the end that comes first in reading order
     */
    record Palindrome(List<Integer> cells) implements Listed {
        public Palindrome {
            cells = Listed.line(title(), cells);
        }

        @Override
        public Message title() {
            return RulesMessages.palindrome();
        }
    }

    /**
     * Whispers: digits next to each other on a line differ by a number or more.
     *
     * @param difference 1 or more
     * @param cells along the line, from the end that comes first in reading order
     */
    record Whispers(int difference, List<Integer> cells) implements Listed {
        public Whispers {
            cells = Listed.line(title(), cells);
            Listed.checkNumber(title(), difference, 1, Variant.MOST_SIDE - 1);
        }

        @Override
        public Message title() {
            return RulesMessages.whispers();
        }
    }

    /**
     * A renban: the digits of a line are consecutive, in any order, and differ.
     *
     * @param cells along the line, from the end that comes first in reading order; at most as many as the side
     */
    record Renban(List<Integer> cells) implements Listed {
        public Renban {
            cells = Listed.line(title(), cells);
        }

        @Override
        public Message title() {
            return RulesMessages.renban();
        }
    }

    /**
     * An entropic line: of three digits next to each other one is low, one in the middle, and one high. Digits next to each other, and next but
     * one, are of different thirds.
     *
     * @param cells along the line, from the end that comes first in reading order
     */
    record Entropic(List<Integer> cells) implements Listed {
        public Entropic {
            cells = Listed.line(title(), cells);
        }

        @Override
        public Message title() {
            return RulesMessages.entropic();
        }

        /** Whether two digits are of different thirds, as {@code 1–3}, {@code 4–6}, and {@code 7–9}; those of other sides are cut as evenly. */
        public static boolean differ(int digit, int other, int side) {
            return (digit - 1) * 3 / side != (other - 1) * 3 / side;
        }
    }

    /** A constraint that lists its cells. */
    sealed interface Listed extends Constraint {

        List<Integer> cells();

        @Override
        default List<Integer> cells(int side) {
            return cells();
        }

        private static List<Integer> set(Message name, List<Integer> cells, int least) {
            return path(name, cells.stream().sorted().toList(), least);
        }

        private static List<Integer> line(Message name, List<Integer> cells) {
            List<Integer> line = path(name, cells, 2);
            return line.getFirst() < line.getLast() ? line : line.reversed();
        }

        private static List<Integer> path(Message name, List<Integer> cells, int least) {
            if (cells.size() < least) {
                throw new VariantError(RulesMessages.fewCells(name, least, cells.size()));
            }
            if (Cells.repeat(cells)) {
                throw new VariantError(RulesMessages.repeatedCell(name));
            }
            return List.copyOf(cells);
        }

        private static void checkNumber(Message name, int number, int least, int most) {
            if (number < least || number > most) {
                throw new VariantError(RulesMessages.wrongNumber(name, number, least, most));
            }
        }
    }

    /** A relation of two neighbors. */
    sealed interface Pair extends Listed {

        private static List<Integer> of(Message name, List<Integer> cells) {
            if (cells.size() != 2) {
                throw new VariantError(RulesMessages.twoCells(name, cells.size()));
            }
            return Listed.set(name, cells, 2);
        }
    }
}
