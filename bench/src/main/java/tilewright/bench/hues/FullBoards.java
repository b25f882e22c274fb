package tilewright.bench.hues;

import java.util.ArrayList;
import java.util.List;
import tilewright.grid.Grid;

/**
 * Counts the full boards of a size: any number of colors, each on equally many cells, under the rules of
 * {@code tilewright.hues.Peers}, with or without the one for the corners. Boards that differ by an exchange of colors
 * count once.
 *
 * <p>For small boards: up to some 30 cells and 6 by 6 in a second or two. Mutable; one thread at a time.
 */
final class FullBoards {

    /*
     * A full board, colors exchanged or not, is a partition of the cells into packings: sets of equally many cells, no two
     * of them peers. The packing of the first free cell in reading order is tried in all ways; what is left of the board
     * is a set of cells, the same for many beginnings, and its number is kept. Along the shorter side first, the cells
     * left lie close together and fewer sets occur.
     *
     * Cells that are all peers of each other, a cell with its neighbors, 2 by 2 cells or the corners, are in different
     * packings: with more of them left than packings there is no way.
     *
     * The numbers are kept in a table with open addressing: the set 0 marks an empty place.
     */

    /**
     * A size of boards.
     *
     * @param rows 1 or more
     * @param columns 1 or more; at most 64 cells
     * @param colors a divisor of the number of cells
     * @param corners whether the four corners of the board must differ
     */
    record Size(int rows, int columns, int colors, boolean corners) {

        static final int MOST = 64;

        public Size {
            int cells = rows * columns;
            if (rows < 1 || columns < 1 || cells > MOST || colors < 1 || cells % colors != 0) {
                throw new IllegalArgumentException(
                        "a board of rows (%d) and columns (%d) with colors (%d) must have at most 64 cells, equally many of each color"
                                .formatted(rows, columns, colors));
            }
        }

        /** Cells of each color. */
        int tiles() {
            return rows * columns / colors;
        }
    }

    private final int tiles;
    private final long[] peers;
    /** Sets of cells that are all peers of each other. */
    private final long[] cliques;

    private long[] sets = new long[1 << 10];
    private long[] numbers = new long[1 << 10];
    private int kept;

    private FullBoards(Size size) {
        tiles = size.tiles();
        peers = peers(size);
        cliques = cliques(peers);
    }

    /**
     * Counts the full boards up to an exchange of colors.
     *
     * @throws ArithmeticException if they are 2^63 or more
     */
    static long count(Size size) {
        long all = -1L >>> Size.MOST - size.rows() * size.columns();
        return new FullBoards(size).partitions(all);
    }

    /** The peers of each cell, as bits; cells in reading order, the longer side down. */
    static long[] peers(Size size) {
        Grid grid = new Grid(Math.max(size.rows(), size.columns()), Math.min(size.rows(), size.columns()));
        int cells = grid.rows() * grid.columns();
        long[] peers = new long[cells];
        for (int one = 0; one < cells; one++) {
            for (int other = 0; other < cells; other++) {
                int apart = Math.abs(grid.row(one) - grid.row(other)) + Math.abs(grid.column(one) - grid.column(other));
                boolean corners = size.corners() && corner(grid, one) && corner(grid, other);
                if (one != other && (apart <= 2 || corners)) {
                    peers[one] |= 1L << other;
                }
            }
        }
        return peers;
    }

    /** The largest sets of cells that are all peers of each other. */
    private static long[] cliques(long[] peers) {
        List<Long> found = new ArrayList<>();
        extend(0, -1L >>> Size.MOST - peers.length, 0, peers, found);
        return found.stream().mapToLong(Long::longValue).toArray();
    }

    /**
     * Finds all largest sets that hold these cells; after Bron and Kerbosch.
     *
     * @param more cells that are peers of all of them and can still be put in
     * @param before the same, but what holds them has been found
     */
    private static void extend(long clique, long more, long before, long[] peers, List<Long> found) {
        if (more == 0 && before == 0) {
            found.add(clique);
        }
        long open = more;
        long done = before;
        for (long left = more; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            extend(clique | 1L << cell, open & peers[cell], done & peers[cell], peers, found);
            open &= ~(1L << cell);
            done |= 1L << cell;
        }
    }

    private static boolean corner(Grid grid, int cell) {
        int row = grid.row(cell);
        int column = grid.column(cell);
        return (row == 0 || row == grid.rows() - 1) && (column == 0 || column == grid.columns() - 1);
    }

    /** The ways to cut a set of cells into packings. Goes one call deeper for each color and each tile of it. */
    private long partitions(long cells) {
        if (cells == 0) {
            return 1;
        }
        if (crowded(cells, Long.bitCount(cells) / tiles)) {
            return 0;
        }
        int place = place(cells);
        if (sets[place] == cells) {
            return numbers[place];
        }
        int first = Long.numberOfTrailingZeros(cells);
        long rest = cells & cells - 1;
        long number = packings(rest, rest & ~peers[first], tiles - 1);
        keep(cells, number);
        return number;
    }

    private boolean crowded(long cells, int colors) {
        for (long clique : cliques) {
            if (Long.bitCount(clique & cells) > colors) {
                return true;
            }
        }
        return false;
    }

    /**
     * The ways to cut cells into packings, of which the first is begun.
     *
     * @param rest the cells that are in no packing yet
     * @param open those of them that the first packing can still take
     * @param wanted how many it takes
     */
    private long packings(long rest, long open, int wanted) {
        if (wanted == 0) {
            return partitions(rest);
        }
        long number = 0;
        for (long cells = open; Long.bitCount(cells) >= wanted; cells &= cells - 1) {
            int cell = Long.numberOfTrailingZeros(cells);
            long others = cells & cells - 1 & ~peers[cell];
            number = Math.addExact(number, packings(rest & ~(1L << cell), others, wanted - 1));
        }
        return number;
    }

    /** Returns the place of a set of cells in the table, or the empty place for it. */
    private int place(long cells) {
        int mask = sets.length - 1;
        long mixed = cells * 0x9E3779B97F4A7C15L;
        int place = (int) (mixed >>> 32) & mask;
        while (sets[place] != 0 && sets[place] != cells) {
            place = place + 1 & mask;
        }
        return place;
    }

    private void keep(long cells, long number) {
        if (2 * ++kept > sets.length) {
            grow();
        }
        int place = place(cells);
        sets[place] = cells;
        numbers[place] = number;
    }

    private void grow() {
        long[] oldSets = sets;
        long[] oldNumbers = numbers;
        sets = new long[2 * oldSets.length];
        numbers = new long[sets.length];
        for (int old = 0; old < oldSets.length; old++) {
            if (oldSets[old] != 0) {
                int place = place(oldSets[old]);
                sets[place] = oldSets[old];
                numbers[place] = oldNumbers[old];
            }
        }
    }
}
