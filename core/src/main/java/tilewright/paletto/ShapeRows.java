package tilewright.paletto;

/** A row of equally many longs for each shape of a graph, in arrays of a moderate length. */
final class ShapeRows {

    private static final int BITS = 14;
    private static final int CHUNK = 1 << BITS;

    private final int longs;
    private final long[][] chunks;

    ShapeRows(int shapes, int longs) {
        this.longs = longs;
        chunks = new long[(shapes + CHUNK - 1) / CHUNK][];
        for (int i = 0; i < chunks.length; i++) {
            chunks[i] = new long[Math.min(CHUNK, shapes - i * CHUNK) * longs];
        }
    }

    /** The array with a shape's row. */
    long[] chunk(int shape) {
        return chunks[shape >> BITS];
    }

    /** Where the row begins in it. */
    int at(int shape) {
        return at(shape, longs);
    }

    /** The same for a caller who knows how long rows are. */
    static int at(int shape, int longs) {
        return (shape & CHUNK - 1) * longs;
    }

    /** Sets the rows of some shapes, one behind the other. */
    void put(int begin, int count, long[] values) {
        int done = 0;
        while (done < count) {
            int shape = begin + done;
            int more = Math.min(count - done, CHUNK - (shape & CHUNK - 1));
            System.arraycopy(values, done * longs, chunk(shape), at(shape), more * longs);
            done += more;
        }
    }
}
