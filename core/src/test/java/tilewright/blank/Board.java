package tilewright.blank;

/**
 * A row of cells, some of them filled.
 *
 * @param cells 1 to 20
 * @param filled bit i is set when cell i is filled
 */
public record Board(int cells, int filled) {

    boolean has(int cell) {
        return (filled & 1 << cell) != 0;
    }

    Board with(int cell) {
        return new Board(cells, filled | 1 << cell);
    }

    int free() {
        return cells - Integer.bitCount(filled);
    }
}
