package tilewright.trominoes;

/**
 * The growth of coverings cell by cell in reading order: states of the cells before and behind the frontier, and the tiles
 * that lead from one state to the next.
 *
 * <p>Immutable; threads may share one.
 */
final class Frontier {

    /*
     * Dynamic programming over a broken profile: two partial coverings of the cells before some cell have the same ways to
     * go on if the same cells from there on are covered. A tile reaches two rows down at most, so those are among the next
     * 2 * columns + 1 cells. A state is
     *
     *   place    the number of the next free cell; plus the number of cells once a step has set the green tile
     *   window   bit k is set if cell place + k is covered, by a tile of a step or by what lay there before; bit 0 is 0
     *
     * The window slides by a shift, and what lay there before is or-ed in: its bits that are there already do not change.
     * 61 bits are enough for 30 columns. Few windows occur: 3,559 at most at one cell of a board 13 wide, of 3^13.
     */

    static final int ACROSS = 0;
    static final int DOWN = 1;
    static final int GREEN = 2;

    /** The value where there is no way. */
    static final int NONE = -1;
    /** The way leads to a covering. */
    static final int COVERED = -2;
    /** The window where there is no way. */
    static final long NOTHING = 0;

    private final int cells;
    private final int columns;
    private final boolean green;
    /** The tiles on the board from a cell on, as a window. Behind its last cell all is covered. */
    private final long[] lying;
    /** Whether a tile across that begins at a cell ends in the same row. */
    private final boolean[] wide;

    private final boolean[] holdsGreen;

    private Frontier(int columns, boolean[] covered, boolean green, boolean[] holdsGreen) {
        this.columns = columns;
        this.green = green;
        this.holdsGreen = holdsGreen;
        cells = covered.length;
        wide = new boolean[cells];
        lying = new long[cells + 1];
        long window = (1L << 2 * columns + 1) - 1;
        lying[cells] = window;
        for (int cell = cells - 1; cell >= 0; cell--) {
            window = window << 1 & lying[cells] | (covered[cell] ? 1 : 0);
            lying[cell] = window;
            wide[cell] = cell % columns + 2 < columns;
        }
    }

    static Frontier of(Board board) {
        return of(board, false);
    }

    /** @param upsideDown whether the last row comes first */
    static Frontier of(Board board, boolean upsideDown) {
        boolean[] squares = squares(board);
        boolean[] covered = new boolean[board.cells()];
        boolean[] holdsGreen = new boolean[board.cells()];
        for (int cell = 0; cell < covered.length; cell++) {
            int column = board.grid().column(cell);
            int to = upsideDown ? board.cells() - cell - board.width() + 2 * column : cell;
            covered[to] = !board.free(cell);
            holdsGreen[to] = squares[cell];
        }
        return new Frontier(board.width(), covered, board.wantsGreen(), holdsGreen);
    }

    private static boolean[] squares(Board board) {
        boolean[] squares = new boolean[board.cells()];
        if (board.wantsGreen()) {
            for (int cell : Coloring.squares(board.grid())) {
                squares[cell] = true;
            }
        }
        return squares;
    }

    /** Returns the maximum number of ways. */
    int ways() {
        return green ? 3 : 2;
    }

    /** The cell that is to be covered at a place. */
    int cell(int place) {
        return place < cells ? place : place - cells;
    }

    /** Returns the number of cells. */
    int cells() {
        return cells;
    }

    /** The tiles that lie on the board from a cell on, as a window; behind its last cell all is covered. */
    long lying(int cell) {
        return lying[cell];
    }

    /** The first state, added to a layer; {@link #COVERED} or {@link #NONE} if there is nothing to do. */
    int begin(FrontierLayer layer) {
        return settle(0, lying[0], !green, layer);
    }

    /**
     * The state that a way leads to, added to a layer.
     *
     * @return its number there, or {@link #NONE} or {@link #COVERED}
     */
    int follow(int place, long window, int way, FrontierLayer layer) {
        int cell = cell(place);
        boolean greenSet = !green || place >= cells;
        long laid = laid(cell, greenSet, window, way);
        return laid == NOTHING ? NONE : settle(cell, laid, greenSet || way == GREEN, layer);
    }

    /** A window with a tile more, at its first cell; {@link #NOTHING} where there is no way. */
    long laid(int cell, boolean greenSet, long window, int way) {
        return switch (way) {
            case ACROSS -> wide[cell] && (window & 0b110) == 0 ? window | 0b111 : NOTHING;
            case DOWN -> {
                long rest = 1L << columns | 1L << 2 * columns;
                yield (window & rest) == 0 ? window | rest | 1 : NOTHING;
            }
            default -> !greenSet && holdsGreen[cell] ? window | 1 : NOTHING;
        };
    }

    /** The next free cell of a window at a cell; the number of cells if there is none. */
    int next(int from, long from0) {
        int cell = from;
        long window = from0;
        while ((window & 1) != 0 && cell < cells) {
            int step = Math.min(Long.numberOfTrailingZeros(~window), cells - cell);
            cell += step;
            window = window >>> step | lying[cell];
        }
        return cell;
    }

    /** The window at a later cell that becomes of one at an earlier cell. */
    long window(int from, long window, int to) {
        return to - from < Long.SIZE ? window >>> to - from | lying[to] : lying[to];
    }

    /** The cells from one on that tiles of steps cover, two rows of them, by the window at a later one. */
    long beyond(int line, int cell, long window) {
        int step = cell - line;
        long all = step < Long.SIZE ? window << step | (1L << step) - 1 : -1;
        return all & ~lying[line] & (1L << 2 * columns) - 1;
    }

    private int settle(int from, long window, boolean greenSet, FrontierLayer layer) {
        int cell = next(from, window);
        if (cell == cells) {
            return greenSet ? COVERED : NONE;
        }
        return layer.number(green && greenSet ? cell + cells : cell, window(from, window, cell));
    }
}
