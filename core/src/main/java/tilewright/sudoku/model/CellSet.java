package tilewright.sudoku.model;

import java.util.List;
import java.util.function.IntConsumer;
import tilewright.message.Value;

/**
 * A set of the cells 0 to 80 of a grid: bits of two longs, the cells 0 to 53 in the first, 54 to 80 in the second, so that
 * six rows of boxes end where a long does.
 *
 * @param low bit c stands for cell c
 * @param high bit c - 54 stands for cell c
 */
public record CellSet(long low, long high) {

    private static final int SPLIT = 54;

    public static final CellSet NONE = new CellSet(0, 0);
    public static final CellSet ALL = new CellSet((1L << SPLIT) - 1, (1L << Houses.CELLS - SPLIT) - 1);

    /** The cells of each house. */
    private static final CellSet[] HOUSES = new CellSet[Houses.COUNT];

    /** The 20 cells that each cell sees. */
    private static final CellSet[] PEERS = new CellSet[Houses.CELLS];

    static {
        for (int house = 0; house < Houses.COUNT; house++) {
            HOUSES[house] = of(Houses.cells(house));
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            PEERS[cell] = of(Houses.peers(cell));
        }
    }

    public static CellSet of(int... cells) {
        long low = 0;
        long high = 0;
        for (int cell : cells) {
            if (cell < SPLIT) {
                low |= 1L << cell;
            } else {
                high |= 1L << cell - SPLIT;
            }
        }
        return new CellSet(low, high);
    }

    public static CellSet house(int house) {
        return HOUSES[house];
    }

    /** The cells that a cell sees, without itself. */
    public static CellSet peers(int cell) {
        return PEERS[cell];
    }

    /** The cells that see every cell of this set. All cells, if it is empty. */
    public CellSet seenByAll() {
        CellSet seen = ALL;
        for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
            seen = seen.and(PEERS[cell]);
        }
        return seen;
    }

    public boolean has(int cell) {
        return cell < SPLIT ? (low >>> cell & 1) != 0 : (high >>> cell - SPLIT & 1) != 0;
    }

    public CellSet with(int cell) {
        return or(of(cell));
    }

    public CellSet without(int cell) {
        return minus(of(cell));
    }

    public CellSet and(CellSet other) {
        return new CellSet(low & other.low, high & other.high);
    }

    public CellSet or(CellSet other) {
        return new CellSet(low | other.low, high | other.high);
    }

    public CellSet minus(CellSet other) {
        return new CellSet(low & ~other.low, high & ~other.high);
    }

    public boolean meets(CellSet other) {
        return (low & other.low | high & other.high) != 0;
    }

    /** Whether all of these cells are in the other set. */
    public boolean within(CellSet other) {
        return (low & ~other.low | high & ~other.high) == 0;
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** The first cell of the set; -1 if it is empty. */
    public int first() {
        return next(0);
    }

    /** The first cell of the set that is not before a cell; -1 if there is none. */
    public int next(int from) {
        if (from < SPLIT) {
            long rest = low & -1L << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
        }
        if (from >= Houses.CELLS) {
            return -1;
        }
        long rest = high & -1L << Math.max(0, from - SPLIT);
        return rest == 0 ? -1 : SPLIT + Long.numberOfTrailingZeros(rest);
    }

    public void forEach(IntConsumer action) {
        for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
            action.accept(cell);
        }
    }

    /** The cells in ascending order. */
    public int[] cells() {
        int[] cells = new int[size()];
        int count = 0;
        for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
            cells[count++] = cell;
        }
        return cells;
    }

    /** The cells in ascending order, as values of messages. */
    public List<Value.Cell> places() {
        return Houses.places(cells());
    }
}
