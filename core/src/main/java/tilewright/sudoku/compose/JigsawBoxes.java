package tilewright.sudoku.compose;

import java.util.Arrays;
import java.util.stream.IntStream;
import tilewright.grid.Grid;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.rules.Boxes;

/**
 * Random boxes that are connected: two boxes that touch exchange a cell each, many times, as long as both stay in one piece.
 *
 * <p>One thread.
 */
final class JigsawBoxes {

    /** Exchanges that are tried for each cell. */
    private static final int TRIES = 15;

    private final int side;
    private final Grid grid;
    private final SeededRandom random;
    private final int[] boxOf;
    private final int[] reached;

    private JigsawBoxes(int side, SeededRandom random) {
        this.side = side;
        this.random = random;
        grid = Grid.square(side);
        boxOf = IntStream.range(0, side * side).map(cell -> cell / side).toArray();
        reached = new int[side];
    }

    static Boxes of(int side, SeededRandom random) {
        JigsawBoxes boxes = new JigsawBoxes(side, random);
        for (int i = TRIES * side * side; i > 0; i--) {
            boxes.exchange();
        }
        return new Boxes.Shapes(Arrays.stream(boxes.boxOf).boxed().toList());
    }

    /** Takes a cell into a neighboring box, and gives one of that box for it. */
    private void exchange() {
        int taken = random.below(boxOf.length);
        int from = boxOf[taken];
        int[] neighbors = grid.neighbors(taken);
        int to = boxOf[neighbors[random.below(neighbors.length)]];
        int given = from == to ? -1 : anyAtBorder(to, from);
        if (given < 0) {
            return;
        }
        boxOf[taken] = to;
        boxOf[given] = from;
        if (!connected(from, given) || !connected(to, taken)) {
            boxOf[taken] = from;
            boxOf[given] = to;
        }
    }

    /** Returns a random cell of a box that touches another box. */
    private int anyAtBorder(int box, int other) {
        int chosen = -1;
        int count = 0;
        for (int cell = 0; cell < boxOf.length; cell++) {
            if (boxOf[cell] == box && touches(cell, other) && random.below(++count) == 0) {
                chosen = cell;
            }
        }
        return chosen;
    }

    private boolean touches(int cell, int box) {
        for (int neighbor : grid.neighbors(cell)) {
            if (boxOf[neighbor] == box) {
                return true;
            }
        }
        return false;
    }

    private boolean connected(int box, int start) {
        reached[0] = start;
        int count = 1;
        for (int i = 0; i < count; i++) {
            for (int neighbor : grid.neighbors(reached[i])) {
                if (boxOf[neighbor] == box && !hasReached(neighbor, count)) {
                    reached[count++] = neighbor;
                }
            }
        }
        return count == side;
    }

    private boolean hasReached(int cell, int count) {
        for (int i = 0; i < count; i++) {
            if (reached[i] == cell) {
                return true;
            }
        }
        return false;
    }
}
