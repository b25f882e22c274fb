package tilewright.sudoku.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The boxes of a grid, which hold each digit once and tile it; or none, as in a Latin square. */
public sealed interface Boxes {

    /** A grid without boxes. */
    record None() implements Boxes {}

    /**
     * Equal rectangles.
     *
     * @param rows the height of a box
     * @param columns the width of a box; as many cells as the side of the grid
     */
    record Rectangles(int rows, int columns) implements Boxes {}

    /**
     * Boxes of any shape, as in a jigsaw.
     *
     * @param boxOf the box of each cell, numbered from 0 in the order of their first cells
     */
    record Shapes(List<Integer> boxOf) implements Boxes {

        /** Constructs boxes, and numbers them again; cells with equal numbers are of one box. */
        public Shapes {
            Map<Integer, Integer> numbers = new HashMap<>();
            List<Integer> renamed = new ArrayList<>(boxOf.size());
            for (int box : boxOf) {
                Integer next = numbers.size();
                Integer known = numbers.putIfAbsent(box, next);
                renamed.add(known == null ? next : known);
            }
            boxOf = List.copyOf(renamed);
        }
    }

    /** The usual boxes of a side: the most square rectangles, not higher than wide; none for 2, 3, 5, 7 and other primes. */
    static Boxes usual(int side) {
        for (int rows = (int) Math.sqrt(side); rows > 1; rows--) {
            if (side % rows == 0) {
                return new Rectangles(rows, side / rows);
            }
        }
        return new None();
    }

    /**
     * The cells of each box, in reading order.
     *
     * @param side of the grid that they tile
     */
    default List<List<Integer>> cells(int side) {
        if (this instanceof None) {
            return List.of();
        }
        List<List<Integer>> boxes = new ArrayList<>();
        for (int box = 0; box < side; box++) {
            boxes.add(new ArrayList<>(side));
        }
        for (int cell = 0; cell < side * side; cell++) {
            boxes.get(boxOf(cell, side)).add(cell);
        }
        return boxes;
    }

    private int boxOf(int cell, int side) {
        return switch (this) {
            case None _ -> 0;
            case Rectangles(int rows, int columns) -> cell / side / rows * (side / columns) + cell % side / columns;
            case Shapes(List<Integer> boxOf) -> boxOf.get(cell);
        };
    }

    /** Returns the same boxes as plainly as can be said: shapes that are rectangles, and rectangles that are rows or columns. */
    private Boxes plainest(int side) {
        if (this instanceof Rectangles(int rows, int columns) && (rows == 1 || columns == 1)) {
            return new None();
        }
        if (this instanceof Shapes) {
            for (int rows = 1; rows <= side; rows++) {
                Boxes rectangles = new Rectangles(rows, side / rows);
                if (side % rows == 0 && rectangles.cells(side).equals(cells(side))) {
                    return rectangles.plainest(side);
                }
            }
        }
        return this;
    }

    /**
     * Returns these boxes in their simplest form.
     *
     * @throws VariantError when they do not tile the grid
     */
    default Boxes checked(int side) {
        if (this instanceof Rectangles(int rows, int columns)
                && (rows < 1 || columns < 1 || (long) rows * columns != side)) {
            throw new VariantError(RulesMessages.boxSize(rows, columns, side));
        }
        if (this instanceof Shapes(List<Integer> boxOf)) {
            checkShapes(boxOf, side);
        }
        return plainest(side);
    }

    private static void checkShapes(List<Integer> boxOf, int side) {
        if (boxOf.size() != side * side) {
            throw new VariantError(RulesMessages.boxCells(side * side, boxOf.size()));
        }
        int[] sizes = new int[side * side];
        boxOf.forEach(box -> sizes[box]++);
        for (int cell = 0; cell < sizes.length; cell++) {
            int size = sizes[boxOf.get(cell)];
            if (size != side) {
                throw new VariantError(RulesMessages.boxOfCell(Cells.place(cell, side), size, side));
            }
        }
    }
}
