package tilewright.paletto.model;

/** Positions from their parts. */
public final class Boards {

    private Boards() {}

    /** A position at the beginning of a turn; takes the arrays as its own. */
    public static Board of(int mover, long[] pieces, int[] owned) {
        return new Board(pieces.length, mover, pieces, owned, 0, -1);
    }
}
