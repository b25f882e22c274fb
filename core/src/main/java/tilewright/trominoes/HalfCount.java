package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tilewright.search.Stop;

/**
 * The ways to lay all tiles that begin in the first rows of a board, by the cells that they cover. Mutable; one thread at a
 * time.
 */
final class HalfCount {

    /*
     * layers[cell] has the windows of the Frontier whose next free cell that is, and layers[cells] those that leave none;
     * after the green tile was set, 1 + cells further on. There are layers only within the next two rows or so.
     *
     * A layer is a list of ascending tables, which are merged when its cell comes. They ascend without sorting: a tile adds
     * the same bits to all windows that it is added to, and those that then have the same next free cell lose the same low
     * bits. So everything is read and written in order, and no table of hashes is needed.
     *
     * Two halves meet, one of the board and one of the board upside down, when their rows are all rows together. A tile
     * that crosses the line between them begins in either: one that reaches one row beyond it seen from above reaches two
     * rows beyond it seen from below. So each window of the one belongs to one window of the other.
     */

    private final Frontier frontier;
    private final int columns;
    private final List<List<WindowCounts>> layers = new ArrayList<>();
    /** Nothing at all. */
    private final WindowCounts none;
    /** The table for the windows that each way adds to the layer of each cell, up to the farthest of those cells. */
    private final WindowCounts[][] tables;

    private int farthest;

    private int rows;
    private long states;
    private long width = 1;

    HalfCount(Frontier frontier, int columns, WindowBlocks memory) {
        this.frontier = frontier;
        this.columns = columns;
        none = WindowCounts.none(memory);
        tables = new WindowCounts[frontier.ways()][frontier.cells() + 1];
        for (WindowCounts[] ofWay : tables) {
            Arrays.fill(ofWay, none);
        }
        for (int number = 0; number <= 2 * frontier.cells() + 1; number++) {
            layers.add(List.of());
        }
        int cell = frontier.next(0, frontier.lying(0));
        add(cell, false, WindowCounts.one(frontier.window(0, frontier.lying(0), cell), memory));
    }

    private void add(int cell, boolean greenSet, WindowCounts table) {
        int number = number(cell, greenSet);
        if (layers.get(number).isEmpty()) {
            layers.set(number, new ArrayList<>());
        }
        layers.get(number).add(table);
    }

    private int number(int cell, boolean greenSet) {
        return greenSet ? cell + frontier.cells() + 1 : cell;
    }

    /** The windows of a layer in one table. */
    private WindowCounts merged(int number) {
        List<WindowCounts> layer = layers.get(number);
        while (layer.size() > 1) {
            layer.sort(Comparator.comparingInt(WindowCounts::size).reversed());
            WindowCounts smallest = layer.removeLast();
            layer.add(smallest.merged(layer.removeLast()));
        }
        return layer.isEmpty() ? none : layer.getFirst();
    }

    /** Returns the number of rows whose tiles are laid. */
    int rows() {
        return rows;
    }

    /** Returns the number of states from which tiles were laid. */
    long states() {
        return states;
    }

    /** Returns the number of states after the last row. */
    long width() {
        return width;
    }

    /**
     * Lays the tiles that begin at a cell of the next row in all ways; called for each of its cells in turn.
     *
     * @param column the last one ends the row
     * @return false when it was stopped, and is worth nothing any more
     */
    boolean step(int column, Stop stop) {
        int cell = rows * columns + column;
        if (!spread(cell, false, stop) || !spread(cell, true, stop)) {
            return false;
        }
        if (column == columns - 1) {
            rows++;
            width = 0;
            for (List<WindowCounts> layer : layers) {
                for (WindowCounts table : layer) {
                    width += table.size();
                }
            }
        }
        return true;
    }

    private boolean spread(int cell, boolean greenSet, Stop stop) {
        int number = number(cell, greenSet);
        WindowCounts layer = merged(number);
        layers.set(number, List.of());
        farthest = cell;
        states += layer.size();
        for (int block = 0; block < layer.blocks(); block++) {
            if (stop.asked()) {
                return false;
            }
            for (int way = 0; way < frontier.ways(); way++) {
                lay(cell, greenSet, layer, block, way);
            }
            layer.give(block);
        }
        for (WindowCounts[] ofWay : tables) {
            Arrays.fill(ofWay, cell, farthest + 1, none);
        }
        return true;
    }

    private void lay(int cell, boolean greenSet, WindowCounts layer, int number, int way) {
        WindowCounts[] tablesOfWay = tables[way];
        long[] block = layer.block(number);
        int end = layer.end(number);
        for (int at = 0; at < end; at += layer.stride()) {
            long laid = frontier.laid(cell, greenSet, block[at], way);
            if (laid != Frontier.NOTHING) {
                int to = frontier.next(cell, laid);
                WindowCounts table = tablesOfWay[to];
                if (table == none) {
                    table = layer.alike();
                    tablesOfWay[to] = table;
                    add(to, greenSet || way == Frontier.GREEN, table);
                    farthest = Math.max(farthest, to);
                }
                table.append(frontier.window(cell, laid, to), block, at);
            }
        }
    }

    /**
     * The number of coverings of the board.
     *
     * @param below of the board upside down, with all rows that this one lacks
     * @param green whether the green tile is to be set in one of both
     */
    BigInteger meet(HalfCount below, boolean green) {
        if (!green) {
            return meet(below, false, false);
        }
        return meet(below, true, false).add(meet(below, false, true));
    }

    private BigInteger meet(HalfCount below, boolean greenAbove, boolean greenBelow) {
        SumOfProducts sum = new SumOfProducts();
        int line = below.rows * columns;
        for (int cell = line; cell <= frontier.cells(); cell++) {
            WindowCounts layer = below.merged(below.number(cell, greenBelow));
            for (int i = 0; i < layer.size(); i++) {
                long beyond = below.frontier.beyond(line, cell, layer.window(i));
                addProducts(opposite(beyond), greenAbove, layer, i, sum);
            }
        }
        return sum.value();
    }

    /** The cells that the same tiles cover on the other side of the line: in each column two for one, and one for two. */
    private long opposite(long beyond) {
        long near = beyond & (1L << columns) - 1;
        long far = beyond >>> columns;
        return near | (near & ~far) << columns;
    }

    private void addProducts(long beyond, boolean greenSet, WindowCounts below, int index, SumOfProducts sum) {
        int line = rows * columns;
        long covered = beyond | frontier.lying(line);
        int cell = frontier.next(line, covered);
        WindowCounts layer = merged(number(cell, greenSet));
        int found = layer.find(frontier.window(line, covered, cell));
        if (found >= 0) {
            layer.addProduct(found, below, index, sum);
        }
    }
}
