package tilewright.hues;

/**
 * Conclusions on a board without trial: cells that one color alone can fill, and cells that a color's tiles must go to
 * because they would not find room otherwise.
 *
 * <p>Mutable; one thread at a time.
 */
final class Logic {

    private final long[] peers = Peers.all();
    private final Packing packing = new Packing();
    private final long[] open = new long[Peers.COLORS];
    private final int[] left = new int[Peers.COLORS];
    private final byte[] colors;
    private long empty;

    private Logic(Board board) {
        colors = board.colors();
        for (int color = 0; color < Peers.COLORS; color++) {
            left[color] = Peers.TILES;
            open[color] = -1L;
        }
        empty = -1L;
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (colors[cell] != Board.EMPTY) {
                put(cell, colors[cell]);
            }
        }
    }

    private void put(int cell, int color) {
        colors[cell] = (byte) color;
        empty &= ~(1L << cell);
        left[color]--;
        open[color] = left[color] == 0 ? 0 : open[color] & ~peers[cell];
        for (int other = 0; other < Peers.COLORS; other++) {
            open[other] &= empty;
        }
    }

    /** Returns the grade of a board: which steps fill it. */
    static Grade grade(Board board) {
        Logic logic = new Logic(board);
        boolean packed = false;
        while (logic.empty != 0) {
            if (logic.fillCells()) {
                continue;
            }
            if (!logic.fillColors()) {
                return Grade.HARD;
            }
            packed = true;
        }
        return packed ? Grade.MEDIUM : Grade.EASY;
    }

    /** Fills the cells that one color alone can fill; whether there were any. */
    private boolean fillCells() {
        long one = 0;
        long two = 0;
        for (long word : open) {
            two |= one & word;
            one |= word;
        }
        long single = one & ~two;
        for (int color = 0; color < Peers.COLORS; color++) {
            long mine = open[color] & single;
            if (mine != 0) {
                put(Long.numberOfTrailingZeros(mine), color);
                return true;
            }
        }
        return false;
    }

    /** Fills a cell that a color's tiles must go to; whether there was one. */
    private boolean fillColors() {
        for (int color = 0; color < Peers.COLORS; color++) {
            if (left[color] > 0 && packing.pack(open[color], left[color]) && packing.forced() != 0) {
                put(Long.numberOfTrailingZeros(packing.forced()), color);
                return true;
            }
        }
        return false;
    }
}
